#!/bin/bash -eu
# Builds the fuzz targets into $OUT; runs in the top folder of the repository.

if [ ! -d node_modules ]; then
  npm ci
fi
node_modules/.bin/tsx fuzz/oss-fuzz/build.ts "$OUT"

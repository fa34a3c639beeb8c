// Loaded before jsfuzz, which puts instruments into whatever is required from then on. That should be the target alone:
// not the packages that it uses, and not the parts of Babel, which makes the instruments, that Babel requires late.
const { createRequire } = require('node:module')

const requireAsJsfuzz = createRequire(require.resolve('jsfuzz/build/src/worker.js'))
const { createInstrumenter } = requireAsJsfuzz('istanbul-lib-instrument')
createInstrumenter({ compact: true }).instrumentSync('module.exports = () => [...arguments]', 'warm-up.js')

require(process.env.FUZZ_VENDOR)

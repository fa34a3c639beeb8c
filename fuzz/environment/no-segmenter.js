/** Makes an older host: to be loaded before everything else, by `node --import`. */
Reflect.deleteProperty(Intl, 'Segmenter')
Reflect.deleteProperty(String.prototype, 'toWellFormed')

// Holds the law of a bundle against the inputs that it is sent.
const { parentPort, workerData } = require('node:worker_threads')

const { hold } = require(workerData)

parentPort.on('message', (input) => parentPort.postMessage(judge(Buffer.from(input))))

function judge(input) {
  try {
    return { type: hold(input) ? 'held' : 'void' }
  } catch (error) {
    const stack = String(error?.stack ?? error)
    return { type: 'broken', message: stack, place: placeOf(stack) }
  }
}

/** The places in the bundle that the error came through, without what it says of the input. */
function placeOf(stack) {
  const frames = stack.split('\n').filter((line) => /^\s+at /.test(line) && line.includes(workerData))
  return frames
    .slice(0, 3)
    .map((line) => line.replace(/^.*:(\d+:\d+)\)?$/, '$1'))
    .join(' ')
}

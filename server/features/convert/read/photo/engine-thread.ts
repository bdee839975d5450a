// The engine's thread: tesseract.js's own. Its image library prints a remark for every odd piece of
// a picture, whatever `debug_file` says, and the package has no setting for that. What really fails
// is thrown.
import { createRequire } from 'node:module'

const silent = () => {}
globalThis.console.error = silent
globalThis.console.warn = silent
createRequire(import.meta.url)('tesseract.js/src/worker-script/node/index.js')

// The engine's thread: tesseract.js's own, without the remarks that the C code below it prints to
// the standard error about pictures it has no trouble with.
import { createRequire } from 'node:module'

const silent = () => {}
globalThis.console.error = silent
globalThis.console.warn = silent
createRequire(import.meta.url)('tesseract.js/src/worker-script/node/index.js')

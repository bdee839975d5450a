import type { Collector } from './scan.ts'

const SCRIPTS = new Set(['script', 'style'])

/** Collects all text outside scripts, hidden parts included. */
export function textCollector(): Collector & { text: () => string } {
  const parts: string[] = []
  let isInScript = false
  return {
    onOpen(name) {
      if (SCRIPTS.has(name)) isInScript = true
    },
    onText(data) {
      if (!isInScript) parts.push(data)
    },
    onClose(name) {
      if (SCRIPTS.has(name)) isInScript = false
    },
    text: () => parts.join(' '),
  }
}

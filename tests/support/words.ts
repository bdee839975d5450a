import { readFileSync } from 'node:fs'

const textsIn = (code: string) =>
  JSON.parse(readFileSync(`client/i18n/${code === 'gb' ? 'en' : code}.json`, 'utf8'))

/** What the interface says in a language. */
export const words = (code: string) => textsIn(code).translation ?? textsIn(code)

/** The name of a language of ours for browsers. */
export const browserLanguage = (code: string) => (code === 'gb' ? 'en-GB' : code)

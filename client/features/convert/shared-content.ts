import { readRecipeUrl } from './recipe-url.ts'

/** What another app has shared, by the way into the converter that it takes. */
export type SharedContent = { entry: 'url' | 'text'; input: string }

/** Beside an address this many characters are still its title or a greeting, not a recipe. */
const WORDS_AROUND_ADDRESS = 400

/**
 * Reads what the share menu of a device hands over: few apps fill in `url`, most put the address
 * into the text. `null` when there is nothing to convert.
 */
export function readShared(query: URLSearchParams): SharedContent | null {
  const [title, text, url] = ['title', 'text', 'url'].map((name) => query.get(name)?.trim() ?? '')
  const given = url ? readRecipeUrl(url) : null
  const found = (text ?? '').match(/https?:\/\/[^\s<>"]+/i)?.[0].replace(/[.,;:!?)\]]{1,3}$/, '')
  const address = given ?? (found ? readRecipeUrl(found) : null)
  const words = (text ?? '').length - (found?.length ?? 0)
  if (address && words <= WORDS_AROUND_ADDRESS) return { entry: 'url', input: address }
  const isTold = !title || !text || text.startsWith(title)
  const input = isTold ? text || title || '' : `${title}\n${text}`
  return input ? { entry: 'text', input } : null
}

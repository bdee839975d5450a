/**
 * The web address that a person meant: `https://` is added where they left it out, as in
 * `example.com/soup`. `null` when it is no address of the web.
 */
export function readRecipeUrl(typed: string): string | null {
  const text = typed.trim()
  const hasScheme = /^[a-z][a-z\d+.-]*:/i.test(text) && !/^[^/:]+:\d+(\/|$)/.test(text)
  const url = URL.parse(hasScheme ? text : `https://${text}`)
  if (!url || !/^https?:$/.test(url.protocol)) return null
  const isHost = url.hostname.includes('.') || url.hostname.includes(':') || hasScheme
  return isHost && !/\s/.test(text) ? url.href : null
}

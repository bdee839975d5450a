import { CLIP_PATH, PAGE_MEGABYTES } from '#shared/clip.ts'
import { RECIPE_LIMITS } from '#shared/recipe.ts'
import { shorten } from '#shared/shorten.ts'

/** What the opened page asks with, and what it is answered with. */
const READY = 'thermoscribe-clip-ready'
const PAGE = 'thermoscribe-clip-page'

export type ClippedPage = { url: string; title: string; html: string }

/**
 * The code of the bookmarklet for the app at `origin`. It opens the app and hands over the page
 * that is looked at, so that pages behind a login can be read, too.
 *
 * By message and not by a form: a site's content policy (`form-action`) stops forms, but no window
 * that a click opens. What stops messages is a site that cuts itself off from the windows it opens
 * (`Cross-Origin-Opener-Policy`), which is rarer; its address still comes along, after the `#`.
 */
export function bookmarklet(origin: string): string {
  const code = `(()=>{
const o=${JSON.stringify(origin)},l=location.href,w=open(o+'${CLIP_PATH}#'+encodeURIComponent(l));
const f=e=>{if(e.source!==w||e.origin!==o||e.data?.type!=='${READY}')return;
removeEventListener('message',f);
w.postMessage({type:'${PAGE}',url:l,title:document.title,html:document.documentElement.outerHTML},o)};
addEventListener('message',f)})()`
  return `javascript:${encodeURIComponent(code.replaceAll('\n', ''))}`
}

/** Tells the page that opened this one that it may hand itself over. Nothing of it is secret. */
export function askForPage(opener: Window): void {
  opener.postMessage({ type: READY }, '*')
}

/** The page that a message hands over; `null` when it is no such message, or not from that page. */
export function readClip({ data, origin }: { data: unknown; origin: string }): ClippedPage | null {
  const { type, url, title, html } = (data ?? {}) as Record<string, unknown>
  if (type !== PAGE || typeof url !== 'string' || typeof html !== 'string') return null
  const address = webAddress(url)
  // A site speaks for itself only, so the name that is shown is the truth.
  if (!address || new URL(address).origin !== origin) return null
  if (html === '' || new Blob([html]).size > PAGE_MEGABYTES * 1_000_000) return null
  return { url: address, title: typeof title === 'string' ? shorten(title.trim(), 200) : '', html }
}

/** The address that came after the `#`, for when the page itself does not come. */
export function readClipAddress(hash: string): string | null {
  try {
    return webAddress(decodeURIComponent(hash.replace(/^#/, '')))
  } catch {
    return null
  }
}

function webAddress(text: string): string | null {
  const url = text.length <= RECIPE_LIMITS.url ? URL.parse(text) : null
  return url && /^https?:$/.test(url.protocol) ? url.href : null
}

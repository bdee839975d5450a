declare global {
  interface Window {
    /** What `first.js` has asked before the app was there. */
    earlyCall?: { url: string; authorization: string; response: Promise<Response> }
  }
}

/** `fetch` that does not ask a second time what was asked before the app was there. */
export async function fetchOrTakeEarly(
  url: RequestInfo | URL,
  init?: RequestInit,
): Promise<Response> {
  const early = window.earlyCall
  const authorization = new Headers(init?.headers).get('authorization')
  if (early?.url !== url || early.authorization !== authorization) return fetch(url, init)
  delete window.earlyCall
  return early.response
}

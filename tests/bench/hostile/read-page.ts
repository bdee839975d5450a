/** Has a page read that the caller's browser has shown. */
export function readPage(
  url: string,
  token: string,
  html: string,
  signal?: AbortSignal,
): Promise<Response> {
  return fetch(`${url}/trpc/convert.fromPage`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: JSON.stringify({ sourceUrl: 'https://example.com/soup', html }),
    ...(signal && { signal }),
  })
}

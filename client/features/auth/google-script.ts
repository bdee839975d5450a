type Credential = { credential: string }

/** The part of Google's script that we use (Google Identity Services, JavaScript API). */
type GoogleIdentity = {
  initialize: (options: { client_id: string; callback: (answer: Credential) => void }) => void
  renderButton: (parent: HTMLElement, options: object) => void
}

declare global {
  interface Window {
    google?: { accounts: { id: GoogleIdentity } }
  }
}

const loading = new Map<string, Promise<GoogleIdentity>>()

/**
 * Loads Google's script, which tells Google that somebody is here: only when they have asked for
 * it. Rejects where the browser blocks it.
 */
export function loadGoogle(url: string): Promise<GoogleIdentity> {
  const known = loading.get(url)
  if (known) return known
  const loaded = new Promise<GoogleIdentity>((resolve, reject) => {
    const script = document.createElement('script')
    script.src = url
    script.onload = () => {
      const identity = window.google?.accounts.id
      if (identity) resolve(identity)
      else reject(new Error('the script brought nothing'))
    }
    script.onerror = () => reject(new Error('the script was not loaded'))
    document.head.append(script)
  })
  loading.set(url, loaded)
  loaded.catch(() => loading.delete(url))
  return loaded
}

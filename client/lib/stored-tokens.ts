import type { Tokens } from '#shared/auth.ts'

const ACCESS_KEY = 'token'
const REFRESH_KEY = 'refreshToken'

/** The tokens of this browser's login, or `null` when signed out. */
export function readTokens(): Tokens | null {
  const accessToken = localStorage.getItem(ACCESS_KEY)
  const refreshToken = localStorage.getItem(REFRESH_KEY)
  return accessToken && refreshToken ? { accessToken, refreshToken } : null
}

export function storeTokens({ accessToken, refreshToken }: Tokens): void {
  localStorage.setItem(REFRESH_KEY, refreshToken)
  localStorage.setItem(ACCESS_KEY, accessToken)
}

export function clearTokens(): void {
  localStorage.removeItem(ACCESS_KEY)
  localStorage.removeItem(REFRESH_KEY)
}

/** Calls back when another tab of this browser signs in or out; returns how to stop. */
export function onLoginChangedElsewhere(listener: () => void): () => void {
  const handle = ({ key, oldValue, newValue }: StorageEvent) => {
    const isLoginOrLogout = key === ACCESS_KEY && (oldValue === null || newValue === null)
    if (isLoginOrLogout || key === null) listener()
  }
  window.addEventListener('storage', handle)
  return () => window.removeEventListener('storage', handle)
}

/** Whether this browser holds a login, which the server may still refuse. */
export function hasTokens(): boolean {
  return readTokens() !== null
}

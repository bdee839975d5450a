import type { Tokens } from '#shared/auth.ts'
import { clearTokens, readTokens, storeTokens } from './stored-tokens.ts'

/** The server does not take the refresh token: the login is over, not merely out of reach. */
export class RefreshRefusedError extends Error {}

type RefreshParts = {
  /** Trades a refresh token for new tokens; throws `RefreshRefusedError` when it is refused. */
  requestTokens: (refreshToken: string) => Promise<Tokens>
  /** Called once the tokens of a login that has ended are gone. */
  onSignedOut: () => void
}

const LOCK = 'thermoscribe-token-refresh'

/**
 * Makes `refresh(spentAccessToken)`: answers whether other tokens than the spent one are stored
 * now. However many requests call it at once, and from however many tabs, the refresh token is
 * used once, because the server ends a login whose spent refresh token comes back.
 */
export function createTokenRefresh({ requestTokens, onSignedOut }: RefreshParts) {
  let running: Promise<boolean> | null = null

  async function trade(spentAccessToken: string): Promise<boolean> {
    const tokens = readTokens()
    if (!tokens) return false
    if (tokens.accessToken !== spentAccessToken) return true
    try {
      storeTokens(await requestTokens(tokens.refreshToken))
      return true
    } catch (error) {
      if (!(error instanceof RefreshRefusedError)) throw error
      // Another tab was faster, where tabs cannot wait for each other.
      if (readTokens()?.accessToken !== spentAccessToken) return readTokens() !== null
      clearTokens()
      onSignedOut()
      return false
    }
  }

  return (spentAccessToken: string): Promise<boolean> => {
    running ??= acrossTabs(() => trade(spentAccessToken)).finally(() => {
      running = null
    })
    return running
  }
}

export type RefreshTokens = ReturnType<typeof createTokenRefresh>

/** `navigator.locks` exists on secure pages only. */
function acrossTabs(work: () => Promise<boolean>): Promise<boolean> {
  return 'locks' in navigator ? navigator.locks.request(LOCK, work) : work()
}

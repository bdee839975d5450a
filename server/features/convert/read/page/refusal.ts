import { DomainError } from '#server/errors.ts'
import { isBotCheck } from '#server/gateways/bot-check.ts'
import type { Missing } from '#shared/errors.ts'
import type { Page } from './page.ts'

/** What sites in the recipe languages write over a page that is not there although they answer 200. */
const NOT_FOUND =
  /\b404\b|not found|no longer (?:available|exists)|nicht gefunden|nie znaleziono|не знайдено|no encontrad[ao]|inexistent|negăsit|introuvable|non trovat[ao]/iu
const LOGIN =
  /(?:^|[|–—·-]\s{0,3})(?:log ?in|sign ?in|anmelden|anmeldung|einloggen|zaloguj|logowanie|увійти|вхід|iniciar sesión|acceder|autentificare|conectare|connexion|se connecter|accedi)(?![\p{L}])/iu

/** Why a page without a recipe has none: asked only after looking for one. */
export function refusalOf(page: Page, missing: Missing): DomainError {
  if (isBotCheck(page.html)) return new DomainError('PAGE_BOT_CHECK')
  const { title, h1 } = page.scanned().head
  const said = [title, ...h1].join(' | ').slice(0, 500)
  if (NOT_FOUND.test(said)) return new DomainError('NO_RECIPE_ON_PAGE', { missing: 'page' })
  if (LOGIN.test(said)) return new DomainError('NO_RECIPE_ON_PAGE', { missing: 'login' })
  return new DomainError('NO_RECIPE_ON_PAGE', { missing })
}

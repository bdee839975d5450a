import type { ComponentType } from 'react'
import { CLIP_PATH } from '#shared/clip.ts'

type LoadPage = () => Promise<ComponentType>

/** The pages with an address of their own, each loaded when it is first wanted. */
export const LATE_PAGES = {
  '/account': async () => (await import('./pages/account-page.tsx')).AccountPage,
  '/auth': async () => (await import('./pages/auth-page.tsx')).AuthPage,
  '/auth/google': async () => (await import('./pages/google-page.tsx')).GooglePage,
  '/reset': async () => (await import('./pages/reset-page.tsx')).ResetPage,
  '/verify': async () => (await import('./pages/verify-page.tsx')).VerifyPage,
  '/share': async () => (await import('./pages/share-page.tsx')).SharePage,
  [CLIP_PATH]: async () => (await import('./pages/clip-page.tsx')).ClipPage,
  '/terms': async () => (await import('./pages/legal-page.tsx')).TermsPage,
  '/privacy': async () => (await import('./pages/legal-page.tsx')).PrivacyPage,
  '/payment-success': async () =>
    (await import('./pages/payment-success-page.tsx')).PaymentSuccessPage,
} satisfies Record<string, LoadPage>

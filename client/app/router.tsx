import { createBrowserRouter, type RouteObject } from 'react-router-dom'
import { CLIP_PATH } from '#shared/clip.ts'
import { CrashScreen } from './crash-screen.tsx'
import { LateCredits } from './late-credits.tsx'
import { LateSettings } from './late-settings.tsx'
import { PageFrame } from './page-frame.tsx'
import { PageSpinner } from './page-spinner.tsx'
import { NotFoundPage } from './pages/not-found-page.tsx'
import { RequireSession } from './require-session.tsx'
import { Root } from './root.tsx'
import { HomePage } from './shell/home-page.tsx'

const ROUTES: RouteObject[] = [
  {
    element: <Root />,
    errorElement: <CrashScreen />,
    hydrateFallbackElement: <PageSpinner />,
    children: [
      { path: '/', element: <HomePage /> },
      {
        element: <RequireSession />,
        children: [
          {
            path: '/credits',
            element: (
              <PageFrame>
                <LateCredits />
              </PageFrame>
            ),
          },
          {
            path: '/account',
            lazy: async () => ({
              Component: (await import('./pages/account-page.tsx')).AccountPage,
            }),
          },
          {
            path: '/settings',
            element: (
              <PageFrame>
                <LateSettings />
              </PageFrame>
            ),
          },
        ],
      },
      {
        path: '/auth',
        lazy: async () => ({ Component: (await import('./pages/auth-page.tsx')).AuthPage }),
      },
      {
        path: '/auth/google',
        lazy: async () => ({ Component: (await import('./pages/google-page.tsx')).GooglePage }),
      },
      {
        path: '/reset',
        lazy: async () => ({ Component: (await import('./pages/reset-page.tsx')).ResetPage }),
      },
      {
        path: '/verify',
        lazy: async () => ({ Component: (await import('./pages/verify-page.tsx')).VerifyPage }),
      },
      {
        path: '/share',
        lazy: async () => ({ Component: (await import('./pages/share-page.tsx')).SharePage }),
      },
      {
        path: CLIP_PATH,
        lazy: async () => ({ Component: (await import('./pages/clip-page.tsx')).ClipPage }),
      },
      {
        path: '/terms',
        lazy: async () => ({ Component: (await import('./pages/legal-page.tsx')).TermsPage }),
      },
      {
        path: '/privacy',
        lazy: async () => ({ Component: (await import('./pages/legal-page.tsx')).PrivacyPage }),
      },
      {
        path: '/payment-success',
        lazy: async () => ({
          Component: (await import('./pages/payment-success-page.tsx')).PaymentSuccessPage,
        }),
      },
      { path: '*', element: <NotFoundPage /> },
    ],
  },
]

export function createRouter() {
  return createBrowserRouter(ROUTES)
}

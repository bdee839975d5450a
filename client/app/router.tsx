import { createBrowserRouter, type RouteObject } from 'react-router-dom'
import { CreditsPanel } from '../features/credits/credits-panel.tsx'
import { CrashScreen } from './crash-screen.tsx'
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
                <CreditsPanel />
              </PageFrame>
            ),
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
        path: '/verify',
        lazy: async () => ({ Component: (await import('./pages/verify-page.tsx')).VerifyPage }),
      },
      {
        path: '/terms',
        lazy: async () => ({ Component: (await import('./pages/legal-page.tsx')).TermsPage }),
      },
      {
        path: '/privacy',
        lazy: async () => ({ Component: (await import('./pages/legal-page.tsx')).PrivacyPage }),
      },
      { path: '*', element: <NotFoundPage /> },
    ],
  },
]

export function createRouter() {
  return createBrowserRouter(ROUTES)
}

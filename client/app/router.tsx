import { type RouteObject, useRoutes } from 'react-router-dom'
import { latePart } from '../lib/late-part.ts'
import { LateCredits } from './late-credits.tsx'
import { LATE_PAGES } from './late-pages.ts'
import { LateSettings } from './late-settings.tsx'
import { PageFrame } from './page-frame.tsx'
import { NotFoundPage } from './pages/not-found-page.tsx'
import { RequireSession } from './require-session.tsx'
import { Root } from './root.tsx'
import { HomePage } from './shell/home-page.tsx'

const { '/account': loadAccount, ...PUBLIC_PAGES } = LATE_PAGES
const AccountPage = latePart(loadAccount)

const ROUTES: RouteObject[] = [
  {
    element: <Root />,
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
          { path: '/account', element: <AccountPage /> },
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
      ...Object.entries(PUBLIC_PAGES).map(([path, load]) => {
        const Page = latePart(load)
        return { path, element: <Page /> }
      }),
      { path: '*', element: <NotFoundPage /> },
    ],
  },
]

export function Pages() {
  return useRoutes(ROUTES)
}

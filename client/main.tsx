import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import '@fontsource-variable/literata/wght.css'
import '@fontsource-variable/onest/wght.css'
import './styles/index.css'
import { AppRouter } from './app/app-router.tsx'
import { CrashBoundary } from './app/crash-boundary.tsx'
import { prefetchPlace, prefetchTexts } from './app/prefetch.ts'
import { Providers } from './app/providers.tsx'
import { Pages } from './app/router.tsx'
import { startI18n } from './i18n/i18n.ts'

const root = document.getElementById('root')
if (!root) throw new Error('index.html has no element #root')

prefetchPlace(window.location)
await startI18n()
prefetchTexts(window.location)
createRoot(root).render(
  <StrictMode>
    <Providers>
      <AppRouter>
        <CrashBoundary>
          <Pages />
        </CrashBoundary>
      </AppRouter>
    </Providers>
  </StrictMode>,
)

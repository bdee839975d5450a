import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { RouterProvider } from 'react-router-dom'
import '@fontsource-variable/literata/wght.css'
import '@fontsource-variable/onest/wght.css'
import './styles/index.css'
import { prefetchPlace } from './app/prefetch.ts'
import { Providers } from './app/providers.tsx'
import { createRouter } from './app/router.tsx'
import { startI18n } from './i18n/i18n.ts'

const root = document.getElementById('root')
if (!root) throw new Error('index.html has no element #root')

prefetchPlace(window.location)
await startI18n()
createRoot(root).render(
  <StrictMode>
    <Providers>
      <RouterProvider router={createRouter()} />
    </Providers>
  </StrictMode>,
)

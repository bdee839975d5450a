import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { RouterProvider } from 'react-router-dom'
import '@fontsource-variable/figtree/wght.css'
import '@fontsource-variable/fraunces/opsz.css'
import './styles/index.css'
import { Providers } from './app/providers.tsx'
import { createRouter } from './app/router.tsx'
import { startI18n } from './i18n/i18n.ts'

const root = document.getElementById('root')
if (!root) throw new Error('index.html has no element #root')

await startI18n()
createRoot(root).render(
  <StrictMode>
    <Providers>
      <RouterProvider router={createRouter()} />
    </Providers>
  </StrictMode>,
)

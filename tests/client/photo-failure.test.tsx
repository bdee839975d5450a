import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, beforeAll, beforeEach, test, vi } from 'vitest'
import { Providers } from '#client/app/providers.tsx'
import { PhotoScreen } from '#client/features/photo/photo-screen.tsx'
import { addPhotos, claimPhotos } from '#client/features/photo/photo-store.ts'
import { startTexts } from '../support/start-texts.ts'

beforeAll(startTexts)
beforeEach(() => {
  vi.stubGlobal('fetch', async () => Response.json([{ result: { data: { name: 'builtin' } } }]))
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const aScreen = (failure: string | null) => (
  <Providers>
    <PhotoScreen
      userId="cook"
      failure={failure}
      onFailureSeen={() => {}}
      onConvert={() => {}}
      onText={() => {}}
      onExit={() => {}}
    />
  </Providers>
)

test('a conversion that fails while its photos are still on the screen is told there', async () => {
  claimPhotos('cook')
  addPhotos(['data:image/gif;base64,R0lGODlhAQABAAAAACw='])
  const { rerender } = render(aScreen(null))
  await screen.findByText('Page 1 of 1')

  rerender(aScreen('The server did not answer.'))
  await screen.findByRole('heading', { name: 'The recipe was not converted' })
  await screen.findByText('The server did not answer.')
})

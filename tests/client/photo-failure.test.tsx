import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { Providers } from '#client/app/providers.tsx'
import { PhotoScreen } from '#client/features/photo/photo-screen.tsx'
import { addPhotos, claimPhotos } from '#client/features/photo/photo-store.ts'
import { useToasts } from '#client/lib/toasts.ts'
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

const PHOTO = 'data:image/gif;base64,R0lGODlhAQABAAAAACw='

test('a conversion that fails while its photos are still on the screen is told there', async () => {
  claimPhotos('cook')
  addPhotos([PHOTO])
  const { rerender } = render(aScreen(null))
  await screen.findByText('Page 1 of 1')

  rerender(aScreen('The server did not answer.'))
  await screen.findByRole('heading', { name: 'The recipe was not converted' })
  await screen.findByText('The server did not answer.')
})

test('that a reading was cancelled does not lie over the button that cancels the next', async () => {
  vi.stubGlobal('fetch', () => new Promise(() => {}))
  claimPhotos('cook')
  addPhotos([PHOTO])
  render(aScreen(null))
  const toast = () => useToasts.getState().toast
  const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }))
  await press('Read the recipe')
  await press('Cancel')
  expect(toast()).toMatchObject({ title: 'Processing Cancelled', open: true })

  await press('Read the recipe')

  await screen.findByRole('button', { name: 'Cancel' })
  expect(toast()).toMatchObject({ open: false })
})

import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { Providers } from '#client/app/providers.tsx'
import { showToast, useToasts } from '#client/lib/toasts.ts'
import { trpc } from '#client/lib/trpc.ts'
import { startTexts } from '../support/start-texts.ts'

beforeAll(startTexts)
beforeEach(() => {
  vi.stubGlobal('fetch', async () => Response.json([{ result: { data: { recipeId: 'soup' } } }]))
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  useToasts.setState({ toast: null })
})

function Retry() {
  const { mutate } = trpc.convert.fromText.useMutation()
  return (
    <button type="button" onClick={() => mutate({ rawText: 'Soup' })}>
      Try again
    </button>
  )
}

async function tryAgain() {
  render(
    <Providers>
      <Retry />
    </Providers>,
  )
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
}

test('what went wrong before does not stay over what is tried next', async () => {
  showToast({ title: 'The recipe was not converted', tone: 'problem' })
  await tryAgain()
  await expect.poll(() => useToasts.getState().toast?.open).toBe(false)
})

test('good news stays', async () => {
  showToast({ title: 'Recipe saved' })
  await tryAgain()
  expect(useToasts.getState().toast?.open).toBe(true)
})

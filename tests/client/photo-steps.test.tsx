import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, render, screen } from '@testing-library/react'
import { getQueryKey } from '@trpc/react-query'
import { afterEach, beforeAll, expect, test } from 'vitest'
import { type PhotoStatus, PhotoSteps } from '#client/features/photo/photo-steps.tsx'
import { createClient, trpc } from '#client/lib/trpc.ts'
import type { ConverterName } from '#shared/recipe.ts'
import { startTexts } from '../support/start-texts.ts'

beforeAll(async () => {
  await startTexts()
})
afterEach(cleanup)

function show(status: PhotoStatus, name: ConverterName, failed?: 'processing' | 'sendingToAI') {
  const queryClient = new QueryClient()
  queryClient.setQueryData(getQueryKey(trpc.convert.converter, undefined, 'query'), { name })
  const client = createClient({ url: 'http://127.0.0.1:9', onSignedOut: () => {} })
  render(
    <trpc.Provider client={client} queryClient={queryClient}>
      <QueryClientProvider client={queryClient}>
        <PhotoSteps status={status} {...(failed && { failed })} />
      </QueryClientProvider>
    </trpc.Provider>,
  )
}

const steps = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent)
const current = () => document.querySelector('[aria-current=step]')?.textContent

test('names AI where there is AI', () => {
  show('processing', 'anthropic')
  expect(steps()).toEqual(['Processing image', '2Processing with AI', '3Done'])
  expect(current()).toBe('Processing image')
})

test('names no AI where there is none', () => {
  show('sendingToAI', 'builtin')
  expect(steps()).toEqual(['Processing image', 'Converting', '3Done'])
  expect(current()).toBe('Converting')
  screen.getByLabelText('Done')
})

test('marks the step that failed', () => {
  show('error', 'builtin', 'sendingToAI')
  expect(current()).toBe('Converting')
  screen.getByLabelText('Failed')
})

test('is through when it is done', () => {
  show('done', 'builtin')
  expect(screen.getAllByLabelText('Done')).toHaveLength(3)
  expect(current()).toBeUndefined()
})

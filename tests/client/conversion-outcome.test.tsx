import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { finishConversion, useConversion } from '#client/features/convert/conversion-store.ts'
import { useConversionOutcome } from '#client/features/convert/use-conversion-outcome.ts'
import { useToasts } from '#client/lib/toasts.ts'
import { createClient, trpc } from '#client/lib/trpc.ts'
import { ConversionProgressSchema } from '#shared/convert.ts'
import { startTexts } from '../support/start-texts.ts'

const ID = '01890000-0000-7000-8000-000000000001'
/** As the built-in rules end: they tell no title on their way. */
const DONE = ConversionProgressSchema.parse({
  ...{ conversionId: ID, recipeId: ID, stage: 'done', converter: 'builtin', title: null },
  ...{ ingredients: [], steps: [], isFree: false, error: null },
})
const FAILURE = {
  appCode: 'PAGE_FAILED',
  title: 'Failed to Fetch URL',
  words: 'It did not answer.',
}

let server: Server
let queryClient: QueryClient

beforeAll(startTexts)
beforeEach(async () => {
  const recipe = { recipeMetadata: { title: 'Carrot soup' } }
  server = createServer((_, response) => {
    const headers = { 'content-type': 'application/json', 'access-control-allow-origin': '*' }
    response.writeHead(200, { ...headers, 'access-control-allow-headers': '*' })
    response.end(JSON.stringify([{ result: { data: recipe } }]))
  }).listen(0, '127.0.0.1')
  await new Promise((done) => server.once('listening', done))
  useConversion.setState({ running: { source: 'url', conversionId: ID } })
})
afterEach(() => {
  cleanup()
  useConversion.setState({ running: null, draft: null, problem: null })
  useToasts.setState({ toast: null })
  server.closeAllConnections()
  server.close()
})

function Ending() {
  const { succeed, fail } = useConversionOutcome()
  return (
    <>
      <button type="button" onClick={() => succeed(DONE)}>
        Done
      </button>
      <button type="button" onClick={() => fail(FAILURE)}>
        Failed
      </button>
    </>
  )
}

/** Somebody is at an address of the app when it ends. */
async function endAt(address: string, how: 'Done' | 'Failed') {
  window.history.replaceState(null, '', address)
  const { port } = server.address() as AddressInfo
  queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  const client = createClient({ url: `http://127.0.0.1:${port}`, onSignedOut: () => {} })
  render(
    <trpc.Provider client={client} queryClient={queryClient}>
      <QueryClientProvider client={queryClient}>
        <MemoryRouter>
          <Ending />
        </MemoryRouter>
      </QueryClientProvider>
    </trpc.Provider>,
  )
  await userEvent.click(screen.getByRole('button', { name: how }))
}

const toast = () => useToasts.getState().toast
const running = () => useConversion.getState().running

test.each(['/#settings', '/terms', '/?recipe=another&mode=edit#convert'])(
  'at %s the recipe is announced by its title, and nobody is led away',
  async (address) => {
    await endAt(address, 'Done')
    await expect.poll(() => toast()?.title).toBe('“Carrot soup” is ready')
    expect(running()).toBeNull()
  },
)

test('who watches is led to the recipe, which is in hand, and it runs until it stands there', async () => {
  await endAt('/?entry=url#convert', 'Done')
  await expect.poll(() => running()?.resultId).toBe(ID)
  expect(toast()).toBeNull()
  const kept = queryClient.getQueriesData({}).map(([, data]) => data)
  expect(kept).toContainEqual({ recipeMetadata: { title: 'Carrot soup' } })

  finishConversion('another')
  expect(running()).not.toBeNull()
  finishConversion(ID)
  expect(running()).toBeNull()
})

test.each(['/?entry=url#convert', '/clip'])('what went wrong is told once: at %s', async (form) => {
  await endAt(form, 'Failed')
  expect(useConversion.getState().problem).toEqual({ source: 'url', words: 'It did not answer.' })
  expect(toast()).toBeNull()
})

test.each(['/#convert', '/?entry=text#convert', '/#settings'])(
  'what went wrong is told to who is at %s too',
  async (address) => {
    await endAt(address, 'Failed')
    expect(toast()).toMatchObject({ title: FAILURE.title, description: FAILURE.words })
  },
)

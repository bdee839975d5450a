import { createServer, type Server } from 'node:http'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { type ConversionSource, useConversion } from '#client/features/convert/conversion-store.ts'
import { ProcessingView } from '#client/features/convert/processing-view.tsx'
import { useConversionOutcome } from '#client/features/convert/use-conversion-outcome.ts'
import { useStartConversion } from '#client/features/convert/use-start-conversion.ts'
import { useToasts } from '#client/lib/toasts.ts'
import { createClient, trpc } from '#client/lib/trpc.ts'
import { startTexts } from '../support/start-texts.ts'

const ID = '01890000-0000-7000-8000-000000000001'

let server: Server
let called: { path: string; input: unknown }[]
/** Lets go the answer that a draft has been made. */
let release: () => void

beforeAll(async () => {
  await startTexts()
})

beforeEach(async () => {
  called = []
  const held = Promise.withResolvers<void>()
  release = held.resolve
  server = createServer(async (request, response) => {
    let body = ''
    for await (const chunk of request) body += chunk
    const path = new URL(request.url ?? '', 'http://localhost').pathname.slice(1)
    called.push({ path, input: JSON.parse(body || '{}')[0] })
    if (path === 'convert.fromText') await held.promise
    response.writeHead(200, {
      'content-type': 'application/json',
      'access-control-allow-origin': '*',
      'access-control-allow-headers': '*',
    })
    response.end(JSON.stringify([{ result: { data: { recipeId: ID, conversionId: ID } } }]))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
})

afterEach(async () => {
  cleanup()
  useConversion.setState({ running: null, draft: null, problem: null })
  useToasts.setState({ toast: null })
  server.closeAllConnections()
  await new Promise((resolve) => server.close(resolve))
})

const LATE = { appCode: 'CONVERSION_CANCELLED_LATE', words: 'It was charged.' }

function Scene() {
  const { convertText } = useStartConversion()
  const { fail } = useConversionOutcome()
  const told = {
    appCode: 'CONVERSION_CANCELLED',
    title: 'Not converted',
    words: 'It was cancelled.',
  }
  return (
    <>
      <ProcessingView />
      <button type="button" onClick={() => convertText('Soup')}>
        Convert
      </button>
      <button type="button" onClick={() => fail(told)}>
        Server has ended it
      </button>
      <button type="button" onClick={() => fail({ ...told, ...LATE })}>
        Server charges for it
      </button>
    </>
  )
}

function open(source?: ConversionSource) {
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('no port')
  if (source) useConversion.setState({ running: { source, conversionId: ID } })
  const queryClient = new QueryClient({ defaultOptions: { queries: { enabled: false } } })
  const client = createClient({ url: `http://127.0.0.1:${address.port}`, onSignedOut: () => {} })
  render(
    <trpc.Provider client={client} queryClient={queryClient}>
      <QueryClientProvider client={queryClient}>
        <MemoryRouter>
          <Scene />
        </MemoryRouter>
      </QueryClientProvider>
    </trpc.Provider>,
  )
}

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))
const paths = () => called.map(({ path }) => path)
const CANCELLED = {
  title: 'Processing Cancelled',
  description: 'The recipe processing was cancelled or failed.',
}

test('what runs on the server is ended there, and a form comes back without a mistake', async () => {
  open('text')

  await press('Cancel')
  await expect.poll(() => called).toEqual([{ path: 'convert.cancel', input: { conversionId: ID } }])
  await press('Server has ended it')

  expect(useToasts.getState().toast).toMatchObject(CANCELLED)
  expect(useConversion.getState()).toMatchObject({ running: null, problem: null })
})

test('who would pay for cancelling is told so before and after', async () => {
  open('text')
  const told = /cancelling now still takes 1 conversion/
  expect(screen.queryByText(told)).toBeNull()
  const progress = {
    ...{ conversionId: ID, recipeId: ID, stage: 'structuring' as const, title: 'Soup' },
    ...{ converter: 'anthropic' as const, ingredients: [], steps: [], isFree: false, error: null },
  }
  act(() =>
    useConversion.setState({
      running: { source: 'text', conversionId: ID, progress: { ...progress, isMostlyShown: true } },
    }),
  )
  screen.getByText(told)

  await press('Server charges for it')
  expect(useToasts.getState().toast).toMatchObject({
    title: CANCELLED.title,
    description: 'It was charged.',
  })
})

test('of photos their screen says that it was cancelled', async () => {
  open('photo')

  await press('Server has ended it')

  expect(useToasts.getState().toast).toMatchObject(CANCELLED)
  expect(useConversion.getState().problem).toEqual({ source: 'photo', words: 'It was cancelled.' })
})

test('what is cancelled while it is read is not converted, and is not read twice', async () => {
  open()
  await press('Convert')
  await expect.poll(paths).toEqual(['convert.fromText'])

  await press('Cancel')
  expect(useToasts.getState().toast).toMatchObject(CANCELLED)
  expect(useConversion.getState().running).toBeNull()
  release()
  await expect.poll(() => useConversion.getState().draft?.recipeId).toBe(ID)
  expect(paths()).toEqual(['convert.fromText'])

  await press('Convert')
  await expect.poll(paths).toEqual(['convert.fromText', 'convert.start'])
  // Nothing ran that stood in its way.
  expect(useToasts.getState().toast).toMatchObject(CANCELLED)
})

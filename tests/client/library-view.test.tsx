import { createServer, type Server } from 'node:http'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ReactNode } from 'react'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { RecentRecipes } from '#client/features/recipes/recent-recipes.tsx'
import { RecipeLibrary } from '#client/features/recipes/recipe-library.tsx'
import { clearTokens, storeTokens } from '#client/lib/stored-tokens.ts'
import { useToasts } from '#client/lib/toasts.ts'
import { createClient, trpc } from '#client/lib/trpc.ts'
import type { RecipeSummary } from '#shared/recipe.ts'
import type { LibraryUse, RecipeCursor, RecipePage } from '#shared/recipe-list.ts'
import { startTexts } from '../support/start-texts.ts'

type Asked = { limit: number; text: string; tags: string[]; status?: string; cursor?: RecipeCursor }

const idOf = (number: number) => `01890000-0000-7000-8000-${String(number).padStart(12, '0')}`
const aSummary = (number: number, title = `Soup ${number}`): RecipeSummary => ({
  id: idOf(number),
  createdAt: new Date().toISOString(),
  updatedAt: new Date().toISOString(),
  status: number === 2 ? 'draft' : 'converted',
  sourceUrl: null,
  language: null,
  title,
  ingredientCount: 3,
  stepCount: 4,
})
const user = {
  id: idOf(99_999),
  username: 'cook@example.com',
  emailVerified: true,
  createdAt: '2026-01-01T00:00:00.000Z',
  language: 'en',
  applianceModel: 'TM6',
}

let server: Server
let asked: Asked[]
let deleted: string[]
let library: RecipeSummary[]
let failures: number
/** Whether a recipe that is to be deleted has been by somebody else. */
let isGone: boolean
let converted: string[]
let used: LibraryUse

/** Plays the server of one user: words are looked for in titles, every page has what was asked for. */
function answer(path: string, input: Partial<Asked> & { id?: string }): unknown {
  if (path === 'auth.me') return user
  if (path === 'recipes.overview')
    return { use: used, drafts: 1, tags: [{ tag: 'winter', count: 2 }] }
  if (path === 'recipes.delete') {
    deleted.push(input.id ?? '')
    return null
  }
  const wanted: Asked = { limit: 0, text: '', tags: [], ...input }
  asked.push(wanted)
  const found = library.filter(
    ({ title, status }) =>
      title.toLowerCase().includes(wanted.text) &&
      (!wanted.status || status === wanted.status) &&
      wanted.tags.length === 0,
  )
  const start = found.findIndex(({ id }) => id === wanted.cursor?.id) + 1
  const items = found.slice(start, start + wanted.limit)
  const last = items.at(-1)
  const page: RecipePage = {
    items,
    nextCursor: last && start + wanted.limit < found.length ? { id: last.id } : null,
    total: wanted.cursor ? null : found.length,
  }
  return page
}

beforeAll(async () => {
  await startTexts()
})

beforeEach(async () => {
  asked = []
  deleted = []
  converted = []
  failures = 0
  isGone = false
  used = { recipes: 100, bytes: 900_000 }
  library = Array.from({ length: 100 }, (_, at) => aSummary(at + 1))
  server = createServer(async (request, response) => {
    let body = ''
    for await (const chunk of request) body += chunk
    const url = new URL(request.url ?? '', 'http://localhost')
    const inputs = JSON.parse(body || (url.searchParams.get('input') ?? '{}'))
    const paths = url.pathname.slice(1).split(',')
    const isFailure = paths.includes('recipes.list') && failures-- > 0
    response.writeHead(isFailure ? 500 : 200, {
      'content-type': 'application/json',
      'access-control-allow-origin': '*',
      'access-control-allow-headers': '*',
    })
    const refusal = (appCode: string) => ({
      error: { message: 'no', code: -32603, data: { appCode } },
    })
    response.end(
      JSON.stringify(
        paths.map((path, at) => {
          if (isFailure && path === 'recipes.list') return refusal('INTERNAL')
          if (isGone && path === 'recipes.delete') return refusal('RECIPE_NOT_FOUND')
          return { result: { data: answer(path, inputs[at] ?? {}) } }
        }),
      ),
    )
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  storeTokens({ accessToken: 'access', refreshToken: 'refresh' })
})

afterEach(async () => {
  cleanup()
  clearTokens()
  server.closeAllConnections()
  await new Promise((resolve) => server.close(resolve))
})

function openLibrary(path = '/#recipes') {
  show(<RecipeLibrary onConvert={(id) => converted.push(id)} />, path)
}

function show(part: ReactNode, path: string) {
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('no port')
  const queryClient = new QueryClient({
    defaultOptions: { queries: { retry: false, staleTime: Number.POSITIVE_INFINITY } },
  })
  const client = createClient({ url: `http://127.0.0.1:${address.port}`, onSignedOut: () => {} })
  render(
    <trpc.Provider client={client} queryClient={queryClient}>
      <QueryClientProvider client={queryClient}>
        <MemoryRouter initialEntries={[path]}>{part}</MemoryRouter>
      </QueryClientProvider>
    </trpc.Provider>,
  )
}

const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }))
const announced = (text: string) =>
  waitFor(() => expect(screen.getByRole('status').textContent).toBe(text))

describe('searching', () => {
  test('asks once typing pauses, and says how many were found', async () => {
    openLibrary()
    await screen.findByRole('link', { name: 'Soup 1' })
    await announced('100 recipes')

    const box = screen.getByRole('searchbox')
    for (const value of ['s', 'so', 'soup', 'soup 10']) fireEvent.change(box, { target: { value } })
    await announced('2 recipes found')

    expect(asked.map(({ text }) => text)).toEqual(['', 'soup 10'])
    expect(box).toHaveProperty('value', 'soup 10')
  })

  test('goes on when a tag is pressed before typing has paused', async () => {
    openLibrary()
    const winter = await screen.findByRole('button', { name: /^winter/ })

    fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'soup' } })
    fireEvent.click(winter)

    await waitFor(() => expect(asked.at(-1)).toMatchObject({ text: 'soup', tags: ['winter'] }))
  })

  test('that finds nothing says what was searched and leads back to everything', async () => {
    openLibrary('/?find=soup+7&tag=summer&drafts=1#recipes')
    await screen.findByRole('heading', { name: 'Nothing found' })
    screen.getByText('“soup 7” · Not converted yet · summer')
    // Also a tag that no recipe has any more can be taken back.
    screen.getByRole('button', { name: /^summer/, pressed: true })

    await press('Show all recipes')
    await announced('100 recipes')
    expect(screen.getByRole('searchbox')).toHaveProperty('value', '')
  })

  test('ends with one press', async () => {
    openLibrary('/?find=soup+10#recipes')
    await announced('2 recipes found')

    await press('Clear the search')
    await announced('100 recipes')
    expect(document.activeElement).toBe(screen.getByRole('searchbox'))
  })
})

test('what is not converted yet is one press away, and can be converted there', async () => {
  openLibrary()
  await announced('100 recipes')
  await press(/^Not converted yet/)
  await announced('1 recipe found')

  await press('Convert Soup 2')
  expect(converted).toEqual([idOf(2)])
})

test('only a part of a long list is there, which screen readers are told the length of', async () => {
  openLibrary()
  const first = await screen.findByRole('link', { name: 'Soup 1' })
  const item = first.closest('li')
  expect(item?.getAttribute('aria-posinset')).toBe('1')
  expect(item?.getAttribute('aria-setsize')).toBe('100')
  expect(screen.getAllByRole('listitem').length).toBeLessThan(30)
})

test('how much room there is, is told when there is little', async () => {
  openLibrary()
  await screen.findByRole('button', { name: /^winter/ })
  expect(screen.queryByText(/nearly full/)).toBeNull()
  cleanup()

  used = { recipes: 2_900, bytes: 12_345_678 }
  openLibrary()
  await screen.findByText('Your library is nearly full: 2,900 of 3,000 recipes, 12.4 of 30 MB.')
})

test('a deleted recipe goes from the list and from the number, without a new list', async () => {
  openLibrary()
  await announced('100 recipes')
  await press('Delete Soup 3')
  await userEvent.click(await screen.findByRole('button', { name: 'Cancel' }))
  const button = screen.getByRole('button', { name: 'Delete Soup 3' })
  await waitFor(() => expect(document.activeElement).toBe(button))

  await userEvent.click(button)
  const dialog = within(await screen.findByRole('alertdialog'))
  await userEvent.click(dialog.getByRole('button', { name: 'Delete' }))

  await announced('99 recipes')
  expect(deleted).toEqual([idOf(3)])
  expect(screen.queryByRole('link', { name: 'Soup 3' })).toBeNull()
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('list')))
  expect(asked).toHaveLength(1)
})

test('a double click deletes once', async () => {
  openLibrary()
  await announced('100 recipes')
  await press('Delete Soup 3')
  const dialog = within(await screen.findByRole('alertdialog'))
  const button = dialog.getByRole('button', { name: 'Delete' })
  fireEvent.click(button)
  fireEvent.click(button)

  await announced('99 recipes')
  expect(deleted).toEqual([idOf(3)])
})

test('what another device has deleted is gone here too, and that is no failure', async () => {
  useToasts.setState({ toast: null })
  openLibrary()
  await announced('100 recipes')
  isGone = true
  await press('Delete Soup 3')
  const dialog = within(await screen.findByRole('alertdialog'))
  await userEvent.click(dialog.getByRole('button', { name: 'Delete' }))

  await announced('99 recipes')
  expect(useToasts.getState().toast).toMatchObject({ title: 'Recipe deleted' })
})

test('a title is hyphenated and read aloud in the language of its recipe', async () => {
  library = [
    { ...aSummary(1, 'Rindfleischetikettierungseintopf'), language: 'de' },
    { ...aSummary(3, 'Shepherd’s pie'), language: 'gb' },
    aSummary(4, ''),
  ]
  openLibrary()
  const languageOf = async (name: string | RegExp) =>
    (await screen.findByRole('link', { name })).getAttribute('lang')
  expect(await languageOf(/^Rind/)).toBe('de')
  expect(await languageOf('Shepherd’s pie')).toBe('en-GB')
  // These words are the interface's.
  expect(await languageOf('Untitled recipe')).toBeNull()
})

test('a library that could not be loaded is loaded by trying again', async () => {
  failures = 1
  openLibrary()
  await screen.findByText('Could not load your recipes.')
  await press('Try again')
  await announced('100 recipes')
})

test('an empty library leads to converting', async () => {
  library = []
  openLibrary()
  const link = await screen.findByRole('link', { name: 'Convert a recipe' })
  expect(link.getAttribute('href')).toBe('/#convert')
  expect(screen.queryByRole('searchbox')).toBeNull()
})

test('the start says that the newest recipes could not be loaded, and tries again', async () => {
  failures = 1
  show(<RecentRecipes fallback="An example" />, '/#convert')
  expect((await screen.findByRole('alert')).textContent).toContain('Could not load recent recipes.')
  expect(screen.queryByText('An example')).toBeNull()
  await press('Try again')
  await screen.findByRole('heading', { name: 'Recent conversions' })
  expect(screen.queryByRole('alert')).toBeNull()
})

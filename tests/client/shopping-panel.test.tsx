import { createServer, type Server } from 'node:http'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { ShoppingPanel } from '#client/features/shopping/shopping-panel.tsx'
import { ShoppingSync } from '#client/features/shopping/shopping-sync.tsx'
import { useReconnect } from '#client/hooks/use-reconnect.ts'
import { forgetOwnData } from '#client/lib/own-data.ts'
import { clearTokens, storeTokens } from '#client/lib/stored-tokens.ts'
import { createClient, trpc } from '#client/lib/trpc.ts'
import { applyOperations } from '#shared/shopping/apply.ts'
import {
  EMPTY_LIST,
  type SavedShopping,
  type ShoppingOperation,
  type ShoppingRecipe,
} from '#shared/shopping.ts'
import { startTexts } from '../support/start-texts.ts'

const ingredient = (
  ingredientJsonId: number,
  name: string,
  quantity?: string,
  unit?: string,
): ShoppingRecipe['ingredients'][number] => ({
  id: undefined,
  ingredientJsonId,
  name,
  quantity,
  unit,
  notes: undefined,
})

const recipes: ShoppingRecipe[] = [
  {
    id: '01890000-0000-7000-8000-000000000002',
    title: 'Pancakes',
    language: 'en',
    ingredients: [ingredient(1, 'flour', '200', 'g'), ingredient(2, 'eggs', '2')],
  },
  {
    id: '01890000-0000-7000-8000-000000000003',
    title: 'Plain cake',
    language: 'en',
    ingredients: [ingredient(1, 'Flour', '1', 'kg'), ingredient(2, 'lemons', '2')],
  },
]
const user = {
  id: '01890000-0000-7000-8000-000000000001',
  username: 'cook@example.com',
  emailVerified: true,
  createdAt: '2026-01-01T00:00:00.000Z',
  language: 'en',
  applianceModel: 'TM6',
}

let server: Server
let saved: SavedShopping
let received: ShoppingOperation[]
let isAway: boolean

/** Plays the server of one user whose recipes are above. */
function answer(path: string, input: { operations?: ShoppingOperation[] } | undefined) {
  if (path === 'auth.me') return user
  if (path === 'recipes.shopping.search') return recipes
  const operations = input?.operations ?? []
  received.push(...operations)
  const byId = new Map(recipes.map((recipe) => [recipe.id, recipe]))
  saved = {
    version: saved.version + (operations.length > 0 ? 1 : 0),
    list: applyOperations(saved.list, operations, byId),
  }
  return saved
}

beforeAll(async () => {
  await startTexts()
})

beforeEach(async () => {
  saved = { version: 0, list: EMPTY_LIST }
  received = []
  isAway = false
  server = createServer(async (request, response) => {
    if (isAway) return request.destroy()
    let body = ''
    for await (const chunk of request) body += chunk
    const inputs = body ? JSON.parse(body) : {}
    const paths = request.url?.split('?')[0]?.slice(1).split(',') ?? []
    response.writeHead(200, {
      'content-type': 'application/json',
      'access-control-allow-origin': '*',
      'access-control-allow-headers': '*',
    })
    response.end(
      JSON.stringify(paths.map((path, at) => ({ result: { data: answer(path, inputs[at]) } }))),
    )
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  storeTokens({ accessToken: 'access', refreshToken: 'refresh' })
  openPanel()
  await screen.findByRole('checkbox', { name: /Pancakes/ })
})

afterEach(async () => {
  cleanup()
  clearTokens()
  forgetOwnData()
  server.closeAllConnections()
  await new Promise((resolve) => server.close(resolve))
})

/** As around every page. */
function Reconnect() {
  useReconnect()
  return null
}

function openPanel() {
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('no port')
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  const client = createClient({ url: `http://127.0.0.1:${address.port}`, onSignedOut: () => {} })
  render(
    <trpc.Provider client={client} queryClient={queryClient}>
      <QueryClientProvider client={queryClient}>
        <MemoryRouter>
          <ShoppingPanel />
          <ShoppingSync />
          <Reconnect />
        </MemoryRouter>
      </QueryClientProvider>
    </trpc.Provider>,
  )
}

const box = (name: RegExp) => screen.getByRole('checkbox', { name })
const aisle = (name: string) => within(screen.getByRole('region', { name: new RegExp(`^${name}`) }))
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))
const isTicked = (element: HTMLElement) => element.getAttribute('aria-checked') === 'true'

async function pick(...titles: RegExp[]) {
  for (const title of titles) await userEvent.click(box(title))
}

async function addItem(name: string, quantity = '') {
  await press('Add item')
  const dialog = within(screen.getByRole('dialog'))
  await userEvent.type(dialog.getByLabelText('What do you need?'), `${name} `)
  if (quantity) await userEvent.type(dialog.getByLabelText('Quantity'), quantity)
  await userEvent.click(dialog.getByRole('button', { name: 'Add item' }))
}

describe('the recipes', () => {
  test('bring what they need, by aisle, with the sum of what adds up', async () => {
    await pick(/Pancakes/, /Plain cake/)

    const flour = aisle('Baking').getAllByRole('checkbox')
    expect(flour.map((row) => row.closest('label')?.textContent)).toEqual([
      'flourPancakes, Plain cake1.2\u00a0kg',
    ])
    expect(aisle('Dairy and eggs').getByText('1 left')).toBeDefined()
  })

  test('take it away again when they are unticked', async () => {
    await pick(/Pancakes/, /Plain cake/)
    await userEvent.click(screen.getAllByRole('checkbox', { name: /Plain cake/ })[0] as HTMLElement)

    await waitFor(() => expect(screen.queryByText('lemons')).toBeNull())
    expect(screen.getByText('eggs')).toBeDefined()
    await waitFor(() => expect(saved.list.recipes.map(({ title }) => title)).toEqual(['Pancakes']))
  })
})

describe('an item of one’s own', () => {
  test('needs a name', async () => {
    await addItem('  ')
    expect((await screen.findByRole('alert')).textContent).toBe('Please enter a name for the item.')
    expect(received).toEqual([])
  })

  test('is appended open, in its aisle', async () => {
    await addItem('Baking paper', '1')
    expect(isTicked(aisle('Household').getByRole('checkbox', { name: /Baking paper/ }))).toBe(false)
    await waitFor(() =>
      expect(saved.list.items[0]).toMatchObject({
        ...{ name: 'Baking paper', quantity: '1', recipeId: null, checked: false },
      }),
    )
  })
})

describe('ticking', () => {
  test('by the keyboard keeps the keyboard where it is', async () => {
    await pick(/Pancakes/)
    await addItem('milk')
    const eggs = aisle('Dairy and eggs').getByRole('checkbox', { name: /eggs/ })
    eggs.focus()
    await userEvent.keyboard(' ')

    const rows = aisle('Dairy and eggs').getAllByRole('checkbox')
    expect(rows.map((row) => row.closest('label')?.textContent)).toEqual(['milk', 'eggs2'])
    expect(document.activeElement).toBe(rows[1])
    expect(isTicked(rows[1] as HTMLElement)).toBe(true)
  })

  test('counts, and what is ticked can be cleared away', async () => {
    await pick(/Pancakes/)
    await userEvent.click(box(/eggs/))
    expect(screen.getByText('1 of 2 in the basket')).toBeDefined()

    await press('Clear ticked')
    expect(screen.queryByText('eggs')).toBeNull()
    expect(screen.getByText('flour')).toBeDefined()
  })
})

describe('reset', () => {
  test('asks first and keeps everything when the answer is no', async () => {
    await pick(/Pancakes/)
    await press('Reset')
    await press('Cancel')
    expect(screen.getByText('eggs')).toBeDefined()
  })

  test('empties list and selection', async () => {
    await pick(/Pancakes/)
    await addItem('soap')
    await press('Reset')
    await press('Empty the list')

    expect(await screen.findByText('Nothing to buy yet')).toBeDefined()
    expect(isTicked(box(/Pancakes/))).toBe(false)
    await waitFor(() => expect(saved.list).toEqual(EMPTY_LIST))
  })
})

describe('without a connection', () => {
  test('changes are shown, kept, and sent in order when it is back', async () => {
    await pick(/Pancakes/)
    await waitFor(() => expect(received).toHaveLength(1))
    isAway = true
    await userEvent.click(box(/eggs/))
    await addItem('soap')
    expect(await screen.findByText(/Offline/)).toBeDefined()
    expect(isTicked(box(/eggs/))).toBe(true)
    expect(received).toHaveLength(1)

    isAway = false
    window.dispatchEvent(new Event('online'))

    await waitFor(() => expect(screen.queryByText(/Offline/)).toBeNull())
    expect(received.map(({ type }) => type)).toEqual(['selectRecipe', 'check', 'add'])
    expect(saved.list.items.map(({ name, checked }) => [name, checked])).toEqual([
      ['flour', false],
      ['eggs', true],
      ['soap', false],
    ])
  })
})

test('logging out leaves nothing of the list behind', async () => {
  await pick(/Pancakes/)
  clearTokens()
  forgetOwnData()
  await waitFor(() => expect(screen.queryByText('eggs')).toBeNull())
  expect(JSON.stringify(localStorage)).not.toContain('eggs')
})

import { createServer, type Server } from 'node:http'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { MemoryRouter, useLocation } from 'react-router-dom'
import { afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { AuthDialog } from '#client/features/auth/auth-dialog.tsx'
import { useAppStore } from '#client/lib/app-store.ts'
import { clearTokens, readTokens } from '#client/lib/stored-tokens.ts'
import { createClient, trpc } from '#client/lib/trpc.ts'
import { startTexts } from '../support/start-texts.ts'

type Answer = { status: number; body: unknown }

let server: Server
let requests: string[]
let answers: Record<string, Answer>

const success = (data: unknown): Answer => ({ status: 200, body: { result: { data } } })
const failure = (status: number, appCode: string): Answer => ({
  status,
  body: { error: { code: -32000, message: appCode, data: { appCode, params: {} } } },
})
const user = {
  id: '01890000-0000-7000-8000-000000000001',
  username: 'cook@example.com',
  emailVerified: false,
  createdAt: '2026-01-01T00:00:00.000Z',
  language: 'en',
  applianceModel: 'TM6',
}
const entered = success({ accessToken: 'access', refreshToken: 'refresh', user })

beforeAll(async () => {
  await startTexts()
})

beforeEach(async () => {
  requests = []
  answers = { 'auth.options': success({ google: null, mail: true, devMail: true }) }
  server = createServer((request, response) => {
    const path = request.url?.split('?')[0]?.slice(1) ?? ''
    requests.push(path)
    const { status, body } = answers[path] ?? failure(404, 'NOT_FOUND')
    response.writeHead(status, {
      'content-type': 'application/json',
      'access-control-allow-origin': '*',
      'access-control-allow-headers': '*',
    })
    response.end(JSON.stringify([body]))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  openDialog()
})

afterEach(async () => {
  cleanup()
  clearTokens()
  server.closeAllConnections()
  await new Promise((resolve) => server.close(resolve))
})

function openDialog() {
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('no port')
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  const client = createClient({ url: `http://127.0.0.1:${address.port}`, onSignedOut: () => {} })
  useAppStore.setState({ showAuthModal: true })
  render(
    <trpc.Provider client={client} queryClient={queryClient}>
      <QueryClientProvider client={queryClient}>
        <MemoryRouter>
          <AuthDialog />
          <Place />
        </MemoryRouter>
      </QueryClientProvider>
    </trpc.Provider>,
  )
}

/** Where the person is led to. */
const Place = () => <output data-testid="place">{useLocation().hash}</output>

const submit = (name: string) => userEvent.click(screen.getByRole('button', { name }))
const messageOf = (label: string) => {
  const id = screen.getByLabelText(label).getAttribute('aria-describedby')
  return id && document.getElementById(id)?.textContent
}

describe('logging in', () => {
  test('names the mistakes under their fields and sends nothing', async () => {
    await userEvent.type(await screen.findByLabelText('Email'), 'not an address')
    await userEvent.type(screen.getByLabelText('Password'), '12345')
    await submit('Log in')
    await waitFor(() => expect(messageOf('Email')).toBe('Please enter a valid email'))
    expect(messageOf('Password')).toBe('Password must be at least 6 characters')
    expect(screen.getByLabelText('Email')).toHaveProperty('ariaInvalid', 'true')
    expect(requests.filter((path) => path !== 'auth.options')).toEqual([])
  })

  test('shows in the form that the server refuses, and keeps what was typed', async () => {
    answers['auth.login'] = failure(401, 'INVALID_CREDENTIALS')
    await userEvent.type(await screen.findByLabelText('Email'), 'cook@example.com')
    await userEvent.type(screen.getByLabelText('Password'), 'wrong-one')
    await submit('Log in')
    const alert = await screen.findByRole('alert')
    expect(alert.textContent).toBe('Invalid username or password')
    expect(screen.getByLabelText('Email')).toHaveProperty('value', 'cook@example.com')
  })

  test('keeps the tokens and closes the dialog by itself', async () => {
    answers['auth.login'] = entered
    await userEvent.type(await screen.findByLabelText('Email'), 'cook@example.com')
    await userEvent.type(screen.getByLabelText('Password'), 'secret-one')
    await submit('Log in')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(readTokens()).toEqual({ accessToken: 'access', refreshToken: 'refresh' })
  })
})

describe('signing up', () => {
  const fill = async (password: string, confirmation: string) => {
    await userEvent.click(await screen.findByRole('tab', { name: 'Sign up' }))
    await userEvent.type(screen.getByLabelText('Email'), 'cook@example.com')
    await userEvent.type(screen.getByLabelText('Password'), password)
    if (confirmation) await userEvent.type(screen.getByLabelText('Confirm password'), confirmation)
    await submit('Create account')
  }

  test('asks for the password a second time', async () => {
    await fill('secret-one', '')
    await waitFor(() => expect(messageOf('Confirm password')).toBe('Please confirm your password'))
  })

  test('says when the two passwords differ', async () => {
    await fill('secret-one', 'secret-two')
    await waitFor(() => expect(messageOf('Confirm password')).toBe("Passwords don't match"))
    expect(requests.filter((path) => path !== 'auth.options')).toEqual([])
  })

  test('shows a taken address under the address', async () => {
    answers['auth.register'] = failure(409, 'USERNAME_TAKEN')
    await fill('secret-one', 'secret-one')
    await waitFor(() =>
      expect(messageOf('Email')).toBe('An account with this email already exists.'),
    )
  })

  test('tells of the mail afterwards, with the way to it where mails stay on the machine', async () => {
    answers['auth.register'] = entered
    await fill('secret-one', 'secret-one')
    expect(await screen.findByText(/cook@example.com/)).toBeDefined()
    const link = await screen.findByRole('link', { name: 'Read the mail' })
    expect(link.getAttribute('href')).toBe('/dev/mail')
  })

  test.each([
    ['its button', () => submit('Continue')],
    ['its cross', () => submit('Close')],
    ['Escape', () => userEvent.keyboard('{Escape}')],
  ])('leads where one wanted to go once that was read, put away by %s', async (_, putAway) => {
    useAppStore.setState({ afterLogin: '/#credits' })
    answers['auth.register'] = entered
    await fill('secret-one', 'secret-one')
    await screen.findByText(/cook@example.com/)
    await putAway()
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(screen.getByTestId('place').textContent).toBe('#credits')
  })
})

describe('signing in with Google', () => {
  const google = { clientId: 'id', scriptUrl: 'https://issuer.example/script', hasRedirect: true }

  test('loads nothing of Google before it is wanted', async () => {
    cleanup()
    answers['auth.options'] = success({ google, mail: true, devMail: true })
    openDialog()

    expect(await screen.findByRole('button', { name: 'Continue with Google' })).toBeDefined()
    expect(document.querySelector('script')).toBeNull()
  })

  test('is not offered where the server has none', async () => {
    await screen.findByLabelText('Email')
    await waitFor(() => expect(requests).toContain('auth.options'))
    expect(screen.queryByRole('button', { name: 'Continue with Google' })).toBeNull()
  })
})

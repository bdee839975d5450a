import { act, cleanup, render, screen, waitFor } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { AppUpdate } from '#client/app/app-update.tsx'
import { OfflineLine } from '#client/app/offline-line.tsx'
import { tellConnection } from '#client/lib/connection.ts'
import { useToasts } from '#client/lib/toasts.ts'
import { startTexts } from '../support/start-texts.ts'

const COOKING = '/?recipe=1&mode=cook#recipes'

beforeAll(startTexts)
afterEach(cleanup)

const show = (part: React.ReactNode, path: string) =>
  render(<MemoryRouter initialEntries={[path]}>{part}</MemoryRouter>)

describe('without a network', () => {
  afterEach(() => act(() => tellConnection(false)))

  test('every screen says so, and no longer than that', () => {
    show(<OfflineLine />, '/#recipes')
    const line = screen.getByRole('status')
    expect(line.textContent).toBe('')
    act(() => tellConnection(true))
    expect(line.textContent).toContain('You are offline')
    act(() => tellConnection(false))
    expect(line.textContent).toBe('')
  })

  test('the shopping list says itself what becomes of it', () => {
    show(<OfflineLine />, '/#shopping')
    act(() => tellConnection(true))
    expect(screen.getByRole('status').textContent).toBe('')
  })
})

describe('a new version', () => {
  let registration: EventTarget & { waiting?: unknown; installing?: EventTarget }
  let sent: unknown[]

  beforeEach(() => {
    sent = []
    registration = new EventTarget()
    const worker = { postMessage: (message: unknown) => sent.push(message) }
    vi.stubEnv('PROD', true)
    // jsdom has no workers.
    Object.defineProperty(navigator, 'serviceWorker', {
      configurable: true,
      value: Object.assign(new EventTarget(), {
        controller: worker,
        ready: Promise.resolve({ active: { postMessage: () => {} } }),
        register: async () => registration,
      }),
    })
  })

  afterEach(() => {
    cleanup()
    vi.unstubAllEnvs()
    Reflect.deleteProperty(navigator, 'serviceWorker')
    useToasts.setState({ toast: null })
  })

  const waiting = () => ({ postMessage: (message: unknown) => sent.push(message) })
  const offer = () => useToasts.getState().toast

  test('that waits is offered until it is taken or put away', async () => {
    registration.waiting = waiting()
    show(<AppUpdate />, '/')
    await waitFor(() => expect(offer()).toMatchObject({ open: true, stays: true }))
    expect(sent).toEqual([])
    offer()?.action?.onPress()
    expect(sent).toEqual([{ type: 'SKIP_WAITING' }])
  })

  test('that comes while the page is open is offered', async () => {
    show(<AppUpdate />, '/')
    const installing = new EventTarget()
    await waitFor(() => {
      Object.assign(registration, { installing, waiting: waiting() })
      registration.dispatchEvent(new Event('updatefound'))
      installing.dispatchEvent(new Event('statechange'))
      expect(offer()).not.toBeNull()
    })
  })

  test('disturbs nobody who cooks', async () => {
    registration.waiting = waiting()
    const register = vi.fn(async () => registration)
    Object.assign(navigator.serviceWorker, { register })
    show(<AppUpdate />, COOKING)
    await waitFor(() => expect(register).toHaveResolved())
    await act(async () => {})
    expect(offer()).toBeNull()
  })
})

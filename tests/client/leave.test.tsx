import { cleanup, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Link, useLocation, useNavigate } from 'react-router-dom'
import { afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { AppRouter } from '#client/app/app-router.tsx'
import { LeaveDialog } from '#client/features/editor/leave-dialog.tsx'
import { useLeave } from '#client/features/editor/use-leave.ts'
import { startTexts } from '../support/start-texts.ts'

let discarded = 0

beforeAll(startTexts)

/** Three places were visited before the one with unsaved changes. */
beforeEach(async () => {
  discarded = 0
  window.history.replaceState(null, '', '/start')
  render(
    <AppRouter>
      <Site />
    </AppRouter>,
  )
  for (const name of ['library', 'recipe', 'editor']) {
    await userEvent.click(screen.getByRole('link', { name }))
    await shows(`/#${name}`)
  }
})
afterEach(cleanup)

function Site() {
  const navigate = useNavigate()
  const { pathname, hash } = useLocation()
  const leave = useLeave(hash === '#editor')
  return (
    <>
      <p>{`place ${pathname}${hash}`}</p>
      {['library', 'recipe', 'editor'].map((name) => (
        <Link key={name} to={`/#${name}`}>
          {name}
        </Link>
      ))}
      <button type="button" onClick={() => navigate('/#saved', { replace: true })}>
        go on
      </button>
      <button type="button" onClick={() => leave.leaveBy(() => navigate('/#saved'))}>
        save
      </button>
      <LeaveDialog
        leave={leave}
        onDiscard={() => {
          discarded += 1
        }}
      />
    </>
  )
}

const address = () => window.location.pathname + window.location.hash
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))

async function shows(place: string) {
  await screen.findByText(`place ${place}`)
  await waitFor(() => expect(address()).toBe(place))
}

/** The question stands while everything stays as it is. */
async function isAsked() {
  await screen.findByRole('alertdialog')
  await waitFor(() => expect(address()).toBe('/#editor'))
  expect(screen.getByText('place /#editor')).toBeTruthy()
}

test.each([
  ['a link', () => screen.getByText('library').click(), '/#library'],
  ['code', () => screen.getByText('go on').click(), '/#saved'],
  ['the way back', () => window.history.back(), '/#recipe'],
  ['two steps back', () => window.history.go(-2), '/#library'],
])('leaving by %s asks: one stays, or leaves and arrives', async (_by, leave, place) => {
  leave()
  await isAsked()
  await press('Keep editing')
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  await shows('/#editor')

  leave()
  await isAsked()
  await press('Discard changes')
  await shows(place)
  expect(discarded).toBe(1)
})

test('what was left by the way back is come to again by the way forward', async () => {
  window.history.back()
  await isAsked()
  await press('Discard changes')
  await shows('/#recipe')
  window.history.forward()
  await shows('/#editor')
})

test('an address that is typed asks as well', async () => {
  window.location.hash = '#library'
  await isAsked()
  await press('Discard changes')
  await shows('/#library')
})

test('what is saved is left without a question', async () => {
  await press('save')
  await shows('/#saved')
  expect(screen.queryByRole('alertdialog')).toBeNull()
})

test('a reload is asked about by the browser, as long as something is unsaved', async () => {
  const reload = () => window.dispatchEvent(new Event('beforeunload', { cancelable: true }))
  expect(reload()).toBe(false)
  await press('save')
  await shows('/#saved')
  expect(reload()).toBe(true)
})

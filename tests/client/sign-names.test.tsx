import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { SignNames } from '#client/app/sign-names.tsx'

beforeEach(() => {
  vi.useFakeTimers()
  render(
    <>
      <button type="button" aria-label="Delete">
        <svg aria-hidden />
      </button>
      <button type="button" aria-label="Edit">
        <svg aria-hidden />
      </button>
      <button type="button" aria-label="Share the list">
        <svg aria-hidden />
        Share
      </button>
      <button type="button" aria-label="Take photo">
        <video muted />
      </button>
      <SignNames />
    </>,
  )
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

const point = (name: string, pointerType = 'mouse') =>
  fireEvent.pointerOver(screen.getByRole('button', { name }), { pointerType })
const wait = (ms: number) => act(() => vi.advanceTimersByTime(ms))
const told = () => document.querySelector('[data-slot="sign-name"]')?.textContent

test('a sign tells its name after a moment, and the next one at once', () => {
  point('Delete')
  wait(699)
  expect(told()).toBeUndefined()
  wait(1)
  expect(told()).toBe('Delete')

  fireEvent.pointerOver(document.body, { pointerType: 'mouse' })
  expect(told()).toBeUndefined()
  wait(299)
  point('Edit')
  expect(told()).toBe('Edit')

  fireEvent.pointerOver(document.body, { pointerType: 'mouse' })
  wait(300)
  point('Delete')
  expect(told()).toBeUndefined()
})

test('pressing, typing and scrolling take the name away', () => {
  for (const end of ['pointerDown', 'keyDown', 'scroll'] as const) {
    point('Delete')
    wait(700)
    expect(told()).toBe('Delete')
    fireEvent[end](document.body)
    expect(told()).toBeUndefined()
    wait(1000)
  }
})

test('what has words or is a picture itself, and who touches, needs no name', () => {
  for (const name of ['Share the list', 'Take photo']) {
    point(name)
    wait(700)
    expect(told()).toBeUndefined()
  }
  point('Delete', 'touch')
  wait(700)
  expect(told()).toBeUndefined()
})

import { afterEach, describe, expect, test, vi } from 'vitest'
import { goToStep, placeIn, usePlaces } from '#client/features/guide/place-store.ts'
import { startTimer, useTimers } from '#client/features/guide/timer-store.ts'
import { claimOwnData, forgetOwnData } from '#client/lib/own-data.ts'

const step = { recipeId: 'soup', recipeTitle: 'Soup', stepIndex: 2, label: 'Simmer.' }
const timers = () => useTimers.getState().timers
const place = () => placeIn(usePlaces.getState().places, 'soup')

function cook() {
  startTimer(step, 60_000)
  goToStep('soup', 2)
}

afterEach(() => {
  forgetOwnData()
  localStorage.clear()
})

describe('timers and places', () => {
  test('are gone after a logout, also from the storage of the browser', () => {
    localStorage.setItem('theme', 'dark')
    localStorage.setItem('own-of-a-part-not-loaded', '{}')
    cook()
    forgetOwnData()
    expect(timers()).toEqual([])
    expect(place()).toBe(0)
    expect(Object.keys(localStorage)).toEqual(['theme'])
  })

  test('outlive a login that has expired, but not another person', () => {
    claimOwnData('ann')
    cook()
    claimOwnData('ann')
    expect(timers()).toHaveLength(1)
    claimOwnData('ben')
    expect(timers()).toEqual([])
    expect(place()).toBe(0)
  })

  test('follow what another tab does', () => {
    cook()
    const other = JSON.stringify({ state: { timers: [] }, version: 0 })
    localStorage.setItem('own-timers', other)
    window.dispatchEvent(new StorageEvent('storage', { key: 'own-timers', newValue: other }))
    expect(timers()).toEqual([])

    cook()
    window.dispatchEvent(new StorageEvent('storage', { key: 'own-timers', newValue: null }))
    expect(timers()).toEqual([])
  })
})

test('as many places are remembered as recipes are cooked, the oldest goes first', () => {
  for (let recipe = 1; recipe <= 51; recipe += 1) goToStep(`recipe ${recipe}`, 3)
  const { places } = usePlaces.getState()
  expect(places).toHaveLength(50)
  expect(placeIn(places, 'recipe 1')).toBe(0)
  expect(placeIn(places, 'recipe 51')).toBe(3)
})

test('what yesterday left behind does not ring today', async () => {
  const [now, yesterday] = [Date.now(), Date.now() - 24 * 3600 * 1000]
  const timers = [
    { ...step, stepIndex: 1, endsAt: yesterday, isRung: false },
    { ...step, stepIndex: 2, endsAt: now, isRung: false },
  ]
  localStorage.setItem('own-timers', JSON.stringify({ state: { timers }, version: 0 }))
  vi.resetModules()
  const reloaded = await import('#client/features/guide/timer-store.ts')
  expect(reloaded.useTimers.getState().timers).toEqual([timers[1]])
})

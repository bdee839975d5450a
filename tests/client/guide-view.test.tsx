import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { GuideView } from '#client/features/guide/guide-view.tsx'
import { TimerBar } from '#client/features/guide/timer-bar.tsx'
import { forgetOwnData } from '#client/lib/own-data.ts'
import { type Recipe, RecipeSchema } from '#shared/recipe.ts'
import { startTexts } from '../support/start-texts.ts'

const ID = '01890000-0000-7000-8000-00000000000a'

const step = (stepNumber: number, instructionText: string, more: object = {}) => ({
  stepNumber,
  type: 'MANUAL',
  instructionText,
  ...more,
})

const RECIPE: Recipe = RecipeSchema.parse({
  id: ID,
  createdAt: '2026-01-01T00:00:00.000Z',
  updatedAt: '2026-01-01T00:00:00.000Z',
  version: 1,
  status: 'converted',
  convertedBy: 'builtin',
  language: 'en',
  recipeMetadata: { title: 'Plum jam' },
  ingredients: [
    { ingredientJsonId: 1, name: 'plums', quantity: '800', unit: 'g', notes: 'halved' },
    { ingredientJsonId: 2, name: 'sugar', quantity: '300', unit: 'g' },
  ],
  steps: [
    step(1, 'Put the fruit into the bowl.', { type: 'WEIGH', ingredientRefs: [1] }),
    step(2, 'Cook the jam.', {
      type: 'OPERATE',
      durationSeconds: 1200,
      temperature: '100',
      speed: '1',
      reverse: true,
      ingredientRefs: [2],
      tools: ['mixing_knife', 'simmering_basket'],
      notices: [
        { kind: 'warning', severity: 'danger', rule: 'S3', code: 'TURBO_HOT', params: {} },
        { kind: 'repaired', rule: 'limit', code: 'SPEED_OFF_FIXED', params: {} },
      ],
    }),
    step(3, 'Let it set.', { type: 'WAIT', durationSeconds: 90 }),
  ],
  sourceUrl: null,
  rawText: '',
})

const onExit = vi.fn()

function openGuide({ steps = RECIPE.steps }: { steps?: object[] } = {}) {
  const recipe = RecipeSchema.parse({ ...RECIPE, steps })
  return render(
    <MemoryRouter>
      <TimerBar cookedId={ID} />
      <GuideView recipe={recipe} onExit={onExit} />
    </MemoryRouter>,
  )
}

const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name })
const press = (name: string) => fireEvent.click(button(name))
const key = (name: string, target: Element = document.body) =>
  fireEvent.keyDown(target, { key: name })
const clock = () => screen.getByRole('timer').textContent
const bar = () => screen.queryByRole('region', { name: 'Timers' })
const pass = (ms: number) => act(() => vi.advanceTimersByTime(ms))

beforeAll(async () => {
  await startTexts()
  // jsdom has no page to scroll.
  window.scrollTo = () => {}
})

beforeEach(() => {
  vi.useFakeTimers({ now: Date.UTC(2026, 4, 1, 12) })
})

afterEach(() => {
  cleanup()
  act(forgetOwnData)
  onExit.mockClear()
  vi.useRealTimers()
})

describe('the guide', () => {
  test('goes from the first to the last step and no further', () => {
    openGuide()
    screen.getByRole('heading', { name: 'Step 1 of 3' })
    screen.getByText('Put the fruit into the bowl.')
    expect(button('Previous').disabled).toBe(true)
    press('Next')
    press('Next')
    screen.getByRole('heading', { name: 'Step 3 of 3' })
    expect(screen.queryByRole('button', { name: 'Next' })).toBeNull()
    key('ArrowRight')
    screen.getByRole('heading', { name: 'Step 3 of 3' })
    press('Previous')
    screen.getByText('Cook the jam.')
  })

  test('shows what a step needs: ingredients, settings, tools and dangers', () => {
    openGuide()
    const used = screen.getByRole('heading', { name: 'For this step' }).parentElement
    expect(used?.textContent).toContain('800\u00a0gplumshalved')
    expect(used?.textContent).not.toContain('sugar')
    press('Next')
    // The clock tells the time, and the direction stands with the speed.
    expect(screen.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual([
      '100\u00a0°C',
      '1 Reverse',
    ])
    expect(clock()).toBe('20:00')
    const tools = screen.getByRole('heading', { name: 'Have at hand' }).parentElement
    expect(tools?.textContent).toBe('Have at handSimmering basket')
    screen.getByText('Take care:')
    expect(screen.queryByText('Adjusted:')).toBeNull()
  })

  test('names the accessories before the first step', () => {
    openGuide()
    const list = screen.getByRole('heading', { name: 'Have ready' }).parentElement
    expect(list?.textContent).toContain('Simmering basket')
    expect(list?.textContent).not.toContain('Mixing knife')
  })

  test('names the ingredients in the order in which they go in', () => {
    openGuide({ steps: [step(1, 'Add everything.', { ingredientRefs: [2, 1] })] })
    const used = screen.getByRole('heading', { name: 'For this step' }).parentElement
    expect(used?.textContent).toMatch(/sugar.*plums/)
  })

  test('leads to any step', () => {
    openGuide()
    press('Plum jam Step 1 of 3')
    const dialog = screen.getByRole('dialog', { name: 'Go to a step' })
    const [first, , last] = within(dialog).getAllByRole('listitem')
    expect(
      within(first ?? dialog)
        .getByRole('button')
        .getAttribute('aria-current'),
    ).toBe('step')
    expect(document.activeElement?.getAttribute('aria-current')).toBe('step')
    fireEvent.click(within(last ?? dialog).getByRole('button', { name: /Let it set/ }))
    expect(screen.queryByRole('dialog')).toBeNull()
    screen.getByRole('heading', { name: 'Step 3 of 3' })
  })

  test('reads a new step to those who do not see it, and never the ticking clock', () => {
    openGuide()
    press('Next')
    const said = screen.getByText('Cook the jam.').closest('[aria-live="polite"]')
    expect(said?.textContent).toContain('Step 2 of 3')
    expect(said?.contains(screen.getByRole('timer'))).toBe(false)
  })

  test('remembers where one left off, but not what is finished', () => {
    openGuide()
    press('Next')
    cleanup()
    openGuide()
    screen.getByRole('heading', { name: 'Step 2 of 3' })
    press('Start over')
    screen.getByRole('heading', { name: 'Step 1 of 3' })
    expect(screen.queryByText('Start over')).toBeNull()

    press('Next')
    press('Next')
    press('Finish')
    expect(onExit).toHaveBeenCalledOnce()
    cleanup()
    openGuide()
    screen.getByRole('heading', { name: 'Step 1 of 3' })
  })

  test('is turned by arrow keys, and space works the timer or goes on', () => {
    openGuide()
    key(' ')
    screen.getByRole('heading', { name: 'Step 2 of 3' })
    key(' ')
    pass(2000)
    expect(clock()).toBe('19:58')
    key(' ')
    button('Resume')
    key('ArrowLeft')
    screen.getByRole('heading', { name: 'Step 1 of 3' })
    // A focused button is pressed by the browser itself.
    key(' ', button('Next'))
    screen.getByRole('heading', { name: 'Step 1 of 3' })
  })

  test('keeps whether it is muted', () => {
    openGuide()
    const before = localStorage.getItem('recipeGuideMuted')
    press('Mute the timers')
    expect(localStorage.getItem('recipeGuideMuted')).toBe('true')
    expect(button('Mute the timers').getAttribute('aria-pressed')).toBe('true')
    press('Mute the timers')
    expect(localStorage.getItem('recipeGuideMuted')).toBe('false')
    expect(before).toBeNull()
  })
})

describe("a step's timer", () => {
  test('runs down, stops at the end and says so', () => {
    openGuide()
    press('Next')
    expect(clock()).toBe('20:00')
    press('Start')
    pass(61_000)
    expect(clock()).toBe('18:59')
    pass(20 * 60_000)
    const alarm = screen.getByRole('alertdialog', { name: 'Time is up' })
    expect(alarm.textContent).toContain('Step 2: Cook the jam')
    expect(document.activeElement).toBe(button('Stop'))
    press('Stop')
    expect(screen.queryByRole('alertdialog')).toBeNull()
    expect(clock()).toBe('20:00')
  })

  test('is put back by another step only when it does not run', () => {
    openGuide()
    press('Next')
    press('Start')
    pass(10_000)
    press('Pause')
    press('Next')
    expect(bar()).toBeNull()
    press('Previous')
    expect(clock()).toBe('20:00')

    press('Start')
    press('Next')
    pass(5_000)
    expect(clock()).toBe('01:30')
    expect(within(bar() ?? document.body).getByRole('link').textContent).toContain('19:55')
    press('Previous')
    expect(clock()).toBe('19:55')
    expect(bar()).toBeNull()
  })

  test('that rings elsewhere leads back to its step', () => {
    openGuide()
    press('Next')
    press('Next')
    press('Start')
    press('Previous')
    pass(90_000)
    fireEvent.click(screen.getByRole('link', { name: 'Go to the step' }))
    screen.getByRole('heading', { name: 'Step 3 of 3' })
    expect(screen.queryByRole('alertdialog')).toBeNull()
    expect(clock()).toBe('01:30')
  })

  test('shakes until somebody touches it, and not at all when muted', () => {
    const vibrate = vi.fn(() => true)
    Object.defineProperty(navigator, 'vibrate', { value: vibrate, configurable: true })
    openGuide()
    press('Next')
    press('Next')
    press('Start')
    pass(90_000)
    pass(6_000)
    expect(vibrate.mock.calls.length).toBeGreaterThan(3)
    press('Stop')
    expect(vibrate).toHaveBeenLastCalledWith(0)
    vibrate.mockClear()

    press('Mute the timers')
    press('Start')
    pass(96_000)
    screen.getByRole('alertdialog', { name: 'Time is up' })
    expect(vibrate).not.toHaveBeenCalled()
    press('Stop')
    press('Mute the timers')
  })

  test('takes another minute, running and over', () => {
    openGuide()
    press('Next')
    press('Next')
    press('Start')
    press('+1 min')
    expect(clock()).toBe('02:30')
    pass(150_000)
    press('+1 min')
    expect(screen.queryByRole('alertdialog')).toBeNull()
    expect(clock()).toBe('01:00')
    pass(60_000)
    screen.getByRole('alertdialog', { name: 'Time is up' })
  })

  test('can be taken away while it is paused', () => {
    openGuide()
    press('Next')
    press('Start')
    press('Pause')
    cleanup()
    render(
      <MemoryRouter>
        <TimerBar cookedId={undefined} />
      </MemoryRouter>,
    )
    press('Remove the timer of step 2')
    expect(bar()).toBeNull()
  })
})

import { cleanup, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { doubtfulLines, mendLines, textOfLines } from '#client/features/photo/doubtful-lines.ts'
import { LineCheck } from '#client/features/photo/line-check.tsx'
import { startTexts } from '../support/start-texts.ts'

const CROP = 'data:image/gif;base64,R0lGODlhAQABAAAAACw='
const sure = (text: string) => ({ text, confidence: 0.95, crop: null })
const doubtful = (text: string) => ({ text, confidence: 0.4, crop: CROP })
const LINES = [sure('Plum cake'), doubtful('3OO g plurns'), sure('2 eggs'), doubtful('~~ .,')]

let done: string[]

beforeAll(async () => {
  await startTexts()
})
beforeEach(() => {
  done = []
  render(
    <LineCheck lines={LINES} onDone={(lines) => done.push(textOfLines(lines))} onBack={() => {}} />,
  )
})
afterEach(cleanup)

const field = (number: number) => screen.getByLabelText<HTMLTextAreaElement>(`Line ${number}`)
const goOn = () => userEvent.click(screen.getByRole('button', { name: 'Continue' }))

test('only doubtful lines are asked about, each beside its piece of the photo', () => {
  expect(screen.getAllByRole('textbox')).toEqual([field(2), field(4)])
  expect(screen.getByRole('img', { name: 'The photo of line 2' }).getAttribute('src')).toBe(CROP)
})

test('what is mended takes its place, and a line that is left out is gone', async () => {
  await userEvent.clear(field(2))
  await userEvent.type(field(2), '300 g plums{Enter}')
  await userEvent.click(screen.getByRole('button', { name: 'Leave out line 4' }))
  await goOn()
  expect(done).toEqual(['Plum cake\n300 g plums\n2 eggs'])
})

test('lines that are right as they are need nothing', async () => {
  await goOn()
  expect(done).toEqual(['Plum cake\n3OO g plurns\n2 eggs\n~~ .,'])
})

test('the whole text is there to see where a line stands, as it is now', async () => {
  await userEvent.click(screen.getByText('Everything that was read'))
  await userEvent.clear(field(2))
  await userEvent.type(field(2), '300 g plums')
  const whole = screen.getByRole('group')
  within(whole).getByText('Plum cake')
  within(whole).getByText('300 g plums')
})

test('a text without doubts stays word for word', () => {
  const lines = [sure('Soup'), sure(' 1 leek')]
  expect(doubtfulLines(lines)).toEqual([])
  expect(mendLines(lines, new Map())).toEqual(lines)
})

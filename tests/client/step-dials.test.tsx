import { render, screen } from '@testing-library/react'
import i18next from 'i18next'
import { beforeAll, describe, expect, test } from 'vitest'
import { emptyStep } from '#client/features/editor/step-form.ts'
import { DialStrip } from '#client/ui/dial-strip.tsx'
import { stepDials, unusualTools } from '#client/ui/step-dials.tsx'
import type { Step } from '#shared/recipe.ts'
import { startTexts } from '../support/start-texts.ts'

beforeAll(async () => {
  await startTexts()
})

const dialsOf = (settings: Partial<Step>) =>
  stepDials({ ...emptyStep(1), ...settings }, { t: i18next.t, language: 'en' })
const shownFor = (settings: Partial<Step>) => dialsOf(settings).map(({ value }) => value)

describe('the dials of a step', () => {
  test('show time, temperature, speed and direction in the order of setting them', () => {
    const dials = dialsOf({ durationSeconds: 90, temperature: '100', speed: '1', reverse: true })
    render(<DialStrip dials={dials} />)
    const shown = (role: 'term' | 'definition') =>
      screen.getAllByRole(role).map((element) => element.textContent)
    expect(shown('term')).toEqual(['Time', 'Temperature', 'Speed', 'Direction'])
    expect(shown('definition')).toEqual(['1\u00a0min 30\u00a0sec', '100\u00a0°C', '1', 'Reverse'])
  })

  test('are absent when nothing has to be set', () => {
    expect(dialsOf({})).toEqual([])
  })

  test('give durations in minutes and seconds', () => {
    expect(shownFor({ durationSeconds: 5 })).toEqual(['5 sec'])
    expect(shownFor({ durationSeconds: 1200 })).toEqual(['20 min'])
  })

  test('name the steam level without degrees', () => {
    expect(shownFor({ temperature: 'varoma' })).toEqual(['Varoma'])
  })

  test('name modes and show a rise between speeds', () => {
    expect(shownFor({ speed: 'dough' })).toEqual(['Dough'])
    expect(shownFor({ speed: 'soft' })).toEqual(['Soft'])
    expect(shownFor({ speed: '5-10' })).toEqual(['5–10'])
  })

  test('pass on what a person wrote in words of their own', () => {
    expect(shownFor({ temperature: 'lukewarm', speed: 'a little' })).toEqual([
      'lukewarm',
      'a little',
    ])
  })
})

test('tools that are always on the machine are not named', () => {
  expect(unusualTools(['mixing_knife', 'whisk', 'measuring_cup', 'varoma_dish'])).toEqual([
    'whisk',
    'varoma_dish',
  ])
})

import { expect, it } from 'vitest'
import { LiveAnswer } from '#server/features/convert/structure/anthropic/live-answer.ts'
import type { RecipeContent } from '#shared/recipe.ts'
import { LENTIL_ANSWER } from '../support/ai-recipes.ts'

const TEXT = JSON.stringify(LENTIL_ANSWER)

function listen() {
  const told: Partial<RecipeContent>[] = []
  return { told, live: new LiveAnswer((partial) => told.push(partial)) }
}

const counts = ({ ingredients = [], steps = [] }: Partial<RecipeContent>) =>
  ingredients.length + steps.length

it('tells title, ingredients and steps one after the other, however the pieces are cut', () => {
  for (const size of [1, 2, 3, 7, 50, TEXT.length]) {
    const { told, live } = listen()

    for (let at = 0; at < TEXT.length; at += size) live.take(TEXT.slice(at, at + size))

    expect(told.map(counts)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11])
    expect(told[0]?.metadata?.title).toBe('Lentil soup')
    expect(told.at(-1)?.steps?.[6]).toMatchObject({ stepNumber: 7, speed: '5-10' })
  }
})

it('takes nothing away when the answer begins anew, and goes on where there is more', () => {
  const { told, live } = listen()
  live.take(TEXT.slice(0, TEXT.indexOf('Soften')))

  live.restart()
  live.take(TEXT)

  expect(told.map(counts)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11])
})

it('is not disturbed by what is no answer', () => {
  const { told, live } = listen()

  for (const text of ['Here is your recipe:', '{"steps":[{"type":"DANCE"}]}', '{"a":', '}}}']) {
    live.restart()
    live.take(text)
    live.take('more')
  }

  expect(told).toEqual([])
})

import { describe, expect, it } from 'vitest'
import { readAnswer } from '#server/features/convert/structure/anthropic/answer.ts'
import { fitToModel } from '#server/features/convert/structure/anthropic/fit-to-model.ts'
import { checkRecipe } from '#shared/appliance/check.ts'
import type { ApplianceModel } from '#shared/appliance/models.ts'
import { LENTIL_ANSWER, lentilAnswer } from '../support/ai-recipes.ts'

function fitted(model: ApplianceModel, answer: unknown = LENTIL_ANSWER) {
  const read = readAnswer(JSON.stringify(answer))
  if ('mistakes' in read) throw new Error(read.mistakes.join())
  return fitToModel(read.content, model, 'en')
}

describe('an answer for the newest machine', () => {
  it('fries at the steam level where the chosen one has no 120 °C', () => {
    const content = fitted('TM31')

    expect(content.steps[3]).toMatchObject({
      temperature: 'varoma',
      instructionText: 'Soften without the measuring cup 3 min/Varoma/speed 1.',
    })
    const codes = checkRecipe(content, 'TM31').map(({ code }) => code)
    expect(codes).not.toContain('TEMPERATURE_FAR_OFF')
  })

  it('stirs as fast as the chosen one may while it heats', () => {
    const quick = lentilAnswer(({ steps }) => {
      const instructionText = 'Cook 20 min at 100°C, speed 4.'
      Object.assign(steps[5] ?? {}, { speed: '4', instructionText })
    })

    expect(fitted('MC_SMART', quick).steps[5]).toMatchObject({ speed: '3' })
    expect(fitted('MC_SMART', quick).steps[5]?.instructionText).toMatch(/speed 3/)
    expect(fitted('TM6', quick).steps[5]).toMatchObject({ speed: '4' })
  })

  it('keeps what no machine does, so that it is sent back', () => {
    const wild = lentilAnswer(({ steps }) => {
      Object.assign(steps[5] ?? {}, { speed: '8' })
    })

    expect(fitted('TM31', wild).steps[5]).toMatchObject({ speed: '8' })
  })
})

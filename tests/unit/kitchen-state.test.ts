import { describe, expect, test } from 'vitest'
import { apply, EMPTY_STATE, ROOM_TEMPERATURE, replay } from '#shared/appliance/kitchen-state.ts'
import type { StepInput } from '#shared/recipe.ts'
import { aStep } from './appliance-fixtures.ts'

const [ONION, OIL, STOCK, RICE, CHEESE] = [1, 2, 3, 4, 5] as const

const stepsOf = (...steps: Partial<StepInput>[]) =>
  steps.map((fields, index) => aStep({ type: 'WEIGH', ...fields, stepNumber: index + 1 }))

const adding = (...refs: number[]) => refs.map((ref) => ({ ref }))

describe('what is where', () => {
  test('the bowl keeps its contents from step to step, and what is cleared is gone', () => {
    const states = replay(
      stepsOf(
        { place: 'bowl', adds: adding(ONION) },
        { place: 'bowl', adds: adding(OIL) },
        { place: 'bench', clears: true },
        { place: 'bowl', adds: adding(STOCK) },
      ),
    )
    expect(states.map(({ during }) => [...during.machine.bowl.keys()])).toEqual([
      [ONION],
      [ONION, OIL],
      [ONION, OIL],
      [STOCK],
    ])
  })

  test('basket and dish are cleared on their own', () => {
    const [, , last] = replay(
      stepsOf(
        { place: 'bowl', adds: adding(STOCK) },
        { place: 'basket', adds: adding(RICE) },
        { place: 'bench', takes: [2], clears: ['basket'] },
      ),
    )
    expect(last?.after.machine.basket.size).toBe(0)
    expect([...(last?.after.machine.bowl.keys() ?? [])]).toEqual([STOCK])
  })

  test('off the machine only what is added or taken is at hand', () => {
    const [, second, third] = replay(
      stepsOf(
        { place: 'bench', adds: adding(ONION) },
        { place: 'stove', adds: adding(OIL) },
        { place: 'stove', takes: [1, 2] },
      ),
    )
    expect([...(second?.contents ?? [])]).toEqual([[OIL, 1]])
    expect([...(third?.contents ?? [])]).toEqual([
      [ONION, 1],
      [OIL, 1],
    ])
  })

  test('the product of a step at the machine is all that the machine holds', () => {
    const [, , third] = replay(
      stepsOf(
        { place: 'bowl', adds: adding(STOCK) },
        { place: 'varoma', adds: adding(ONION) },
        { place: 'bench', takes: [2] },
      ),
    )
    expect([...(third?.contents.keys() ?? [])]).toEqual([STOCK, ONION])
  })
})

describe('shares', () => {
  test('an addition without a share is all that is left', () => {
    const states = replay(
      stepsOf(
        { place: 'bowl', adds: [{ ref: CHEESE, part: 0.25 }] },
        { place: 'bench', adds: adding(CHEESE) },
        { place: 'bench', adds: adding(CHEESE) },
      ),
    )
    expect(states.map(({ adds }) => adds[0]?.part)).toEqual([0.25, 0.75, 0])
  })

  test('two additions to the same place add up', () => {
    const [, second] = replay(
      stepsOf(
        { place: 'bowl', adds: [{ ref: CHEESE, part: 0.5 }] },
        { place: 'bowl', adds: adding(CHEESE) },
      ),
    )
    expect(second?.contents.get(CHEESE)).toBe(1)
  })

  test('a share of a product is that share of everything in it', () => {
    const [, second] = replay(
      stepsOf(
        { place: 'bench', adds: [{ ref: CHEESE, part: 0.5 }, { ref: OIL }] },
        { place: 'bowl', takes: [{ step: 1, part: 0.5 }] },
      ),
    )
    expect([...(second?.during.machine.bowl ?? [])]).toEqual([
      [CHEESE, 0.25],
      [OIL, 0.5],
    ])
  })

  test('taking halves twice makes no more than the whole', () => {
    const [, , third] = replay(
      stepsOf(
        { place: 'bench', adds: adding(OIL) },
        { place: 'oven', takes: [1] },
        { place: 'bench', takes: [1, 2] },
      ),
    )
    expect(third?.contents.get(OIL)).toBe(1)
  })

  test('what stands in the bowl and is taken as well is not doubled', () => {
    const [, second] = replay(
      stepsOf({ place: 'bowl', adds: adding(OIL) }, { place: 'bowl', takes: [1] }),
    )
    expect(second?.contents.get(OIL)).toBe(1)
  })
})

describe('the bowl itself', () => {
  const boil = { place: 'bowl', type: 'OPERATE', temperature: '100', durationSeconds: 600 } as const

  test('is hot after heating, cools while it stands, and is cold when it is emptied', () => {
    const heats = replay(
      stepsOf(
        { ...boil, adds: adding(STOCK) },
        { type: 'WAIT', place: 'bowl', durationSeconds: 1800 },
        { place: 'bowl', adds: adding(OIL) },
        { type: 'MANUAL', place: 'bench', clears: true },
      ),
    ).map(({ after }) => after.bowlTemperature)
    expect(heats).toEqual([100, 70, 70, ROOM_TEMPERATURE])
  })

  test('boils under steam', () => {
    const [state] = replay(stepsOf({ ...boil, temperature: 'varoma', adds: adding(STOCK) }))
    expect(state?.after.bowlTemperature).toBe(100)
  })

  test('keeps its whisk until somebody takes it off', () => {
    const [whisking, mixing] = stepsOf({ place: 'bowl', tools: ['whisk'] }, { place: 'bowl' })
    if (!whisking || !mixing) throw new Error('two steps')
    const whisked = apply(apply(EMPTY_STATE, 1, whisking), 2, mixing)
    expect(whisked.hasWhisk).toBe(true)
    expect(apply(whisked, 3, { ...mixing, removesWhisk: true }).hasWhisk).toBe(false)
  })

  test('is soiled by what was in it, until it is washed', () => {
    const [filling, clearing] = stepsOf(
      { place: 'bowl', adds: adding(OIL) },
      { place: 'bench', clears: ['bowl'] },
    )
    if (!filling || !clearing) throw new Error('two steps')
    const filled = apply(EMPTY_STATE, 1, filling)
    expect(filled.isBowlSoiled).toBe(false)
    expect(apply(filled, 2, clearing).isBowlSoiled).toBe(true)
    expect(apply(filled, 2, { ...clearing, washesBowl: true }).isBowlSoiled).toBe(false)
  })

  test('a state is never changed by what is done with it', () => {
    const [filling, more] = stepsOf(
      { place: 'bowl', adds: adding(OIL) },
      { place: 'bowl', adds: adding(STOCK) },
    )
    if (!filling || !more) throw new Error('two steps')
    const filled = apply(EMPTY_STATE, 1, filling)
    apply(filled, 2, more)
    expect([...filled.machine.bowl.keys()]).toEqual([OIL])
    expect(EMPTY_STATE.machine.bowl.size).toBe(0)
  })
})

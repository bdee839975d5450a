import { describe, expect, test } from 'vitest'
import { convertRead, languageOf } from '../eval/convert-read.ts'
import { ExpectedPlanSchema } from '../eval/plan-expectation.ts'
import { judgePlan } from '../eval/plan-judge.ts'
import { readLines, readSource } from '../eval/sources.ts'

/** Recipes of every language with what a cook who owns the machine expects of their conversion. */
const FOLDER = new URL('../eval/plans/', import.meta.url).pathname

describe.each(['en', 'other'])('whole recipes: %s', (name) => {
  const plans = readLines(`${FOLDER}${name}.jsonl`, ExpectedPlanSchema)
  test.each(plans.map((plan) => [plan.id, plan] as const))('%s', async (_, plan) => {
    const read = await readSource(plan, FOLDER)
    const verdict = judgePlan(plan, await convertRead(read, languageOf(plan.language)))
    const failures = verdict.failures.filter(({ isCritical }) => isCritical)
    expect(failures.map(({ what }) => what)).toEqual([])
  })
})

import { describe, expect, test } from 'vitest'
import { runsOf, stepsOf } from './convert-scripts-fixtures.ts'

describe('how the cook tells that it is done', () => {
  test('is told but for the spoon, which the blades would catch', async () => {
    const [run] = runsOf(
      await stepsOf(
        ['500 g tomatoes', '200 g sugar', '200 ml vinegar'],
        [
          'Put everything in a pot and simmer for 40 minutes, until the chutney has thickened and you can draw a wooden spoon across the base of the pan so that it leaves a channel behind.',
        ],
      ),
    )

    expect(run?.instructionText).toContain('until the chutney has thickened')
    expect(run?.instructionText).not.toContain('spoon')
  })
})

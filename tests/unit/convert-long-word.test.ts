import { expect, test } from 'vitest'
import { stepsOf } from './convert-scripts-fixtures.ts'

test('a word of thousands of letters neither holds up the conversion nor gets lost', async () => {
  const word = 'x'.repeat(2_500)
  const steps = await stepsOf(['300 g carrots'], [`Cook the carrots ${word} 5 minutes.`])
  const letters = steps.map(({ instructionText }) => instructionText.replace(/[^x]/gi, '')).join('')
  expect(letters.length).toBeGreaterThanOrEqual(word.length)
})

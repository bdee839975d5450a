import { expect, test } from 'vitest'
import { readMinutes } from '#server/features/convert/read/durations.ts'

test.each([
  ['PT1H30M', 90],
  ['P0DT0H40M', 40],
  ['P1DT2H', 1560],
  ['PT5400S', 90],
  ['PT1.5H', 90],
  ['P30M', 30],
  ['1 hr 20 mins', 80],
  ['45 minutes', 45],
  ['1½ hours', 90],
  ['1 1/2 hours', 90],
  ['90', 90],
  ['10–15 min', 15],
  ['1:30 h', 90],
  ['1h30', 90],
  ['2 Stunden 15 Minuten', 135],
  ['1 год 20 хв', 80],
  ['2 days', 2880],
])('%s is %i minutes', (text, minutes) => expect(readMinutes(text)).toBe(minutes))

test.each(['PT0M', '', 'P', 'soon', '0', 'PT', '9999999999'])('%j says no time', (text) =>
  expect(readMinutes(text)).toBeNull(),
)

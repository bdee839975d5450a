import { expect, test } from 'vitest'
import { joinedAtCommas } from '#server/features/convert/read/page/cut-at-commas.ts'

test('a list that a site has cut at its commas is joined again', () => {
  const lines = [
    '250 g Schweinefleisch',
    ' in Stücken',
    ' 1',
    '5 TL Senf',
    ' Kräuter (Thymian',
    ' Oregano)',
    ' 1 Ei',
  ]

  expect(joinedAtCommas(lines).map((line) => line.trim())).toEqual([
    '250 g Schweinefleisch, in Stücken',
    '1,5 TL Senf',
    'Kräuter (Thymian, Oregano)',
    '1 Ei',
  ])
})

test('lines that are whole stay as they are', () => {
  const lines = ['200 g flour', '2 eggs', 'in season: 1 handful berries', ' salt']

  expect(joinedAtCommas(lines)).toEqual(lines)
})

import { describe, expect, test } from 'vitest'
import { inReadingOrder } from '#server/features/convert/read/photo/reading-order.ts'
import { isNoise, type Word, wordsOfTable } from '#server/features/convert/read/photo/words.ts'

const LETTER = 10
const HEIGHT = 20
const STEP = 30

/** Words of a line of print that begins at a place; `row` counts lines of print from the top. */
function print(text: string, left: number, row: number, line = `${left} ${row}`): Word[] {
  let x = left
  return text.split(' ').map((word) => {
    const box = { left: x, top: row * STEP, width: word.length * LETTER, height: HEIGHT }
    x += (word.length + 1) * LETTER
    return { text: word, confidence: 0.9, box, line }
  })
}

function read(...words: Word[][]): string[] {
  return inReadingOrder(words.flat()).map((line) => line.words.map(({ text }) => text).join(' '))
}

describe('reading order', () => {
  test('a box of ingredients beside the method is read first, then the method', () => {
    const lines = read(
      print('Lentil salad with roasted carrots', 0, 0),
      print('Ingredients', 0, 2),
      print('Method', 400, 2),
      print('200 g lentils', 0, 3),
      print('1. Boil the lentils', 400, 3),
      print('3 carrots', 0, 4),
      print('until they are soft', 400, 4),
      print('2. Roast the carrots', 400, 5),
    )

    expect(lines).toEqual([
      'Lentil salad with roasted carrots',
      'Ingredients',
      '200 g lentils',
      '3 carrots',
      'Method',
      '1. Boil the lentils',
      'until they are soft',
      '2. Roast the carrots',
    ])
  })

  test('lines of two columns that the engine took for one line are cut apart', () => {
    const lines = read(
      [...print('200 g lentils', 0, 0, 'a'), ...print('1. Boil', 400, 0, 'a')],
      [...print('3 carrots', 0, 1, 'b'), ...print('2. Roast', 400, 1, 'b')],
    )

    expect(lines).toEqual(['200 g lentils', '3 carrots', '1. Boil', '2. Roast'])
  })

  test('a note below both columns comes last', () => {
    const lines = read(
      print('200 g lentils', 0, 0),
      print('Boil them', 400, 0),
      print('3 carrots', 0, 1),
      print('and wait', 400, 1),
      print('2 onions', 0, 2),
      print('Keeps for two days', 0, 5),
    )

    expect(lines.at(-1)).toBe('Keeps for two days')
    expect(lines.indexOf('2 onions')).toBeLessThan(lines.indexOf('Boil them'))
  })

  test('a list longer than the method beside it stays in one piece', () => {
    const list = Array.from({ length: 7 }, (_, row) => print(`${row + 1} onions`, 0, row))
    const lines = read(...list, print('Boil all', 400, 0), print('and serve', 400, 1))

    expect(lines.slice(0, 7).every((line) => line.endsWith('onions'))).toBe(true)
  })

  test('the number of a step belongs to the step, however wide the space', () => {
    expect(read(print('1.', 0, 0, 'a'), print('Boil the lentils', 45, 0, 'b'))).toEqual([
      '1. Boil the lentils',
    ])
  })

  test('nothing is lost', () => {
    const words = Array.from({ length: 200 }, (_, at) =>
      print(`word${at}`, (at * 137) % 900, (at * 53) % 40),
    )

    expect(
      read(...words)
        .join(' ')
        .split(' '),
    ).toHaveLength(200)
  })
})

describe("the engine's table", () => {
  test('rows of words are words, rows of structure are not', () => {
    const table = [
      '4\t1\t1\t1\t1\t0\t10\t20\t90\t25\t-1\t',
      '5\t1\t1\t1\t1\t1\t10\t20\t40\t25\t96.5\tSalt',
      '5\t1\t1\t1\t1\t2\t55\t20\t4\t25\t95\t ',
    ].join('\n')

    expect(wordsOfTable(table)).toEqual([
      {
        text: 'Salt',
        confidence: 0.965,
        box: { left: 10, top: 20, width: 40, height: 25 },
        line: '1 1 1',
      },
    ])
  })

  test('a line of doubtful scraps is noise, a doubtful word or a number is not', () => {
    const word = (text: string, confidence: number) => [{ ...print(text, 0, 0)[0], confidence }]

    expect(isNoise(word('ie', 0.2) as Word[])).toBe(true)
    expect(isNoise(word('—', 0.9) as Word[])).toBe(true)
    expect(isNoise(word('Knoblauch', 0.2) as Word[])).toBe(false)
    expect(isNoise(word('4', 0.3) as Word[])).toBe(false)
  })
})

/** What stands on a photo, part by part; the first line of the ingredients is their heading. */
export type PhotoTruth = {
  id: string
  lang: string
  variant: string
  head: string[]
  ing: string[]
  steps: string[]
  note: string[]
}

export type PhotoScore = {
  /** Share of the characters that are wrong, missing or too many, in reading order. */
  characterErrors: number
  /** Share of the words that are in the text, wherever. */
  words: number
  /** Ingredient lines with numbers: all, and those whose numbers are exactly right. */
  numbers: { all: number; right: number }
  /** The same for lines with ½ ¼ ¾ ⅓ ⅔. */
  fractions: { all: number; right: number }
}

const FRACTION = /[½¼¾⅓⅔]/
const MAX_LENGTH_OFF = 0.6

/** Typographic variants that mean the same are no errors. */
export function plainText(text: string): string {
  return text
    .normalize('NFC')
    .replace(/[‐-―−]/g, '-')
    .replace(/[‘’ʼ´`]/g, "'")
    .replace(/[“”„]/g, '"')
    .replace(/ﬁ/g, 'fi')
    .replace(/ﬂ/g, 'fl')
    .replace(/ş/g, 'ș')
    .replace(/ţ/g, 'ț')
    .replace(/º/g, '°')
    .replace(/[·•∙‧*]/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
}

export function scorePhoto(truth: PhotoTruth, text: string): PhotoScore {
  const wanted = [...truth.head, ...truth.ing, ...truth.steps, ...truth.note]
  const want = wanted.map(plainText).join(' ')
  const got = plainText(text)
  const score: PhotoScore = {
    characterErrors: Math.min(1, distance([...want], [...got]) / [...want].length),
    words: wordsFound(want, got),
    numbers: { all: 0, right: 0 },
    fractions: { all: 0, right: 0 },
  }
  const candidates = linesAndPairs(text)
  for (const line of truth.ing.slice(1).map(plainText)) {
    if (!numbersOf(line)) continue
    const part = FRACTION.test(line) ? score.fractions : score.numbers
    part.all++
    if (numbersOf(nearest(line, candidates)) === numbersOf(line)) part.right++
  }
  return score
}

/** Lines as they are and joined with the next one: an entry may have been wrapped. */
function linesAndPairs(text: string): string[] {
  const lines = text.split('\n').map(plainText).filter(Boolean)
  return [...lines, ...lines.slice(1).map((line, index) => `${lines[index]} ${line}`)]
}

function nearest(line: string, candidates: string[]): string {
  let best = ''
  let least = Number.POSITIVE_INFINITY
  for (const candidate of candidates) {
    if (Math.abs(candidate.length - line.length) > line.length * MAX_LENGTH_OFF) continue
    const far = distance([...line], [...candidate])
    if (far < least) {
      least = far
      best = candidate
    }
  }
  return best
}

function numbersOf(text: string): string {
  return (text.match(/\d+(?:[.,/]\d+)?|[½¼¾⅓⅔%]/g) ?? []).join(' ')
}

export function wordsOf(text: string): string[] {
  return text
    .toLowerCase()
    .split(' ')
    .map((word) => word.replace(/^[^\p{L}\p{N}½¼¾⅓°]+|[^\p{L}\p{N}½¼¾⅓°]+$/gu, ''))
    .filter(Boolean)
}

function wordsFound(want: string, got: string): number {
  const left = new Map<string, number>()
  for (const word of wordsOf(got)) left.set(word, (left.get(word) ?? 0) + 1)
  const wanted = wordsOf(want)
  const found = wanted.filter((word) => {
    const count = left.get(word) ?? 0
    left.set(word, count - 1)
    return count > 0
  })
  return found.length / wanted.length
}

/** Levenshtein's. */
function distance(a: string[], b: string[]): number {
  let above = Array.from({ length: b.length + 1 }, (_, index) => index)
  for (const [row, letter] of a.entries()) {
    const current = [row + 1]
    for (const [column, other] of b.entries()) {
      const change = (above[column] ?? 0) + (letter === other ? 0 : 1)
      const drop = (above[column + 1] ?? 0) + 1
      const add = (current[column] ?? 0) + 1
      current.push(Math.min(change, drop, add))
    }
    above = current
  }
  return above[b.length] ?? 0
}

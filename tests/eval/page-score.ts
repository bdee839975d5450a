import { loose } from '#server/features/convert/read/lines.ts'

/** What a page should give; `yields` as "4 servings" or "12 items", times in minutes. */
export type Expected = {
  title: string | null
  ingredients: string[] | null
  instructions: string[] | null
  yields?: string | null
  total_time?: number | null
  prep_time?: number | null
  cook_time?: number | null
}
export type Got = Expected & { title: string; ingredients: string[]; instructions: string[] }
export type Score = {
  /** 0–1 by column; a column that the expectation does not name is absent. */
  columns: Record<string, number>
  missing: string[]
  extra: string[]
}

const TIMES = ['total_time', 'prep_time', 'cook_time'] as const

/** Compares letters and digits only: ingredients line by line, a method by its words. */
export function scorePage(want: Expected, got: Got): Score {
  const [wantLines, wantSteps] = [want.ingredients ?? [], want.instructions ?? []].map((lines) =>
    // Sets from elsewhere write a single line without its list.
    [lines].flat(),
  ) as [string[], string[]]
  const list = overlap(wantLines.map(loose), got.ingredients.map(loose))
  const words = overlap(wordsOf(wantSteps), wordsOf(got.instructions))
  const isTitle = loose(want.title ?? '') === loose(got.title)
  const isList = wantLines.map(loose).join('\n') === got.ingredients.map(loose).join('\n')
  const isMethod = loose(wantSteps.join(' ')) === loose(got.instructions.join(' '))
  return {
    columns: {
      title: Number(isTitle),
      'ing rec': list.recall,
      'ing prec': list.precision,
      'ins rec': words.recall,
      'ins prec': words.precision,
      'all3~': Number(isTitle && isList && isMethod),
      ...factColumns(want, got),
    },
    ...differences(
      [want.title ?? '', ...wantLines, ...wantSteps],
      [got.title, ...got.ingredients, ...got.instructions],
    ),
  }
}

/** Of a yield the number counts: the expectation words every yield as servings or items. */
function factColumns(want: Expected, got: Got): Record<string, number> {
  const columns: Record<string, number> = {}
  const number = /\d+/.exec(want.yields ?? '')?.[0]
  if (number) columns.yields = Number(got.yields?.match(/\d+/g)?.includes(number) ?? false)
  for (const time of TIMES)
    if (want[time] != null)
      columns[time.slice(0, 5).replace('_', '')] = Number(want[time] === got[time])
  return columns
}

function differences(want: string[], got: string[]): { missing: string[]; extra: string[] } {
  const [wanted, said] = [loose(want.join('')), loose(got.join(''))]
  return {
    missing: want.filter((line) => !said.includes(loose(line))),
    extra: got.filter((line) => !wanted.includes(loose(line))),
  }
}

function wordsOf(lines: string[]): string[] {
  const text = lines.join(' ').normalize('NFKC').toLowerCase()
  return text.match(/[\p{L}\p{N}_]+/gu) ?? []
}

function overlap(want: string[], got: string[]): { recall: number; precision: number } {
  const left = new Map<string, number>()
  for (const item of want) left.set(item, (left.get(item) ?? 0) + 1)
  let hits = 0
  for (const item of got) {
    const count = left.get(item) ?? 0
    if (count > 0) hits += 1
    left.set(item, count - 1)
  }
  return {
    recall: want.length > 0 ? hits / want.length : 1,
    precision: got.length > 0 ? hits / got.length : Number(want.length === 0),
  }
}

import type { Language } from '#shared/language.ts'
import type { CompiledLexicon } from '../parse/compiled-lexicon.ts'
import { DRY } from './food-kinds.ts'
import type { Order } from './order.ts'

/** What dough is made on, over folded text. */
const WORK_SURFACES: Record<Exclude<Language, 'gb'>, RegExp> = {
  en: /(?<!\p{L})(?:work ?(?:surface|top)s?|surface|counter|board|table)(?!\p{L})/u,
  de: /(?<!\p{L})(?:arbeits|back|nudel|holz|schneide)*(?:flache|flaeche|platte|brett|tisch)(?!\p{L})/u,
  fr: /(?<!\p{L})(?:plan de travail|planche|table)(?!\p{L})/u,
  es: /(?<!\p{L})(?:superficie|mesa|mesada|encimera|tabla)(?!\p{L})/u,
  it: /(?<!\p{L})(?:spianatoia|piano|tagliere|tavolo|tavola|fontana)(?!\p{L})/u,
  pl: /(?<!\p{L})(?:stolnic|blat|desk|desc)\p{L}{0,2}(?!\p{L})/u,
  uk: /(?<!\p{L})(?:ст[іо]л|дошк|стільниц|поверхн)\p{L}{0,2}(?!\p{L})/u,
  ro: /(?<!\p{L})(?:mas[ae]|blat|planset|suprafat)\p{L}{0,3}(?!\p{L})/u,
}

/** Less flour than this, in grams, is for dusting. */
const MIN_HEAP = 100

/**
 * "Sieve the flour onto the board, make a well, break in the eggs": a dough that is begun on the
 * board, with all of its flour, is made in a bowl as well.
 */
export function isHeapedOnBoard({ parsed, fresh, named, role }: Order, lexicon: CompiledLexicon) {
  const { cues, clause } = parsed
  if (role !== 'add' || cues.place !== 'plate' || named.length > 0) return false
  const { language } = lexicon.source
  if (!WORK_SURFACES[language === 'gb' ? 'en' : language].test(clause.folded)) return false
  const isDry = fresh.every(({ food: { food } }) => food !== null && DRY.includes(food))
  return isDry && fresh.some((one) => !one.isSide && isHeap(one))
}

function isHeap({ food: { food, grams }, share }: Order['fresh'][number]): boolean {
  const part = typeof share?.part === 'number' ? share.part : 1
  return food === 'flour' && (grams ?? 0) * part >= MIN_HEAP
}

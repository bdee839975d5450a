import type { Language } from '#shared/language.ts'
import type { Portion } from '../ir/graph.ts'
import { unlistedWater } from '../parse/added-water.ts'
import type { CompiledLexicon } from '../parse/compiled-lexicon.ts'
import type { KnownIngredient } from '../parse/ingredients.ts'
import { PUREEING } from '../parse/lexicon/kinds.ts'
import type { Order } from './order.ts'

/** "A little of the cooking water", in folded text: as much as the cook sees fit. */
const SOME_WATER: Record<Exclude<Language, 'gb'>, RegExp> = {
  en: /(?<!\p{L})(?:some|a (?:little|bit|splash|ladle(?:ful)?|few (?:spoonfuls|ladles)))(?: of)?(?: \p{L}+){0,2} (?:cooking |pasta )?water(?!\p{L})/u,
  de: /(?<!\p{L})(?:etwas|ein wenig|ein bisschen|eine(?:r|m|n)? (?:schuss|kelle|schopfkelle|paar loffeln?))(?: (?:von )?(?:dem|vom|des))? (?:\p{L}+en )?\p{L}*wassers?(?!\p{L})/u,
  fr: /(?<!\p{L})(?:un peu|une louche|un filet|quelques cuill\p{L}+)(?: \p{L}+)? (?:d'|de (?:l'|leur |son )?)eau(?: de (?:leur )?cuisson)?(?!\p{L})/u,
  es: /(?<!\p{L})(?:un poco|un poquito|un chorrito|un cazo|algo|parte)(?: de)?(?:l| su| el)? agua(?: de (?:su |la )?coccion)?(?!\p{L})/u,
  it: /(?<!\p{L})(?:un po'|un poco|un goccio|un mestolo|qualche cucchiaio)(?: di| della)?(?: loro| sua| poca)? ?(?:d'|dell')?acqua(?: di cottura)?(?!\p{L})/u,
  pl: /(?<!\p{L})(?:odrobin\p{L}+|troch\p{L}+) wody(?: z gotowania)?(?!\p{L})/u,
  uk: /(?<!\p{L})(?:трохи|невелик\p{L}+ кільк\p{L}+) (?:води|відвару)(?!\p{L})/u,
  ro: /(?<!\p{L})(?:putin\p{L}*|o lingura) (?:din )?ap\p{L}+(?: de la fiert\p{L}*)?(?!\p{L})/u,
}

/**
 * "Blend the chickpeas with a little of their cooking water", of which the list has none: too dry for
 * the blades without it. The source's own words name it.
 */
export function cookingWater(
  { parsed: { clause }, role }: Order,
  foods: readonly KnownIngredient[],
  lexicon: CompiledLexicon,
): Portion | null {
  const { language } = lexicon.source
  if (role !== 'work' || !PUREEING.includes(clause.action)) return null
  const found = SOME_WATER[language === 'gb' ? 'en' : language].exec(clause.folded)
  if (!found) return null
  const called = clause.text.slice(found.index, found.index + found[0].length)
  return { food: unlistedWater(foods, lexicon), part: 1, words: null, called, evidence: 'carried' }
}

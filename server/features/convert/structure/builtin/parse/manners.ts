import type { Language } from '#shared/language.ts'
import { VERBS } from '../ir/verbs.ts'
import type { Clause } from './clauses.ts'
import type { CompiledLexicon } from './compiled-lexicon.ts'
import { findMatches, fold, type Span } from './phrases.ts'

/** How food goes in, in folded text: in portions, one after the other, slowly, in a stream. */
const MANNERS: Partial<Record<Language, RegExp>> = {
  en: /(?<!\p{L})(?:(?:about |roughly )?(?:one|an?|two|a few|[\d½¼⅓⅔¾/]+)(?: (?!(?:one|an?)(?!\p{L}))\p{L}+){0,3} at a time|one by one|(?:little|bit|spoon(?:ful)?|drop) by (?:little|bit|spoon(?:ful)?|drop)|(?:very )?(?:slowly|gradually)|in (?:about )?(?:(?:\d|two|three|four|five|six)(?: ?(?:-|–|or|to) ?(?:\d|two|three|four|five))? |several |a few )?(?:(?:small|equal|even|separate) )*(?:parts|batches|additions|portions|increments|stages|intervals|handfuls|goes)(?: of (?:about )?[\d½¼⅓]+(?: \p{L}+)?)?|in an? (?:(?:very )?(?:slow|thin|fine|steady|gentle),? (?:and |but )?)+stream)(?!\p{L})/gu,
  de: /(?<!\p{L})(?:(?:eins|eine|einer|eines|einen) nach (?:dem|der) ander\p{L}+|nacheinander|einzeln|nach und nach|allmahlich|(?:sehr |ganz )?langsam|(?:portions|loffel|essloffel|tropfen|schritt|stuck|schluck)weise|in (?:zwei|drei|vier|mehreren|kleinen|\d)(?: kleinen)? (?:portionen|teilen|etappen|schritten|mengen)|i[nm] (?:dunne[mn]|feine[mn]) strahl)(?!\p{L})/gu,
  fr: /(?<!\p{L})(?:une? (?:a|par) une?|l'une? apres l'autre|petit a petit|peu a peu|(?:tres )?(?:progressivement|graduellement|lentement)|en (?:\d|deux|trois|quatre|plusieurs)(?: ou (?:\d|trois|quatre))? (?:fois|parties|portions|ajouts)|par petites (?:quantites|portions)|en (?:un )?(?:mince |fin )?filet|goutte a goutte|cuill\p{L}+ (?:a|par|apres) cuill\p{L}+|en pluie)(?!\p{L})/gu,
  es: /(?<!\p{L})(?:un[oa] (?:a|por) un[oa]|de un[oa] en un[oa]|(?:muy )?(?:poco a poco|lentamente|gradualmente|paulatinamente)|en (?:dos|tres|cuatro|varias|\d)(?: o (?:tres|cuatro|\d))? (?:veces|partes|tandas|adiciones)|en (?:un )?(?:hilo|hilito|chorrito)(?: fino)?|gota a gota|cucharada a cucharada|a cucharadas|en forma de lluvia)(?!\p{L})/gu,
  it: /(?<!\p{L})(?:un[oa]? (?:alla|per) volta|uno (?:ad uno|dopo l'altro)|(?:a )?poco (?:a poco|alla volta|per volta)|un po' (?:alla|per) volta|(?:molto )?(?:gradualmente|lentamente)|in (?:due|tre|quattro|piu|\d)(?: o (?:tre|quattro))? (?:volte|riprese|parti)|a filo|goccia a goccia|a cucchiaiate|(?:un cucchiaio|una cucchiaiata) alla volta|a pioggia)(?!\p{L})/gu,
  pl: /(?<!\p{L})(?:po jednym|jed\p{L}+ po drugi\p{L}+|(?:bardzo )?(?:stopniowo|powoli|pomalu)|po trochu|(?:malymi )?(?:partiami|porcjami)|w (?:dwoch|trzech|kilku|\d) (?:partiach|porcjach|turach)|(?:cienkim )?strumieniem|cienka struzka|kropla po kropli|lyzka po lyzce|po (?:jednej )?lyzce)(?!\p{L})/gu,
  ro: /(?<!\p{L})(?:cate (?:un|una|unul)|(?:unul|una) cate (?:unul|una)|pe rand|treptat|putin cate putin|cate putin|(?:foarte )?incet|in (?:doua|trei|mai multe|\d) (?:transe|parti|reprize|etape)|in fir subtire|in ploaie|picatura cu picatura|lingura cu lingura)(?!\p{L})/gu,
  uk: /(?<!\p{L})(?:по одному|одне за одним|по черзі|(?:дуже )?(?:поступово|повільно)|потроху|(?:маленькими |невеликими )?(?:порціями|частинами)|[ув] (?:два|три|кілька|\d) (?:прииоми|етапи|заходи)|тонк\p{L}+ (?:цівкою|струменем|струмочком)|по краплі|по (?:однім?и? )?ложці)(?!\p{L})/gu,
}

/** By the piece, in any language: what has no pieces does not go in so. */
const ONE_BY_ONE =
  /(?<!\p{L})(?:one at a time|one by one|(?:eins|eine|einer|eines|einen) nach (?:dem|der) ander\p{L}+|nacheinander|einzeln|une? (?:a|par) une?|l'une? apres l'autre|un[oa] (?:a|por) un[oa]|de un[oa] en un[oa]|un[oa]? (?:alla|per) volta|uno (?:ad uno|dopo l'altro)|po jednym|jed\p{L}+ po drugi\p{L}+|по одному|одне за одним|cate (?:un|una|unul)|(?:unul|una) cate (?:unul|una))(?!\p{L})/u

export const isOneByOne = (manner: string): boolean => ONE_BY_ONE.test(fold(manner))

/** "Beating well after each": a verb that goes on with how, in any language. */
export const GOES_ON =
  /^(?:(?:and|but|und|et|y|e|i|а|та|і|и|si|dabei|\p{L}+ly)\s+){0,2}(?:\p{L}+(?:ing|[ai]ndo|[aie]ndo|and|ind|ac|[юя]чи)(?!\p{L})|en \p{L}+ant(?!\p{L}))/u

/** "Alternate adding the flour and the milk" */
const ALTERNATING =
  /^\P{L}*(?:\p{L}+ )?(?:alternat(?:e|ing|ely)|abwechselnd|alternez|alterne|alternad|alterna(?:re|ndo)?|na przemian|naprzemiennie|alternativ|alternand|чергуючи|чергуите)(?!\p{L})/u

/** "Beat well after each addition" */
const AFTER_EACH =
  /(?<!\p{L})(?:(?:after|between|with|before) (?:each|every)|between (?:the )?additions|nach jede[mr]|zwischen (?:den zugaben|jeder zugabe)|(?:apres|entre) chaque|(?:despues de|entre|tras) cada|(?:dopo|tra|fra) ogni|po kazd\p{L}+|dupa fiecare|після кожн\p{L}+)(?!\p{L})/u

/** Whether all of a clause tells how food goes in that another clause names. */
export function isAboutAdding(
  { folded }: Clause,
  until: string | null,
  namesFood: boolean,
): boolean {
  if (ALTERNATING.test(folded)) return true
  return !namesFood && AFTER_EACH.test(folded) && !(until && AFTER_EACH.test(fold(until)))
}

/** How a clause has its food go in, and where it says so: "in three parts, mixing between additions". */
export type Manner = { text: string; span: Span }

/** "Mix very slowly until combined" tells how fast, and not how anything goes in. */
const MIXED_SLOWLY =
  /^(?:mix|stir|beat|whisk|knead)(?: together)?,? (?:very )?(?:slowly|gently and slowly)(?= (?:until|for|on|at|with)(?!\p{L})|[\s.,;]*$)/u

/** The words of a clause that tell how its food goes in, with what goes on about it behind commas. */
export function mannerOf({ text, folded, verb }: Clause, lexicon: CompiledLexicon): Manner | null {
  const pattern = MANNERS[lexicon.source.language]
  const all = pattern ? findMatches(pattern, folded) : []
  const found = all.filter(
    ({ start }) => !MIXED_SLOWLY.test(folded.slice(verb.start)) || start < verb.end,
  )
  const spans = found.map((one) => goneOn(one, folded, lexicon))
  const [first] = spans
  if (!first || verb.end <= verb.start) return null
  const told = spans.filter(({ start }, at) => start >= (spans[at - 1]?.end ?? 0))
  return {
    text: told.map(({ start, end }) => text.slice(start, end).trim()).join(', '),
    span: { start: first.start, end: told.at(-1)?.end ?? first.end },
  }
}

/** What stands behind it, as long as each part begins with a verb that goes on. */
function goneOn({ start, end }: Span, folded: string, { verbs }: CompiledLexicon): Span {
  let last = end
  for (const part of folded.slice(end).matchAll(/^[^,;:.()!]+|,[^,;:.()!]+/gu)) {
    const more = part[0].replace(/^[,\s]+/u, '')
    // "Gradually adding the milk" only says again that it goes in.
    const isAdding = verbs.at(more, 0).some(({ value }) => VERBS[value].role === 'add')
    if (isAdding || end + part.index > last || !GOES_ON.test(more)) break
    last = end + part.index + part[0].length
  }
  return { start, end: last }
}

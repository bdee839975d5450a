import type { Language } from '#shared/language.ts'
import type { CompiledLexicon } from '../parse/compiled-lexicon.ts'
import type { KnownIngredient } from '../parse/ingredients.ts'
import type { ParsedClause } from '../parse/parse.ts'
import { groupNamed } from './group-named.ts'
import type { Readable } from './readable.ts'

/** Folded words that say that something is made; the name stands behind them, or around them. */
const MAKING: Record<Exclude<Language, 'gb'>, RegExp> = {
  en: /(?<!\p{L})(?:make|prepare|start (?:on|with)|begin with)\s/u,
  de: /(?<!\p{L})(?:zubereite\p{L}*|vorbereite\p{L}*|herstell\p{L}*|bereite\p{L}*|mache[nt]?)(?!\p{L})/u,
  fr: /(?<!\p{L})(?:prepare[rz]?|preparons|realise[rz]|fai(?:re|tes) (?:la|le|les|une?)) /u,
  es: /(?<!\p{L})(?:prepara(?:r|mos)?|prepare|elabora(?:r|mos)?|hac(?:er|emos) (?:la|el|las|los|una?)) /u,
  it: /(?<!\p{L})(?:prepara(?:re|te)?|prepariamo|fa(?:re|te) (?:la|il|lo|i|le|una?)) /u,
  pl: /(?<!\p{L})(?:przygotow\p{L}*|przygotuj\p{L}*|zrob\p{L}*|robimy) /u,
  uk: /(?<!\p{L})(?:приготу\p{L}*|готу\p{L}*|зроб\p{L}*|робимо) /u,
  ro: /(?<!\p{L})(?:prepar\p{L}*|pregat\p{L}*|fac\p{L}*) /u,
}
/** Languages whose order may stand behind what it is about. */
const VERB_LAST: readonly Language[] = ['de']
/** The name of what is made is short. */
const NAME = 45

/** The part of the list that an order says is made now: "meanwhile, make the glaze". */
export function partAnnounced(
  { clause: { folded }, isNote, isAhead }: ParsedClause,
  foods: readonly KnownIngredient[],
  lexicon: CompiledLexicon,
): number | null {
  const { language } = lexicon.source
  // "Mix the filling." above its paragraph: a title tells what is made, whatever its verb.
  if (isAhead && (isNote || /:\s*$/.test(folded))) return groupNamed(folded, foods, lexicon)
  const said = isNote ? null : MAKING[language === 'gb' ? 'en' : language].exec(folded)
  if (!said) return null
  const behind = folded.slice(said.index + said[0].length)
  const name = /^[^,;:.(]*/u.exec(behind)?.[0].slice(0, NAME) ?? ''
  const around = VERB_LAST.includes(language) ? folded.slice(0, said.index).slice(-NAME) : ''
  return groupNamed(`${around} ${name}`, foods, lexicon)
}

/** By part of the list, the number of the first clause that says it is made from there on. */
export function partsMade(
  clauses: readonly ParsedClause[],
  foods: readonly KnownIngredient[],
  lexicon: CompiledLexicon,
): ReadonlyMap<number, number> {
  const begun = new Map<number, number>()
  clauses.forEach((parsed, at) => {
    const { heading, label, opener } = parsed
    const named = [heading, label, opener].map((name) =>
      name ? groupNamed(name, foods, lexicon) : null,
    )
    for (const group of [...named, partAnnounced(parsed, foods, lexicon)])
      if (group !== null && !begun.has(group)) begun.set(group, at)
  })
  return begun
}

/** "Spices" in the list, and no order but `here` that speaks of them. */
export function isOfSilentPart(
  { group }: KnownIngredient,
  here: ParsedClause,
  { clauses, foods, finder }: Pick<Readable, 'clauses' | 'foods' | 'finder'>,
  lexicon: CompiledLexicon,
): boolean {
  const own = foods.filter((one) => one.group === group)
  return clauses.every(
    (one) =>
      one === here ||
      (!one.cues.has('allIngredients') &&
        groupNamed(one.clause.folded, foods, lexicon) !== group &&
        own.every((food) => !finder.isNamedIn(one.clause, food, { orAlike: true }))),
  )
}

import type { Language } from '#shared/language.ts'
import type { ReadRecipe } from '../../../read/read-recipe.ts'
import type { CompiledLexicon } from './compiled-lexicon.ts'
import { type KnownIngredient, readIngredient } from './ingredients.ts'
import type { Food } from './lexicon/kinds.ts'
import type { PhraseTable } from './phrase-pattern.ts'
import { fold } from './phrases.ts'

/** Of one egg, then of several; of five and more where that is another form. */
type Forms = readonly [one: string, some: string, many?: string]
type Names = { white: Forms; yolk: Forms }

const NAMES: Record<Exclude<Language, 'gb'>, Names> = {
  en: { white: ['egg white', 'egg whites'], yolk: ['egg yolk', 'egg yolks'] },
  de: { white: ['Eiweiß', 'Eiweiß'], yolk: ['Eigelb', 'Eigelb'] },
  fr: { white: ["blanc d'œuf", "blancs d'œufs"], yolk: ["jaune d'œuf", "jaunes d'œufs"] },
  es: { white: ['clara', 'claras'], yolk: ['yema', 'yemas'] },
  it: { white: ['albume', 'albumi'], yolk: ['tuorlo', 'tuorli'] },
  pl: { white: ['białko', 'białka', 'białek'], yolk: ['żółtko', 'żółtka', 'żółtek'] },
  uk: { white: ['білок', 'білки', 'білків'], yolk: ['жовток', 'жовтки', 'жовтків'] },
  ro: { white: ['albuș', 'albușuri'], yolk: ['gălbenuș', 'gălbenușuri'] },
}

/** So much of an egg without its shell is white, by weight. */
const WHITE = 0.65

/**
 * The list with whites and yolks in the place of eggs of which the method uses both apart; those
 * that are "separated" where there are others.
 */
export function withEggsApart(
  source: ReadRecipe,
  foods: readonly KnownIngredient[],
  lexicon: CompiledLexicon,
): readonly KnownIngredient[] {
  const eggs = eggsToSeparate(source, foods, lexicon)
  if (!eggs) return foods
  const free = Math.max(...foods.map(({ id }) => id)) + FIRST_FREE
  const apart = [
    partOf(eggs, { part: WHITE, kind: 'white', id: free }, lexicon),
    partOf(eggs, { part: 1 - WHITE, kind: 'yolk', id: free + 1 }, lexicon),
  ]
  return foods.flatMap((food) => (food === eggs ? apart : [food]))
}

/** Behind water that the list lacks, which takes a number for every order. */
const FIRST_FREE = 10_000

function eggsToSeparate(
  source: ReadRecipe,
  foods: readonly KnownIngredient[],
  lexicon: CompiledLexicon,
): KnownIngredient | null {
  const eggs = foods.filter(({ food }) => food === 'egg')
  if (eggs.length === 0) return null
  const named = foodsNamed(source, lexicon)
  const noted = eggs.find(({ isDivided }) => isDivided)
  if (!noted && areCookedWhole(source, lexicon)) return null
  if (!named.has('eggWhite') || !named.has('eggYolk')) return null
  if (noted) return noted
  const countOf = ({ entry }: KnownIngredient) => Number.parseFloat(entry.quantity ?? '') || 1
  const most = eggs.reduce((some, one) => (countOf(one) > countOf(some) ? one : some))
  const listed = foods.filter(({ food }) => food === 'eggWhite' || food === 'eggYolk')
  const areOfOtherPart = listed.every(
    ({ food, group }) => food === 'eggYolk' && group !== most.group,
  )
  if (listed.length === 0) return most
  return areOfOtherPart && areWhitesWhipped(source, lexicon) ? most : null
}

/** Whites are whipped that no yolk of the pastry's can have left over: those of the filling's eggs. */
function areWhitesWhipped({ steps }: ReadRecipe, { foods, verbs }: CompiledLexicon): boolean {
  const sentences = steps.flatMap(({ lines }) => lines).flatMap((line) => fold(line).split(/[.;!]/))
  const isIn = <Value>(table: PhraseTable<Value>, value: Value, text: string) =>
    table.places(text).some((at) => table.at(text, at).some((found) => found.value === value))
  return sentences.some((text) => isIn(foods, 'eggWhite', text) && isIn(verbs, 'whip', text))
}

/** Orders after which whites and yolks are only told apart on the plate: "fry the eggs". */
const WHOLE: Record<Exclude<Language, 'gb'>, RegExp> = {
  en: /(?<!\p{L})(?:fry|poach|boil|cook|soft-boil|hard-boil)(?:ing)? (?:the |your |an |[2-9] )?eggs?(?!\p{L})|sunny side up|(?:fried|poached|boiled) eggs?/u,
  de: /(?:spiegelei|eier (?:\p{L}+ ){0,4}(?:braten|pochieren|kochen)(?!\p{L}))/u,
  fr: /(?:oeufs? (?:au plat|poches?|durs?|mollets?|sur le plat))|(?:pocher|cuire) les oeufs/u,
  es: /huevos? (?:fritos?|escalfados?|duros?|cocidos?|poche)|(?:freir|escalfar|cocer|pochar) los huevos/u,
  it: /uova (?:al tegamino|in camicia|sode|all'occhio)|(?:friggere|friggete|lessate|rassodate) le uova/u,
  pl: /(?:jajk[ao] (?:sadzone|na twardo|na miekko|w koszulce)|ugotowac jajka|usmazyc jajka)/u,
  uk: /(?:яєчн|яйця (?:зварити|варити|пашот)|(?:зварити|відварити|посмажити|смажити) яйця)/u,
  ro: /oua(?:le)? (?:ochiuri|fierte|posate|prajite)|(?:fierbem|prajim|fierbeti|prajiti) oua(?:le)?/u,
}

function areCookedWhole({ steps }: ReadRecipe, { source: { language } }: CompiledLexicon): boolean {
  const whole = WHOLE[language === 'gb' ? 'en' : language]
  return steps.flatMap(({ lines }) => lines).some((line) => whole.test(fold(line)))
}

/** Kinds of food that the method speaks of. */
function foodsNamed({ steps }: ReadRecipe, { foods }: CompiledLexicon): ReadonlySet<Food> {
  const texts = steps.flatMap(({ lines }) => lines).map(fold)
  return new Set(
    texts.flatMap((text) =>
      foods.places(text).flatMap((start) => foods.at(text, start).map(({ value }) => value)),
    ),
  )
}

function partOf(
  eggs: KnownIngredient,
  { part, kind, id }: { part: number; kind: keyof Names; id: number },
  lexicon: CompiledLexicon,
): KnownIngredient {
  const { language } = lexicon.source
  const { quantity } = eggs.entry
  const [one, some, many = some] = NAMES[language === 'gb' ? 'en' : language][kind]
  const isMany = new Intl.PluralRules(language).select(Number(quantity)) === 'many'
  const name = quantity === '1' ? one : isMany ? many : some
  const line = [quantity, name].filter(Boolean).join(' ')
  const read = readIngredient(line, { id, group: eggs.group, heading: eggs.heading }, lexicon)
  const food = kind === 'white' ? 'eggWhite' : 'eggYolk'
  return { ...read, food, isSmall: false, isDivided: false, apart: { from: eggs, part } }
}

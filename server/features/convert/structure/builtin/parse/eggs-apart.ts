import type { Language } from '#shared/language.ts'
import type { ReadRecipe } from '../../../read/read-recipe.ts'
import type { CompiledLexicon } from './compiled-lexicon.ts'
import { type KnownIngredient, readIngredient } from './ingredients.ts'
import type { Food } from './lexicon/kinds.ts'
import { fold } from './phrases.ts'

/** Of one egg, then of several. */
type Names = { white: readonly [string, string]; yolk: readonly [string, string] }

const NAMES: Record<Exclude<Language, 'gb'>, Names> = {
  en: { white: ['egg white', 'egg whites'], yolk: ['egg yolk', 'egg yolks'] },
  de: { white: ['Eiweiß', 'Eiweiß'], yolk: ['Eigelb', 'Eigelb'] },
  fr: { white: ["blanc d'œuf", "blancs d'œufs"], yolk: ["jaune d'œuf", "jaunes d'œufs"] },
  es: { white: ['clara', 'claras'], yolk: ['yema', 'yemas'] },
  it: { white: ['albume', 'albumi'], yolk: ['tuorlo', 'tuorli'] },
  pl: { white: ['białko', 'białka'], yolk: ['żółtko', 'żółtka'] },
  uk: { white: ['білок', 'білки'], yolk: ['жовток', 'жовтки'] },
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
  const isListed = (one: Food) => foods.some(({ food }) => food === one)
  if (!named.has('eggWhite') || !named.has('eggYolk')) return null
  if (noted) return noted
  if (isListed('eggWhite') || isListed('eggYolk')) return null
  const countOf = ({ entry }: KnownIngredient) => Number.parseFloat(entry.quantity ?? '') || 1
  return eggs.reduce((most, one) => (countOf(one) > countOf(most) ? one : most))
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
  const [one, many] = NAMES[language === 'gb' ? 'en' : language][kind]
  const line = [quantity, quantity === '1' ? one : many].filter(Boolean).join(' ')
  const read = readIngredient(line, { id, group: eggs.group, heading: eggs.heading }, lexicon)
  const food = kind === 'white' ? 'eggWhite' : 'eggYolk'
  return { ...read, food, isSmall: false, isDivided: false, apart: { from: eggs, part } }
}

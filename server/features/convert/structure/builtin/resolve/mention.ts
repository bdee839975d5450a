import type { Language } from '#shared/language.ts'
import type { Cut } from '../ir/graph.ts'
import { VERBS, type VerbRole } from '../ir/verbs.ts'
import type { Clause } from '../parse/clauses.ts'
import type { CompiledLexicon } from '../parse/compiled-lexicon.ts'
import { classifyFood, type KnownIngredient, readPreparation } from '../parse/ingredients.ts'
import type { Food } from '../parse/lexicon/kinds.ts'
import { findMatches, fold, type Span } from '../parse/phrases.ts'
import { isAllBut, readShare, remainderOf, type Share } from '../parse/read-share.ts'
import { HALF_OF_ONE } from '../parse/share-words.ts'
import { stateBeside } from '../parse/states.ts'
import { untilSpans } from '../parse/until-words.ts'
import { fruitPartNamed } from './fruit-parts.ts'
import { countNamed, measureNamed, type NamedAt, namedAt, partNamed } from './part-amounts.ts'

/** A listed ingredient that a clause speaks of. */
export type Mention = {
  food: KnownIngredient
  span: Span
  share: Share | null
  /** Named together with others: "the dry ingredients". */
  isCollective: boolean
  /** Only a little of it is used beside the main work: "flour the board". */
  isSide?: boolean
  /** How the clause says that it is cut: "the diced onions". */
  cut?: Cut | null
  /** In what state it goes in: "softened". */
  state?: string | null
  /** It goes in whipped stiff: "the stiffly beaten whites". */
  isFoam?: boolean
  /** Only the juice or the zest of the fruit goes in. */
  isPressed?: boolean
}

/** What has been used up so far, and which ingredients the clause is rather about. */
export type MentionContext = {
  isUsed: (food: KnownIngredient) => boolean
  /** It is part of a mixture by now. */
  isMixedIn?: (food: KnownIngredient) => boolean
  /** It waits toasted or ground, among nothing but spices. */
  isGround?: (food: KnownIngredient) => boolean
  /** Some of it has been taken before, and not all. */
  isBegun?: (food: KnownIngredient) => boolean
  /** Groups of the list that are being made, the nearest first. */
  group: number | null
  /** "Return the chicken": it means what has been used before. */
  prefersUsed: boolean
  /** "Melt the butter in a pan": what the list has for frying. */
  prefersToTaste?: boolean
  /** Tins, boards and finished food are worked on. */
  isSideWork?: boolean
  /** It belongs to a part of the list that an order further on begins. */
  isOfLaterPart?: (food: KnownIngredient) => boolean
  /** An order that follows puts it in or cuts it (or does what `roles` say) by its own name. */
  isNamedLater?: (food: KnownIngredient, roles?: readonly VerbRole[]) => boolean
  /** A clause that follows puts it in, fries it, lays it on top or serves it: it is none of the rest. */
  isKeptForLater?: (food: KnownIngredient) => boolean
  /** No other order speaks of its part of the list or of what is in it. */
  isOfSilentPart?: (food: KnownIngredient) => boolean
  /** An earlier order has named it, if only to cut it; `here` in the same sentence. */
  isReadied?: (food: KnownIngredient, where?: 'here') => boolean
  /** A clause that follows may mean it, perhaps by a name that others have as well. */
  mayBeNamedLater?: (food: KnownIngredient) => boolean
}

const EGGS: readonly Food[] = ['egg', 'eggYolk', 'eggWhite']

/** The mention of all of an ingredient by a name for several: "the dry ingredients". */
export function collectiveMention(...named: Parameters<typeof mentionOf>): Mention {
  return { ...mentionOf(...named), share: null, isCollective: true }
}

/** The mention of an ingredient at a place of a clause, with the share of it that is meant. */
export function mentionOf(
  food: KnownIngredient,
  clause: Clause,
  span: Span,
  lexicon: CompiledLexicon,
): Mention {
  const at = namedAt(clause, span)
  // "A carrot" may be any of them, "an egg" is one.
  const isEgg = food.food !== null && EGGS.includes(food.food)
  const isMeasured = food.entry.quantity !== undefined
  const words =
    halfOfOne(at, food, lexicon) ??
    ownPart(partNamed(at, lexicon), food, lexicon) ??
    (isEgg ? countNamed(at, lexicon) : someOf(countNamed(at, lexicon), food, at)) ??
    (isMeasured ? null : measureNamed(at, lexicon))
  const told = words === null ? null : readShare(words, food, lexicon)
  const read = told && isAllBut(clause, span) ? remainderOf(told) : told
  // "An egg" is one of them, as long as the others are told of.
  const isArticle = words !== null && ARTICLE.test(fold(words))
  const share = read && isArticle ? { ...read, isVague: true } : read
  const name = clause.text.slice(span.start, span.end)
  const isOfPieces =
    isMeasured && COUNTED.includes(food.entry.unit ?? null) && /^[\d½]+\s/u.test(words ?? '')
  const bare = share && {
    ...share,
    // "One package (or half) of your mushrooms"
    words: share.words.replace(name, '').replace(/[()]/g, '').trim(),
    ...((isOfPieces || isOneOfPair(food, name)) && { called: name }),
  }
  const pressed = fruitPartNamed(food, clause, span, lexicon)
  return {
    ...{ food, span, share: bare, isCollective: false },
    cut: cutNamed(clause, span, lexicon),
    state: pressed ?? stateBeside(clause, span, lexicon),
    isPressed: pressed !== null,
    isFoam: isFoamNamed(food, clause, span, lexicon),
  }
}

/** "Salt and pepper" on one line of the list, in all languages, folded. */
const PAIR = /\s(?:and|&|und|et|y|e|i|та|і|й|si)\s/u

/** "A good pinch of salt" is none of the pepper. */
const isOneOfPair = ({ entry }: KnownIngredient, name: string): boolean =>
  PAIR.test(fold(entry.name)) && !PAIR.test(fold(name))

const WHIPPED: readonly (Food | null)[] = ['eggWhite', 'cream']

/** "Incorporez les blancs montés en neige", "whipped cream": what to whip them is for another order. */
function isFoamNamed(
  { food }: KnownIngredient,
  clause: Clause,
  span: Span,
  lexicon: CompiledLexicon,
): boolean {
  const { role } = VERBS[clause.action]
  const isPutIn = clause.action === 'fold' || clause.action === 'stirIn' || role === 'add'
  if (!isPutIn || !WHIPPED.includes(food)) return false
  const near = besides(clause, span, lexicon)
  // "Beat in the cream until stiff" whips it itself.
  const [until] = untilSpans(near, lexicon.source.language)
  const said = near.slice(0, until?.start)
  return lexicon.cues.stiff.isIn(said) || lexicon.cues.foamy.isIn(said)
}

/** "Half a lemon", "medio yogur": a half of one of those in the list, as "½"; null otherwise. */
function halfOfOne(
  { before, text }: NamedAt,
  { entry }: KnownIngredient,
  { source }: CompiledLexicon,
): string | null {
  const { [source.language === 'gb' ? 'en' : source.language]: pattern } = HALF_OF_ONE
  const found = pattern.exec(before)
  if (!found || entry.quantity === undefined) return null
  const { vessel = '' } = found.groups ?? {}
  // "Half a cabbage" of 500 g is what the list has.
  if (vessel === '' && !COUNTED.includes(entry.unit ?? null)) return null
  return `½ ${text.slice(before.length - vessel.length)}`
}

/** "Two onions" of three; "an onion" may be any or all of them. */
function someOf(
  words: string | null,
  { entry }: KnownIngredient,
  { after }: NamedAt,
): string | null {
  const isCounted = entry.quantity !== undefined && COUNTED.includes(entry.unit ?? null)
  const isNear = words !== null && words.split(/\s+/).length <= 3
  const [behind = ''] = /^\s+\p{L}+/u.exec(after) ?? []
  const isWhole = WHOLE_ONE.test(`${fold(words ?? '')}${behind}`)
  const isArticle = ARTICLE.test(fold(words ?? '')) && !isWhole
  return isCounted && isNear && !isArticle ? words : null
}

/** "Jedną całą cebulę", "o ceapă întreagă": one of them, whatever the article says. */
const WHOLE_ONE =
  /(?<!\p{L})(?:whole|ganze[nrs]?|entiere?|enter[oa]|inter[oa]|cal[aey]\p{L}*|ціл\p{L}+|intreag[ao]|intreg)(?!\p{L})/u

const ARTICLE = /^(?:an?|ein\p{L}*|une?|una?|uno|un'|o|jed\p{L}+|од\p{L}+)(?![\p{L}])/u

const COUNTED: readonly (string | null)[] = [null, 'piece']

/** "In 60 g Butter die Pilze anbraten": the amount is the butter's, another article stands between. */
function ownPart(words: string | null, { stems }: KnownIngredient, lexicon: CompiledLexicon) {
  const said = fold(words ?? '').match(lexicon.word) ?? []
  const isOther = (word: string) =>
    !stems.has(lexicon.stem(word)) && classifyFood(word, lexicon) !== null
  const isForeign = said.some(
    (word, at) => isOther(word) && DEFINITE.test(said[at + 1] ?? '') && /\d/.test(words ?? ''),
  )
  return isForeign ? null : words
}

const DEFINITE = /^(?:the|de[nmr]|die|das|les?|la|l|el|l[ao]s|il|lo|gli|i)$/u

/** What stands beside a name, up to the next comma, "and" or verb; a bar in the name's place. */
function besides({ folded, verb }: Clause, span: Span, lexicon: CompiledLexicon): string {
  const borders = [...lexicon.joiners.spans(folded), ...findMatches(/[,;:()]/gu, folded), verb]
  const from = Math.max(0, ...borders.filter(({ end }) => end <= span.start).map(({ end }) => end))
  const to = Math.min(
    folded.length,
    ...borders.filter(({ start }) => start >= span.end).map(({ start }) => start),
  )
  return `${folded.slice(from, span.start)} | ${folded.slice(span.end, to)}`
}

/** "Podsmażyć pokrojoną w kostkę cebulę", "se călește ceapa tăiată mărunt". */
function cutNamed(clause: Clause, span: Span, lexicon: CompiledLexicon): Cut | null {
  const { folded } = clause
  const near = besides(clause, span, lexicon)
  const { cues } = lexicon
  const isFine = cues.fine.isIn(near) && cues.cubes.isIn(near)
  if (cues.pieces.isIn(near) && !isFine && !isDiced(near, lexicon)) return 'knife'
  const preparation = readPreparation(near, lexicon)
  const isChopped =
    lexicon.names.cutNotes.isIn(near) || isCutWithOthers(folded.slice(span.end), lexicon)
  if (preparation === null) return isChopped ? 'chop' : null
  return preparation === 'grated' ? 'grate' : 'chop'
}

/** "Chopped" in the plural, behind all that it is said of. */
const ALL_CHOPPED: Partial<Record<Language, RegExp>> = {
  it: /^(?:,| ed? )[^.;:()]{2,50} (?:finemente )?(?:tritat|sminuzzat)[ie](?!\p{L})/u,
  es: /^(?:,| [ye] )[^.;:()]{2,50} (?:muy |finamente |bien )?picad[oa]s(?!\p{L})/u,
  fr: /^(?:,| et )[^.;:()]{2,50} (?:finement )?(?:haches|hachees|ciseles|ciselees)(?!\p{L})/u,
  ro: /^(?:,| si )[^.;:()]{2,50} (?:tocate|tocati)(?!\p{L})/u,
}

/** "Everything finely chopped", behind the last of several. */
const EVERYTHING_CHOPPED: Record<Exclude<Language, 'gb'>, string> = {
  en: 'all (?:(?:very )?finely |roughly |coarsely )?(?:chopped|diced|minced)',
  de: 'alles (?:sehr )?(?:fein |klein |grob )?(?:gehackt|gewurfelt|gewuerfelt|kleingeschnitten|klein geschnitten|fein geschnitten)',
  fr: 'le tout (?:tres )?(?:finement )?(?:hache|cisele|emince|coupe en (?:petits )?des)',
  es: 'todo (?:muy |bien |finamente )?(?:picad[oa]|cortado (?:muy )?(?:menudo|pequeno|fino|en (?:daditos|dados|cubitos)))',
  it: 'tutto (?:finemente )?(?:tritato|sminuzzato|tagliato (?:fine|finemente|a (?:dadini|cubetti)))',
  pl: 'wszystk\\p{L}+ (?:drobno )?(?:po)?(?:siekan\\p{L}+|krojon\\p{L}+ (?:drobno|w (?:drobna )?kostk\\p{L}+))',
  uk: 'у?се (?:дрібно )?(?:подрібнене?|(?:по)?січене?|нарізане? (?:дрібно|кубиками))',
  ro: '(?:totul|toate) (?:foarte )?(?:tocate?|taiate? marunt|marunt (?:tocate?|taiate?))',
}
const everythingChopped = new Map(
  Object.entries(EVERYTHING_CHOPPED).map(([language, said]) => [
    language,
    new RegExp(`^(?:[^.;:()]{0,60})?,? (?:${said})(?!\\p{L})`, 'u'),
  ]),
)

/** "Con cipolla, carota e sedano tritati": all three. */
function isCutWithOthers(after: string, { source: { language } }: CompiledLexicon): boolean {
  const isAll = everythingChopped.get(language === 'gb' ? 'en' : language)?.test(after) ?? false
  return isAll || (ALL_CHOPPED[language]?.test(after) ?? false)
}

/** Of dice the blades make something like it. */
function isDiced(near: string, { names }: CompiledLexicon): boolean {
  return names.finelyChoppedNotes.isIn(near) || names.choppedNotes.isIn(near)
}

import { VERBS } from '../ir/verbs.ts'
import type { Clause } from '../parse/clauses.ts'
import type { CompiledLexicon } from '../parse/compiled-lexicon.ts'
import { isFat } from '../parse/fat.ts'
import { FORM } from '../parse/name-matcher.ts'
import { productIn, type Word, wordsOf } from '../parse/name-words.ts'
import { findMatches, fold, isWithin, type Span } from '../parse/phrases.ts'
import { spoonsIn } from '../parse/spoons.ts'
import { isCalledAfter, isOfKind, partsOf, wordsNamed } from './called-after.ts'
import { isBesideSpan, isGoalAt } from './clause-positions.ts'
import { comesIn } from './comes-in.ts'
import { isCreamSpread } from './cream-spread.ts'
import { DRY } from './food-kinds.ts'
import { vesselOfPart } from './group-named.ts'
import {
  ARTICLE,
  BROTH,
  CRUMBLE,
  DOUGH,
  FRIED,
  FRYING,
  isFormOf,
  isPurpose,
  isPutTogether,
  MAKING,
  MOVING,
  NAMES_NOTHING,
  RESIDUE,
  SAUCE,
  STEWING,
  WETTING,
} from './product-words.ts'
import { isSaidOfRest, leftOf } from './rest-of-mixture.ts'
import { isResult } from './result-of.ts'
import { SHAPED } from './shaped.ts'
import { isNoSauce } from './slurry.ts'
import { isBakedThrough, type OpenVessel, type SourceKitchen } from './source-kitchen.ts'
import { baseNamed, isBaseBeside, isInTin, isOfBase } from './tart-base.ts'
import { waitingFilling } from './waiting-filling.ts'
import { wordsAround } from './words-around.ts'
import { calledAfterWork, nameForWork } from './worked-names.ts'

/** Words that mean whatever is being made. */
type Named = { vessel: OpenVessel; start: number }

/** Which vessel words like "the dough", "the egg mixture" and "the sauce" mean. */
export class ProductNames {
  private readonly lexicon: CompiledLexicon
  private readonly kitchen: SourceKitchen
  private readonly broths: readonly string[]

  constructor(lexicon: CompiledLexicon, kitchen: SourceKitchen) {
    this.lexicon = lexicon
    this.kitchen = kitchen
    const { language } = lexicon.source
    this.broths = BROTH[language === 'gb' ? 'en' : language]
  }

  /** The vessels whose contents a clause names as something made, in its order. */
  find(
    clause: Clause,
    taken: readonly Span[],
    about: readonly OpenVessel[] = [],
    goal: OpenVessel | null = null,
  ): Named[] {
    const words = wordsOf(clause.folded, this.lexicon)
    // "(or preheat your deep fat fryer)" works on nothing, "4 cuillères à soupe" are no soup.
    const apart = [...findMatches(NAMES_NOTHING, clause.folded), ...spoonsIn(clause.folded)]
    // "The marinade ingredients" are not the marinade, which is still to be made.
    const lists = this.lexicon.cues.allIngredients.spans(clause.folded)
    const isOfList = ({ start }: Word) => lists.some((span) => isBesideSpan(start, span, clause))
    const { focus } = this.kitchen
    const found: Named[] = []
    for (const [at, word] of words.entries()) {
      const isApart = apart.some((one) => isWithin(word, one))
      if (isApart || isOfBase(words, at, clause) || isOfList(word)) continue
      // What work is to end in is not there yet: "until it forms a dough".
      const isFood = taken.some((by) => isWithin(word, by) || isFormOf(word, by.end, clause.folded))
      const mixture = isFood ? null : (this.mixtureNamed(word) ?? this.shapedNamed(word, clause))
      if (mixture) found.push({ vessel: mixture, start: word.start })
      if (mixture || isFood || !this.isNamed(word, clause)) continue
      if (isResult(words, at, clause, this.lexicon)) continue
      // "Stir the melted chocolate into the batter": those are two bowls.
      const isGoal = isGoalAt(clause, word.start, this.lexicon)
      // "Pour the sauce over the noodles": not what the noodles are in.
      const isIn = focus !== null && comesIn(words, at, { clause, lexicon: this.lexicon })
      const here = isIn ? [focus] : goal ? [goal] : []
      // "Add the meatballs to the sauce": they are named, so it may be the sauce that is worked on.
      const put = found.filter(({ start }) => !isGoalAt(clause, start, this.lexicon))
      const others = put.length > 0 ? put.map((one) => one.vessel) : about
      const vessel = this.vesselOf(words, at, clause, isGoal ? others : here)
      if (!vessel) continue
      // From now on it is called so.
      vessel.names.add(word.stem)
      found.push({ vessel, start: word.start })
    }
    return found
  }

  /** Remembers what a clause says that it makes in a vessel. */
  name(vessel: OpenVessel, clause: Clause): void {
    const words = wordsOf(clause.folded, this.lexicon)
    const made = words.filter(
      (word, at) => this.isProduct(word, clause) && isResult(words, at, clause, this.lexicon),
    )
    for (const { stem } of made) vessel.names.add(stem)
    // What is kneaded to a crumble is not the dough that waits beside it.
    const crumble = words.find(({ start, end }) => CRUMBLE.test(clause.folded.slice(start, end)))
    if (clause.action === 'knead' && crumble) vessel.names.add(crumble.stem)
    else if (clause.action === 'knead') this.call(vessel, DOUGH)
    // Not a dough that is only rolled out.
    if (clause.action === 'shape' && this.lexicon.cues.formed.isIn(clause.folded))
      vessel.names.add(SHAPED)
    vessel.names.add(nameForWork(clause.action))
    if (FRYING.includes(clause.action)) this.call(vessel, FRIED)
    if (WETTING.includes(clause.action) && words.some((word) => this.isWet(word, clause)))
      vessel.isWet = true
    if (vessel.isWet && STEWING.includes(clause.action) && !this.isBesideBroth(vessel))
      this.call(vessel, this.broths)
  }

  /** A ladle of the broth makes none of what is fried in a pan beside its pot. */
  private isBesideBroth(vessel: OpenVessel): boolean {
    if (vessel.kind !== 'fryingPan') return false
    const names = this.broths.map((name) => this.lexicon.stem(fold(name)))
    const isBroth = (one: OpenVessel) =>
      one.holds.size > 0 && names.some((name) => one.names.has(name))
    return this.kitchen.latest((one) => one !== vessel && isBroth(one)) !== null
  }

  /** "Make the dumpling dough": the verb itself speaks of what is made. */
  isInVerb({ folded, verb }: Clause): boolean {
    const rest = folded.slice(verb.end).replace(/[^\p{L}]/gu, '')
    // "Mezcla" alone is the order and not the mixture.
    const isPhrase = /\s/.test(folded.slice(verb.start, verb.end))
    return (
      isPhrase &&
      rest === '' &&
      wordsOf(folded.slice(verb.start, verb.end), this.lexicon).some(
        (word) => productIn(word, folded.slice(verb.start, verb.end), this.lexicon) !== null,
      )
    )
  }

  private call(vessel: OpenVessel, names: readonly string[]): void {
    for (const name of names) vessel.names.add(this.lexicon.stem(fold(name)))
  }

  private isWet(word: Word, { folded }: Clause): boolean {
    const isBroth = this.broths.some((name) => this.lexicon.stem(fold(name)) === word.stem)
    return isBroth || this.isWater(word, folded)
  }

  /** The vessel of which a component's name speaks, where it is being made already. */
  vesselNamedIn(text: string): OpenVessel | null {
    const stems = wordsOf(fold(text), this.lexicon).map(({ stem }) => stem)
    return this.kitchen.latest(
      ({ names, holds }) => holds.size > 0 && stems.some((stem) => names.has(stem)),
    )
  }

  /** "Hefemilch": the vessel that holds the yeast and the milk. */
  private mixtureNamed({ stem }: Word): OpenVessel | null {
    if (!this.lexicon.source.hasCompounds) return null
    return this.kitchen.latest(({ holds }) => {
      const stems = [...holds.values()].flatMap((food) => [...food.stems])
      return stems.some((one) => stem.startsWith(one) && stems.includes(stem.slice(one.length)))
    })
  }

  /** "Put the meatballs into the sauce": what has been shaped, whatever it was called. */
  private shapedNamed({ start, end, stem }: Word, { folded, action }: Clause): OpenVessel | null {
    const { cues, descriptors } = this.lexicon
    if (!MOVING.includes(VERBS[action].role) || descriptors.has(stem)) return null
    if (!cues.formed.isIn(folded.slice(start, end))) return null
    return this.kitchen.latest(({ names, holds }) => holds.size > 0 && names.has(SHAPED))
  }

  /** A word that every kitchen has for something made, or this recipe's own name for it. */
  private isNamed(word: Word, clause: Clause): boolean {
    if (this.isProduct(word, clause) || isCreamSpread(word, clause)) return true
    return (
      !isWithin(word, clause.verb) && this.kitchen.vessels.some(({ names }) => names.has(word.stem))
    )
  }

  private isProduct(word: Word, { folded, verb, action }: Clause): boolean {
    // "Whip to foam" names nothing, "put the soup on the stove" the soup inside its verb.
    const isShort = folded.slice(verb.start, verb.end).split(' ').length <= 3
    // "Divide the dough into": what stands between the words of the order is what it is about.
    const isMade = MAKING.includes(VERBS[action].role)
    const isDefinite = !isMade && ARTICLE.test(folded.slice(verb.start, word.start))
    const isBetween = word.start > verb.start && (word.end < verb.end || isDefinite)
    // "Rub in the butter" speaks of no rub.
    const isFirst = word.start === verb.start && this.lexicon.source.verbPosition === 'first'
    const isVerb = isFirst || (isShort && !isBetween && isWithin(word, verb))
    const isOther = isVerb || isPurpose(word, folded) || this.isWater(word, folded)
    return !isOther && productIn(word, folded, this.lexicon) !== null
  }

  /** "Cover with water": nothing that was made. */
  private isWater({ start, end }: Word, folded: string): boolean {
    const water = this.lexicon.traits.find(({ trait }) => trait === 'water')
    return water?.pattern.isIn(folded.slice(start, end)) ?? false
  }

  private vesselOf(
    words: readonly Word[],
    at: number,
    clause: Clause,
    others: readonly OpenVessel[],
  ): OpenVessel | null {
    const word = words[at]
    if (!word) return null
    // "The butter goes into the bacon drippings": the fat is in the pan, the bacon is not.
    if (RESIDUE.test(clause.folded.slice(word.start, word.end))) return null
    const near = wordsAround(words, at, clause, this.lexicon)
    const stems = near.flatMap((one) => [one.stem, ...partsOf(one.stem, this.lexicon)])
    // "The cream cheese mixture" is of cream cheese, not of cream.
    const named = this.kitchen.vessels.map((one) => wordsNamed(one, stems))
    const most = Math.max(1, ...named)
    const isOfFood = ({ holds, id }: OpenVessel) =>
      (named[id] ?? 0) >= most ||
      [...holds.values()].some(({ head }) => isCalledAfter(head, word, near, this.lexicon))
    const isCalled = (one: OpenVessel) => isOfFood(one) || one.names.has(word.stem)
    const left = isSaidOfRest(word, clause, this.lexicon) ? leftOf(this.kitchen, isCalled) : null
    if (left) return left
    // "The sugar mixture" is no cake that has sugar in it.
    const byFood =
      this.kitchen.latest((one) => isOfFood(one) && !isBakedThrough(one)) ??
      this.kitchen.latest(isOfFood) ??
      this.kitchen.latest(({ holds }) => isOfKind(near, clause, holds, this.lexicon))
    const byName =
      byFood ??
      calledAfterWork(near, clause, this.kitchen) ??
      this.kitchen.latest(
        (one) =>
          (one.holds.size > 0 || one.isWet) &&
          one.names.has(word.stem) &&
          !isBaseBeside(one, clause, this.kitchen),
      ) ??
      vesselOfPart(word, this.kitchen, this.lexicon)
    if (byName) return byName
    const base =
      baseNamed(word, clause, this.kitchen, this.lexicon) ??
      waitingFilling(word, clause, this.kitchen)
    if (base) return base
    const { focus, component } = this.kitchen
    // "[Season the pork.] Dredge the slices": what lies on the plate.
    const said = clause.folded.slice(word.start, word.end)
    const isPiece = FORM.test(said)
    if (isPiece && focus?.kind === 'plate' && focus.holds.size > 0) return focus
    // Rice in its own pot is no sauce, nor is what binds one.
    const isSauce = SAUCE.test(said)
    const isMade = (one: OpenVessel) =>
      one.holds.size > 0 && one.worked && !others.includes(one) && !(isSauce && isNoSauce(one))
    // What goes into a batter is not flour that waits for it as well.
    const isWet = ({ holds }: OpenVessel) =>
      [...holds.values()].some(({ food }) => food !== null && !DRY.includes(food))
    // Hot fat in a pan is no batter, which waits in its bowl.
    const isOnlyFat = focus !== null && [...focus.holds.values()].every(isFat)
    const isBowl = (one: OpenVessel) => isMade(one) && isWet(one) && one.kind === 'bowl'
    const waiting = isOnlyFat
      ? this.kitchen.latest((one) => isBowl(one) && one.component === component)
      : null
    if (waiting) return waiting
    // "[Scatter the ham over the crust.] Pour the mixture on top": what waits in its bowl.
    const isPouredOn =
      !isPiece && focus !== null && isInTin(focus) && VERBS[clause.action].role === 'add'
    const poured = isPouredOn ? this.kitchen.latest(isBowl) : null
    if (poured) return poured
    if (focus && (isMade(focus) || isPutTogether(word, clause, focus))) return focus
    const made =
      (others.length > 0
        ? this.kitchen.latest((one) => isMade(one) && one.component === component && isWet(one))
        : null) ??
      this.kitchen.latest((one) => isMade(one) && one.component === component) ??
      this.kitchen.latest(isMade)
    return made ?? (focus && focus.holds.size > 0 ? focus : null)
  }
}

import type { Candidate } from './candidate.ts'
import type { Clause } from './clauses.ts'
import type { CompiledLexicon } from './compiled-lexicon.ts'
import { isCompoundOf, isOneName, MIN_FIRST_LENGTH, MIN_HEAD_LENGTH } from './compound-names.ts'
import { isGreased } from './greased.ts'
import { classifyFood, type KnownIngredient } from './ingredients.ts'
import { CUTTING, type Food } from './lexicon/kinds.ts'
import { onlyLooksLikeFood } from './look-alikes.ts'
import { isAdjacent, isOfVerb, type Word } from './name-words.ts'
import { choicesOf } from './or-names.ts'
import { fold, type Span } from './phrases.ts'
import { sharedNouns } from './shared-nouns.ts'
import { isShareInName } from './shares-in-names.ts'
import { isDish, isFatOf, isTool } from './tools-of-foods.ts'

/** What things are for, in the languages that say so behind them. */
const FOR = /^\s+(?:for|fur|pour|para|per|del?|della|do|na|pentru|для)\s/u

/** Words for one food in another form, folded. */
export const FORM = /^(?:purees?|pulp|mus|pure|purea|пюре|piure|slices|squares|chops)$/u

/** Tells which ingredients the words of a clause fit, and how well. */
export class NameMatcher {
  private readonly byStem = new Map<string, KnownIngredient[]>()
  private readonly breads: readonly KnownIngredient[]
  private readonly products: ReadonlySet<string>
  private readonly lexicon: CompiledLexicon

  constructor(ingredients: readonly KnownIngredient[], lexicon: CompiledLexicon) {
    this.lexicon = lexicon
    this.breads = ingredients.filter(({ food }) => food === 'bread')
    this.products = new Set(lexicon.source.cues.products.map(lexicon.stem))
    for (const ingredient of ingredients) {
      for (const stem of ingredient.stems) {
        this.byStem.set(stem, [...(this.byStem.get(stem) ?? []), ingredient])
      }
    }
  }

  /** Longest runs of words that are all in one ingredient's name. */
  candidates(words: readonly Word[], clause: Clause): Candidate[] {
    const { folded, action } = clause
    const { language } = this.lexicon.source
    const isCut = CUTTING.includes(action)
    const isSeasoned = action === 'season' || this.namesSalt(folded)
    const candidates: Candidate[] = []
    words.forEach((word, from) => {
      for (const ingredient of this.named(word.stem, folded.slice(word.start, word.end))) {
        const previous = words[from - 1]
        if (previous && ingredient.stems.has(previous.stem) && isAdjacent(previous, word, folded))
          continue
        if (this.isMeasure(word, ingredient, folded)) continue
        const written = clause.text.slice(word.start, word.end)
        if (isGreased(written, ingredient) || onlyLooksLikeFood(written, language)) continue
        let to = from
        for (
          let more = this.runOn(words, to, ingredient, folded);
          more > to;
          more = this.runOn(words, to, ingredient, folded)
        )
          to = more
        // "Spread the leaves of cabbage, fill each leaf": the second is of cabbage too.
        const isOfOther =
          to === from &&
          words.some((one) => one.stem === word.stem && this.isMeasure(one, ingredient, folded))
        if (isOfOther) continue
        if (to === from && isShareInName(word, ingredient, folded, this.lexicon)) continue
        const run = words.slice(from, to + 1)
        const raw = run.map(({ start, end }) => folded.slice(start, end))
        const stems = run.map(({ stem }) => stem)
        const fit = this.seasoningFit(ingredient, raw, { isCut, isSeasoned })
        const score = fit === null ? 0 : this.score(ingredient, stems, raw) + fit
        if (score > 0 && !this.isProductOf(words, { from, to }, ingredient, clause))
          candidates.push({ ingredient, from, to, score })
      }
    })
    const { lexicon, byStem } = this
    candidates.push(...sharedNouns(candidates, { words, folded, lexicon, byStem }))
    return candidates.sort((a, b) => b.score - a.score)
  }

  /** "Un praf de sare" is no "praf de copt", "les feuilles de chou" are no "feuilles de laurier". */
  private isMeasure({ end, stem }: Word, ingredient: KnownIngredient, folded: string): boolean {
    if (this.lexicon.source.headPosition === 'last') return false
    const next = /^ (?:de |d'|di )(?<word>\p{L}+)/u.exec(folded.slice(end))?.groups?.word
    if (next === undefined || ingredient.stems.has(this.lexicon.stem(next))) return false
    const food = classifyFood(next, this.lexicon)
    const isOther = food !== null && ingredient.head === stem && ingredient.stems.size > 1
    return (
      (isOther || food === 'salt' || food === 'spice') && this.byStem.has(this.lexicon.stem(next))
    )
  }

  /** By a word of the name, in languages that write them as one also by its end: "Brühe". */
  private named(stem: string, raw: string): readonly KnownIngredient[] {
    const found = this.byStem.get(stem) ?? this.byStem.get(this.withoutHalf(stem))
    const areCrumbs = found?.every(({ food }) => food === 'crumbs') ?? false
    if (found && areCrumbs && classifyFood(raw, this.lexicon) === 'bread')
      return [...found, ...this.breads]
    if (found) return [...found, ...this.ofOtherParts(stem, found)]
    if (!this.lexicon.source.hasCompounds) return []
    if (stem.length < MIN_HEAD_LENGTH) return this.oilsNamed(stem, raw)
    if (this.isMixture(stem)) return []
    const ends = [...this.byStem].filter(([own]) => isCompoundOf(own, stem))
    if (ends.length === 0) return this.namedByFirst(stem, raw)
    return [...new Set(ends.flatMap(([, ingredients]) => ingredients))]
  }

  /** "Das Mehl" may be the dough's wheat flour, though the crumble's is called nothing else. */
  private ofOtherParts(stem: string, known: readonly KnownIngredient[]): KnownIngredient[] {
    const { hasCompounds } = this.lexicon.source
    if (!hasCompounds || stem.length < MIN_HEAD_LENGTH) return []
    const isOther = (one: KnownIngredient) =>
      known.every(
        ({ food, group, head }) => one.food === food && one.group !== group && head === stem,
      )
    const ends = [...this.byStem].filter(([own]) => own !== stem && own.endsWith(stem))
    return ends.flatMap(([own, all]) => all.filter((one) => one.head === own && isOther(one)))
  }

  /** "Le jus du demi-citron" is that of the list's half lemon. */
  private withoutHalf(stem: string): string {
    const { halfPrefix = '' } = this.lexicon.source
    return stem.startsWith(halfPrefix) ? stem.slice(halfPrefix.length) : stem
  }

  /** "Öl" for the list's "Olivenöl": no other word so short says what a compound is. */
  private oilsNamed(stem: string, raw: string): readonly KnownIngredient[] {
    if (classifyFood(raw, this.lexicon) !== 'oil') return []
    const oils = [...this.byStem].filter(([own]) => own.endsWith(stem)).flatMap(([, all]) => all)
    return [...new Set(oils)].filter(({ food }) => food === 'oil')
  }

  /** "Curry", "Lorbeer", "Vanillemark" for "Currypulver", "Lorbeerblätter", "Vanilleschote": one food. */
  private namedByFirst(stem: string, raw: string): readonly KnownIngredient[] {
    const kind = stem.length > MIN_HEAD_LENGTH ? classifyFood(raw, this.lexicon) : null
    const first = this.lexicon.stem(stem.replace(/(?<=\p{L}{4})mark$/u, ''))
    const found = [...this.byStem].filter(([own]) => kind !== null && own.startsWith(first))
    return found.flatMap(([, all]) => all).filter(({ food }) => food === kind)
  }

  /** "Hefemilch" is neither the yeast nor the milk of the list. */
  private isMixture(stem: string): boolean {
    return [...this.byStem.keys()].some(
      (own) =>
        own.length >= MIN_FIRST_LENGTH &&
        stem.startsWith(own) &&
        this.byStem.has(stem.slice(own.length)),
    )
  }

  /** The next word of the name, past a stop word ("salt and pepper"); `to` when there is none. */
  private runOn(
    words: readonly Word[],
    to: number,
    { stems, entry }: KnownIngredient,
    folded: string,
  ): number {
    const [last, next, after] = words.slice(to, to + 3)
    if (!last || !next || !isAdjacent(last, next, folded)) return to
    if (stems.has(next.stem)) return to + 1
    const joiner = ` ${folded.slice(next.start, next.end)} `
    const isJoined =
      after &&
      fold(entry.name).includes(joiner) &&
      stems.has(after.stem) &&
      isAdjacent(next, after, folded)
    return isJoined ? to + 2 : to
  }

  /** "the flour mixture" is not the flour. */
  private isProductOf(
    words: readonly Word[],
    { from, to }: { from: number; to: number },
    ingredient: KnownIngredient,
    clause: Clause,
  ): boolean {
    const { folded } = clause
    const isLast = this.lexicon.source.headPosition === 'last'
    const isProduct = (word: Word | undefined, distance: number) =>
      word !== undefined &&
      distance <= (isLast ? 1 : 5) &&
      this.products.has(word.stem) &&
      // "The banana purée" may well be the list's mashed bananas.
      !FORM.test(folded.slice(word.start, word.end)) &&
      // "Фарш із рисом": the mince of the list, though a filling is called so as well.
      !(this.byStem.has(word.stem) && this.kindOf(word, folded) === 'mincedMeat') &&
      !isOfVerb(word, clause, isLast) &&
      !ingredient.stems.has(word.stem)
    const [first, last] = [words[from], words[to]]
    if (!first || !last) return false
    const [next, second] = words.slice(to + 1, to + 3)
    const distance = (next?.start ?? 0) - last.end
    // "The egg yolk mixture"
    const kind = next && distance === 1 ? this.kindOf(next, folded) : null
    const isOfEgg = kind === 'eggYolk' || kind === 'eggWhite'
    if (isLast && isOfEgg && isProduct(second, (second?.start ?? 0) - (next?.end ?? 0))) return true
    if (isLast && !ingredient.stems.has(next?.stem ?? '') && isFatOf(next, last, folded))
      return true
    if (isLast) return isProduct(next, distance) || isTool(next, last, folded)
    // "mélange de farine", "mieszanka mąki", but not "la sauce et le sel"
    return [words[from - 2], words[from - 1]].some(
      (word) =>
        isProduct(word, first.start - (word?.end ?? 0)) &&
        isOneName(folded.slice(word?.end, first.start), this.lexicon),
    )
  }

  private kindOf({ start, end }: Word, folded: string): Food | null {
    return classifyFood(folded.slice(start, end), this.lexicon)
  }

  /** More for more words of the name, most for its noun; 0 when the words do not tell it. */
  private score(ingredient: KnownIngredient, run: string[], raw: string[]): number {
    const unmatched = Math.max(0, ingredient.stems.size - run.length)
    const closeness = run.length - Math.min(0.4, unmatched * 0.1)
    if (run.includes(ingredient.head)) {
      // "The flour" is rather the flour than the potato flour, "bułka" the roll than its crumbs.
      const told = classifyFood(raw.join(' '), this.lexicon)
      const isOther = told !== null && ingredient.food !== null && told !== ingredient.food
      // Where the list calls its roll "kajzerka", "bułka" is that, and never the crumbs.
      if (isOther && ingredient.food === 'crumbs' && told === 'bread' && this.breads.length > 0)
        return 0
      return closeness + (isOther ? 0.1 : 0.5)
    }
    if (raw.every(isDish)) return 0
    if (this.isByCompound(ingredient, run)) return this.isHerbElse(ingredient, raw) ? 0 : closeness
    const telling = raw.filter((_, at) => !this.lexicon.descriptors.has(run[at] ?? ''))
    if (telling.length === 0) return 0
    const food = classifyFood(telling.join(' '), this.lexicon)
    // "the lemon" may be its juice.
    const isJuice = food === 'fruit' && ingredient.food === 'liquid'
    const isKind = food === null || food === ingredient.food || isJuice
    return isKind || this.isOneChoice(ingredient, run) ? closeness : 0
  }

  /** "The ghee" of the list's "3 tbsp ghee or oil". */
  private isOneChoice({ entry }: KnownIngredient, run: readonly string[]): boolean {
    const { stem, source } = this.lexicon
    return choicesOf(fold(entry.name), source.language).some((name) => {
      const words = name.split(/\s+/)
      const noun = source.headPosition === 'last' ? words.at(-1) : words[0]
      return noun !== undefined && run.includes(stem(noun))
    })
  }

  /** "Lauch" is no word for the list's "Schnittlauch". */
  private isHerbElse({ food }: KnownIngredient, raw: string[]): boolean {
    const told = classifyFood(raw.join(' '), this.lexicon)
    return told !== null && told !== food && (told === 'herb' || food === 'herb')
  }

  private isByCompound({ stems }: KnownIngredient, run: string[]): boolean {
    if (!this.lexicon.source.hasCompounds) return false
    return run.some((stem) => !stems.has(stem) && [...stems].some((own) => isCompoundOf(own, stem)))
  }

  /**
   * "Season with pepper" does not mean the red pepper (`null`), and "dice the pepper" rather the red
   * pepper than the one beside the salt.
   */
  private seasoningFit(
    { food }: KnownIngredient,
    run: string[],
    { isCut, isSeasoned }: { isCut: boolean; isSeasoned: boolean },
  ): number | null {
    const told = run.length === 1 ? classifyFood(run.join(' '), this.lexicon) : null
    if (told !== 'spice' && told !== 'salt') return 0
    if (isCut) return isCondiment(food) ? -0.7 : 0
    if (isCondiment(food)) return 0
    // "Add the courgette and the pepper" can mean nothing else where no condiment is listed.
    const rivals = run.flatMap((word) => this.byStem.get(this.lexicon.stem(word)) ?? [])
    return isSeasoned || rivals.some((one) => isCondiment(one.food)) ? null : 0
  }

  private namesSalt(folded: string): boolean {
    return this.lexicon.salt.isIn(folded)
  }

  /** Whether a made thing stands right behind: "the vegetable [soup]". */
  isBesideProduct(words: readonly Word[], span: Span): boolean {
    const next = words.find(({ start }) => start >= span.end)
    return next !== undefined && next.start - span.end <= 1 && this.products.has(next.stem)
  }

  /** "The marinade [ingredients]", "[die Zutaten] für die Marinade": what they are for. */
  isForProduct(words: readonly Word[], span: Span, folded: string): boolean {
    const before = words.findLast(({ end }) => end <= span.start)
    const isBefore = before !== undefined && span.start - before.end <= 1
    const behind = FOR.test(folded.slice(span.end))
      ? words.filter(({ start }) => start >= span.end).slice(0, 3)
      : []
    return [...(isBefore ? [before] : []), ...behind].some(({ stem }) => this.products.has(stem))
  }
}

function isCondiment(food: KnownIngredient['food']): boolean {
  return food === 'spice' || food === 'salt'
}

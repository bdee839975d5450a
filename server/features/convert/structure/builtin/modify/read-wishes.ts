import type { Quantity } from '#shared/quantity/quantity.ts'
import type { Ingredient } from '#shared/recipe.ts'
import { findIngredients, type Languages } from './find-ingredient.ts'
import { identify } from './food-identity.ts'
import { type Grammar, grammarOf, jointsIn, namesWithJoint } from './grammar.ts'
import { readModel } from './model.ts'
import { nameWords } from './name-words.ts'
import { isArticle, numberIn } from './spoken-number.ts'
import { type Filling, type Match, matchesAt, type Template } from './templates.ts'
import { phraseLength, type Token, tokensOf } from './tokens.ts'
import type { Wish } from './wish.ts'
import { WORD_LANGUAGES, type WordLanguage } from './words/all.ts'

/** What a sentence asks for; `missed` are stretches of it that mean nothing. */
export type Reading = { wishes: readonly Wish[]; missed: readonly string[]; language: WordLanguage }

/**
 * What reading costs: the reading that leaves the fewest words over is the right one, then the one
 * that supposes least.
 */
const COST = {
  missed: 100,
  unknownFood: 20,
  missing: 10,
  named: 1,
  newWord: 0.5,
  filler: 0.1,
  wish: 0.05,
}

/** Reads a sentence in the language that understands most of it; of equals the first of `order`. */
export function readWishes(
  sentence: string,
  ingredients: readonly Ingredient[],
  { recipe, order }: { recipe: WordLanguage; order: readonly WordLanguage[] },
): Reading {
  const tokens = tokensOf(sentence)
  const languages = [...new Set([...order, ...WORD_LANGUAGES])]
  const readings = languages.map((spoken) => {
    const reader = new SentenceReader(sentence, tokens, { ingredients, spoken, recipe })
    return { language: spoken, ...reader.read() }
  })
  return readings.reduce((a, b) => (b.cost < a.cost ? b : a))
}

type Node = {
  cost: number
  next: number
  wish: Wish | null
  /** Whether the word is left over. */
  isMissed: boolean
}
type LastWish = 'swap' | 'leaveOut' | null
type Context = Languages & { ingredients: readonly Ingredient[] }

/** Finds the cheapest way through a sentence, from its end to its start. */
class SentenceReader {
  readonly #sentence: string
  readonly #tokens: readonly Token[]
  readonly #context: Context
  readonly #words: (string | null)[]
  readonly #grammar: Grammar
  readonly #foods = new Map<string, Ingredient[]>()

  constructor(sentence: string, tokens: readonly Token[], context: Context) {
    this.#sentence = sentence
    this.#tokens = tokens
    this.#context = context
    this.#grammar = grammarOf(context.spoken)
    this.#words = tokens.map(({ word, isBreak }) => (isBreak ? null : word))
    for (const [start, end] of jointsIn(tokens, this.#grammar)) this.#words.fill(null, start, end)
    for (const { start, end } of namesWithJoint(tokens, context.ingredients)) {
      for (let at = start; at < end; at++) this.#words[at] = tokens[at]?.word ?? null
    }
  }

  read(): { wishes: Wish[]; missed: string[]; cost: number } {
    const size = this.#tokens.length
    const best = { swap: this.#ends(), leaveOut: this.#ends(), none: this.#ends() }
    for (let at = size - 1; at >= 0; at--) {
      for (const last of ['swap', 'leaveOut', null] as const) {
        const costOf = (next: number, then: LastWish) => best[then ?? 'none'][next]?.cost ?? 0
        best[last ?? 'none'][at] = this.#cheapest(at, last, costOf)
      }
    }
    return { ...this.#follow(best), cost: best.none[0]?.cost ?? 0 }
  }

  #ends(): Node[] {
    const end = { cost: 0, next: this.#tokens.length, wish: null, isMissed: false }
    return Array.from({ length: this.#tokens.length + 1 }, () => end)
  }

  #follow(best: Record<'swap' | 'leaveOut' | 'none', Node[]>) {
    const wishes: Wish[] = []
    const missed: { start: number; end: number }[] = []
    let last: LastWish = null
    for (let at = 0; at < this.#tokens.length; ) {
      const node: Node | undefined = best[last ?? 'none'][at]
      if (!node) break
      if (node.wish) wishes.push(node.wish)
      last = lastAfter(node.wish, last)
      const before = missed.at(-1)
      if (node.isMissed && before?.end === at) before.end = node.next
      else if (node.isMissed) missed.push({ start: at, end: node.next })
      at = node.next
    }
    return { wishes, missed: missed.map(({ start, end }) => this.#text(start, end)) }
  }

  #cheapest(at: number, last: LastWish, costOf: (next: number, then: LastWish) => number): Node {
    const options = this.#optionsAt(at, last)
    const whole = options.map((option) => ({
      ...option,
      cost: option.cost + costOf(option.next, lastAfter(option.wish, last)),
    }))
    return whole.reduce((a, b) => (b.cost < a.cost ? b : a))
  }

  #optionsAt(at: number, last: LastWish): Node[] {
    if (this.#words[at] === null) return [{ cost: 0, next: at + 1, wish: null, isMissed: false }]
    const missed: Node = { cost: COST.missed, next: at + 1, wish: null, isMissed: true }
    const folded = this.#tokens.slice(at, at + MAX_PHRASE_LENGTH).map(({ word }) => word)
    const fillers = this.#grammar.fillers
      .map((parts) => phraseLength(parts, folded, 0))
      .filter((length) => length > 0)
      .map((length) => ({
        cost: COST.filler * length,
        next: at + length,
        wish: null,
        isMissed: false,
      }))
    return [missed, ...fillers, ...this.#wishesAt(at, last)]
  }

  #wishesAt(at: number, last: LastWish): Node[] {
    const isJoined = at > 0 && this.#words[at - 1] === null
    return this.#grammar.templates
      .filter(({ isMore, meaning }) => !isMore || (isJoined && meaning.kind === last))
      .flatMap((template) =>
        matchesAt(template.parts, this.#words, at).flatMap((match) => {
          const made = this.#wishOf(template, match)
          const cost = (made?.cost ?? 0) + COST.wish
          return made ? [{ ...made, cost, next: match.end, isMissed: false }] : []
        }),
      )
  }

  #wishOf(
    { meaning, isMore }: Template,
    { fillings, end }: Match,
  ): Pick<Node, 'wish' | 'cost'> | null {
    const slot = (name: string) => fillings.find((filling) => filling.slot === name)
    switch (meaning.kind) {
      case 'scaleBy':
      case 'units':
      case 'diet':
        return { wish: meaning, cost: 0 }
      case 'times': {
        const factor = this.#number(slot('n'))
        return factor && { wish: { kind: 'scaleBy', factor: factor.max }, cost: 0 }
      }
      case 'servings': {
        const number = slot('n')
        // "For a Thermomix": an article counts only before what it counts.
        const isBare =
          number?.end === end && isArticle(this.#text(number.start, end), this.#context.spoken)
        const people = isBare ? null : this.#number(number)
        const isWhole = people && Number.isInteger(people.min) && Number.isInteger(people.max)
        return isWhole ? { wish: { kind: 'servings', ...people }, cost: 0 } : null
      }
      case 'model': {
        const model = readModel(this.#wordsIn(slot('model')))
        return model && { wish: { kind: 'model', model }, cost: 0 }
      }
      case 'use': {
        const name = slot('new')
        return name ? { wish: { kind: 'use', name: this.#name(name) }, cost: newCost(name) } : null
      }
      case 'leaveOut': {
        const found = this.#ingredients(slot('old'), isMore)
        if (!found || 'missing' in found) return found && missingFood(found)
        return { wish: { kind: 'leaveOut', ids: found.ids }, cost: found.cost }
      }
      case 'swap': {
        const name = slot('new')
        const found = this.#ingredients(slot('old'), isMore)
        if (!name || !found) return null
        const cost = found.cost + newCost(name)
        if ('missing' in found) return missingFood({ ...found, cost })
        return { wish: { kind: 'swap', ids: found.ids, name: this.#name(name) }, cost }
      }
    }
  }

  /** `mustBeFood`: words that no verb stands before mean a food only where one is known. */
  #ingredients(filling: Filling | undefined, mustBeFood: boolean): Found | Missing | null {
    if (!filling) return null
    const said = this.#text(filling.start, filling.end)
    const known = this.#foods.get(said)
    const found = known ?? findIngredients(said, this.#context.ingredients, this.#context)
    if (!known) this.#foods.set(said, found)
    const length = filling.end - filling.start
    if (found.length > 0) {
      return {
        ids: found.map(({ ingredientJsonId }) => ingredientJsonId),
        cost: COST.named * length,
      }
    }
    const isFood = identify(said, this.#context.spoken) !== null
    if (mustBeFood && !isFood) return null
    return {
      missing: this.#name(filling),
      cost: (isFood ? COST.missing : COST.unknownFood) + length,
    }
  }

  #number(filling: Filling | undefined): Quantity | null {
    return filling ? numberIn(this.#text(filling.start, filling.end), this.#context.spoken) : null
  }

  #name({ start, end }: Filling): string {
    const text = this.#text(start, end)
    const words = nameWords(text, this.#context.spoken)
    const first = this.#tokens.slice(start, end).find(({ word }) => word === words[0])
    return first ? this.#sentence.slice(first.start, this.#tokens[end - 1]?.end) : text
  }

  #wordsIn(filling: Filling | undefined): string[] {
    if (!filling) return []
    return this.#tokens.slice(filling.start, filling.end).map(({ word }) => word)
  }

  #text(start: number, end: number): string {
    return this.#sentence.slice(this.#tokens[start]?.start, this.#tokens[end - 1]?.end)
  }
}

type Found = { ids: readonly number[]; cost: number }
type Missing = { missing: string; cost: number }

/** Longest filler, in words. */
const MAX_PHRASE_LENGTH = 8

function missingFood({ missing, cost }: Missing): Pick<Node, 'wish' | 'cost'> {
  return { wish: { kind: 'missing', words: missing }, cost }
}

function newCost({ start, end }: Filling): number {
  return COST.named + COST.newWord * (end - start)
}

function lastAfter(wish: Wish | null, last: LastWish): LastWish {
  if (!wish) return last
  if (wish.kind === 'missing') return last
  return wish.kind === 'swap' || wish.kind === 'leaveOut' ? wish.kind : null
}

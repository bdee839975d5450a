import type { Language } from '#shared/language.ts'
import type { ReadRecipe } from '../../../read/read-recipe.ts'
import { fill } from '../parse/fill.ts'
import { fold } from '../parse/phrases.ts'
import { isAnyOf, useOf } from './choose-formula.ts'
import type { DishName } from './dishes.ts'
import { type BaseFood, EGG_GRAMS, type Formula, type Preparation, type Role } from './formula.ts'
import type { Idea, NamedFood } from './read-idea.ts'
import { ideaWordsOf } from './words/all.ts'
import type { IdeaWords } from './words/words.ts'

type Order = {
  formula: Formula
  dish: DishName
  foods: readonly NamedFood[]
  idea: Idea
  language: Language
}

/** An ingredient with its role; `text` has amount and name. */
type Line = { role: Role; text: string; preparation: Preparation | undefined }
type Write = IdeaWords['write']

/** Writes a formula down for the foods of an idea, as a recipe for pots and pans. */
export function writeRecipe(order: Order): ReadRecipe {
  const { formula, idea, dish, language } = order
  const { write } = ideaWordsOf(language)
  const servings = formula.servings === null ? null : (idea.servings ?? formula.servings)
  const lines = linesOf(order, servings ?? 1, write)
  return {
    title: idea.dishes.length > 0 ? idea.title : listTitle(dish, idea.foods, write),
    description: null,
    ingredients: [{ heading: null, lines: lines.map((line) => ingredientLine(line, write)) }],
    steps: [{ heading: null, lines: methodOf(lines, order, write) }],
    prepTimeMinutes: null,
    cookTimeMinutes: null,
    totalTimeMinutes: null,
    yieldText: servings === null ? null : fill(write.servings, { n: servings }),
    cuisine: null,
    tags: [],
    language,
  }
}

function listTitle(dish: DishName, foods: readonly NamedFood[], write: Write): string {
  const names = foods.map(({ asked }) => asked)
  return fill(write.titles[dish], { foods: joined(names, write) })
}

function linesOf({ formula, foods, language }: Order, servings: number, write: Write): Line[] {
  const uses = foods.flatMap((food) => {
    const use = useOf(food, formula)
    return use ? [{ food, use }] : []
  })
  const base = formula.base.filter(
    ({ unless }) => !unless || !foods.some((food) => isAnyOf(food, unless)),
  )
  const text = (name: string, grams: number, as?: BaseFood) =>
    as === 'egg' ? eggs(grams, language, write) : amountOf(name, grams, write)
  const lines: Line[] = [
    ...base.map(({ food, role, grams, preparation }) => ({
      ...{ role, preparation },
      text: text(baseName(food, write), grams * servings, food),
    })),
    ...uses.map(({ food, use: { role, grams, shared, preparation, as } }) => {
      const sharing = uses.filter(({ use }) => use.shared && use.role === role).length
      const name = as && !food.isVariety ? baseName(as, write) : food.name
      const each = (grams * servings) / (shared ? sharing : 1)
      return { role, preparation, text: text(name, each, as) }
    }),
  ]
  return [...new Map(lines.map((line) => [line.text, line])).values()]
}

function baseName(food: BaseFood, { base, egg }: Write): string {
  return food === 'egg' ? egg.other : base[food]
}

function eggs(grams: number, language: Language, { egg }: Write): string {
  const count = Math.max(1, Math.round(grams / EGG_GRAMS))
  return `${count} ${egg[new Intl.PluralRules(language).select(count)] ?? egg.other}`
}

function amountOf(name: string, grams: number, { gram, of }: Write): string {
  const link = of.elided?.before.test(fold(name)) ? of.elided.to : of.plain
  return `${rounded(grams)} ${gram} ${link}${name}`
}

/** As exactly as a kitchen scale and a cook read it. */
function rounded(grams: number): number {
  const step = grams >= 100 ? 10 : grams >= 20 ? 5 : 1
  return Math.max(step, Math.round(grams / step) * step)
}

function ingredientLine({ text, preparation }: Line, { preparations }: Write): string {
  return preparation ? `${text} (${preparations[preparation]})` : text
}

/** The sentences of the formula that have something to say, each ingredient in one of them. */
function methodOf(lines: readonly Line[], { formula, foods }: Order, write: Write): string[] {
  const minutes = Math.max(0, ...foods.map((food) => useOf(food, formula)?.minutes ?? 0))
  let left = [...lines]
  return write.methods[formula.name].flatMap((sentence) => {
    const gaps = [...sentence.matchAll(GAP)].map(([, roles = '']) => roles.split(', '))
    const roles = gaps.flat().filter((role) => role !== 'minutes')
    if (roles.some((role) => left.every((line) => line.role !== role))) return []
    const told = left
    left = left.filter(({ role }) => !roles.includes(role))
    return [
      sentence.replace(GAP, (_, gap: string) =>
        gap === 'minutes' ? String(minutes) : joined(textsOf(gap.split(', '), told), write),
      ),
    ]
  })
}

/** `{mains, liquid}` */
const GAP = /\{([\w, ]+)\}/g

function textsOf(roles: readonly string[], lines: readonly Line[]): string[] {
  return roles.flatMap((role) => lines.filter((line) => line.role === role).map(({ text }) => text))
}

/** "carrots, onions and cream" */
function joined(items: readonly string[], { listEnd }: Write): string {
  const last = items.at(-1) ?? ''
  if (items.length < 2) return last
  return fill(listEnd, { head: items.slice(0, -1).join(', '), last })
}

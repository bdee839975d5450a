import type { Word } from './name-words.ts'

/** English tools that are named after a food. */
const TOOL =
  /^(?:machine|maker|cooker|cutter|scoop|press|tin|dish|pans?|plate|stone|peel|board|knife|towel|weights|(?:baking )?(?:pan|sheet|tray)s?)(?!\p{L})/u

/** "Transfer to an ice cream machine": no cream. */
export function isTool(next: Word | undefined, last: Word, folded: string): boolean {
  return next !== undefined && next.start - last.end === 1 && TOOL.test(folded.slice(next.start))
}

/** "Return the pizza to the oven": all of the dish, and not its toppings or its sauce. */
const DISH = /^(?:pizzas?|burgers?|tacos|sandwich(?:es)?|waffles?|pancakes?)$/u

export const isDish = (word: string): boolean => DISH.test(word)

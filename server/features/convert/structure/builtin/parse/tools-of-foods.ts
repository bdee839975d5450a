import type { Word } from './name-words.ts'

/** English tools that are named after a food. */
const TOOL =
  /^(?:machine|maker|cooker|cutter|scoop|press|tin|dish|pans?|plate|stone|peel|board|knife|towel|weights|baking (?:pan|sheet|tray|dish)s?)(?!\p{L})/u

/** "Transfer to an ice cream machine": no cream. */
export function isTool(next: Word | undefined, last: Word, folded: string): boolean {
  return next !== undefined && next.start - last.end === 1 && TOOL.test(folded.slice(next.start))
}

/** "Leave the bacon grease in the pan": the bacon is out of it. */
const LEFT_IN_PAN = /^(?:grease|drippings?|fat)(?!\p{L})/u

export const isFatOf = (next: Word | undefined, last: Word, folded: string): boolean =>
  next !== undefined && next.start - last.end === 1 && LEFT_IN_PAN.test(folded.slice(next.start))

/** "Return the pizza to the oven": all of the dish, and not its toppings or its sauce. */
const DISH = /^(?:pizzas?|burgers?|tacos|sandwich(?:es)?|waffles?|pancakes?)$/u

export const isDish = (word: string): boolean => DISH.test(word)

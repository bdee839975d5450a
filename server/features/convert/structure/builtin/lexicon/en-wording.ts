import type { Wording } from './lexicon.ts'

export const EN_WORDING: Wording = {
  difficulty: { easy: 'easy', medium: 'medium', hard: 'hard' },
  listEnd: (head, last) => `${head} and ${last}`,
  weigh: (list) => `Weigh ${list} into the mixing bowl.`,
  weighIntoVaroma: (list) => `Weigh ${list} into the Varoma dish.`,
  pourWater: (grams) => `Weigh ${grams} g water into the mixing bowl.`,
  emptyBowl: 'Pour the water out of the mixing bowl.',
  halved: 'halved',
  inChunks: 'in chunks',
  chop: 'Chop',
  scrapeDown: 'Scrape down the sides of the mixing bowl with the spatula.',
  transfer: 'Transfer the contents of the mixing bowl to another bowl and set aside.',
  fromPan: 'Transfer the contents of the pan to the mixing bowl.',
  panFat: 'Pour the fat from the pan into the mixing bowl.',
  bringBack: 'Return what was set aside to the mixing bowl.',
  intoPan: 'Transfer the contents of the mixing bowl to the pan.',
  mix: 'Mix',
  insertWhisk: 'Insert the butterfly whisk into the clean, dry mixing bowl.',
  trickleOil: 'Let the oil trickle onto the lid around the measuring cup while the blades turn.',
  checkThenMore: (more) => `Check, then up to ${more} more.`,
  secondStretch: 'Check, then cook on',
}

import type { Formula, FormulaName } from '../formula.ts'
import { DIP } from './dip.ts'
import { BREAD, PIZZA } from './dough.ts'
import { JAM } from './jam.ts'
import { MASH } from './mash.ts'
import { PANCAKES } from './pancakes.ts'
import { PORRIDGE } from './porridge.ts'
import { RISOTTO } from './risotto.ts'
import { SAUCE, WHITE_SAUCE } from './sauces.ts'
import { SMOOTHIE } from './smoothie.ts'
import { CHUNKY_SOUP, SOUP } from './soup.ts'
import { STEAMED } from './steamed.ts'
import { STEW } from './stew.ts'

export const FORMULA: Readonly<Record<FormulaName, Formula>> = {
  soup: SOUP,
  chunkySoup: CHUNKY_SOUP,
  risotto: RISOTTO,
  stew: STEW,
  mash: MASH,
  smoothie: SMOOTHIE,
  bread: BREAD,
  pizza: PIZZA,
  pancakes: PANCAKES,
  whiteSauce: WHITE_SAUCE,
  sauce: SAUCE,
  dip: DIP,
  steamed: STEAMED,
  porridge: PORRIDGE,
  jam: JAM,
}

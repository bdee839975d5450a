import { findMatches, type Span } from './phrases.ts'

/** Spoons that are named after what is eaten with them. */
const SPOONS =
  /(?<!\p{L})(?:(?:cuil\p{L}*|c)\.? ?a\.? ?(?:soupe|cafe|dessert|the|moka)|cuchar\p{L}+ (?:soperas?|de (?:cafe|postre|te|sopa))|cucchiai\p{L}* (?:da|di) (?:caffe|te|minestra|zuppa|tavola)|lyz\p{L}+ do (?:kawy|herbaty|zupy)|lingurit\p{L}+ de (?:cafea|ceai))(?!\p{L})/gu

/** "Cuillère à soupe", "cucchiaino da caffè": neither soup nor coffee. */
export const spoonsIn = (folded: string): Span[] => findMatches(SPOONS, folded)

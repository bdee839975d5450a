import { type CompiledLexicon, namesFood } from './compiled-lexicon.ts'

/** "Start the sauce", in all languages. */
export const MAKING =
  /(?<!\p{L})(?:make|prepare|start|get going|(?:zu|vor)(?:zu)?bereite\p{L}*|herstell\p{L}*|mach\p{L}*|prepar\p{L}*|pregat\p{L}*|fai(?:re|tes|s|sons)|realis\p{L}*|haz|hacemos|elabor\p{L}*|przygot\p{L}*|zrob\p{L}*|приготу\p{L}*|готу\p{L}*|зроб\p{L}*|facem|face[tț]i)(?!\p{L})/u

/** "Préparez un roux :" names what the orders behind it make, and no food. */
export function namesMade(folded: string, { lexicon }: { lexicon: CompiledLexicon }): boolean {
  return /:\s*$/.test(folded) && MAKING.test(folded) && !namesFood(folded, lexicon)
}

/** Headings under which parts that are ready come together: "To assemble", "Fertigstellung", "Montage". */
const ASSEMBLING =
  /^\P{L}*(?:(?:to|for the|for) )?(?:assembl\p{L}*|putting (?:it|everything) together|finish\p{L}*|to serve|serving|decorat\p{L}*|fertigstell\p{L}*|zusammensetz\p{L}*|anrichten|(?:le )?(?:montage|dressage|assemblage)|(?:el )?(?:montaje|emplatado)|(?:l')?(?:assemblaggio|montaggio|composizione)|(?:zlozenie|skladanie|wykonczenie)|(?:збирання|складання|оформлення)|(?:asamblare\p{L}*|montare\p{L}*))(?!\p{L})/u

/** Whether a folded heading begins no new part of the dish. */
export const namesAssembly = (heading: string): boolean => ASSEMBLING.test(heading)

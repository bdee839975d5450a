/** One food as a step uses it. */
export type AmountItem = {
  /** All that the list has of it, as it is written there: "1/2", "2-3". */
  quantity?: string
  unit?: string
  name: string
  /** What this step uses; only where a scale measures it: not for spoons and counted things. */
  grams?: number
  /** "halved", "in chunks": in the language of the recipe. */
  note?: string
  /** The share of the listed amount, e.g. 0.5; 1 and nothing are all of it. */
  part?: number
  /** The source's own words for the share: "half of the", "50 g". */
  partText?: string
  /** Whether the list wrote the name before its amount; without it the name's capital tells. */
  nameFirst?: boolean
  /** Whether the name is all that is said, in the form that a verb asks for: "sok z 1 cytryny". */
  isObject?: boolean
}

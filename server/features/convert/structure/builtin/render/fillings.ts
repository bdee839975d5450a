import { formatDuration, formatSettings } from '#shared/appliance/notation.ts'
import type { Language } from '#shared/language.ts'
import type { AmountItem } from './amount-item.ts'
import { isWeighed, NBSP, writeList } from './amounts.ts'
import { type Filling, type Fillings, own } from './clause.ts'
import { findNoun, inSentence, writeObject } from './nouns.ts'
import type { RenderWords, Vessel, Voice } from './words/words.ts'

/** What the machine is set to; temperature and speed as in a step of a recipe. */
export type StepSettings = {
  durationSeconds?: number
  temperature?: string
  speed?: string
  reverse?: boolean
}

/** What a phrase is about; a phrase takes the slots that it has a place for. */
export type Slots = {
  items?: readonly AmountItem[] | readonly string[]
  /** The source's own noun ("sauce", "dough"); without one nothing, or "everything", is said. */
  object?: string | null
  settings?: StepSettings
  /** The source's words with their connective: "until soft", "bis sie glasig ist". */
  until?: string | null
  grams?: number
  celsius?: number
  seconds?: number
  vessel?: Vessel
  /** Some of what a vessel holds, as the object of a verb: "half", "2 cups". */
  share?: string
  /** A food or a text that is written as it is. */
  name?: string
}

type Context = { slots: Slots; voice: Voice; words: RenderWords; language: Language }

/** What the slots of a phrase say; only those that it has are worked out. */
export function fillingsOf(phrase: string, context: Context): Fillings {
  const fillings: Record<string, Filling> = {
    until: { text: context.slots.until?.replace(/^[\s,]+|[\s,.]+$/g, '') ?? '' },
  }
  for (const [, name = ''] of phrase.matchAll(/\{(\w+)/g)) {
    const filling = WRITERS[name]?.(context)
    if (filling) fillings[name] = typeof filling === 'string' ? { text: filling } : filling
  }
  for (const list of LISTS) {
    const filling = phrase.includes('|') && fillings[list]
    if (filling) fillings[list] = { ...filling, text: asObjects(filling.text, context) }
  }
  // A food of unknown gender is named behind a colon, by the phrases that have one.
  if (fillings.named?.text) fillings.object = { text: '' }
  return fillings
}

const LISTS = ['items', 'weighed', 'counted']

/** "1 TL gemahlener Mohn" as what is put in: "1 TL gemahlenen Mohn". */
function asObjects(text: string, { voice, words: { objectEnds = [] } }: Context): string {
  if (voice.objectIsSubject) return text
  return objectEnds.reduce((before, [end, now]) => before.replace(end, now), text)
}

type Writer = (context: Context) => Filling | string | null | undefined

const WRITERS: Readonly<Record<string, Writer>> = {
  items: ({ slots, words }) => writeList(slots.items ?? [], words),
  weighed: ({ slots, words }) => writeList(sorted(slots.items, words).weighed, words),
  counted: ({ slots, words }) => writeList(sorted(slots.items, words).counted, words),
  object: ({ slots, voice, words }) => writeObject(slots.object, voice, words).object,
  it: ({ slots, voice, words }) => writeObject(slots.object, voice, words).it,
  named: ({ slots, voice, words }) => {
    const { object } = slots
    if (!object || writeObject(object, voice, words).isKnown) return null
    return inSentence(object, true, words)
  },
  bare: ({ slots, words }) => findNoun(slots.object ?? '', words)?.base,
  genitive: ({ slots, words }) => findNoun(slots.object ?? '', words)?.afterAmount,
  itBowl: ({ voice, words }) => (voice.saysIt ? words.pronouns?.bowl : null),
  everything: ({ voice }) => voice.everything,
  settings: ({ slots: { settings }, language }) =>
    settings && formatSettings(stepSettings(settings), language),
  time: ({ slots: { settings, seconds = settings?.durationSeconds }, language }) =>
    seconds ? formatDuration(seconds, language) : null,
  grams: ({ slots: { grams }, words }) =>
    grams ? `${Math.round(grams)}${NBSP}${words.gram}` : null,
  kilograms: ({ slots: { grams }, words }) =>
    grams ? `${number(Math.round(grams / 100) / 10, words)}${NBSP}${words.kilogram}` : null,
  celsius: ({ slots: { celsius }, words }) =>
    celsius ? `${number(celsius, words)}${NBSP}°C` : null,
  name: ({ slots }) => slots.name ?? slots.object,
  share: ({ slots }) => slots.share,
  to: ({ slots: { vessel }, voice, words }) => vessel && own(words.vessels[vessel].to, voice),
  from: ({ slots: { vessel }, voice, words }) => vessel && own(words.vessels[vessel].from, voice),
}

/** The items that are weighed, and those that are counted or spooned. */
function sorted(items: Slots['items'] = [], words: RenderWords) {
  const weighed: AmountItem[] = []
  const counted: AmountItem[] = []
  const plain: string[] = []
  for (const item of items) {
    if (typeof item === 'string') plain.push(item)
    else (isWeighed(item, words) ? weighed : counted).push(item)
  }
  return { weighed, counted: plain.length > 0 ? plain : counted }
}

function number(value: number, { decimalMark }: RenderWords): string {
  return String(value).replace('.', decimalMark)
}

function stepSettings({ durationSeconds = 0, reverse = false, ...others }: StepSettings) {
  return { durationSeconds, reverse, temperature: undefined, speed: undefined, ...others }
}

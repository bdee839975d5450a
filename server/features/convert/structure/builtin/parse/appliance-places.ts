import { PhraseGroup, PhrasePattern } from './phrase-pattern.ts'
import { fold } from './phrases.ts'

const together = new PhraseGroup()
const pattern = (...phrases: string[]) => new PhrasePattern(phrases.map(fold), together)

/** The appliance's own parts as recipes written for it name them, in all languages at once. */
const PARTS = {
  basket: pattern(
    ...['simmering basket', 'steaming basket', 'gareinsatz', 'garkörbchen', 'garkorb'],
    ...['panier de cuisson', 'panier cuisson', 'panier vapeur interne', 'cestillo', 'cestello'],
    ...['koszyczek', 'koszyczka', 'koszyczku', 'кошик', 'кошика', 'кошику', 'coșul de fierbere'],
    ...['coșuleț*', 'coșul de gătit', 'cestello di cottura'],
  ),
  varoma: pattern(
    'varoma',
    'varoma-*',
    'varomy',
    'varomie',
    'вароми',
    'варома',
    'варому',
    'вaромі',
    'varomei',
    'varomą',
    'einlegeboden',
    'recipiente varoma',
  ),
  machine: pattern(
    ...['mixbehälter', 'mixbecher', 'jarra', 'en la jarra', 'dzbanek', 'dzbanka', 'mixer bowl'],
    ...['mixing bowl', 'tm bowl', 'thermomix bowl', 'mixtopf', 'bol du thermomix', 'bol mixeur'],
    ...[
      'boccale',
      'vaso del thermomix',
      'naczynie miksujące',
      'naczynia miksującego',
      'чаша',
      'чашу',
      'чаші',
    ],
    ...[
      'en el vaso',
      'al vaso',
      'dentro del vaso',
      'vaso de la thermomix',
      'bolul thermomix*',
      'naczyniu miksującym',
      'чашу термоміксa',
    ],
  ),
} as const

const LID = pattern(
  ...['lid', 'deckel*', 'einfüllöffnung', 'couvercle', 'orifice', 'bocal', 'tapa', 'boca'],
  ...['coperchio', 'foro', 'pokryw*', 'otwor*', 'otwór', 'кришк*', 'отвор*', 'отвір'],
  ...['capac*', 'orific*'],
)

/** Whether folded text names the lid, or the opening in it that food goes in through. */
export const namesLid = (folded: string): boolean => LID.isIn(folded)

export type AppliancePart = keyof typeof PARTS

/** The part of the appliance that folded text names, the most telling first; null when none. */
export function appliancePartIn(folded: string): AppliancePart | null {
  const order = ['basket', 'varoma', 'machine'] as const
  return order.find((part) => PARTS[part].isIn(folded)) ?? null
}

/** Every part of the appliance that folded text names. */
export function appliancePartsIn(folded: string): AppliancePart[] {
  return (['basket', 'varoma', 'machine'] as const).filter((part) => PARTS[part].isIn(folded))
}

/** Folded text without the parts of the appliance that it names. */
export function withoutParts(folded: string): string {
  const named = Object.values(PARTS).flatMap((part) => part.spans(folded))
  return named
    .sort((a, b) => b.start - a.start)
    .reduce((text, { start, end }) => `${text.slice(0, start)} ${text.slice(end)}`, folded)
}

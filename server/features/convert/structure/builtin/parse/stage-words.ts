import type { Language } from '#shared/language.ts'
import type { Clause } from './clauses.ts'
import type { CompiledLexicon } from './compiled-lexicon.ts'
import type { Action } from './lexicon/kinds.ts'
import type { Span } from './phrases.ts'

type Stages = {
  /** Words that open when an order's turn comes. */
  when: string
  /** What food has come to by then, by the work that it takes. */
  boil: string
  reduce: string
  thicken: string
  melt: string
  cook: string
}

/** How food in a pan says that the next order's turn has come: "when the milk boils", in folded text. */
const STAGES: Record<Exclude<Language, 'gb'>, Stages> = {
  en: {
    when: 'when|once|as soon as',
    boil: 'boil(?:s|ing)?|bubbl(?:es?|ing)|simmer(?:s|ing)?|(?:the|a|to) boil',
    reduce: 'absorbed|evaporat(?:es?|ed)|reduced|cooked (?:down|into|off|away)|dried up|boiled off',
    thicken: 'thick|thickens?|thickened',
    melt: 'melt(?:s|ed)',
    cook: 'soft|softened|tender|golden|brown(?:ed)?|translucent|transparent|wilted|cooked|fragrant',
  },
  de: {
    when: 'sobald|wenn|nachdem',
    boil: '(?:auf)?koch(?:t|en)|siede[tn]|blubber[tn]|zu kochen',
    reduce: 'aufgesogen|aufgenommen|verdampft|verkocht|eingekocht|reduziert|verdunstet',
    thicken: 'dick\\p{L}*|eindickt|eingedickt|bindet',
    melt: 'geschmolzen\\p{L}*|schmilzt|zerlassen|zergangen',
    cook: 'weich\\p{L}*|gar|glasig|goldbraun|goldgelb|gebraunt|braun|angebraten|zusammengefallen|gekocht',
  },
  fr: {
    when: "quand|lorsque|lorsqu'|des que|des qu'|une fois que|une fois qu'|une fois",
    boil: 'bout|bouent|bouillent|bouillir|bouillante?|ebullition|fremit|fremissant\\p{L}*|fremissement',
    reduce: 'absorbee?s?|absorbe|evaporee?s?|reduite?s?',
    thicken: 'epaissie?|epaissit|epaisse?',
    melt: 'fondue?s?',
    cook: 'tendres?|fondante?s?|doree?s?|translucides?|transparente?s?|cuite?s?|colore\\p{L}*|revenue?s?|blonde?s?',
  },
  es: {
    when: 'cuando|en cuanto|una vez que|una vez',
    boil: 'hierva\\p{L}*|hierve\\p{L}*|hervir|hirviendo|ebullicion|hervor|borboton\\p{L}*|burbuj\\p{L}*',
    reduce: 'absorbid[oa]|absorba|evaporado|evapore|reducid[oa]|consumid[oa]|reduzca',
    thicken: 'espes[oae]|espesad[oa]',
    melt: 'derretid[oa]s?|derritan?|fundid[oa]s?|fundan?',
    cook: 'tiern[oa]s?|bland[oa]s?|dorad[oa]s?|pochad[oa]s?|transparentes?|cocid[oa]s?|rehogad[oa]s?|sofrit[oa]s?|hech[oa]s?|cocinad[oa]s?|color|(?:em)?blanque\\p{L}*|dor(?:e|ar)[ns]?e?',
  },
  it: {
    when: 'quando|non appena|appena|una volta che|una volta',
    boil: 'bolle|bollono|bollira|bollire|bollore|ebollizione|sobbolle|sobbollire',
    reduce: 'assorbit[oaie]|evaporat[oaie]|sfumat[oaie]|ridott[oaie]|asciugat[oaie]',
    thicken: 'addensat[oa]|dens[oa]',
    melt: 'sciolt[oaie]|fus[oaie]|scioglie\\p{L}*',
    cook: 'cott[oaie]|dorat[oaie]|appassit[oaie]|tener[oaie]|morbid[oaie]|trasparent[ei]|rosolat[oaie]|ammorbidit[oaie]|imbiondit[oaie]',
  },
  pl: {
    when: 'gdy tylko|jak tylko|gdy|kiedy|jak',
    boil: 'zagotuje|zagotuja|zawrze|wrze|wrzec|wrzenia|wrzeniu|gotowac|bulgotac|zawrza',
    reduce: 'wchlonie|odparuje|wyparuje|wchloniet\\p{L}+|odparowan\\p{L}+|zredukuje',
    thicken: 'zgestnieje|gestniec|zageszcz\\p{L}+',
    melt: '(?:roz)?topi(?:a|ony|one|ona)?|stopion\\p{L}+|rozpusci\\p{L}*|rozpuszczon\\p{L}+',
    cook: 'zmiekn\\p{L}+|miekk\\p{L}+|zeszkl\\p{L}+|zarumieni\\p{L}*|zrumieni\\p{L}*|ugotowan\\p{L}+|usmazon\\p{L}+|podsmaz\\p{L}+|uduszon\\p{L}+|szklist\\p{L}+|rumian\\p{L}+',
  },
  uk: {
    when: 'як тільки|коли|щоино',
    boil: 'закип\\p{L}+|кипить|кипіти|булькот\\p{L}+',
    reduce: 'вбер\\p{L}+|випару\\p{L}+|вбирає|увібра\\p{L}+|ввібра\\p{L}+|википі\\p{L}+',
    thicken: 'загусн\\p{L}+|загусті\\p{L}+|густішати|густіти',
    melt: 'розтоп\\p{L}+|розта(?:не|нуть)',
    cook: "м'як\\p{L}*|золотист\\p{L}+|прозор\\p{L}+|зварит\\p{L}+|звар(?:ен|ят)\\p{L}*|обсмаж\\p{L}+|підрум'ян\\p{L}+|зарум'ян\\p{L}+|рум'ян\\p{L}+|готов\\p{L}+",
  },
  ro: {
    when: 'cand|imediat ce|odata ce|de indata ce|dupa ce',
    boil: 'fierbe|fierb|fiarba|fierbere|clocot\\p{L}*',
    reduce: 'absorbit\\p{L}*|evaporat\\p{L}*|redus\\p{L}*|scazut\\p{L}*|scade',
    thicken: 'ingros\\p{L}+|ingroas\\p{L}+',
    melt: 'topit\\p{L}*|topeste|topesc',
    cook: 'moale|moi|sticlo[as]\\p{L}+|aurii|aurie|auriu|rumen\\p{L}*|calit[aei]?|fiert[aei]?|fierti|inmuiat[aei]?|patruns[aei]?|prajit[aei]?',
  },
}

const WORKS = ['boil', 'reduce', 'thicken', 'cook', 'melt'] as const

const patterns = new Map(
  Object.entries(STAGES).map(([language, { when, ...stages }]) => [
    language,
    {
      when: new RegExp(`(?<!\\p{L})(?:${when})(?!\\p{L})`, 'u'),
      stages: WORKS.map((work) => ({
        work,
        pattern: new RegExp(`(?<!\\p{L})(?:${stages[work]})(?!\\p{L})`, 'u'),
      })),
    },
  ]),
)

/** What has to have become of the food before an order's turn comes, and where the clause says so. */
export type Stage = { work: Action; span: Span }

/** "When the milk boils, [add the semolina]", "[add the prawns] when it begins to bubble". */
export function stageAwaited({ folded, verb }: Clause, { source }: CompiledLexicon): Stage | null {
  const known = patterns.get(source.language)
  const found = known?.when.exec(folded)
  if (!known || !found) return null
  const start = found.index
  const isAhead = start < verb.start
  const comma = folded.indexOf(',', start)
  const stop = comma >= 0 ? comma : folded.length
  const end = isAhead ? Math.min(stop, verb.start) : stop
  const said = folded.slice(start + found[0].length, end)
  const stage = known.stages.find(({ pattern }) => pattern.test(said))
  return stage ? { work: stage.work, span: { start, end } } : null
}

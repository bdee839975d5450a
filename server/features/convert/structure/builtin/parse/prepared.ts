import type { Language } from '#shared/language.ts'
import type { Span } from './phrases.ts'

/**
 * How a language says beside a food's name what was done to it before, in folded text: adverbs, the
 * stems of participles with their endings, and what tells how, behind the participle ("pokrojona w
 * kostkę") or ahead of it ("in Würfel geschnitten").
 */
type Participles = {
  how: string
  done: string
  endings?: string
  ahead?: string
  behind?: string
  and: string
  /** It may also follow its noun without a comma: "cebulę pokrojoną w kostkę". */
  followsNoun?: boolean
}

const PARTICIPLES: Partial<Record<Language, Participles>> = {
  en: {
    how: 'finely|roughly|coarsely|freshly|thinly|thickly|very|well',
    done: 'chopped|minced|diced|sliced|grated|shredded|crushed|mashed|crumbled|peeled|cubed|julienned|halved|quartered|torn|drained|rinsed|washed|soaked|pitted|cored|deseeded|seeded|trimmed|shelled|snipped|pressed|thawed|defrosted|hulled|flaked',
    and: 'and',
  },
  de: {
    how: 'fein|grob|klein|frisch|dunn|duenn|sehr|gut|leicht',
    ahead: '(?:in|durch) (?:\\p{L}+ ){1,4}',
    done: '(?:fein|klein|grob|frisch|durch)?(?:gehackt|gewu?e?rfelt|geschnitten|gerieben|geraspelt|gepresst|zerdru?e?ckt|gedru?e?ckt|gescha?e?lt|gewaschen|geputzt|abgetropft|zerbro?e?selt|zerkru?e?melt|gemahlen|zerkleinert|gehobelt|geviertelt|halbiert|entsteint|entkernt|geha?e?utet|zersto(?:s|ss)en|gemo?e?rsert|gezupft|abgezupft|eingeweicht|aufgetaut|zerpflu?e?ckt|passiert|ausgedru?e?ckt)',
    endings: 'e[mnrs]?',
    and: 'und',
  },
  pl: {
    how: 'drobno|grubo|cienko|swiezo|dobrze|bardzo|wczesniej|dokladnie',
    done: '(?:po|na)?siekan|(?:po)?krojon|(?:s|u|o)tart|(?:z)?mielon|utluczon|rozdrobnion|(?:prze|wy)cisniet|zmiazdzon|rozgniecion|obran|umyt|oplukan|odsaczon|odcedzon|(?:po)?szatkowan|pokruszon|namoczon|rozmrozon|wydrylowan|sparzon|porwan',
    endings: '\\p{L}{1,3}',
    behind: '(?: (?:w|na|przez|po)(?: (?!(?:i|oraz) )\\p{L}+){1,2}| drobno)',
    and: 'i|oraz',
    followsNoun: true,
  },
  uk: {
    how: 'дрібно|тонко|крупно|добре|дуже|попередньо|заздалегідь',
    done: "подрібнен|(?:по)?січен|(?:на|по)різан|(?:на|по|пере|про)?терт|нашаткован|пошаткован|роздавлен|(?:ви|роз)чавлен|видавлен|пропущен|(?:по|роз)?товчен|розім'ят|(?:по|о)чищен|(?:по|про|ви)мит|відціджен|замочен|(?:з|по)?мелен|розморожен",
    endings: '\\p{L}{1,3}',
    behind:
      '(?: (?:на|через|крізь|у|в)(?: (?!(?:та|і|и|й) )\\p{L}+){1,2}| \\p{L}+(?:ами|ями|ою|ею))',
    and: 'та|і|и|и',
    followsNoun: true,
  },
}

/** Longer than what any recipe says beside a name. */
const MAX_LENGTH = 80

const patterns = new Map(
  Object.entries(PARTICIPLES).map(([language, said]) => {
    const { how, done, endings = '', ahead = '', behind = '', and, followsNoun } = said
    const one = `(?:(?:${how}) ){0,2}(?:${ahead})?(?:${done})(?:${endings})(?!\\p{L})(?:${behind})?`
    const state = `(?<state>${one}(?:(?: (?:${and})|,) ${one})?)`
    const end = `(?=\\s*(?:[,;:.()!]|$)|\\s(?:${and})\\s)`
    const comma = followsNoun ? ',?' : ','
    return [
      language,
      {
        before: new RegExp(`(?<!\\p{L})${state}\\s+(?:(?!(?:${and})\\s)\\p{L}{3,}\\s+)?$`, 'u'),
        behind: new RegExp(`^${comma}\\s+${state}${end}`, 'u'),
      },
    ]
  }),
)

/** What stands before the nearest word for a food's state: "[kalte,] in Würfel geschnittene". */
export function beforeMore(folded: string, start: number): string {
  return folded.slice(0, start).replace(/,\s+$/u, ' ')
}

/** Where the words stand for what was done to the food at a place: "finely chopped", "startą". */
export function preparedBeside(
  folded: string,
  { start, end }: Span,
  language: Language,
  isNearest = true,
): Span | null {
  const known = patterns.get(language)
  if (!known) return null
  const from = Math.max(0, start - MAX_LENGTH)
  const ahead = (isNearest ? folded.slice(0, start) : beforeMore(folded, start)).slice(from)
  const said = known.before.exec(ahead)
  const isBeside = isNearest || said?.[0].trim() === said?.groups?.state
  const before = isBeside ? said : null
  // "Finely cut parsley, grated cheese": what follows is about the next food.
  const behind = isNearest ? known.behind.exec(folded.slice(end, end + MAX_LENGTH)) : null
  const found = before ?? behind
  const state = found?.groups?.state
  if (!found || state === undefined) return null
  const at = (before ? from : end) + found.index + found[0].indexOf(state)
  return { start: at, end: at + state.length }
}

import type { Language } from '#shared/language.ts'

type Words = {
  /** How a sentence begins that greets. */
  greeting: string
  /** "Here's how I make it": says that the method begins. */
  telling: string
  /** "Start with": says with which part it begins. */
  beginning: string
}

/** What home cooks say before and between their orders, in folded text. */
const WORDS: Record<Exclude<Language, 'gb'>, Words> = {
  en: {
    greeting:
      '(?:hi|hello|hey)(?= \\p{L}|,|!)|welcome(?: back)?|good (?:morning|evening)|dear (?:all|friends|readers)',
    telling:
      "(?:so |and )?(?:here's|here is|this is|let me (?:tell|show) you|i'll (?:tell|show) you) how",
    beginning: '(?:\\p{L}+ ){0,3}?(?:start|begin)(?: off)? with',
  },
  de: {
    greeting:
      '(?:hallo|hey|hi|moin|servus)(?= \\p{L}|,|!)|ihr lieben|liebe (?:leser\\p{L}*|freunde|alle)|gr[uü]ss? euch|guten (?:tag|morgen|abend)',
    telling:
      "(?:und )?so (?:geht'?s|geht es|mache? ich|macht ihr|wirds|wird's)|(?:ich |jetzt )?(?:zeige?|erzahle|verrate|erklare) (?:ich )?euch",
    beginning:
      '(?:(?:ich|wir) (?:beginnen?|fangen?|starten?)|(?:beginnt|beginnen|startet|starten)(?: wir| sie| ihr)?)(?: \\p{L}+){0,2} mit',
  },
  fr: {
    greeting: '(?:bonjour|coucou|salut|bonsoir|hello)(?= \\p{L}|,|!|\\s!)',
    telling: "voici comment|je (?:vous|te) (?:explique|raconte|montre|dis) |c'est parti|on y va",
    beginning:
      "(?:(?:je|on|nous) )?commen(?:ce|cons|cez|cer)(?: \\p{L}+){0,2} (?:par|avec)(?= (?:la|le|les|une?) | l')",
  },
  es: {
    greeting: '(?:hola|buenas|buenos dias|buenas tardes)(?= \\p{L}|,|!)|querid[oa]s',
    telling:
      '(?:ahora )?(?:te|os|les) (?:cuento|explico|digo|enseno|muestro)|asi (?:l[oa]s? )?(?:hago|preparo)|vamos alla',
    beginning:
      '(?:empiezo|empezamos|empieza|empezad|empiece|comenzamos|comienzo|comienza|vamos)(?: \\p{L}+)? (?:con|por)(?= (?:la|el|las|los|una?) )',
  },
  it: {
    greeting:
      '(?:ciao|salve|buongiorno|buonasera)(?= \\p{L}|,|!)|car[ei] (?:amic\\p{L}+|tutt\\p{L}+)',
    telling: '(?:ora )?(?:vi|ti) (?:racconto|spiego|mostro|dico)|ecco come|si comincia',
    beginning:
      '(?:comincia(?:te|mo|re)?|comincio|inizia(?:te|mo|re)?|inizio|partite|partiamo|parto)(?: \\p{L}+)? (?:da|dal|dalla|dallo|dai|dalle|con) ?',
  },
  pl: {
    greeting: '(?:czesc|hej|witam|witajcie|dzien dobry)(?= \\p{L}|,|!)|kochani|moi drodzy',
    telling: '(?:a )?oto jak|opowiem|pokaze (?:wam|ci)|tak (?:to |je |go |ja )?robie',
    beginning: '(?:zaczyna(?:m|my|j|jcie)|zaczni(?:j|jcie|emy))(?: \\p{L}+)? od',
  },
  uk: {
    greeting: '(?:всім )?привіт|вітаю|доброго дня|добрии день|любі друзі',
    telling: '(?:ось|розповім|покажу|розповідаю|розказую)[^,;:]{0,20},? як',
    beginning: '(?:починаю|починаємо|почнемо|почніть|почни|розпочинаємо)(?: \\p{L}+)? (?:з|із|зі)',
  },
  ro: {
    greeting:
      '(?:buna|salut|salutare)(?=,|!| (?:ziua|dimineata|seara|tuturor|dragi\\p{L}+|prieteni))|drag(?:ilor|ii mei)',
    telling: '(?:va|iti|o sa va) (?:spun|arat|povestesc)|iata cum|uite cum',
    beginning: '(?:incep|incepem|incepeti|incepe)(?: \\p{L}+)? cu',
  },
}

const patterns = new Map(
  Object.entries(WORDS).map(([language, { greeting, telling, beginning }]) => [
    language,
    {
      chat: new RegExp(`^[^\\p{L}]*(?:${greeting}|${telling})(?!\\p{L})`, 'u'),
      beginning: new RegExp(`^[^\\p{L}]*(?:${beginning})(?!\\p{L})`, 'u'),
    },
  ]),
)

const patternsOf = (language: Language) => patterns.get(language === 'gb' ? 'en' : language)

/** "Hello everyone, …", "Here's how I make them." A sentence with an amount says more. */
export function isChatter(folded: string, language: Language): boolean {
  return (patternsOf(language)?.chat.test(folded) ?? false) && !/[\d½¼¾:]/.test(folded)
}

/** "I always start with the crust, sometimes the day before." */
export function saysWhatIsFirst(folded: string, language: Language): boolean {
  return patternsOf(language)?.beginning.test(folded) ?? false
}

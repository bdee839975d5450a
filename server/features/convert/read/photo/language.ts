import type { PhotoLanguage } from './language-data.ts'

/** Small words that stand in every recipe of a language and seldom in one of another. */
const SMALL_WORDS: Record<PhotoLanguage, string> = {
  en: 'the and with until of for into from then about minutes stir add serves cup cups tbsp tsp',
  pl: 'się przez oraz aż minut dodać łyżki łyżka szklanki szklanka łyżeczki w i z na do od po',
  uk: 'та до на хвилин додати що або для з і в по ложки склянки',
  de: 'und mit der die das den dem in bis auf für ein eine minuten teelöffel geben lassen',
  es: 'los las con hasta durante el la del una minutos cucharada cucharadas y se que',
  ro: 'și şi cu pentru până din sau minute lingură linguri linguriță în se la pe',
  fr: 'les des avec jusqu et le la du une dans pendant minutes cuillère pour au aux',
  it: 'il lo gli con per fino del della di e minuti cucchiaio cucchiai aggiungete una nel',
}

const WORDS = new Map(
  Object.entries(SMALL_WORDS).map(([language, words]) => [
    language as PhotoLanguage,
    new Set(words.split(' ')),
  ]),
)

/** So many more small words of another language must be seen that its letters are worth a try. */
const CLEARLY_MORE = 1.5
const MIN_SEEN = 5

/**
 * The language that a text read as `readAs` is rather in, by its small words; these survive where
 * accents were misread. Null when nothing speaks clearly against `readAs`.
 */
export function otherLanguage(text: string, readAs: PhotoLanguage): PhotoLanguage | null {
  const tokens = text.toLowerCase().split(/[^\p{L}]+/u)
  const seen = (language: PhotoLanguage) => {
    const words = WORDS.get(language)
    return tokens.filter((token) => words?.has(token)).length
  }
  const ranked = [...WORDS.keys()]
    .map((language) => ({ language, count: seen(language) }))
    .sort((a, b) => b.count - a.count)
  const [best] = ranked
  if (!best || best.language === readAs || best.count < MIN_SEEN) return null
  return best.count >= seen(readAs) * CLEARLY_MORE ? best.language : null
}

/** Languages by the alphabet they are written in. */
export function isCyrillic(language: PhotoLanguage): boolean {
  return language === 'uk'
}

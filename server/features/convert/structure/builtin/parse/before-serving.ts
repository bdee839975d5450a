import type { Language } from '#shared/language.ts'

/** "Just before serving", in folded text: an order that begins so is the last one of all. */
const BEFORE_SERVING: Record<Exclude<Language, 'gb'>, string> = {
  en: '(?:just |right |shortly )?before serving',
  de: '(?:kurz |direkt |unmittelbar )?vor dem (?:servieren|anrichten)',
  fr: '(?:juste |peu )?avant de servir|au moment de servir',
  es: '(?:justo |poco )?antes de servir|en el momento de servir',
  it: '(?:poco |appena |subito )?prima di servire|al momento di servire',
  pl: '(?:tuz |bezposrednio )?przed podaniem',
  uk: '(?:безпосередньо )?перед (?:подачею|подаванням)',
  ro: '(?:chiar )?inainte de (?:a servi|servire)',
}

const patterns = new Map(
  Object.entries(BEFORE_SERVING).map(([language, said]) => [
    language,
    new RegExp(`^[^\\p{L}]*(?:${said})(?!\\p{L})`, 'u'),
  ]),
)

/** Where such words at the beginning of a folded text end; 0 without them. */
export const beforeServingEnd = (folded: string, language: Language): number =>
  patterns.get(language === 'gb' ? 'en' : language)?.exec(folded)?.[0].length ?? 0

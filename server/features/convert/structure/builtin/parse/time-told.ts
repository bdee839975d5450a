import type { Language } from '#shared/language.ts'

/** Folded beginnings of what only tells how long the order before takes: "This should take 5 minutes". */
const TAKES: Record<Exclude<Language, 'gb'>, RegExp> = {
  en: /^(?:this|it|that) (?:(?:should|will|may|can|usually|only) )*takes? /u,
  de: /^(?:das|dies|es) (?:dauert|braucht) /u,
  fr: /^(?:cela|ca|il) (?:prend|prendra|faut compter) |^compte[zr]? /u,
  es: /^(?:esto |eso )?(?:tarda|tardara|lleva|llevara|toma|tomara) /u,
  it: /^(?:ci (?:vogliono|vorranno)|(?:questo )?richiede(?:ra)?) /u,
  pl: /^(?:to )?(?:zajmie|zajmuje|trwa|potrwa) /u,
  uk: /^(?:це )?(?:заиме|заимає|триває|триватиме|забере) /u,
  ro: /^(?:asta |aceasta )?(?:dureaza|va dura) /u,
}

/** Whether a clause only tells how long the work before it takes. */
export const tellsTime = (folded: string, language: Language): boolean =>
  TAKES[language === 'gb' ? 'en' : language].test(folded.trim())

import { z } from 'zod'
import { LANGUAGES } from './language.ts'

/** Apart from the names: the browser's first screen needs those, and no schema. */
export const LanguageSchema = z.enum(LANGUAGES, {
  error: `Language must be one of ${LANGUAGES.join(', ')}`,
})

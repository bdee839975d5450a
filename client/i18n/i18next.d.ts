import 'i18next'
import type { ErrorCode, Missing } from '#shared/errors.ts'
import type texts from './en.json'

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'translation'
    /** All keys are known, though most of the texts come after the first screen. */
    resources: {
      translation: typeof texts & {
        /** Which code comes is known only then. */
        errors: Record<ErrorCode, string>
        /** What errors say is missing. */
        missing: Record<Missing, string>
      }
      validation: Record<string, string>
    }
  }
}

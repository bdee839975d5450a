import 'i18next'
import type { RESOURCES } from './i18n.ts'

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'translation'
    resources: (typeof RESOURCES)['en']
  }
}

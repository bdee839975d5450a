import { loadLateTexts } from '#client/i18n/catalogs.ts'
import { startI18n } from '#client/i18n/i18n.ts'

/** Sets the language up, with the texts that come after the first screen. */
export async function startTexts(): Promise<void> {
  await startI18n()
  await loadLateTexts()
}

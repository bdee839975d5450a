import { type ComponentType, lazy } from 'react'
import { loadLateTexts } from '../i18n/catalogs.ts'

/** A part that is loaded when it is first drawn, with the texts that the first screen does without. */
export function latePart<Props>(load: () => Promise<ComponentType<Props>>) {
  return lazy(async () => {
    const [Part] = await Promise.all([load(), loadLateTexts()])
    return { default: Part }
  })
}

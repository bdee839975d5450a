import { type ComponentType, createElement, lazy, useState } from 'react'
import { loadLateTexts } from '../i18n/catalogs.ts'

/**
 * A part that is loaded when it is first drawn, with the texts that the first screen does without.
 * What `preload` has loaded before is drawn at once, without what stands in its place meanwhile.
 */
export function latePart<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  let loaded: ComponentType<Props> | undefined

  async function preload() {
    const [Part] = await Promise.all([load(), loadLateTexts()])
    loaded = Part
    return { default: Part }
  }
  const Awaited: ComponentType<Props> = lazy(preload)

  function LatePart(props: Props) {
    // Once for each place: another component there would begin anew.
    const [Part] = useState(() => loaded ?? Awaited)
    return createElement(Part, props)
  }
  return Object.assign(LatePart, { preload })
}

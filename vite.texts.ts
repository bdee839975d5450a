import type { Plugin } from 'vite'
import { isFirstText } from './client/i18n/first-texts.ts'

type Texts = Record<string, object>

/** Makes two files of a language's texts: `?first` is what the first screen shows, `?late` all else. */
export function splitTexts(): Plugin {
  return {
    name: 'split-texts',
    enforce: 'pre',
    transform(code, id) {
      const part = /\/i18n\/\w+\.json\?(?:import&)?(first|late)$/.exec(id)?.[1]
      if (!part) return
      const content = partOf(JSON.parse(code), part === 'first')
      return { code: `export default ${JSON.stringify(content)}`, moduleType: 'js' }
    },
  }
}

/** English is texts alone; with the others' texts come their errors and what schemas say. */
function partOf(catalog: Texts, isFirst: boolean): object {
  const { translation, ...others } = catalog
  if (!translation) return pick(catalog, isFirst)
  const texts = pick(translation as Texts, isFirst)
  return isFirst ? { translation: texts } : { translation: texts, ...others }
}

function pick(texts: Texts, isFirst: boolean): Texts {
  const groups = Object.entries(texts).map(([group, content]): [string, object] => [
    group,
    Object.fromEntries(
      Object.entries(content).filter(([name]) => isFirstText(group, name) === isFirst),
    ),
  ])
  return Object.fromEntries(groups.filter(([, content]) => Object.keys(content).length > 0))
}

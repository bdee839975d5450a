import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'

/** Of the page that is open, not of one that is just leaving. */
const HEADING = 'h1:not([aria-hidden="true"] *)'

/** Names the browser's tab, and the entry in its history, as the page names itself. */
export function usePageTitle(): void {
  const { t } = useTranslation()
  const app = t('app.name')
  useEffect(() => {
    const name = () => {
      const shown = document.querySelector(`#root ${HEADING}`)?.textContent?.trim()
      // Where a word may be broken on the page is of no use here.
      const heading = shown?.replaceAll('\u00ad', '')
      const title = heading && heading !== app ? `${heading} · ${app}` : app
      if (document.title !== title) document.title = title
    }
    name()
    const root = document.getElementById('root')
    if (!root) return
    const observer = new MutationObserver(name)
    observer.observe(root, { childList: true, subtree: true, characterData: true })
    return () => observer.disconnect()
  }, [app])
}

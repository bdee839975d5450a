import { Bookmark, Copy } from 'lucide-react'
import type { MouseEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { CLIP_PATH } from '#shared/clip.ts'
import { bookmarklet } from '../../lib/clip.ts'
import { showToast } from '../../lib/toasts.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'

/** A link to keep among the bookmarks, which converts the page that one looks at. */
export function BookmarkletSection() {
  const { t } = useTranslation()
  const code = bookmarklet(window.location.origin)
  // React refuses such addresses, for whatever a person typed may be in one.
  const setCode = (link: HTMLAnchorElement | null) => link?.setAttribute('href', code)

  const explain = (event: MouseEvent) => {
    event.preventDefault()
    showToast({ title: t('settings.clipDrag') })
  }
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(code)
      showToast({ title: t('settings.clipCopied') })
    } catch {
      showToast({ title: t('settings.clipNotCopied'), tone: 'problem' })
    }
  }
  return (
    <section>
      <h2 className="mt-9 mb-3 text-title">{t('settings.clip')}</h2>
      <Card className="grid gap-4 sm:px-6">
        <p className="text-small">{t('settings.clipHint')}</p>
        <div className="flex flex-wrap gap-3">
          <Button asChild variant="secondary">
            <a ref={setCode} href={CLIP_PATH} draggable onClick={explain}>
              <Bookmark aria-hidden />
              {t('settings.clipLink')}
            </a>
          </Button>
          <Button variant="quiet" onClick={copy}>
            <Copy aria-hidden />
            {t('settings.clipCopy')}
          </Button>
        </div>
        <p className="text-label text-ink-soft">{t('settings.clipCopyHint')}</p>
      </Card>
    </section>
  )
}

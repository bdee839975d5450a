import { ChevronLeft, ChevronRight, Plus, ScanText, Trash2, X } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { PHOTO_LIMITS } from '#shared/convert.ts'
import { useFocusOnce } from '../../hooks/use-focus-once.ts'
import { PageStrip } from './page-strip.tsx'
import { PanelButton, PanelIconButton } from './panel-button.tsx'
import { PhotoImage } from './photo-image.tsx'
import { movePhoto, removePhoto, showPhoto, usePhotos } from './photo-store.ts'
import { PICTURE_BAR, PICTURE_SCREEN } from './screen-frame.ts'

type PhotoPagesProps = { onAdd: () => void; onRead: () => void; onClose: () => void }

/** A look at what was taken before it is sent: take a page away, add one, put them in order. */
export function PhotoPages({ onAdd, onRead, onClose }: PhotoPagesProps) {
  const { t } = useTranslation()
  const photos = usePhotos((state) => state.photos)
  const shownId = usePhotos((state) => state.shownId)
  const read = useFocusOnce<HTMLButtonElement>()
  const index = Math.max(
    photos.findIndex(({ id }) => id === shownId),
    0,
  )
  const shown = photos[index]
  if (!shown) return null

  const remove = () => {
    removePhoto(shown.id)
    if (photos.length === 1) onAdd()
  }
  const place = { number: index + 1, total: photos.length }
  return (
    <main aria-label={t('photo.pages.title')} className={PICTURE_SCREEN}>
      <div className={PICTURE_BAR}>
        <PanelIconButton aria-label={t('common.close')} onClick={onClose}>
          <X aria-hidden />
        </PanelIconButton>
        <h1
          aria-live="polite"
          className="min-w-0 flex-1 truncate text-center text-lead short:flex-none"
        >
          {t('photo.pages.place', place)}
        </h1>
        <PanelIconButton aria-label={t('photo.pages.remove', place)} onClick={remove}>
          <Trash2 aria-hidden />
        </PanelIconButton>
      </div>
      <div className="relative min-h-0 min-w-0 flex-1">
        <PhotoImage
          key={shown.id}
          src={shown.image}
          alt={t('photo.pages.photo', place)}
          unseen={t('photo.pages.unseen')}
          className="absolute inset-0 size-full object-contain"
        />
      </div>
      <div className="grid shrink-0 grid-cols-[minmax(0,1fr)] content-end gap-3 px-3 pt-3 pb-[max(0.75rem,env(safe-area-inset-bottom))] short:w-64">
        {photos.length > 1 && (
          <div className="flex items-center gap-2">
            <PanelIconButton
              aria-label={t('photo.pages.earlier', place)}
              disabled={index === 0}
              onClick={() => movePhoto(shown.id, -1)}
            >
              <ChevronLeft aria-hidden />
            </PanelIconButton>
            <PageStrip photos={photos} shownId={shown.id} onShow={showPhoto} />
            <PanelIconButton
              aria-label={t('photo.pages.later', place)}
              disabled={index === photos.length - 1}
              onClick={() => movePhoto(shown.id, 1)}
            >
              <ChevronRight aria-hidden />
            </PanelIconButton>
          </div>
        )}
        <div className="mx-auto grid w-full max-w-xl grid-cols-2 gap-3 short:grid-cols-1">
          <PanelButton
            size="large"
            className="max-sm:px-3"
            disabled={photos.length >= PHOTO_LIMITS.photos}
            onClick={onAdd}
          >
            <Plus aria-hidden />
            {t('photo.pages.add')}
          </PanelButton>
          <PanelButton ref={read} strong size="large" className="max-sm:px-3" onClick={onRead}>
            <ScanText aria-hidden />
            {t('photo.pages.read')}
          </PanelButton>
        </div>
      </div>
    </main>
  )
}

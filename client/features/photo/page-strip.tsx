import { useTranslation } from 'react-i18next'
import { cx } from '../../ui/cx.ts'
import { PhotoImage } from './photo-image.tsx'
import type { Photo } from './photo-store.ts'

type PageStripProps = { photos: Photo[]; shownId: number; onShow: (id: number) => void }

/** All pages in their order; pressing one shows it. */
export function PageStrip({ photos, shownId, onShow }: PageStripProps) {
  const { t } = useTranslation()
  return (
    <ol className="flex min-w-0 flex-1 justify-center-safe gap-2 overflow-x-auto p-1">
      {photos.map(({ id, image }, index) => (
        <li key={id} className="shrink-0">
          <button
            type="button"
            aria-label={t('photo.pages.show', { number: index + 1 })}
            aria-current={id === shownId || undefined}
            onClick={() => onShow(id)}
            className={cx(
              'relative block size-14 overflow-hidden rounded-s border-2',
              id === shownId ? 'border-panel-butter' : 'border-panel-line',
            )}
          >
            <PhotoImage src={image} alt="" className="size-full object-cover" />
            <span className="absolute right-0 bottom-0 rounded-tl-s bg-panel px-1.5 text-label font-semibold">
              {index + 1}
            </span>
          </button>
        </li>
      ))}
    </ol>
  )
}

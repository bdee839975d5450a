import { useCallback } from 'react'
import { useTranslation } from 'react-i18next'
import { PHOTO_LIMITS } from '#shared/convert.ts'
import { codeWords } from '../../lib/error-words.ts'
import { showToast } from '../../lib/toasts.ts'
import { addPhotos, usePhotos } from './photo-store.ts'
import { PhotoFileError, readPhotoFile } from './shrink-photo.ts'

/** Takes photos in, from the camera or from files; `onTaken` is called when there are new ones. */
export function useTakenPhotos(onTaken: () => void) {
  const { t } = useTranslation()

  const take = useCallback(
    (images: string[]) => {
      if (images.length === 0) return
      const leftOut = addPhotos(images)
      if (leftOut > 0) {
        showToast({ title: t('photo.tooMany', { count: PHOTO_LIMITS.photos }), tone: 'problem' })
      }
      onTaken()
    },
    [t, onTaken],
  )

  const takeFiles = useCallback(
    async (files: File[]) => {
      const room = PHOTO_LIMITS.photos - usePhotos.getState().photos.length
      const images: string[] = []
      // One after the other: a decoded photo is large. One too many is told, more are not even read.
      for (const file of files.slice(0, room + 1)) {
        try {
          images.push(await readPhotoFile(file))
        } catch (error) {
          if (!(error instanceof PhotoFileError)) throw error
          const description = codeWords(
            { appCode: error.code, params: { limit: PHOTO_LIMITS.megabytes } },
            t,
          )
          showToast({ title: t('photo.failed.read'), description, tone: 'problem' })
        }
      }
      take(images)
    },
    [t, take],
  )

  return { take, takeFiles }
}

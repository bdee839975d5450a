import { useCallback, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { PhotoRead } from '#shared/convert.ts'
import { recipeLanguage } from '../../i18n/i18n.ts'
import { readErrorData } from '../../lib/error-data.ts'
import { errorWords } from '../../lib/error-words.ts'
import { dismissToast, showToast } from '../../lib/toasts.ts'
import { trpc } from '../../lib/trpc.ts'
import { doubtfulLines, textOfLines } from './doubtful-lines.ts'
import { currentRead, dropRead, handOver, keepRead, usePhotos } from './photo-store.ts'

/** Which of the screens is up. */
export type Stage =
  | { name: 'camera' | 'pages' | 'processing' | 'sendingToAI' }
  | { name: 'lines'; lines: PhotoRead['lines'] }
  | { name: 'failed'; failed: 'processing' | 'sendingToAI'; words: string }

type PhotoReadingParts = {
  /** Why the conversion of what was read has failed, when that is so. */
  failure: string | null
  onConvert: (recipeId: string) => void
}

/** The way of the photos: read on the server, looked over where doubtful, given on to be converted. */
export function usePhotoReading({ failure, onConvert }: PhotoReadingParts) {
  const { t, i18n } = useTranslation()
  const utils = trpc.useUtils()
  const [stage, setStage] = useState<Stage>(() => firstStage(failure))
  const call = useRef<AbortController>(null)
  useEffect(() => () => call.current?.abort(), [])
  // A conversion may fail before its own screen was drawn: then this one was never left.
  useEffect(() => {
    if (failure) setStage(firstStage(failure))
  }, [failure])

  /** Runs a call that cancelling ends; nothing is heard of it then. */
  async function attempt(failed: 'processing' | 'sendingToAI', work: Work): Promise<void> {
    const controller = new AbortController()
    call.current = controller
    // What was told of an attempt before would lie over what this one shows.
    dismissToast()
    setStage({ name: failed })
    try {
      await work(controller.signal)
    } catch (error) {
      if (controller.signal.aborted) return
      if (readErrorData(error)?.appCode === 'RECIPE_NOT_FOUND') dropRead()
      const message = errorWords(error, t)
      const words = failed === 'processing' ? t('photo.failed.message', { message }) : message
      setStage({ name: 'failed', failed, words })
    }
  }

  const send = () =>
    attempt('sendingToAI', async (signal) => {
      const read = currentRead()
      if (!read) return setStage({ name: 'pages' })
      const { recipeId, lines, isMended } = read
      if (isMended) {
        const rawText = textOfLines(lines)
        await utils.client.convert.reviseText.mutate({ recipeId, rawText }, { signal })
        keepRead(usePhotos.getState().photos, { ...read, isMended: false })
      }
      signal.throwIfAborted()
      handOver()
      onConvert(recipeId)
    })

  const look = ({ lines }: PhotoRead) => {
    if (doubtfulLines(lines).length === 0) return send()
    setStage({ name: 'lines', lines })
  }

  /** The draft of other photos of the recipe, which nobody needs any more, goes. */
  const replaceDraft = async () => {
    const { read, isHandedOver } = usePhotos.getState()
    // That it stays is no harm: it can be deleted in the library.
    if (read && !isHandedOver)
      await utils.client.recipes.delete.mutate({ id: read.recipeId }).catch(() => {})
    utils.recipes.invalidate()
  }

  const read = () => {
    const known = currentRead()
    if (known) return look(known)
    return attempt('processing', async (signal) => {
      const { photos } = usePhotos.getState()
      const images = photos.map(({ image }) => image)
      const language = recipeLanguage(i18n.resolvedLanguage)
      const result = await utils.client.convert.fromPhoto.mutate({ images, language }, { signal })
      signal.throwIfAborted()
      await replaceDraft()
      keepRead(photos, { ...result, isMended: false })
      look(result)
    })
  }

  /** Takes over what the cook has set right. */
  const mend = (lines: PhotoRead['lines']) => {
    const known = currentRead()
    if (!known) return setStage({ name: 'pages' })
    const isMended = known.isMended || textOfLines(lines) !== textOfLines(known.lines)
    keepRead(usePhotos.getState().photos, { ...known, lines, isMended })
    send()
  }

  const cancel = () => {
    call.current?.abort()
    setStage({ name: 'pages' })
    showToast({ title: t('photo.cancelled.title'), description: t('photo.cancelled.message') })
  }

  const show = useCallback((name: 'camera' | 'pages') => {
    setStage(name === 'pages' ? photosOrCamera() : { name })
  }, [])
  const retry = () => (currentRead() ? send() : read())
  return { stage, show, read, mend, cancel, retry }
}

type Work = (signal: AbortSignal) => unknown

function firstStage(failure: string | null): Stage {
  if (failure) return { name: 'failed', failed: 'sendingToAI', words: failure }
  return photosOrCamera()
}

function photosOrCamera(): Stage {
  return { name: usePhotos.getState().photos.length > 0 ? 'pages' : 'camera' }
}

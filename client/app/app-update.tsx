import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router-dom'
import {
  keepLoadedFiles,
  onNewVersion,
  registerWorker,
  startNewVersion,
} from '../lib/app-worker.ts'
import { readShellPlace } from '../lib/shell-path.ts'
import { showToast } from '../lib/toasts.ts'

/** How often a page that stays open looks for a new version. */
const LOOK_MS = 60 * 60 * 1000

/** Has the app kept on the device, and offers its new versions; draws nothing itself. */
export function AppUpdate() {
  const { t } = useTranslation()
  const waiting = useNewVersion()
  const isCooking = readShellPlace(useLocation()).mode === 'cook'

  useEffect(() => {
    // Nobody is disturbed at the stove: it is offered afterwards.
    if (!waiting || isCooking) return
    showToast({
      title: t('update.title'),
      stays: true,
      action: { label: t('update.action'), onPress: () => startNewVersion(waiting) },
    })
  }, [waiting, isCooking, t])
  return null
}

function useNewVersion(): ServiceWorker | null {
  const [waiting, setWaiting] = useState<ServiceWorker | null>(null)
  useEffect(() => {
    let stop = () => {}
    let isOver = false
    const start = async () => {
      const registration = await registerWorker()
      if (!registration || isOver) return
      const stopListening = onNewVersion(registration, setWaiting)
      const timer = setInterval(() => registration.update().catch(() => {}), LOOK_MS)
      stop = () => {
        stopListening()
        clearInterval(timer)
      }
      await keepLoadedFiles()
    }
    // Private windows may forbid workers; the app does without.
    start().catch(() => {})
    return () => {
      isOver = true
      stop()
    }
  }, [])
  return waiting
}

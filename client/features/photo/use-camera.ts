import { useEffect, useState } from 'react'
import { type CameraProblem, cameraProblem, openCamera, stopCamera } from './camera.ts'
import { usePageVisible } from './use-page-visible.ts'

export type CameraState =
  | { status: 'starting' }
  | { status: 'live'; stream: MediaStream }
  | { status: 'problem'; problem: CameraProblem }

const STARTING: CameraState = { status: 'starting' }

/** The open camera, while somebody looks at it: it is stopped with the page and when that is hidden. */
export function useCamera(): CameraState & { retry: () => void } {
  const [state, setState] = useState<CameraState>(STARTING)
  const [attempt, setAttempt] = useState(0)
  const isVisible = usePageVisible()

  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt is a reason to open anew
  useEffect(() => {
    if (!isVisible) return
    let isLeft = false
    let stream: MediaStream | null = null
    setState(STARTING)

    const take = (opened: MediaStream) => {
      if (isLeft) return stopCamera(opened)
      stream = opened
      for (const track of opened.getVideoTracks()) {
        // Unplugged, or forbidden while it ran.
        track.addEventListener('ended', () => setState({ status: 'problem', problem: 'busy' }))
      }
      setState({ status: 'live', stream: opened })
    }
    openCamera().then(take, (error) => {
      if (!isLeft) setState({ status: 'problem', problem: cameraProblem(error) })
    })

    return () => {
      isLeft = true
      if (stream) stopCamera(stream)
    }
  }, [isVisible, attempt])

  return { ...state, retry: () => setAttempt((count) => count + 1) }
}

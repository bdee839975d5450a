/** Why there is no camera, in the words that a person can do something about. */
export type CameraProblem = 'refused' | 'absent' | 'busy' | 'insecure' | 'failed'

const REAR = { facingMode: 'environment' } as const
const FULL_HD = { ...REAR, width: { ideal: 1920 }, height: { ideal: 1080 } } as const

/** These say that the camera is there but not at this size. */
const SIZE_REFUSED = ['NotReadableError', 'OverconstrainedError']

class NoCameraError extends Error {
  override name = 'NoCameraError'
}

/** Opens the rear camera at full HD, or as it comes where that does not work. */
export async function openCamera(): Promise<MediaStream> {
  // Pages that were not loaded securely have no cameras to ask for.
  if (!navigator.mediaDevices?.getUserMedia) throw new NoCameraError('no mediaDevices')
  try {
    return await navigator.mediaDevices.getUserMedia({ video: FULL_HD, audio: false })
  } catch (error) {
    if (!SIZE_REFUSED.includes(nameOf(error))) throw error
    return navigator.mediaDevices.getUserMedia({ video: REAR, audio: false })
  }
}

export function stopCamera(stream: MediaStream): void {
  for (const track of stream.getTracks()) track.stop()
}

export function cameraProblem(error: unknown): CameraProblem {
  switch (nameOf(error)) {
    case 'NotAllowedError':
    case 'SecurityError':
      return 'refused'
    case 'NotFoundError':
    case 'OverconstrainedError':
      return 'absent'
    case 'NotReadableError':
    case 'AbortError':
      return 'busy'
    case 'NoCameraError':
      return window.isSecureContext ? 'absent' : 'insecure'
    default:
      return 'failed'
  }
}

function nameOf(error: unknown): string {
  // Not all browsers' media errors are Errors.
  return typeof error === 'object' && error !== null && 'name' in error ? String(error.name) : ''
}

/** What browsers know of a torch; their types do not. */
type TorchCapabilities = MediaTrackCapabilities & { torch?: boolean }
type TorchConstraint = MediaTrackConstraintSet & { torch: boolean }

export function hasTorch(stream: MediaStream): boolean {
  const [track] = stream.getVideoTracks()
  const capabilities: TorchCapabilities = track?.getCapabilities?.() ?? {}
  return capabilities.torch === true
}

export async function switchTorch(stream: MediaStream, torch: boolean): Promise<void> {
  const advanced: TorchConstraint[] = [{ torch }]
  await stream.getVideoTracks()[0]?.applyConstraints({ advanced })
}

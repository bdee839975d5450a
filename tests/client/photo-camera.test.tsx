import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { CameraView } from '#client/features/photo/camera-view.tsx'
import { startTexts } from '../support/start-texts.ts'

/** A camera that a browser may have: what it answers to each size it is asked for. */
type FakeCamera = (asked: MediaTrackConstraints) => Promise<MediaStream>

let asked: MediaTrackConstraints[]
let stopped: number
let lit: unknown[]

const aTrack = (capabilities: object) => ({
  stop: () => {
    stopped += 1
  },
  addEventListener: () => {},
  getCapabilities: () => capabilities,
  applyConstraints: async ({ advanced }: { advanced: unknown[] }) => lit.push(...advanced),
})

function aStream(capabilities: object = {}): MediaStream {
  const tracks = [aTrack(capabilities)]
  return { getTracks: () => tracks, getVideoTracks: () => tracks } as unknown as MediaStream
}

const refusal = (name: string) => Promise.reject(new DOMException('', name))

function plugIn(camera: FakeCamera | null) {
  const getUserMedia = ({ video }: { video: MediaTrackConstraints }) => {
    asked.push(video)
    return camera?.(video)
  }
  Object.defineProperty(navigator, 'mediaDevices', {
    value: camera ? { getUserMedia } : undefined,
    configurable: true,
  })
}

const files: File[] = []
const openView = () =>
  render(
    <CameraView
      count={0}
      onCapture={() => {}}
      onFiles={(chosen) => files.push(...chosen)}
      onPages={() => {}}
      onText={() => {}}
      onClose={() => {}}
    />,
  )

const reason = async () => (await screen.findByRole('alert')).textContent
const isLive = () => screen.findByText('Tap or click to capture')

beforeAll(async () => {
  await startTexts()
})
beforeEach(() => {
  asked = []
  stopped = 0
  lit = []
})
afterEach(() => {
  cleanup()
  Reflect.deleteProperty(navigator, 'mediaDevices')
})

describe('opening the camera', () => {
  test('asks for the rear one at full HD', async () => {
    plugIn(async () => aStream())
    openView()
    await isLive()
    expect(asked).toEqual([
      { facingMode: 'environment', width: { ideal: 1920 }, height: { ideal: 1080 } },
    ])
  })

  test.each(['NotReadableError', 'OverconstrainedError'])(
    'takes a plain rear camera after %s',
    async (name) => {
      plugIn(async ({ width }) => (width ? refusal(name) : aStream()))
      openView()
      await isLive()
      expect(asked.at(-1)).toEqual({ facingMode: 'environment' })
    },
  )

  test('a refusal is not asked about twice', async () => {
    plugIn(() => refusal('NotAllowedError'))
    openView()
    expect(await reason()).toBe('This page may not use the camera.')
    expect(asked).toHaveLength(1)
    screen.getByText('set Camera to “Allow”', { exact: false })
  })

  test.each([
    ['NotFoundError', 'No camera was found on this device.'],
    ['NotReadableError', 'The camera is used by another app. Close that and try again.'],
    ['TypeError', 'The camera could not be opened.'],
  ])('says in words what %s is', async (name, words) => {
    plugIn(() => refusal(name))
    openView()
    expect(await reason()).toBe(words)
  })

  test('a computer without one is asked for a photo, as nothing is broken', async () => {
    plugIn(() => refusal('NotFoundError'))
    openView()
    await screen.findByRole('heading', { name: 'Choose a photo' })
    screen.getByRole('button', { name: 'Choose photos' })
    expect(screen.queryByText('Camera Error')).toBeNull()
    expect(screen.queryByRole('button', { name: 'Try the camera again' })).toBeNull()
  })

  test('a page that was not loaded securely still takes files', async () => {
    plugIn(null)
    openView()
    expect(await reason()).toContain('https')
    const input = document.querySelector<HTMLInputElement>('input[type=file]')
    const photo = new File(['…'], 'card.heic', { type: 'image/heic' })
    if (input) await userEvent.upload(input, photo)
    expect(files).toEqual([photo])
  })

  test('can be tried again once it is allowed', async () => {
    plugIn(() => refusal('NotAllowedError'))
    openView()
    await reason()
    plugIn(async () => aStream())
    await userEvent.click(screen.getByRole('button', { name: 'Try the camera again' }))
    await isLive()
  })
})

test('no photo is taken before the first frame is there, as it would be black', async () => {
  plugIn(async () => aStream())
  openView()
  await isLive()
  const shutter = screen.getByRole('button', { name: 'Take photo' })
  expect(shutter).toHaveProperty('disabled', true)

  fireEvent.loadedData(document.querySelector('video') as HTMLVideoElement)
  expect(shutter).toHaveProperty('disabled', false)
  expect(document.activeElement).toBe(shutter)
})

describe('leaving the camera', () => {
  test('stops it', async () => {
    plugIn(async () => aStream())
    const { unmount } = openView()
    await isLive()
    unmount()
    expect(stopped).toBe(1)
  })

  test('stops one that opens only afterwards', async () => {
    const opening = Promise.withResolvers<MediaStream>()
    plugIn(() => opening.promise)
    openView().unmount()
    opening.resolve(aStream())
    await opening.promise
    await Promise.resolve()
    expect(stopped).toBe(1)
  })
})

describe('the torch', () => {
  test('is offered where there is one, and switched', async () => {
    plugIn(async () => aStream({ torch: true }))
    openView()
    await userEvent.click(await screen.findByRole('button', { name: 'Light', pressed: false }))
    await userEvent.click(await screen.findByRole('button', { name: 'Light', pressed: true }))
    expect(lit).toEqual([{ torch: true }, { torch: false }])
  })

  test('is not offered where there is none', async () => {
    plugIn(async () => aStream())
    openView()
    await isLive()
    expect(screen.queryByRole('button', { name: 'Light' })).toBeNull()
  })
})

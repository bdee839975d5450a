/** The end of a timer: three sine tones, one after the other. Hz, seconds, 0 to 1. */
const FREQUENCIES = [440, 880, 1760]
const LENGTH = 0.15
const PAUSE = 0.1
const GAIN = 0.3

/** A tone that comes later than this after the end tells something wrong, ms. */
const LATEST = 2000

let context: AudioContext | undefined

/** Browsers let a page sound only after a touch or key: call it in the handler of one. */
export function unlockSound(): void {
  if (!('AudioContext' in window)) return
  context ??= new AudioContext()
  if (context.state !== 'running') context.resume().catch(() => {})
}

/** Plays the tones; silent where no touch has unlocked the sound. */
export async function playTones(): Promise<void> {
  unlockSound()
  if (!context) return
  // Without an earlier touch this waits for the next one, which may be much later.
  const asked = Date.now()
  await context.resume()
  if (Date.now() - asked > LATEST) return
  for (const [index, frequency] of FREQUENCIES.entries()) {
    playTone(context, frequency, context.currentTime + index * (LENGTH + PAUSE))
  }
}

function playTone(audio: AudioContext, frequency: number, start: number): void {
  const gain = audio.createGain()
  gain.gain.value = GAIN
  gain.connect(audio.destination)
  const tone = audio.createOscillator()
  tone.type = 'sine'
  tone.frequency.value = frequency
  tone.connect(gain)
  tone.start(start)
  tone.stop(start + LENGTH)
}

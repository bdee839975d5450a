import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { CLIENT_DIR } from '#server/client-build.ts'
import { launchBrowser, signedInPage } from '../support/browser.ts'
import { PATIENCE } from '../support/patience.ts'
import { aUser, startTestServer, type TestServer } from '../support/test-server.ts'

declare global {
  /** What the page was given to see with. */
  var openedTracks: MediaStreamTrack[]
}

const CARD = `
  <body style="margin:0; padding:40px 70px; background:#fff; color:#111; font:30px sans-serif">
    <h1>Parsnip soup</h1>
    <p>Serves 4</p>
    <p>500 g parsnips<br>1 onion<br>800 ml vegetable stock</p>
    <p>
      1. Chop the onion and the parsnips.<br>
      2. Add the stock. Cook for 20 minutes at 100 °C.<br>
      3. Blend until smooth.
    </p>
  </body>`

let folder: string
let card: string
let browser: Browser
let server: TestServer

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'thermoscribe-photo-'))
  const jpeg = await photograph(CARD)
  card = join(folder, 'card.jpg')
  await writeFile(card, jpeg)
  // A film of one picture: MJPEG is JPEGs one behind the other.
  const film = join(folder, 'card.mjpeg')
  await writeFile(film, Buffer.concat([jpeg, jpeg, jpeg]))

  server = await startTestServer({ clientDir: CLIENT_DIR })
  browser = await launchBrowser([
    '--use-fake-device-for-media-stream',
    '--use-fake-ui-for-media-stream',
    `--use-file-for-fake-video-capture=${film}`,
  ])
})

afterAll(async () => {
  await browser?.close()
  await server?.close()
  await rm(folder, { recursive: true, force: true })
})

async function photograph(html: string): Promise<Buffer> {
  const studio = await launchBrowser()
  const page = await studio.newPage({ viewport: { width: 1280, height: 720 } })
  await page.setContent(html)
  const jpeg = await page.screenshot({ type: 'jpeg', quality: 95 })
  await studio.close()
  return jpeg
}

/** Runs in the page: notes every track that the page is given. */
function watchTracks() {
  globalThis.openedTracks = []
  const { mediaDevices } = navigator
  const getUserMedia = mediaDevices.getUserMedia.bind(mediaDevices)
  mediaDevices.getUserMedia = async (constraints) => {
    const stream = await getUserMedia(constraints)
    globalThis.openedTracks.push(...stream.getTracks())
    return stream
  }
}

/** Runs in the page: the person, or their system, has forbidden the camera. */
function refuseCamera() {
  navigator.mediaDevices.getUserMedia = async () => {
    throw new DOMException('Permission denied', 'NotAllowedError')
  }
}

/** The start page of somebody who is signed in. */
async function openStart(script: () => void = watchTracks): Promise<Page> {
  const page = await signedInPage(browser, { url: server.url, person: await aUser(server) })
  page.setDefaultTimeout(PATIENCE)
  await page.addInitScript(script)
  await page.goto(`${server.url}/#convert`)
  return page
}

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()
const trackStates = (page: Page) =>
  page.evaluate(() => globalThis.openedTracks.map(({ readyState }) => readyState))

async function takePhoto(page: Page) {
  await page.getByText('Tap or click to capture').waitFor()
  await press(page, 'Take photo')
}

test('a card is photographed, read, converted, saved and found again', async () => {
  const page = await openStart()
  await page.getByText('Take a photo').click()
  await takePhoto(page)

  // The camera is off while the photo is looked at, and on again for another page.
  await page.getByText('Page 1 of 1').waitFor()
  await expect.poll(() => trackStates(page)).toEqual(['ended'])
  await press(page, 'Add a page')
  await takePhoto(page)
  await page.getByText('Page 2 of 2').waitFor()
  await press(page, 'Delete page 2')
  await page.getByText('Page 1 of 1').waitFor()
  await press(page, 'Read the recipe')

  await page.getByText('Review your recipe').waitFor()
  await expect.poll(() => trackStates(page)).toEqual(['ended', 'ended'])
  expect(await page.getByLabel('Title').inputValue()).toBe('Parsnip soup')
  await page.getByText('parsnips').first().waitFor()
  await page.getByText('20 min', { exact: true }).first().waitFor()
  await press(page, 'Save')
  await page.getByText('Recipe saved').first().waitFor()

  await page.goto(`${server.url}/#recipes`)
  await page.getByRole('heading', { name: 'Parsnip soup' }).first().waitFor()
})

test('a doubtful line is shown beside its piece of the photo, and what is mended is converted', async () => {
  const page = await openStart()
  await page.route('**/trpc/convert.fromPhoto*', async (route) => {
    const response = await route.fetch()
    const answer = await response.json()
    // As if the onion had been under a stain.
    const line = answer.result.data.lines.find(({ text }: { text: string }) => /onion$/.test(text))
    Object.assign(line, {
      text: '1 on1ou',
      confidence: 0.4,
      crop: 'data:image/gif;base64,R0lGODlhAQABAAAAACw=',
    })
    await route.fulfill({ response, json: answer })
  })
  await page.getByText('Take a photo').click()
  await takePhoto(page)
  await press(page, 'Read the recipe')

  await page.getByRole('heading', { name: 'Please have a look' }).waitFor()
  const doubtful = page.getByRole('listitem').filter({ has: page.getByRole('textbox') })
  expect(await doubtful.count()).toBe(1)
  await doubtful.getByRole('img', { name: 'The photo of line' }).waitFor()
  expect(await doubtful.getByRole('textbox').inputValue()).toBe('1 on1ou')
  await doubtful.getByRole('textbox').fill('1 leek')
  await press(page, 'Continue')

  await page.getByText('Review your recipe').waitFor()
  await page.getByText('leek').first().waitFor()
  expect(await page.getByText('on1ou').count()).toBe(0)

  // The way back leads to the start, not to the camera.
  await page.goBack()
  await page.getByText('What are we cooking?').waitFor()
})

test('where the camera is refused, that is explained and a file does', async () => {
  const page = await openStart(refuseCamera)
  await page.getByText('Take a photo').click()
  await page.getByRole('alert').getByText('may not use the camera').waitFor()
  await page.getByText('set Camera to “Allow”', { exact: false }).waitFor()

  const chooser = page.waitForEvent('filechooser')
  await press(page, 'Choose photos')
  await (await chooser).setFiles([card, card])
  await page.getByText('Page 2 of 2').waitFor()

  // Another one is dropped onto the page.
  const photo = (await readFile(card)).toString('base64')
  const data = await page.evaluateHandle(async (base64) => {
    const bytes = Uint8Array.fromBase64(base64)
    const dropped = new DataTransfer()
    dropped.items.add(new File([bytes], 'card.jpg', { type: 'image/jpeg' }))
    return dropped
  }, photo)
  await page.dispatchEvent('main', 'drop', { dataTransfer: data })
  await page.getByText('Page 3 of 3').waitFor()
})

test('when something fails nothing has to be taken again, and cancelling keeps the photos', async () => {
  const page = await openStart()
  await page.getByText('Take a photo').click()
  await takePhoto(page)

  await page.context().setOffline(true)
  await press(page, 'Read the recipe')
  await page.getByRole('heading', { name: 'Failed to process the image' }).waitFor()
  await page.getByText('Please try again or enter text manually.', { exact: false }).waitFor()
  await page.context().setOffline(false)

  // A reading without an end, until it is cancelled.
  await page.route('**/trpc/convert.fromPhoto*', () => {})
  const sent = page.waitForRequest('**/trpc/convert.fromPhoto*')
  const ended = page.waitForEvent('requestfailed', (request) =>
    request.url().includes('convert.fromPhoto'),
  )
  await press(page, 'Try again')
  await sent
  await press(page, 'Cancel')
  await ended
  await page.getByText('Page 1 of 1').waitFor()
  await page.unroute('**/trpc/convert.fromPhoto*')

  // Read, but not converted: what was read is not read again.
  await page.route(/convert\.start/, (route) => route.abort(), { times: 1 })
  await press(page, 'Read the recipe')
  await page.getByRole('heading', { name: 'The recipe was not converted' }).waitFor()
  await page.route('**/trpc/convert.fromPhoto*', (route) => route.abort())
  await press(page, 'Try again')
  await page.getByText('Review your recipe').waitFor()
})

test('a large photo is shrunk before it is sent', async () => {
  const page = await openStart(refuseCamera)
  const large = await page.evaluate(async () => {
    const canvas = document.createElement('canvas')
    Object.assign(canvas, { width: 1500, height: 4000 })
    return canvas.toDataURL('image/png').split(',')[1] ?? ''
  })
  const file = { name: 'large.png', mimeType: 'image/png', buffer: Buffer.from(large, 'base64') }
  await page.getByText('Take a photo').click()
  const chooser = page.waitForEvent('filechooser')
  await press(page, 'Choose photos')
  await (await chooser).setFiles([file])

  const photo = page.getByRole('img', { name: 'Photo of page 1' })
  await photo.waitFor()
  const size = await photo.evaluate(async (image: HTMLImageElement) => {
    await image.decode()
    return { kind: image.src.slice(0, 15), width: image.naturalWidth, height: image.naturalHeight }
  })
  expect(size).toEqual({ kind: 'data:image/jpeg', width: 975, height: 2600 })
})

test('somebody who is not signed in is asked who they are, and no camera is opened', async () => {
  const page = await browser.newPage()
  await page.addInitScript(watchTracks)
  await page.goto(`${server.url}/#convert`)
  await page.getByText('Take a photo').click()
  const dialog = page.getByRole('dialog', { name: 'Login or Sign Up' })
  await dialog.waitFor()
  expect(await trackStates(page)).toEqual([])

  const person = await aUser(server, { password: 'secret-1' })
  await page.getByLabel('Email').fill(person.username)
  await page.getByLabel('Password', { exact: true }).fill('secret-1')
  await dialog.getByRole('button', { name: 'Log in' }).click()
  await page.getByText('Tap or click to capture').waitFor()

  await dialog.waitFor({ state: 'hidden' })

  // Escape leaves, and with it the camera goes off.
  await page.keyboard.press('Escape')
  await page.getByText('What are we cooking?').waitFor()
  await expect.poll(() => trackStates(page)).toEqual(['ended'])
})

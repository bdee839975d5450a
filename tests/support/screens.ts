import type { Page } from 'playwright-core'
import type { Kitchen } from './sample-kitchen.ts'

/** One screen of the app in one state, and the way to it in a sample kitchen. */
export type Screen = {
  name: string
  /** Whose page it is; nobody's when absent. */
  who?: 'cook' | 'newcomer' | 'waiting'
  path: (kitchen: Kitchen) => string
  /** Before the page is opened, e.g. what the server is to answer. */
  before?: (page: Page, kitchen: Kitchen) => Promise<unknown>
  /** Whether the page goes on with what was done on it when one comes back. */
  isKept?: boolean
  /** On the page, until the screen stands. */
  open: (page: Page) => Promise<unknown>
}

const heading = (page: Page, name: string | RegExp) =>
  page.getByRole('heading', { name }).first().waitFor()
const press = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name }).first().click()
const dialog = (page: Page) => page.getByRole('dialog').waitFor()
const shows = (name: string | RegExp) => (page: Page) => heading(page, name)

const CONVERT = 'What are we cooking?'
const edit = ({ stewId }: Kitchen) => `/?recipe=${stewId}&mode=edit#recipes`
const cook = ({ stewId }: Kitchen) => `/?recipe=${stewId}&mode=cook#recipes`

/** Turns the pages of the guide until `isThere` finds what it looks for, or to the end. */
async function turnUntil(page: Page, isThere: () => Promise<boolean>) {
  const next = page.getByRole('button', { name: 'Next' })
  await next.waitFor()
  while (!(await isThere()) && (await next.isVisible())) await next.click()
}

/** Each visit to the guide begins at its first step, without the timers of an earlier one. */
export const fromTheStart = (page: Page) =>
  page.addInitScript(() => {
    localStorage.removeItem('own-guide-places')
    localStorage.removeItem('own-timers')
  })

const timerStart = (page: Page) => page.getByRole('button', { name: 'Start', exact: true })

/** To a timer of many minutes: one of seconds rings while a screen is looked at, or the next one is. */
async function goToTimer(page: Page) {
  const timer = page.getByRole('timer').filter({ hasText: /^[1-9]\d:\d\d$/ })
  await turnUntil(page, () => timer.isVisible())
  await timer.waitFor()
  await timerStart(page).waitFor()
}

async function takePhoto(page: Page) {
  await page.waitForFunction(() => (document.querySelector('video')?.videoWidth ?? 0) > 0)
  await press(page, 'Take photo')
  await page.getByText('Page 1 of 1').waitFor()
}

function cropOf(text: string): string {
  const head = 'xmlns="http://www.w3.org/2000/svg" width="420" height="48"'
  const words = `<text x="6" y="34" font-family="serif" font-size="30">${text}</text>`
  return `data:image/svg+xml,${encodeURIComponent(`<svg ${head}>${words}</svg>`)}`
}

/** As if the photo had been read, with two lines under a stain. */
async function readDoubtfully(page: Page, { draftId: recipeId }: Kitchen) {
  const line = (text: string, confidence: number) => ({
    ...{ text, confidence, crop: confidence < 0.5 ? cropOf(text) : null },
  })
  const lines = [
    line('Plum crumble', 0.97),
    line('500 g pl0ms, halved', 0.31),
    line('100 g oats', 0.95),
    line('Bake f0r 30 rninutes.', 0.42),
  ]
  await page.route('**/trpc/convert.fromPhoto*', (route) =>
    route.fulfill({ json: { result: { data: { recipeId, lines } } } }),
  )
}

/** As if the list of recipes could not be read; what is asked along with it is answered. */
async function failList(page: Page) {
  const error = { code: -32603, message: '', data: { appCode: 'NOT_READY', params: {} } }
  await page.route(/\/trpc\/[^?]*recipes\.list/, async (route) => {
    const response = await route.fetch()
    const answers: unknown[] = [await response.json()].flat()
    const calls = new URL(route.request().url()).pathname.replace(/.*\//, '').split(',')
    const json = answers.map((answer, at) => (calls[at] === 'recipes.list' ? { error } : answer))
    await route.fulfill({ response, json })
  })
}

const refuse = (pattern: string) => (page: Page) => page.route(pattern, (route) => route.abort())
const keepWaiting = (pattern: string) => (page: Page) => page.route(pattern, () => {})

export const SCREENS: readonly Screen[] = [
  { name: 'start-signed-out', path: () => '/', open: shows(CONVERT) },
  {
    name: 'welcome',
    path: () => '/auth',
    open: shows(/^Your recipes, in your/),
  },
  {
    name: 'sign-in',
    path: () => '/',
    open: async (page) => {
      await press(page, 'Log in')
      await page.getByRole('dialog').getByLabel('Email').waitFor()
    },
  },
  {
    name: 'sign-up',
    path: () => '/auth',
    open: async (page) => {
      await press(page, 'Continue with email')
      await page.getByRole('tab', { name: 'Sign up' }).click()
      await press(page, 'Create account')
      await page.getByRole('alert').first().waitFor()
    },
  },
  { name: 'reset', path: () => '/reset', open: shows('Forgot your password?') },
  { name: 'terms', path: () => '/terms', open: shows('Terms and conditions') },
  { name: 'privacy', path: () => '/privacy', open: shows('Privacy policy') },
  { name: 'not-found', path: () => '/nowhere', open: shows('404 Page Not Found') },
  {
    name: 'payment-success',
    path: () => '/payment-success',
    open: shows('Payment Successful!'),
  },
  {
    name: 'verify',
    path: () => '/verify?register=made-up',
    before: keepWaiting('**/trpc/auth.verifyEmail*'),
    open: shows('Verifying your email.'),
  },
  {
    name: 'crash',
    path: () => '/terms',
    before: refuse('**/legal-page*'),
    open: shows('This page stumbled'),
  },
  {
    name: 'unreachable',
    who: 'newcomer',
    path: () => '/',
    before: refuse('**/trpc/**'),
    open: shows('The kitchen is out of reach'),
  },
  {
    name: 'convert',
    who: 'cook',
    path: () => '/#convert',
    open: shows('Recent conversions'),
  },
  { name: 'convert-new', who: 'newcomer', path: () => '/#convert', open: shows(CONVERT) },
  {
    name: 'entry-url',
    who: 'cook',
    path: () => '/?entry=url#convert',
    open: async (page) => {
      await press(page, 'Import recipe')
      await page.getByRole('alert').first().waitFor()
    },
  },
  {
    name: 'entry-text',
    who: 'cook',
    path: () => '/?entry=text#convert',
    open: shows('Type or paste a recipe'),
  },
  {
    name: 'entry-idea',
    who: 'cook',
    path: () => '/?entry=idea#convert',
    open: shows('From an idea'),
  },
  {
    name: 'processing',
    who: 'waiting',
    path: () => '/#convert',
    open: shows('Writing the steps'),
  },
  {
    name: 'camera',
    who: 'cook',
    path: () => '/?entry=photo#convert',
    open: (page) => page.getByText('Tap or click to capture').waitFor(),
  },
  {
    name: 'camera-refused',
    who: 'cook',
    path: () => '/?entry=photo#convert',
    before: (page) =>
      page.addInitScript(() => {
        navigator.mediaDevices.getUserMedia = async () => {
          throw new DOMException('Permission denied', 'NotAllowedError')
        }
      }),
    open: shows('Camera Error'),
  },
  {
    name: 'photo-pages',
    who: 'cook',
    isKept: true,
    path: () => '/?entry=photo#convert',
    open: takePhoto,
  },
  {
    name: 'photo-reading',
    who: 'cook',
    path: () => '/?entry=photo#convert',
    before: keepWaiting('**/trpc/convert.fromPhoto*'),
    open: async (page) => {
      await takePhoto(page)
      await press(page, 'Read the recipe')
      await page.getByText('Keep this page open', { exact: false }).waitFor()
    },
  },
  {
    name: 'photo-lines',
    who: 'cook',
    path: () => '/?entry=photo#convert',
    before: readDoubtfully,
    open: async (page) => {
      await takePhoto(page)
      await press(page, 'Read the recipe')
      await heading(page, 'Please have a look')
    },
  },
  {
    name: 'photo-failed',
    who: 'cook',
    path: () => '/?entry=photo#convert',
    before: refuse('**/trpc/convert.fromPhoto*'),
    open: async (page) => {
      await takePhoto(page)
      await press(page, 'Read the recipe')
      await heading(page, 'Failed to process the image')
    },
  },
  {
    name: 'library',
    who: 'cook',
    path: () => '/#recipes',
    open: (page) => page.getByRole('listitem').first().waitFor(),
  },
  {
    name: 'library-empty',
    who: 'newcomer',
    path: () => '/#recipes',
    open: shows('No recipes yet'),
  },
  {
    name: 'library-nothing',
    who: 'cook',
    path: () => '/?find=pears+and+quinces#recipes',
    open: shows('Nothing found'),
  },
  {
    name: 'library-failed',
    who: 'newcomer',
    path: () => '/#recipes',
    before: failList,
    open: shows('Could not load your recipes.'),
  },
  {
    name: 'library-delete',
    who: 'cook',
    path: () => '/#recipes',
    open: async (page) => {
      await press(page, /^Delete /)
      await page.getByRole('alertdialog').waitFor()
    },
  },
  {
    name: 'view',
    who: 'cook',
    path: ({ stewId }) => `/?recipe=${stewId}#recipes`,
    open: shows('Steps'),
  },
  {
    name: 'draft',
    who: 'cook',
    path: ({ draftId }) => `/?recipe=${draftId}#recipes`,
    open: (page) => page.getByText('has been read but not converted yet').waitFor(),
  },
  {
    name: 'edit',
    who: 'cook',
    path: edit,
    open: (page) => page.getByLabel('Title').waitFor(),
  },
  {
    name: 'edit-not-included',
    who: 'cook',
    path: edit,
    open: (page) => page.getByText(/^Not included/).click(),
  },
  {
    name: 'edit-ingredient',
    who: 'cook',
    path: edit,
    open: async (page) => {
      await press(page, /^Edit red lentils/)
      await dialog(page)
    },
  },
  {
    name: 'edit-step',
    who: 'cook',
    path: edit,
    open: async (page) => {
      await press(page, 'Edit step 3')
      await dialog(page)
    },
  },
  {
    name: 'change',
    who: 'cook',
    path: ({ stewId }) => `/?recipe=${stewId}#recipes`,
    open: async (page) => {
      await press(page, 'Change')
      await dialog(page)
    },
  },
  {
    name: 'guide-steps',
    who: 'cook',
    path: cook,
    before: fromTheStart,
    open: async (page) => {
      await press(page, /Step 1 of/)
      await dialog(page)
    },
  },
  {
    name: 'guide-ringing',
    who: 'cook',
    path: cook,
    before: async (page) => {
      await page.clock.install()
      await fromTheStart(page)
    },
    open: async (page) => {
      await goToTimer(page)
      await timerStart(page).click()
      await page.clock.fastForward('30:00')
      await page.getByRole('alertdialog').waitFor()
    },
  },
  { name: 'guide-first', who: 'cook', path: cook, before: fromTheStart, open: shows(/^Step 1 of/) },
  { name: 'guide-timer', who: 'cook', path: cook, before: fromTheStart, open: goToTimer },
  {
    name: 'guide-last',
    who: 'cook',
    path: cook,
    before: fromTheStart,
    open: (page) => turnUntil(page, async () => false),
  },
  {
    name: 'shopping',
    who: 'cook',
    path: () => '/#shopping',
    open: (page) => page.getByRole('checkbox', { name: /^spinach/ }).waitFor(),
  },
  {
    name: 'shopping-empty',
    who: 'newcomer',
    path: () => '/#shopping',
    open: shows('Nothing to buy yet'),
  },
  {
    name: 'shopping-add',
    who: 'newcomer',
    path: () => '/#shopping',
    open: async (page) => {
      await press(page, 'Add item')
      await dialog(page)
    },
  },
  {
    name: 'credits',
    who: 'cook',
    path: () => '/#credits',
    open: (page) => page.getByText('Bought').waitFor(),
  },
  {
    name: 'settings',
    who: 'cook',
    path: () => '/#settings',
    open: shows('Settings'),
  },
  { name: 'account', who: 'cook', path: () => '/account', open: shows('Your data') },
  {
    name: 'timer-running',
    who: 'cook',
    path: cook,
    before: fromTheStart,
    open: async (page) => {
      await goToTimer(page)
      await timerStart(page).click()
      await press(page, 'Exit the guide')
      await page.getByRole('region', { name: 'Timers' }).waitFor()
      await page.getByRole('heading', { level: 1 }).waitFor()
    },
  },
]

/** Opens a screen on a page of the browser context of the person whose it is. */
export async function openScreen(
  page: Page,
  screen: Screen,
  { url, kitchen }: { url: string; kitchen: Kitchen },
): Promise<void> {
  await screen.before?.(page, kitchen)
  await page.goto(url + screen.path(kitchen))
  await screen.open(page)
}

import type { Locator, Page } from 'playwright-core'

/** More stops than any screen has. */
const MAX_STOPS = 120

const isFocused = (target: Locator) =>
  target.evaluate((element) => element === document.activeElement)

/** Tabs on until the target has the focus. Throws when it never gets it, or a stop is not seen. */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  await target.waitFor()
  for (let stop = 0; stop < MAX_STOPS; stop++) {
    if (await isFocused(target)) return
    await page.keyboard.press('Tab')
    const unseen = await page.evaluate(() => {
      const { activeElement } = document
      if (!activeElement || activeElement === document.body) return null
      const { outlineStyle, outlineWidth } = getComputedStyle(activeElement)
      const isSeen = outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2
      return isSeen ? null : activeElement.outerHTML.slice(0, 200)
    })
    if (unseen) throw new Error(`the focus is not seen on ${unseen}`)
  }
  throw new Error(`no Tab leads to ${target}`)
}

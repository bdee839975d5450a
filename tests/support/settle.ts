import type { Page } from 'playwright-core'

/** Until what moves or changes colour has come to its end, and what follows from that too. */
export async function settle(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const frame = () => new Promise((done) => requestAnimationFrame(done))
    const ending = () =>
      document
        .getAnimations()
        .filter(({ effect }) => effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY)
    // A child that takes its colour over begins to change when its parent has.
    for (let calm = 0; calm < 3; calm++) {
      await frame()
      if (ending().length === 0) continue
      calm = -1
      await Promise.allSettled(ending().map(({ finished }) => finished))
    }
  })
}

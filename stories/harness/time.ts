import type { Page } from 'playwright-core'

/** The page's clock is ours from its next visit on: timers run as usual until `stopTime`. */
export const ownClock = (page: Page): Promise<void> => page.clock.install()

/** Stops the page's clock; `page.clock.runFor(ms)` moves it on and fires the timers that are due. */
export const stopTime = async (page: Page): Promise<void> => {
  const now = await page.evaluate<number>('Date.now()')
  await page.clock.pauseAt(now + 1000)
}

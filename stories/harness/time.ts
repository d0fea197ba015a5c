import type { Page } from 'playwright-core'

/** The page's clock is ours from its next visit on: timers run as usual until `stopTime`. */
export const ownClock = (page: Page): Promise<void> => page.clock.install()

/** Time stands still from now on; `page.clock.runFor(ms)` lets it go on, firing what falls due. */
export const stopTime = async (page: Page): Promise<void> => {
  const now = await page.evaluate<number>('Date.now()')
  await page.clock.pauseAt(now + 1000)
}

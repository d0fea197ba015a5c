import type { Page } from 'playwright-core'

/** The page's clock is ours from its next visit on: timers run as usual until `stopTime`. */
export const ownClock = (page: Page): Promise<void> => page.clock.install()

/** Stops the page's clock; `page.clock.runFor(ms)` moves it on and fires the timers that are due. */
export const stopTime = async (page: Page): Promise<void> => {
  const now = await page.evaluate<number>('Date.now()')
  await page.clock.pauseAt(now + 1000)
}

/** @returns how many milliseconds have passed since now: a story leaves so much room for a busy machine */
export const startWatch = (): (() => number) => {
  const begun = performance.now()
  return () => performance.now() - begun
}

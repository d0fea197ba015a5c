import type { Page } from 'playwright-core'

/** Seconds by which the clock of the run is ahead of this machine's (`tools/services/other-clock.ts`). */
const ahead = Number(/^\+(\d+)$/.exec(process.env.FAKETIME ?? '')?.[1] ?? 0)

/** Scripts for a page of a run at another clock: Chromium itself stays at the machine's. A story may turn `Date.now` further. */
export const shiftDates: readonly string[] =
  ahead === 0
    ? []
    : [
        `{
  const Real = Date
  const machine = Real.now
  const now = () => machine() + ${ahead * 1000}
  Real.now = now
  globalThis.Date = new Proxy(Real, {
    apply: () => new Real(now()).toString(),
    construct: (_, given, target) => Reflect.construct(Real, given.length === 0 ? [now()] : given, target === globalThis.Date ? Real : target),
  })
}`,
      ]

/** Runs in the page, until what was done to it has been drawn. A window that was just made narrower sometimes draws no further frame. */
export const drawn = `Promise.race([
  new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
  new Promise((done) => setTimeout(done, 2000)),
])`

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

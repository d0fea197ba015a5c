import type { Page } from 'playwright-core'
import { expect } from 'vitest'

/** What a person has pressed: clicks or taps, and keys, each one that is held down once. Text that a story fills in at once is not among them. */
export interface Presses {
  clicks: number
  keys: number
}

/** Kept for the window, over every page that is loaded in it. */
const count = `(() => {
  const add = (kind) => sessionStorage.setItem('pressed.' + kind, Number(sessionStorage.getItem('pressed.' + kind) ?? 0) + 1)
  if (window.countsPresses === true) return
  window.countsPresses = true
  addEventListener('pointerdown', () => add('clicks'), true)
  addEventListener('keydown', ({ repeat }) => { if (!repeat) add('keys') }, true)
})()`

/** Counts from now on in this window, over all pages; called again it begins anew. */
export const countPresses = async (page: Page): Promise<void> => {
  await page.addInitScript(count)
  if (page.url() === 'about:blank') return
  await page.evaluate(`sessionStorage.removeItem('pressed.clicks'), sessionStorage.removeItem('pressed.keys')`)
  await page.evaluate(count)
}

/** What was pressed since the count began. */
export const presses = (page: Page): Promise<Presses> =>
  page.evaluate<Presses>(`(() => {
    const [clicks, keys] = ['clicks', 'keys'].map((kind) => Number(sessionStorage.getItem('pressed.' + kind)))
    return { clicks, keys }
  })()`)

/** Clicks and keys together. */
export const pressesInAll = async (page: Page): Promise<number> => {
  const { clicks, keys } = await presses(page)
  return clicks + keys
}

/** Takes one step of a person's day and counts what is pressed for it. */
export type TakeStep<Name extends string> = (name: Name, act: () => Promise<void>) => Promise<void>

/**
 * The steps of a person's day in one window (docs/days.md). Each prints its clicks and keys, and fails where it needs more than it may.
 * @param most clicks and keys together that each step may take
 */
export const stepsOf =
  <Name extends string>(page: Page, most: Readonly<Record<Name, number>>): TakeStep<Name> =>
  async (name, act) => {
    await countPresses(page)
    await act()
    const { clicks, keys } = await presses(page)
    console.info(`${name}: ${clicks} clicks, ${keys} keys`)
    expect(clicks + keys, `presses: ${name}`).toBeLessThanOrEqual(most[name])
  }

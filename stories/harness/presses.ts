import type { Page } from 'playwright-core'

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

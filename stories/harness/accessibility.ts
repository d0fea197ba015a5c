import { readFileSync } from 'node:fs'
import type { Page } from 'playwright-core'

interface Violation {
  id: string
  help: string
  nodes: { target: string[]; html: string; failureSummary?: string }[]
}

/** The small script: a page takes it in with less work than the readable one. */
const axe = readFileSync(new URL(import.meta.resolve('axe-core/axe.min.js')), 'utf8')

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']
/** The rules of these tags that may judge a dark look otherwise: it has colours and check boxes of its own. */
const ofDark = ['color-contrast', 'link-in-text-block', 'target-size']

/** Waits until what fades or moves has come to rest: a colour half-way there is not the page's. What turns without end is not waited for. */
const settle = `(async () => {
  const running = () => document.getAnimations().filter(({ playState, effect }) => playState === 'running' && effect.getComputedTiming().endTime < Infinity)
  const patience = performance.now() + 20000
  do {
    const atMost = new Promise((done) => setTimeout(done, 2000))
    await Promise.race([atMost, Promise.allSettled(running().map(({ finished }) => finished))])
    await Promise.race([atMost, new Promise(requestAnimationFrame)])
  } while (running().length > 0 && performance.now() < patience)
})()`

/** Whether a target is too small also where a person has scrolled it to: at first it may stand half beneath a foot that sticks to the window. */
const isSmall = (page: Page, target: string): Promise<boolean> =>
  page.evaluate<boolean>(`(async (target) => {
    document.querySelector(target)?.scrollIntoView({ block: 'center' })
    const { violations } = await axe.run(target, { runOnly: { type: 'rule', values: ['target-size'] } })
    return violations.length > 0
  })(${JSON.stringify(target)})`)

/**
 * What axe finds on the page when it has come to rest, at WCAG 2.2 AA: one sentence for each place.
 * The script is evaluated by the browser itself, past the page's Content-Security-Policy.
 * @param within selector of what is judged, where the rest of the page has been already
 * @param what `dark` for the dark look of what is judged as a whole in the light one
 */
export const accessibilityFaults = async (page: Page, within = 'html', what: 'all' | 'dark' = 'all'): Promise<string[]> => {
  if (!(await page.evaluate<boolean>('"axe" in window'))) await page.evaluate(axe)
  await page.evaluate(settle)
  const runOnly = what === 'all' ? { type: 'tag', values: tags } : { type: 'rule', values: ofDark }
  const options = JSON.stringify({ runOnly, resultTypes: ['violations'] })
  const violations = await page.evaluate<Violation[]>(
    `axe.run(document.querySelectorAll(${JSON.stringify(within)}), ${options}).then((results) => results.violations)`,
  )
  const faults: string[] = []
  for (const { id, help, nodes } of violations)
    for (const { target, failureSummary = '' } of nodes)
      if (id !== 'target-size' || target.length > 1 || (await isSmall(page, target[0] ?? '')))
        faults.push(`${id}: ${help} at ${target.join(' ')} – ${failureSummary}`)
  return faults
}

import axe from 'axe-core'
import type { Page } from 'playwright-core'

interface Violation {
  id: string
  help: string
  nodes: { target: string[]; html: string; failureSummary?: string }[]
}

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']

/** Waits until what fades or moves has come to rest: a colour half-way there is not the page's. What turns without end is not waited for. */
const settle = `(async () => {
  const running = () => document.getAnimations().filter(({ playState, effect }) => playState === 'running' && effect.getComputedTiming().endTime < Infinity)
  await new Promise(requestAnimationFrame)
  while (running().length > 0) await Promise.allSettled(running().map(({ finished }) => finished))
})()`

/**
 * What axe finds on the page when it has come to rest, at WCAG 2.2 AA: one sentence for each place.
 * The script is evaluated by the browser itself, past the page's Content-Security-Policy.
 * @param within selector of what is judged, where the rest of the page has been already
 */
export const accessibilityFaults = async (page: Page, within = 'html'): Promise<string[]> => {
  if (!(await page.evaluate<boolean>('"axe" in window'))) await page.evaluate(axe.source)
  await page.evaluate(settle)
  const options = JSON.stringify({ runOnly: { type: 'tag', values: tags }, resultTypes: ['violations'] })
  const violations = await page.evaluate<Violation[]>(
    `axe.run(document.querySelectorAll(${JSON.stringify(within)}), ${options}).then((results) => results.violations)`,
  )
  return violations.flatMap(({ id, help, nodes }) =>
    nodes.map((node) => `${id}: ${help} at ${node.target.join(' ')} – ${node.failureSummary ?? ''}`),
  )
}

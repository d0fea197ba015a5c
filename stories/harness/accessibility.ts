import axe from 'axe-core'
import type { Page } from 'playwright-core'

interface Violation {
  id: string
  help: string
  nodes: { target: string[]; html: string; failureSummary?: string }[]
}

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']

/**
 * What axe finds on the page as it stands, at WCAG 2.2 AA: one sentence for each place.
 * The script is evaluated by the browser itself, past the page's Content-Security-Policy.
 */
export const accessibilityFaults = async (page: Page): Promise<string[]> => {
  if (!(await page.evaluate<boolean>('"axe" in window'))) await page.evaluate(axe.source)
  const options = JSON.stringify({ runOnly: { type: 'tag', values: tags }, resultTypes: ['violations'] })
  const violations = await page.evaluate<Violation[]>(`axe.run(document, ${options}).then((results) => results.violations)`)
  return violations.flatMap(({ id, help, nodes }) =>
    nodes.map((node) => `${id}: ${help} at ${node.target.join(' ')} – ${node.failureSummary ?? ''}`),
  )
}

import axe from 'axe-core'
import type { Page } from 'playwright-core'

interface Violation {
  id: string
  help: string
  nodes: { target: string[]; html: string; failureSummary?: string }[]
}

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']

/** Places on a map lie as close as they do in town; the list beside it does the same with large buttons (2.5.8, the exception "equivalent"). */
const isPlaceOnMap = (rule: string, html: string): boolean => rule === 'target-size' && html.includes('leaflet-marker-icon')

/**
 * What axe finds on the page as it stands, at WCAG 2.2 AA: one sentence for each place.
 * The script is evaluated by the browser itself, past the page's Content-Security-Policy.
 */
export const accessibilityFaults = async (page: Page): Promise<string[]> => {
  await page.evaluate(axe.source)
  const options = JSON.stringify({ runOnly: { type: 'tag', values: tags }, resultTypes: ['violations'] })
  const violations = await page.evaluate<Violation[]>(`axe.run(document, ${options}).then((results) => results.violations)`)
  return violations.flatMap(({ id, help, nodes }) =>
    nodes
      .filter(({ html }) => !isPlaceOnMap(id, html))
      .map((node) => `${id}: ${help} at ${node.target.join(' ')} – ${node.failureSummary ?? ''}`),
  )
}

import type { ConsoleMessage, Page, Request } from 'playwright-core'

const allowed = new WeakMap<Page, RegExp[]>()

/** Accepts matching faults on this page, because the story causes them: a refused call, a cut network. */
export const allowFaults = (page: Page, ...patterns: RegExp[]): void => void allowed.set(page, [...(allowed.get(page) ?? []), ...patterns])

/** Collects faults of a page: errors in its console, uncaught errors, requests to another host. */
export const watchFaults = (page: Page, origin: string): (() => string[]) => {
  const faults: string[] = []
  page.on('console', (message: ConsoleMessage) => {
    if (message.type() === 'error') faults.push(`console: ${message.text()} (${message.location().url})`)
  })
  page.on('pageerror', (error: Error) => faults.push(`uncaught: ${error.stack ?? error.message}`))
  page.on('request', (request: Request) => {
    const url = new URL(request.url())
    if (/^(https?|wss?):$/.test(url.protocol) && url.host !== new URL(origin).host) faults.push(`request to another host: ${url.href}`)
  })
  return () => faults.filter((fault) => !(allowed.get(page) ?? []).some((pattern) => pattern.test(fault)))
}

import type { Browser, CDPSession } from 'playwright-core'

/** Times in milliseconds since the navigation began, and bytes as they were transferred. */
export interface PageLoad {
  fcp: number
  lcp: number
  cls: number
  /** What tasks took beyond their first 50 ms. */
  tbt: number
  kilobytes: number
  requests: number
}

/** Runs in the page before anything else. A string, for the page's policy forbids what would come later. */
const watch = `
  window.seen = { fcp: 0, lcp: 0, cls: 0, tbt: 0 }
  const observe = (type, note) => new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({ type, buffered: true })
  observe('largest-contentful-paint', (entry) => (seen.lcp = entry.startTime))
  observe('layout-shift', (entry) => entry.hadRecentInput || (seen.cls += entry.value))
  observe('longtask', (entry) => (seen.tbt += entry.duration - 50))
  observe('paint', (entry) => entry.name === 'first-contentful-paint' && (seen.fcp = entry.startTime))`

/** 1.6 Mbit/s down, 750 kbit/s up, 150 ms there and back; the processor four times slower. */
const slowDown = async (session: CDPSession): Promise<void> => {
  await session.send('Network.enable')
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 150,
    downloadThroughput: 1_600_000 / 8,
    uploadThroughput: 750_000 / 8,
  })
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 })
}

/** Loads a page for the first time as a phone on a slow line does, and waits until nothing comes any more. */
export const loadPage = async (browser: Browser, url: string): Promise<PageLoad> => {
  const context = await browser.newContext({ viewport: { width: 412, height: 823 }, serviceWorkers: 'block' })
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  await slowDown(session)
  let bytes = 0
  let requests = 0
  session.on('Network.loadingFinished', ({ encodedDataLength }) => {
    bytes += encodedDataLength
    requests += 1
  })
  await page.addInitScript(watch)
  await page.goto(url, { waitUntil: 'load', timeout: 120_000 })
  for (let before = -1; before !== requests;) {
    before = requests
    await page.waitForTimeout(2_000)
  }
  const seen = (await page.evaluate('window.seen')) as Pick<PageLoad, 'fcp' | 'lcp' | 'cls' | 'tbt'>
  await context.close()
  return { ...seen, kilobytes: bytes / 1_024, requests }
}

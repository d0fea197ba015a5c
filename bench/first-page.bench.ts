import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { chromium, type Browser } from 'playwright-core'
import { runProduct } from '../stories/harness/running-product.ts'
import { findChromium } from '../tools/services/find-chromium.ts'
import { loadPage, type PageLoad } from './harness/load-page.ts'
import type { Benchmark, Measurement } from './run.ts'

const paths = ['/', '/navodila-za-uporabo', '/pogoji-uporabe', '/obrazci/parkirna-dovolilnica', '/prijava']
const runs = 5

/** The fastest page there can be: a heading and a paragraph, without styles, scripts or fonts. */
const staticHtml = `<!doctype html><html lang="sl"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Dovolilnice</title>
<h1>Dovolilnica za vožnjo in parkiranje v starem mestnem jedru</h1><p>${'Staro mestno jedro varujejo potopni stebrički. '.repeat(20)}</p></html>`

const serveStatic = async () => {
  const server = createServer((_, response) => response.setHeader('content-type', 'text/html; charset=utf-8').end(staticHtml))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`, close: () => server.close() }
}

const median = (numbers: number[]): number => numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? Number.NaN

const medianLoad = async (browser: Browser, url: string): Promise<PageLoad> => {
  const loads: PageLoad[] = []
  for (let run = 0; run < runs; run += 1) loads.push(await loadPage(browser, url))
  const of = (key: keyof PageLoad) => median(loads.map((load) => load[key]))
  return { fcp: of('fcp'), lcp: of('lcp'), cls: of('cls'), tbt: of('tbt'), kilobytes: of('kilobytes'), requests: of('requests') }
}

const partOf = (path: string, { fcp, cls, tbt, kilobytes, requests }: PageLoad): string =>
  `LCP ${path}; FCP ${fcp.toFixed(0)} ms, CLS ${cls.toFixed(3)}, TBT ${tbt.toFixed(0)} ms, ${kilobytes.toFixed(0)} kB, ${requests} requests`

const measurePages = async (browser: Browser, productUrl: string, staticUrl: string): Promise<Measurement[]> => {
  const { lcp: baseline } = await medianLoad(browser, staticUrl)
  const results: Measurement[] = []
  for (const path of paths) {
    const load = await medianLoad(browser, productUrl + path)
    results.push({ part: partOf(path, load), ours: load.lcp, baseline, baselineName: 'a static page' })
  }
  return results
}

/** FIRST_PAGE_URL measures a product that runs already, to compare two versions. */
export const benchmark: Benchmark = {
  name: 'first page, slow 4G, processor four times slower',
  measure: async () => {
    const found = await findChromium()
    if (typeof found === 'string') throw new Error(found)
    const running = process.env['FIRST_PAGE_URL']
    const product = running === undefined ? await runProduct({ roles: ['api'] }) : undefined
    const [browser, page] = await Promise.all([
      chromium.launch({ executablePath: found.path, args: ['--no-sandbox', '--disable-gpu'] }),
      serveStatic(),
    ])
    try {
      return await measurePages(browser, product?.url ?? running ?? '', page.url)
    } finally {
      await browser.close()
      page.close()
      await product?.close()
    }
  },
}

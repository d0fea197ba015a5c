import { createServer } from 'node:http'
import { createTransport } from 'nodemailer'
import type { BrowserContext } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { freePort } from '../../tools/services/processes.ts'
import { accessibilityFaults } from './accessibility.ts'
import { openBrowser, type StoryBrowser } from './browser.ts'
import { startMailSink } from './mail-sink.ts'
import { allowFaults, watchFaults } from './page-faults.ts'
import { screenShape } from './screen-shape.ts'
import { takeWindow } from './windows.ts'

const pages: Record<string, string> = {
  '/good': '<html lang="sl"><title>Stran</title><main><h1>Dovolilnice</h1></main></html>',
  '/bad': '<html><title></title><img src="/good"><a href="/x"></a></html>',
  '/fading': `<html lang="sl"><title>Stran</title><style>
    @keyframes appear { from { color: #ddd } to { color: #222 } } h1 { animation: appear 1.5s step-end } 
    @keyframes turn { to { rotate: 1turn } } i { animation: turn 1s infinite }
    </style><main><h1>Dovolilnice</h1><i></i></main></html>`,
  '/noisy': `<html lang="sl"><title>Stran</title><script>
    console.error('too loud'); fetch('http://127.0.0.2:9/elsewhere').catch(() => {}); setTimeout(() => { throw new Error('thrown') })</script></html>`,
}

describe('the harness of the stories', () => {
  let browser: StoryBrowser
  let url: string
  const server = createServer((request, response) => {
    response.setHeader('content-type', 'text/html; charset=utf-8')
    response.end(pages[request.url ?? ''] ?? '')
  })

  beforeAll(async () => {
    const port = await freePort()
    await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
    url = `http://127.0.0.1:${port}`
    browser = await openBrowser(url)
  })
  afterAll(async () => {
    server.close()
  })

  it('hands on a window that was only looked at, and none to which something was done that lasts', async () => {
    const chromium = (await browser.newPage()).context().browser()
    if (chromium === null) throw new Error('no browser')
    const take = () => takeWindow(chromium, { baseURL: url, serviceWorkers: 'block' })
    /** Whether the next one gets the window of the one who did this. */
    const isHandedOn = async (doThere: (window: BrowserContext) => unknown): Promise<boolean> => {
      const first = await take()
      await doThere(first.page.context())
      await first.leave(true)
      const next = await take()
      await next.leave(false)
      return next.page.context() === first.page.context()
    }
    expect(await isHandedOn(async (window) => (await window.newPage()).goto('/good'))).toBe(true)
    const lasting: ((window: BrowserContext) => unknown)[] = [
      (window) => window.setExtraHTTPHeaders({ 'x-story': 'a' }),
      (window) => window.setGeolocation({ latitude: 46, longitude: 14 }),
      (window) => window.setHTTPCredentials({ username: 'a', password: 'b' }),
      (window) => window.setDefaultTimeout(1),
      (window) => window.setDefaultNavigationTimeout(1),
      (window) => window.on('request', () => {}),
    ]
    for (const doThere of lasting) expect([String(doThere), await isHandedOn(doThere)]).toEqual([String(doThere), false])
  })

  it('lets a good page pass for axe', async () => {
    const page = await browser.newPage({ width: 320 })
    await page.goto('/good')
    expect(await page.textContent('h1')).toBe('Dovolilnice')
    expect(await accessibilityFaults(page)).toEqual([])
  })

  it('sees what axe sees', async () => {
    const page = await browser.newPage()
    await page.goto('/bad')
    const faults = (await accessibilityFaults(page)).join('\n')
    for (const rule of ['html-has-lang', 'document-title', 'image-alt', 'link-name']) expect(faults).toContain(rule)
  })

  it('judges colours when they have come to rest, and does not wait for what turns without end', async () => {
    const page = await browser.newPage()
    await page.goto('/fading')
    expect(await accessibilityFaults(page)).toEqual([])
  })

  it('knows a screen by what axe can judge, not by its words', async () => {
    const page = await browser.newPage()
    await page.goto('/good')
    const shapeWith = async (html: string): Promise<string> => {
      await page.locator('main').evaluate((main, inner) => (main.innerHTML = inner), html)
      return screenShape(page)
    }
    const plain = '<h1>Dovolilnice</h1><p><a href="/a">ena</a></p><p><a href="/b">dve</a></p>'
    const shape = await shapeWith(plain)
    expect(await shapeWith('<h1>Permits</h1><p><a href="/c">one</a></p>')).toBe(shape)
    expect(await shapeWith(plain.replace('Dovolilnice', '<span class="sentence">Ena <span>dovolilnica</span></span>'))).toBe(shape)
    const low = (width: number) =>
      shapeWith(`<h1>Permits</h1><button style="position: absolute; left: ${width}px; width: ${width}px; height: 9px">a</button>`)
    expect(await low(120)).toBe(await low(90))
    expect(await low(12)).not.toBe(await low(90))
    for (const [from, to] of [
      ['ena', ''],
      ['<h1>', '<h2>'],
      ['ena', '<span role="img">ena</span>'],
      ['ena', '<span><b>ena</b></span>'],
      ['<p>', '<p style="color: #ccc">'],
      ['<a ', '<a role="button" '],
      ['<a ', '<a style="display: inline-block; width: 9px" '],
      ['<a ', '<a style="display: inline-block; height: 9px" '],
      ['<p>', '<p><img src="/x">'],
    ] as const)
      expect(await shapeWith(plain.replace(from, to)), `${from} ${to}`).not.toBe(shape)
  })

  it('sees an error in the console, an uncaught error, and a request to another host', async () => {
    const page = await browser.newPage()
    const faults = watchFaults(page, url)
    await page.goto('/noisy')
    await expect.poll(() => faults().join('\n')).toMatch(/too loud/)
    await expect.poll(() => faults().join('\n')).toMatch(/uncaught: .*thrown/)
    await expect.poll(() => faults().join('\n')).toMatch(/another host: http:\/\/127\.0\.0\.2:9/)
    allowFaults(page, /./)
    expect(faults()).toEqual([])
  })

  it('shows mail as its receiver sees it', async () => {
    const sink = await startMailSink()
    const sender = createTransport(sink.url)
    await sender.sendMail({ from: 'obcina@example.si', to: 'ana@example.si', subject: 'Vloga št. 7', text: 'Čakamo dopolnitev.' })
    expect(await sink.waitForMail('ana@example.si', /dopolnitev/)).toMatchObject({ subject: 'Vloga št. 7', to: ['ana@example.si'] })
    expect(sink.mails()).toHaveLength(1)
    sender.close()
    await sink.close()
  })
})

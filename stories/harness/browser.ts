import { mkdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { chromium, type Browser, type Page } from 'playwright-core'
import { onTestFinished } from 'vitest'
import { findChromium } from '../../tools/services/find-chromium.ts'
import { atMachineClock } from '../../tools/services/other-clock.ts'
import { watchFaults } from './page-faults.ts'
import { closeWindowsElsewhere, takeWindow } from './windows.ts'
import { shiftDates } from './time.ts'

/** Nothing leaves the machine, nothing is asked, and it runs as root in a container. */
const flags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

const fonts = join(import.meta.dirname, '../../apps/web/ui/theme/fonts')
const fontOf = (file: string): string => readFileSync(join(fonts, `${file}.woff2`)).toString('base64')

/**
 * Gives a page the product's letters before its first text. The product shows a page in the device's own letters where its fonts come late, and on a
 * busy machine they do: which row is cut, and what wraps, would then depend on the machine and on the fonts that are installed on it.
 */
const letters = `{
  const add = (family, file, more) => document.fonts.add(new FontFace(family, Uint8Array.from(atob(file), (sign) => sign.charCodeAt(0)), more))
  add('Dovolilnice Sans', '${fontOf('sans')}', { weight: '400 700', ascentOverride: '102.4%', descentOverride: '40%', lineGapOverride: '0%' })
  add('Dovolilnice Serif', '${fontOf('serif')}', { weight: '600' })
}`

const pictures = process.env.SCREENSHOT_DIR

/** Of a failure: it stays when the run has removed its temporary files. */
const failures = join(import.meta.dirname, '../../.cache/failures')

const takePicture = async (page: Page, name: string): Promise<string> => {
  const folder = pictures ?? failures
  mkdirSync(folder, { recursive: true })
  const path = join(folder, `${name.replace(/[^\p{L}\d-]+/gu, '-')}.png`)
  await page.screenshot({ path, fullPage: true })
  return path
}

/** A picture for who wants to look at the screens of a story: taken where SCREENSHOT_DIR says where to, for a long page costs a second. */
export const screenshot = async (page: Page, name: string): Promise<void> => {
  if (pictures !== undefined) await takePicture(page, name)
}

export interface PageOptions {
  /** Of the window; 1280 when absent. */
  width?: number
  height?: number
  locale?: 'sl' | 'en'
  javaScriptEnabled?: boolean
  reducedMotion?: 'reduce' | 'no-preference'
  hasTouch?: boolean
  /** Scroll bars stand beside what scrolls, as on most desks; else they lie over it and take no room. */
  scrollBars?: boolean
  /** For a server of the test with a certificate that nobody has signed. */
  ignoreHTTPSErrors?: boolean
}

export interface StoryBrowser {
  /** A new person at a new window, of the running test: it is closed with the test, which fails if the page misbehaved. */
  newPage: (options?: PageOptions) => Promise<Page>
}

const launch = async (scrollBars = false): Promise<Browser> => {
  const found = await findChromium()
  if (typeof found === 'string') throw new Error(found)
  // It does not run at another clock: its pages are told of it instead.
  const env = atMachineClock(process.env)
  return chromium.launch({ executablePath: found.path, args: flags, env, ...(scrollBars && { ignoreDefaultArgs: ['--hide-scrollbars'] }) })
}

/** One Chromium serves all stories of a process, and ends with it: each page has a window of its own, as if it were a browser of its own. */
let launched: Promise<Browser> | undefined
let launchedWithBars: Promise<Browser> | undefined

/**
 * A browser for one product; `newPage` opens paths relative to its url.
 * @param options.keepsPages with the service worker, which keeps pages for later. It fetches every file a second time, so only the stories
 *   in which a network is lost, or scripts are, and one whole application have it
 * @param options.reusesWindows a page may get the emptied window of an earlier one, in which the product's scripts and fonts are already: for
 *   stories that care for neither, and do not look at a first visit
 */
export const openBrowser = async (baseURL: string, { keepsPages = false, reusesWindows = false } = {}): Promise<StoryBrowser> => {
  const browser = await (launched ??= launch())
  await closeWindowsElsewhere(baseURL)
  let pages = 0

  const newPage = async ({ width = 1280, height = 900, locale = 'sl', scrollBars, ...more }: PageOptions = {}): Promise<Page> => {
    const { page, leave } = await takeWindow(
      scrollBars === true ? await (launchedWithBars ??= launch(true)) : browser,
      {
        baseURL,
        locale: locale === 'sl' ? 'sl-SI' : 'en-GB',
        timezoneId: 'Europe/Ljubljana',
        viewport: { width, height },
        serviceWorkers: keepsPages ? 'allow' : 'block',
        ...more,
      },
      [
        letters,
        ...(scrollBars === true ? ['// With scroll bars: another browser, whose windows are its own.'] : []),
        // A step waits ten seconds for who changes their mind: the story of it switches that on (`desk/record`). A mail is shown in a frame without a storage.
        `if (window === top) localStorage.getItem('dovolilnice.hold-steps') ?? localStorage.setItem('dovolilnice.hold-steps', 'false')`,
        ...shiftDates,
        ...(locale === 'sl'
          ? []
          : [`localStorage.getItem('dovolilnice.locale') ?? localStorage.setItem('dovolilnice.locale', '"${locale}"')`]),
      ],
    )
    const number = (pages += 1)
    const faults = watchFaults(page, baseURL)
    onTestFinished(async ({ task }) => {
      const found = faults()
      if (found.length > 0 || task.result?.state === 'fail')
        console.log(`picture of the failure: ${await takePicture(page, `failed-${task.name}-${number}`)}`)
      await leave(reusesWindows)
      if (found.length > 0) throw new Error(`The page misbehaved:\n${found.join('\n')}`)
    })
    return page
  }
  return { newPage }
}

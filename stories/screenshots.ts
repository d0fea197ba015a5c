import { mkdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { chromium, type Browser, type Page } from 'playwright-core'
import { httpPerson } from './harness/http-person.ts'
import { runProduct } from './harness/running-product.ts'
import { signIn } from './harness/sign-in.ts'
import { root } from '../tools/project.ts'
import { findChromium } from '../tools/services/find-chromium.ts'

// `npm run screenshots`: makes docs/screenshots/*.png anew from a demo town of its own.

interface Picture {
  name: string
  path: string
  /** Who looks; absent: someone who is not signed in. */
  as?: string
  size?: { width: number; height: number }
  /** What comes later than the heading, by its selector. */
  drawn?: string
}

const desk = { width: 1200, height: 760 }
/** Wide enough for documents beside the facts. */
const wideDesk = { width: 1366, height: 768 }
const phone = { width: 390, height: 760 }

/** The application that a clerk would open next: the first one in review that brought a document, so that there is something to see. */
const applicationToShow = async (url: string): Promise<string> => {
  const clerk = await httpPerson(url)
  await clerk.signIn('admin@demo.si')
  const filters = { status: 'in_review' }
  const { items } = (await clerk.post('v1/admin/applications', { filters, sortByKey: 'created_at', sortOrder: 'asc' })).body
  for (const { id } of items) {
    const { documents } = (await clerk.get(`v1/admin/applications/${id}`)).body
    if (documents.some(({ deleted_at: deleted }: { deleted_at: string | null }) => deleted === null)) return id
  }
  throw new Error('no application in review has a document')
}

const pictures = async (url: string): Promise<Picture[]> => [
  { name: 'front-page', path: '/' },
  { name: 'public-form-phone', path: '/obrazci/parkirna-dovolilnica', size: phone },
  {
    name: 'application',
    path: `/vloge/${await applicationToShow(url)}`,
    as: 'admin@demo.si',
    size: wideDesk,
    drawn: '[data-foot]',
  },
  { name: 'dashboard', path: '/nadzorna-plosca', as: 'admin@demo.si' },
  { name: 'queue', path: '/vloge', as: 'admin@demo.si', size: wideDesk },
  { name: 'bollards', path: '/potopni-stebricki/upravljanje', as: 'operator@demo.si' },
]

/** Waits until everything is drawn: the heading is there, nothing is loading, and no animation runs. */
const settle = async (page: Page, drawn = 'h1'): Promise<void> => {
  await page.locator('h1').first().waitFor()
  // Not `waitForFunction`: it evaluates a text, which the page's Content-Security-Policy forbids.
  await page.locator('[aria-busy="true"]').first().waitFor({ state: 'detached' })
  await page.locator(drawn).first().waitFor()
  await page.waitForTimeout(1500)
}

const take = async (browser: Browser, baseURL: string, { name, path, as, size = desk, drawn }: Picture): Promise<void> => {
  const context = await browser.newContext({
    baseURL,
    locale: 'sl-SI',
    timezoneId: 'Europe/Ljubljana',
    viewport: size,
    reducedMotion: 'reduce',
  })
  // The data-protection notice would cover the form.
  await context.addInitScript(`localStorage.setItem('dovolilnice.gdpr', '1')`)
  const page = await context.newPage()
  if (as !== undefined) await signIn(page, as)
  await page.goto(path)
  await settle(page, drawn)
  // The first page may be drawn before its font came (`font-display: optional`); the second has it.
  await page.reload()
  await settle(page, drawn)
  const file = join(root, 'docs/screenshots', `${name}.png`)
  await page.screenshot({ path: file })
  await context.close()
  console.log(`${name}.png ${Math.round(statSync(file).size / 1024)} kB`)
}

const found = await findChromium()
if (typeof found === 'string') throw new Error(found)
mkdirSync(join(root, 'docs/screenshots'), { recursive: true })
const product = await runProduct()
const browser = await chromium.launch({
  executablePath: found.path,
  args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
})
try {
  for (const picture of await pictures(product.url)) await take(browser, product.url, picture)
} finally {
  await browser.close()
  await product.close()
}

import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { accessibilityFaults } from './harness/accessibility.ts'
import { careForms } from './harness/application-form.ts'
import { openBrowser, type PageOptions, type StoryBrowser } from './harness/browser.ts'
import { bluePng, damagedPdf, heic, lockedPdf, pdfWith, scannedPdf, scriptedPdf } from './harness/document-files.ts'
import { httpPerson, type HttpPerson } from './harness/http-person.ts'
import { layoutFaults } from './harness/layout.ts'
import { allowFaults } from './harness/page-faults.ts'
import { startProduct, type Product } from './harness/product.ts'
import { accounts, visit } from './harness/screens.ts'
import { signedIn } from './harness/sign-in.ts'

let product: Product
let browser: StoryBrowser
let clerk: HttpPerson
/** The application of each file, by the file's name. */
const applications = new Map<string, string>()

const files: Record<string, Buffer> = {
  'potrdilo.pdf': pdfWith({ lines: ['Potrdilo o prebivaliscu', 'Druga stran', 'Tretja stran'] }),
  'sken.pdf': scannedPdf(),
  'skripta.pdf': scriptedPdf(),
  'zaklenjeno.pdf': lockedPdf(),
  'poskodovano.pdf': damagedPdf(),
  'slika.png': bluePng(),
  'slika.heic': heic(),
}

beforeAll(async () => {
  product = await startProduct({ env: { SIMULATED_GATES: '0' } })
  browser = await openBrowser(product.url, { reusesWindows: true })
  const resident = await httpPerson(product.url)
  const formOf = await careForms(resident)
  clerk = await httpPerson(product.url)
  await clerk.signIn(accounts.admin)
  for (const [index, [name, content]] of Object.entries(files).entries()) {
    const form = formOf(`LJ DK-${100 + index}`, `Prosilka ${name}`)
    for (const field of [...form.keys()].filter((key) => key.startsWith('document.')))
      form.set(field, new Blob([new Uint8Array(content)]), name)
    const { status, body } = await resident.post('v1/applications', form)
    if (status >= 300) throw new Error(`${name} could not be sent: ${JSON.stringify(body)}`)
    const { body: found } = await clerk.post('v1/admin/applications', { filters: { search: body.number } })
    applications.set(name, found.items[0].id)
  }
})
afterAll(() => product?.close())

/** Narrower than where documents lie beside the facts: they open over the screen. */
const narrow = { width: 1200, height: 900 }

/** A clerk at the document of that name. */
const open = async (name: string, options: PageOptions = narrow): Promise<Page> => {
  const page = await browser.newPage({ reducedMotion: 'reduce', ...options })
  await signedIn(page, accounts.admin)
  await visit(page, `/vloge/${applications.get(name)}`)
  await page
    .getByRole('button', { name: /^Poglej/ })
    .first()
    .click()
  return page
}

const dialogOf = (page: Page) => page.getByRole('dialog')
const drawnPage = (page: Page, number: number) => dialogOf(page).locator(`[data-page="${number}"][data-state="drawn"]`)

interface Drawn {
  width: number
  height: number
  getContext: (kind: '2d') => { getImageData: (...box: number[]) => { data: Uint8ClampedArray } }
}

/** How many of a canvas's pixels are dark. */
const inkOf = (page: Page, number: number): Promise<number> =>
  dialogOf(page)
    .locator(`[data-page="${number}"] canvas`)
    .evaluate((element) => {
      const canvas = element as unknown as Drawn
      const { data } = canvas.getContext('2d').getImageData(0, 0, canvas.width, canvas.height)
      let ink = 0
      for (let at = 0; at < data.length; at += 4) if (data[at + 3]! > 0 && data[at]! < 128) ink += 1
      return ink
    })

const scrollerOf = (page: Page) => dialogOf(page).locator('[data-scroller]')

/** How far it is to the end of the document. */
const leftBelow = (page: Page): Promise<number> =>
  scrollerOf(page).evaluate((place) => Math.floor(place.scrollHeight - place.clientHeight - place.scrollTop))

/** Saves what the dialog offers and gives the name it is saved under. */
const downloadFrom = async (page: Page): Promise<string> => {
  const [download] = await Promise.all([page.waitForEvent('download'), dialogOf(page).getByRole('button', { name: 'Prenesi' }).click()])
  return download.suggestedFilename()
}

describe('a PDF', () => {
  it('is drawn page by page, can be read aloud, and is led by the keyboard', async () => {
    const page = await open('potrdilo.pdf')
    await drawnPage(page, 1).waitFor()
    expect(await inkOf(page, 1)).toBeGreaterThan(500)
    const first = dialogOf(page).getByRole('region', { name: 'Stran 1 od 3' })
    expect((await first.innerText()).trim()).toBe('Potrdilo o prebivaliscu')
    expect(await accessibilityFaults(page)).toEqual([])

    await dialogOf(page).getByText('1 od 3').waitFor()
    await page.keyboard.press('ArrowRight')
    await dialogOf(page).getByText('2 od 3').waitFor()
    await page.keyboard.press('End')
    await drawnPage(page, 3).waitFor()
    await expect.poll(() => leftBelow(page)).toBe(0)
    await dialogOf(page).getByText('3 od 3').waitFor()
    expect(await inkOf(page, 3)).toBeGreaterThan(200)
    await page.keyboard.press('Home')
    await dialogOf(page).getByText('1 od 3').waitFor()
    await expect.poll(() => scrollerOf(page).evaluate((place) => place.scrollTop)).toBe(0)
    await page.keyboard.press('PageDown')
    await expect.poll(() => scrollerOf(page).evaluate((place) => place.scrollTop)).toBeGreaterThan(100)

    const across = async () => (await dialogOf(page).locator('[data-page="1"]').boundingBox())!.width
    const fitting = await across()
    await page.keyboard.press('+')
    await expect.poll(across).toBeCloseTo(fitting * 1.25, -1)
    await page.keyboard.press('-')
    await page.keyboard.press('-')
    await expect.poll(across).toBeCloseTo(fitting * 0.75, -1)
    await page.keyboard.press('0')
    await expect.poll(across).toBe(fitting)
    // With Caps Lock; a page that is still far takes its turned place, too.
    await page.keyboard.press('R')
    const lies = async () => {
      const box = (await dialogOf(page).locator('[data-page="3"]').boundingBox())!
      return box.width > box.height
    }
    await expect.poll(lies).toBe(true)
    for (const key of ['r', 'r', 'r']) await page.keyboard.press(key)
    await expect.poll(lies).toBe(false)
    await dialogOf(page).getByRole('button', { name: 'Naslednja stran' }).click()
    await dialogOf(page).getByText('2 od 3').waitFor()
    await page.keyboard.press('Escape')
    await dialogOf(page).waitFor({ state: 'hidden' })
  })

  it('lies beside the facts on a desk by itself, and can be turned', async () => {
    const page = await browser.newPage({ width: 1366, height: 768 })
    await signedIn(page, accounts.admin)
    await visit(page, `/vloge/${applications.get('potrdilo.pdf')}`)
    const first = page.locator('[data-page="1"][data-state="drawn"]')
    await first.waitFor()
    expect(await page.getByRole('dialog').count()).toBe(0)
    const shape = async () => {
      const box = (await first.boundingBox())!
      return box.width > box.height
    }
    expect(await shape()).toBe(false)
    await page.getByRole('button', { name: 'Zavrti za četrt obrata' }).click()
    await expect.poll(shape).toBe(true)
    expect(await accessibilityFaults(page)).toEqual([])
    expect(await layoutFaults(page)).toEqual([])
  })

  it('fits a narrow phone, where it is drawn as well', async () => {
    const page = await open('potrdilo.pdf', { width: 320, height: 640, hasTouch: true })
    await drawnPage(page, 1).waitFor()
    expect(await inkOf(page, 1)).toBeGreaterThan(50)
    expect(await layoutFaults(page)).toEqual([])
    expect(await scrollerOf(page).evaluate((place) => place.scrollWidth - place.clientWidth)).toBe(0)
  })

  it('of the demo town shows its letters, though it brings no font', async () => {
    const page = await browser.newPage(narrow)
    const fonts: string[] = []
    page.on('response', (response) => void (response.url().includes('/standard_fonts/') && fonts.push(`${response.status()}`)))
    await signedIn(page, accounts.admin)
    const { body } = await clerk.post('v1/admin/documents', { itemsPerPage: 100 })
    const { application_id: id, file_name: name } = body.items.findLast((row: { file_name: string }) => row.file_name.endsWith('.pdf'))
    await visit(page, `/vloge/${id}`)
    await page
      .getByRole('button', { name: new RegExp(`^Poglej.*${name}`) })
      .first()
      .click()
    await drawnPage(page, 1).waitFor()
    expect(await inkOf(page, 1)).toBeGreaterThan(500)
    await expect.poll(() => fonts).toContain('200')
  })

  it('from a scanner is decoded without WebAssembly, and said to have no words', async () => {
    const page = await open('sken.pdf')
    await dialogOf(page).locator('[data-page="1"][data-state="wordless"]').waitFor()
    expect(await inkOf(page, 1)).toBeGreaterThan(500)
    await dialogOf(page).getByText('Na tej strani je slika brez besedila.').waitFor()
  })

  it('runs no script and leads nowhere', async () => {
    const asked: string[] = []
    const page = await open('skripta.pdf')
    page.on('dialog', (dialog) => void (asked.push(dialog.message()), dialog.dismiss()))
    page.on('popup', (popup) => void asked.push(popup.url()))
    await drawnPage(page, 1).waitFor()
    await page.waitForTimeout(500)
    await drawnPage(page, 1).click()
    expect(await dialogOf(page).locator('a, iframe, object, embed').count()).toBe(0)
    expect(asked).toEqual([])
    expect(new URL(page.url()).pathname).toBe(`/vloge/${applications.get('skripta.pdf')}`)
  })

  it.each([
    ['poskodovano.pdf', 'Dokument je poškodovan'],
    ['zaklenjeno.pdf', 'Dokument je zaklenjen z geslom'],
  ])('%s is said to be so, and may be saved', async (name, sentence) => {
    const page = await open(name, { width: 360, height: 740 })
    await dialogOf(page).getByText(sentence).waitFor()
    expect(await downloadFrom(page)).toBe(name)
    expect(await accessibilityFaults(page)).toEqual([])
  })
})

describe('a picture', () => {
  it('stands in place and grows', async () => {
    const page = await open('slika.png')
    const picture = dialogOf(page).getByRole('img', { name: /slika\.png/ })
    await expect.poll(async () => (await picture.boundingBox())?.width).toBe(300)
    await dialogOf(page).getByRole('button', { name: 'Povečaj' }).click()
    await expect.poll(async () => (await picture.boundingBox())?.width).toBe(375)
    expect(await accessibilityFaults(page)).toEqual([])
  })

  it('in HEIC is offered for saving, with a sentence why', async () => {
    const page = await open('slika.heic')
    await dialogOf(page).getByText('Brskalnik te vrste datotek ne prikazuje').waitFor()
    expect(await downloadFrom(page)).toBe('slika.heic')
  })
})

describe('beside the facts', () => {
  it('a document is fetched again, closed and deleted in place, and a narrower window closes no dialog', async () => {
    const page = await browser.newPage({ width: 1366, height: 768, reducedMotion: 'reduce' })
    allowFaults(page, /Failed to load resource/)
    const content = '**/api/v1/admin/documents/*/content'
    await page.route(content, (route) => route.abort())
    await signedIn(page, accounts.admin)
    await visit(page, `/vloge/${applications.get('slika.png')}`)
    const picture = page.locator('main img[alt*="slika.png"]')
    const again = page.getByRole('button', { name: 'Poskusi znova' })
    await again.waitFor()
    await page.unroute(content)
    await again.click()
    await picture.waitFor()
    await page.evaluate('window.scrollTo(0, 700)')
    const lowerEdge = async () => {
      const { y, height } = (await page.locator('main [data-scroller]').boundingBox())!
      return y + height
    }
    await expect.poll(lowerEdge).toBeLessThan(768)

    const look = page.getByRole('button', { name: /^Poglej.*slika\.png/ }).first()
    await expect.poll(() => look.getAttribute('aria-pressed')).toBe('true')
    await look.click()
    await picture.waitFor({ state: 'detached' })
    await look.click()
    await picture.waitFor()

    await page
      .getByRole('button', { name: /^Izbriši.*slika\.png/ })
      .first()
      .click()
    const reason = dialogOf(page).getByLabel('Razlog')
    await reason.fill('Napačna priloga')
    await page.setViewportSize({ width: 1200, height: 768 })
    await picture.waitFor({ state: 'detached' })
    expect(await reason.inputValue()).toBe('Napačna priloga')
    await page.setViewportSize({ width: 1366, height: 768 })
    await picture.waitFor()
    await dialogOf(page).getByRole('button', { name: 'Izbris dokazila' }).click()
    await dialogOf(page).waitFor({ state: 'detached' })
    await picture.waitFor({ state: 'detached' })
  })
})

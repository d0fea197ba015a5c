import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openBrowser, screenshot, type StoryBrowser } from '../harness/browser.ts'
import { accessibilityFaults } from '../harness/accessibility.ts'
import { bluePng, pdfWith } from '../harness/document-files.ts'
import { attachDocuments, chooseCare, chooseResident, confirmAndSend, fillApplicant, inView } from '../harness/fill-application.ts'
import { startProduct, type Product } from '../harness/product.ts'
import { visit } from '../harness/screens.ts'

let product: Product
let browser: StoryBrowser
beforeAll(async () => {
  product = await startProduct({ env: { SIMULATED_GATES: '0' } })
  browser = await openBrowser(product.url, { reusesWindows: true })
})
afterAll(() => product?.close())

const openForm = async (): Promise<Page> => {
  const page = await browser.newPage({ width: 390, height: 844, hasTouch: true, reducedMotion: 'reduce' })
  await visit(page, '/obrazci/parkirna-dovolilnica')
  await page.getByRole('dialog').getByRole('button', { name: 'Zapri' }).click()
  return page
}
const picture = (name: string) => ({ name, mimeType: 'image/png', buffer: bluePng(300, 400) })
const focused = (page: Page, attribute: string): Promise<string | null> =>
  page.evaluate(`document.activeElement.getAttribute('${attribute}')`)

/** Turning a picture waits until `letTurn` is called, as it does for a large one on an old phone. */
const turnSlowly = `
  const read = window.createImageBitmap
  window.createImageBitmap = async (file) => {
    await new Promise((done) => { window.letTurn = done })
    return read(file)
  }`

it('a picture is turned and taken again in its line; what is chosen meanwhile stays', async () => {
  const page = await openForm()
  await chooseCare(page)
  const postCode = await inView(page.getByLabel('Poštna številka'))
  // The code of an Italian town begins like one of ours.
  await postCode.fill('3310')
  await expect.poll(() => page.getByLabel('Kraj').inputValue()).toBe('Žalec')
  await screenshot(page, 'phone form town')
  await postCode.fill('33100')
  await expect.poll(() => page.getByLabel('Kraj').inputValue()).toBe('')
  await fillApplicant(page, { name: 'Žiga Slikar', email: 'slike@primer.si', plate: 'LJ SL-101' })
  // A second vehicle that is taken away while its field has the focus leaves nothing behind that would keep one from going on.
  for (const [index, plate] of ['LJ SL-101', 'LJ SL-102'].entries()) {
    await page.getByRole('button', { name: 'Dodaj vozilo' }).click()
    await expect.poll(() => focused(page, 'name')).toBe(`plates.${index + 1}`)
    await page.keyboard.type(plate)
  }
  await page.getByRole('button', { name: 'Naprej', exact: true }).click()
  const twice = page.getByText('Ta registrska oznaka je navedena dvakrat.')
  await twice.first().waitFor()
  await page.getByRole('button', { name: 'Odstrani 1. vozilo' }).click()
  await expect.poll(() => twice.count()).toBe(0)
  await page.getByRole('textbox', { name: 'Registrska oznaka 2. vozila' }).focus()
  await page.getByRole('button', { name: 'Odstrani 2. vozilo' }).click()
  const field = await inView(page.locator('[data-step="dokazila"] input[type="file"][multiple]').first())
  await field.setInputFiles(picture('dokazilo.png'))
  const names = page.locator('[data-step="dokazila"] li')
  const first = names.first()
  const width = () => page.evaluate(`document.querySelector('[data-step="dokazila"] li img')?.naturalWidth`)
  await expect.poll(width).toBe(300)
  await page.evaluate(turnSlowly)
  await first.getByRole('button', { name: 'Zavrti sliko dokazilo.png' }).focus()
  await page.keyboard.press('Enter')
  await first.locator('[aria-busy]').waitFor()
  await field.setInputFiles(picture('dokazilo.png'))
  await page.evaluate('window.letTurn()')
  await expect.poll(width).toBe(400)
  await expect.poll(() => names.count()).toBe(2)
  await expect.poll(() => focused(page, 'aria-label')).toBe('Zavrti sliko dokazilo.jpg')
  await first.locator('input[type="file"]').setInputFiles(picture('znova.png'))
  await first.getByText('znova.png').waitFor()
  await expect.poll(width).toBe(300)
  await screenshot(page, 'phone form pictures')
})

/** A card as its office prints it, which ends on this day. */
const card = (day: string) => ({ name: 'karta.pdf', mimeType: 'application/pdf', buffer: pdfWith({ lines: [`Velja do ${day}`] }) })

it('the last day of a document is read from it on the phone, and one that is over is told before anything is sent', async () => {
  const page = await openForm()
  const year = new Date().getFullYear()
  await page.getByLabel('Imetnik parkirne karte za invalide').check()
  const kind = page
    .getByRole('group', { name: 'Vrsta dovolilnice', includeHidden: true })
    .getByRole('radio', { includeHidden: true })
    .first()
  await (await inView(kind)).check()
  await fillApplicant(page, { name: 'Žiga Kartonar', email: 'karta@primer.si', plate: 'LJ KA-101' })
  const field = await inView(page.locator('[data-step="dokazila"] input[type="file"][multiple]').first())
  const last = page.getByRole('textbox', { name: 'Dokazilo velja do' })
  await field.setInputFiles(card('1. 5. 2020'))
  await page.getByRole('alert').filter({ hasText: 'Dokazilo je poteklo.' }).waitFor()
  expect(await last.inputValue()).toBe('1. 5. 2020')
  await page.getByRole('button', { name: 'Naprej', exact: true }).click()
  await expect.poll(() => focused(page, 'name')).toMatch(/^document_expires\./)
  await screenshot(page, 'phone form ended document')
  expect(await accessibilityFaults(page)).toEqual([])
  await page.getByRole('button', { name: 'Odstrani datoteko karta.pdf' }).click()
  await field.setInputFiles(card(`31. 5. ${year + 1}`))
  await page.getByText('Prebrano iz dokumenta. Preverite.').waitFor()
  await expect.poll(() => last.inputValue()).toBe(`31. 5. ${year + 1}`)
  await screenshot(page, 'phone form read day')
  // What a person has typed is theirs: another file does not change it.
  await last.fill(`1. 6. ${year + 1}`)
  await last.blur()
  await field.setInputFiles(card(`31. 7. ${year + 1}`))
  await page.getByText('karta.pdf').nth(1).waitFor()
  expect(await last.inputValue()).toBe(`1. 6. ${year + 1}`)
  await page.getByRole('button', { name: 'Naprej', exact: true }).click()
  await page.getByText('Korak 7 od 7').waitFor()
})

it('what is doubted before sending is mended in its own step', async () => {
  const page = await openForm()
  await chooseCare(page)
  await fillApplicant(page, { name: 'Žiga Dvomljivec', email: 'dvom@gmial.com' })
  await page.getByRole('button', { name: 'Naprej', exact: true }).click()
  await page.getByRole('button', { name: 'Je pravilno, naprej' }).click()
  await page.getByLabel('Parkirišče', { exact: true }).selectOption({ index: 1 })
  await (await inView(page.getByLabel('Registrska oznaka'))).fill('LJ DV-101')
  await inView(page.locator('[data-step="dokazila"] input[type="file"][multiple]').first())
  await attachDocuments(page)
  await inView(page.getByText('Korak 7 od 7'))
  // Who comes back to a draft is asked once more.
  await page.reload()
  await confirmAndSend(page)
  await page.getByText('Ste mislili dvom@gmail.com?').waitFor()
  await page.getByRole('button', { name: 'Popravi', exact: true }).click()
  await page.getByText('Korak 3 od 7').waitFor()
  await expect.poll(() => focused(page, 'name')).toBe('email')
})

it('a window that is turned changes only what is hidden, and the list of what is wrong covers no button', async () => {
  const page = await openForm()
  await chooseResident(page)
  await page.getByText('Korak 2 od 7').waitFor()
  await page.setViewportSize({ width: 1100, height: 700 })
  await page.getByText('Korak 2 od 7').waitFor({ state: 'hidden' })
  await page.getByLabel('Ime in priimek').pressSequentially('Žiga')
  await page.setViewportSize({ width: 390, height: 844 })
  await page.getByText('Korak 3 od 7').waitFor()
  await expect.poll(() => focused(page, 'name')).toBe('name')
  expect(await page.getByLabel('Ime in priimek').inputValue()).toBe('Žiga')
  // Who changes an answer comes back by way of what is not answered yet.
  await page.evaluate("location.hash = 'oddaja'")
  await page.getByText('Korak 7 od 7').waitFor()
  await page.getByRole('button', { name: 'Oddaj vlogo' }).click()
  await page.getByText(/^Popravite \d+ polj/).waitFor()
  await page.getByText('Korak 3 od 7').waitFor()
  await page.evaluate("location.hash = 'oddaja'")
  await page.getByRole('button', { name: 'Spremeni Vrsta dovolilnice' }).click()
  await page.getByText('Korak 2 od 7').waitFor()
  const textOnTop = (selector: string) =>
    page.evaluate(`(() => {
      const { x, y, width, height } = document.querySelector('${selector}').getBoundingClientRect()
      return document.elementFromPoint(x + width / 2, y + height / 2)?.textContent
    })()`)
  await screenshot(page, 'phone form errors')
  await expect.poll(() => textOnTop('form > :last-child button')).toBe('Naprej')
  await expect.poll(() => textOnTop('[data-errors] summary')).toMatch(/^Popravite/)
  await page.getByRole('button', { name: 'Naprej', exact: true }).click()
  await page.getByText('Korak 3 od 7').waitFor()
})

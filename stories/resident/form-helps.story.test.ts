import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { accessibilityFaults } from '../harness/accessibility.ts'
import { openBrowser, screenshot, type StoryBrowser } from '../harness/browser.ts'
import { attachDocuments, chooseCare, confirmAndSend, fillApplicant, inView, pdfFile } from '../harness/fill-application.ts'
import { httpPerson } from '../harness/http-person.ts'
import { allowFaults } from '../harness/page-faults.ts'
import { startProduct, type Product } from '../harness/product.ts'
import { accounts, reload, visit } from '../harness/screens.ts'
import { signIn } from '../harness/sign-in.ts'

let product: Product
let browser: StoryBrowser
beforeAll(async () => {
  product = await startProduct({ env: { SIMULATED_GATES: '0' } })
  browser = await openBrowser(product.url)
})
afterAll(() => product?.close())

const openForm = async (width: number): Promise<Page> => {
  const page = await browser.newPage({ width, height: 844 })
  await visit(page, '/obrazci/parkirna-dovolilnica')
  await page.getByRole('dialog').getByRole('button', { name: 'Zapri' }).click()
  return page
}
/** The files of all drafts in this browser's database. */
const keptHere = (page: Page): Promise<number> =>
  page.evaluate(`new Promise((done) => {
    const request = indexedDB.open('dovolilnice-files', 1)
    request.onupgradeneeded = () => request.result.createObjectStore('drafts')
    request.onsuccess = () => {
      const all = request.result.transaction('drafts').objectStore('drafts').getAll()
      all.onsuccess = () => { request.result.close(); done(all.result.flatMap(({ files }) => Object.values(files).flat()).length) }
    }
  })`)

it('chosen files survive a reload on this device, can be removed from it, and go when the form is sent', async () => {
  const page = await openForm(1366)
  await chooseCare(page)
  const field = page.locator('input[type="file"]').first()
  await field.waitFor({ state: 'attached' })
  await field.setInputFiles(await pdfFile('potrdilo čšž.pdf'))
  await page.getByText('ostanejo na tej napravi').waitFor()
  await reload(page)
  await page.getByText('potrdilo čšž.pdf').waitFor()
  await page.getByText('ostanejo na tej napravi').waitFor()
  await screenshot(page, 'kept files 1366')
  expect(await accessibilityFaults(page)).toEqual([])

  await page.getByRole('button', { name: 'Odstrani z naprave' }).click()
  await page.getByText('odstranjene z naprave').waitFor()
  await expect.poll(() => keptHere(page)).toBe(0)
  await expect.poll(() => page.evaluate('document.activeElement.textContent')).toContain('odstranjene z naprave')
  await page.getByText('potrdilo čšž.pdf').waitFor()
  await reload(page)
  await page.getByText('na tej napravi ni več').waitFor()
  // Who removed them from the device once does not have them kept again, until the form is begun anew.
  await field.setInputFiles(await pdfFile('drugo potrdilo.pdf'))
  await page.getByText('odstranjene z naprave').waitFor()
  expect(await keptHere(page)).toBe(0)
  await page.getByRole('button', { name: 'Začni znova' }).click()

  await chooseCare(page)
  await fillApplicant(page, { name: 'Žiga Ohranjen', email: 'ohranjen@primer.example', plate: 'LJ OH-101' })
  await attachDocuments(page)
  await expect.poll(() => keptHere(page)).toBeGreaterThan(0)
  await confirmAndSend(page)
  await page.getByRole('heading', { name: /Vloga je oddana/ }).waitFor()
  await expect.poll(() => keptHere(page)).toBe(0)
})

it('a file that cannot be removed is not said to be gone', async () => {
  const page = await openForm(1366)
  await chooseCare(page)
  await page
    .locator('input[type="file"]')
    .first()
    .setInputFiles(await pdfFile('potrdilo.pdf'))
  await page.getByText('ostanejo na tej napravi').waitFor()
  await page.evaluate(`IDBObjectStore.prototype.delete = () => { throw new Error('The disk is broken.') }`)
  const remove = page.getByRole('button', { name: 'Odstrani z naprave' })
  await remove.click()
  await page.getByText('ni bilo mogoče odstraniti z naprave').waitFor()
  expect(await keptHere(page)).toBe(1)
  await remove.waitFor()
})

/** Beside the files of the open form, one of another form that was chosen four days ago. */
const fourDaysOn = (page: Page): Promise<unknown> =>
  page.evaluate(`new Promise((done) => {
    const at = Date.now() - 4 * 86400000
    localStorage.setItem('dovolilnice.files-saved', JSON.stringify({ ...JSON.parse(localStorage.getItem('dovolilnice.files-saved')), at }))
    const request = indexedDB.open('dovolilnice-files', 1)
    request.onsuccess = () => {
      const transaction = request.result.transaction('drafts', 'readwrite')
      transaction.objectStore('drafts').put({ at, files: { 'document.old': [new File(['a'], 'staro.pdf')] } }, 'application.old')
      transaction.oncomplete = () => { request.result.close(); done() }
    }
  })`)

/** What this device holds of forms that were not sent, by their names. */
const draftsHere = (page: Page): Promise<string[]> =>
  page.evaluate(`Object.keys(localStorage).filter((key) => key.startsWith('dovolilnice.draft.')).map((key) => key.slice(18, 30))`)

it('kept files go after three days, at signing out, and before somebody else, and so does what was typed into an own form', async () => {
  const page = await browser.newPage({ width: 1366, height: 844 })
  const choose = async (): Promise<void> => {
    await visit(page, '/nadzorna-plosca/vloge/parkirna-dovolilnica')
    await chooseCare(page)
    await page
      .locator('input[type="file"]')
      .first()
      .setInputFiles(await pdfFile('potrdilo.pdf'))
    await page.getByText('ostanejo na tej napravi').waitFor()
  }
  await signIn(page, accounts.regular)
  await page.evaluate(`localStorage.setItem('dovolilnice.draft.application', '{"name":"Obiskovalka"}')`)
  await choose()
  await fourDaysOn(page)
  await expect.poll(() => keptHere(page)).toBe(2)
  await reload(page)
  await expect.poll(() => keptHere(page)).toBe(1)
  await page.getByText('potrdilo.pdf').waitFor()

  allowFaults(page, /Failed to load resource/)
  await page.context().clearCookies()
  await visit(page, '/nadzorna-plosca')
  await page.waitForURL(/\/prijava/)
  expect(await keptHere(page)).toBe(1)
  await expect.poll(() => draftsHere(page)).toHaveLength(3)
  await signIn(page, accounts.operator)
  await expect.poll(() => keptHere(page)).toBe(0)
  await expect.poll(() => draftsHere(page)).toEqual(['application'])

  await visit(page, '/odjava')
  await signIn(page, accounts.regular)
  await choose()
  await expect.poll(() => draftsHere(page)).toHaveLength(3)
  await visit(page, '/odjava')
  await expect.poll(() => keptHere(page)).toBe(0)
  await expect.poll(() => draftsHere(page)).toEqual(['application'])
})

it('where the town has loaded its streets, the address decides the zone and its lot', async () => {
  const clerk = await httpPerson(product.url)
  await clerk.signIn(accounts.root)
  const { body } = await clerk.get('v1/resources')
  const lots = body.parking_lots as { id: string; zone: string; name: { sl: string } }[]
  const zones = [...new Set(lots.map(({ zone }) => zone))]
  const [own, other] = [zones[0]!, zones[1]!]
  const form = new FormData()
  form.append('dry_run', 'no')
  const rows = ['Ulica;Hišna številka;Pošta;Območje', `Kovaška ulica;3;9999;${own}`, `Kovaška ulica;5;9999;${other}`, 'Dolga pot;1;9999;']
  form.append('file', new File([rows.join('\n')], 'naslovi.csv', { type: 'text/csv' }))
  expect((await clerk.post('v1/admin/addresses/load', form)).status).toBe(200)

  const page = await openForm(1366)
  await page.getByLabel('Stanovalec s stalnim prebivališčem').check()
  const street = page.getByLabel('Ulica in hišna številka')
  await street.pressSequentially('kovaš')
  await page.locator('datalist option[value="Kovaška ulica"]').waitFor({ state: 'attached' })
  await street.fill('Kovaška ulica 3')
  await page.getByText('Vaš naslov leži na območju').waitFor()
  await expect.poll(() => page.getByLabel('Poštna številka').inputValue()).toBe('9999')
  const chosen = page.getByLabel('Parkirišče', { exact: true })
  const zoneOfLot = async () => {
    const id = await chosen.inputValue()
    return lots.find((lot) => lot.id === id)?.zone
  }
  await expect.poll(zoneOfLot).toBe(own)
  const ownLot = await chosen.inputValue()
  // What nobody chose by hand follows the address.
  await street.fill('Kovaška ulica 5')
  await expect.poll(zoneOfLot).toBe(other)
  await chosen.selectOption(ownLot)
  await page.getByText('Tudi tako lahko oddate vlogo').waitFor()
  await screenshot(page, 'address zone 1366')
  expect(await accessibilityFaults(page)).toEqual([])
  await page.getByRole('button', { name: /^Izberi / }).click()
  await page.getByText('Izberete lahko tudi drugo').waitFor()
  await expect.poll(() => page.evaluate('document.activeElement.textContent')).toContain('Vaš naslov leži na območju')
  await expect.poll(zoneOfLot).toBe(other)
  await street.fill('Dolga pot 1')
  await page.getByText('ne leži na nobenem območju').waitFor()

  const phone = await openForm(390)
  await chooseCare(phone)
  await fillApplicant(phone, { name: 'Žiga Naslov', email: 'naslov@primer.example', plate: undefined, street: 'Kovaška ulica 5' })
  await inView(phone.getByLabel('Parkirišče', { exact: true }))
  await phone.getByText('Vaš naslov leži na območju').waitFor()
  await screenshot(phone, 'address zone 390')
})

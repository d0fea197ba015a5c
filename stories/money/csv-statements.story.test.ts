import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { accessibilityFaults } from '../harness/accessibility.ts'
import { openBrowser, screenshot, type StoryBrowser } from '../harness/browser.ts'
import { httpPerson } from '../harness/http-person.ts'
import { startProduct, type Product } from '../harness/product.ts'
import { accounts, settled, visit } from '../harness/screens.ts'
import { signedIn } from '../harness/sign-in.ts'

let product: Product
let browser: StoryBrowser
beforeAll(async () => {
  product = await startProduct({ env: { SIMULATED_GATES: '0' } })
  browser = await openBrowser(product.url)
})
afterAll(() => product?.close())

const titles = 'Dan;Plačnik;Sklic;Opis;Znesek'
const fileOf = (name: string, ...lines: string[]) => ({
  name,
  mimeType: 'text/csv',
  buffer: Buffer.from(['Izvoz prometa', titles, ...lines, ''].join('\n')),
})

const choose = async (page: Page, file: ReturnType<typeof fileOf>) => {
  await visit(page, '/placila?tab=statements')
  await page.getByRole('button', { name: 'Naloži izpisek' }).click()
  const dialog = page.getByRole('dialog', { name: 'Naloži izpisek' })
  await dialog.locator('input[type=file]').setInputFiles(file)
  return dialog
}

const send = async (page: Page, dialog: ReturnType<Page['getByRole']>) => {
  await dialog.getByRole('button', { name: 'Naloži izpisek' }).click()
  await page.waitForURL(/upload_id=/)
  await settled(page)
}

/** The reference of an application that waits to be paid, and its fee as a bank writes it. */
const waiting = async (): Promise<{ reference: string; amount: string }> => {
  const clerk = await httpPerson(product.url)
  await clerk.signIn(accounts.admin)
  const { body } = await clerk.post('v1/admin/applications', { itemsPerPage: 20, filters: { status: 'approved' } })
  const [application] = body.items.filter(({ fee_cents: fee }: { fee_cents: number }) => fee > 0)
  const amount = (application.fee_cents / 100).toFixed(2).replace('.', ',')
  return { reference: `SI00 ${application.number.replace(/\D/g, '')}`, amount }
}

it('a clerk names the columns of a new bank once; the next file of that bank is read by itself', { timeout: 180_000 }, async () => {
  const { reference, amount } = await waiting()
  const page = await browser.newPage({ reducedMotion: 'reduce' })
  await signedIn(page, accounts.admin)
  const first = `12.11.2026;Špela Žagar;${reference};Taksa;${amount}`
  const upload = await choose(page, fileOf('promet.csv', first))
  await upload.getByText('Stolpci te datoteke še niso znani').waitFor()
  await upload.getByRole('button', { name: 'Določi stolpce' }).click()

  const form = page.getByRole('dialog', { name: 'Nova oblika CSV' })
  await form.getByRole('region', { name: 'Prve vrstice datoteke' }).getByText('Špela Žagar').waitFor()
  await form.getByLabel('Ime banke ali oblike').fill('Hranilnica Lipograd')
  await form.getByLabel('Datum knjiženja').selectOption('Dan')
  await form.getByLabel('Znesek ali V dobro').selectOption('Znesek')
  await form.getByRole('table', { name: 'Prvi prometi, kakor bodo prebrani' }).getByText('Špela Žagar').waitFor()
  await settled(page)
  expect(await accessibilityFaults(page)).toEqual([])
  await screenshot(page, 'csv-mapping')
  await form.getByRole('button', { name: 'Shrani obliko' }).click()
  await form.waitFor({ state: 'detached' })
  await expect.poll(() => upload.getByLabel('Oblika datoteke CSV').locator('option:checked').innerText()).toBe('Hranilnica Lipograd')
  await send(page, upload)
  await page.getByText('1 nov promet').waitFor()

  const second = await choose(page, fileOf('promet-2.csv', first, '13.11.2026;Čeda Čuk;SI00 1;Drugo;5,00'))
  await second.getByText('Datoteka je prepoznana: Hranilnica Lipograd').waitFor()
  await second.getByText('Čeda Čuk').waitFor()
  await screenshot(page, 'csv-recognised')
  await send(page, second)
  await page.getByText('1 nov promet').waitFor()
  await page.getByText('Vseh v datoteki: 2.').waitFor()
})

it('on a phone, in English, the saved forms are seen, changed and deleted', { timeout: 90_000 }, async () => {
  const page = await browser.newPage({ width: 390, height: 844, reducedMotion: 'reduce' })
  await signedIn(page, accounts.admin)
  await page.addInitScript(`localStorage.setItem('dovolilnice.locale-chosen', '"en"')`)
  await visit(page, '/placila?tab=statements')
  await page.getByRole('button', { name: 'CSV forms' }).click()
  const forms = page.getByRole('dialog', { name: 'CSV forms' })
  await forms.getByRole('button', { name: 'Banka Lipograd (izmišljena)', exact: true }).waitFor()
  expect(await accessibilityFaults(page)).toEqual([])
  await screenshot(page, 'csv-forms-phone')
  await forms.getByRole('button', { name: 'Delete Banka Lipograd (izmišljena)' }).click()
  await page.getByRole('dialog', { name: 'Delete the CSV form' }).getByRole('button', { name: 'Delete' }).click()
  await forms.getByRole('button', { name: 'Banka Lipograd (izmišljena)', exact: true }).waitFor({ state: 'detached' })
})

import { afterAll, beforeAll, expect, test } from 'vitest'
import { openBrowser, type StoryBrowser } from './harness/browser.ts'
import { startProduct, type Product } from './harness/product.ts'
import { accounts, visit } from './harness/screens.ts'
import { signedIn } from './harness/sign-in.ts'

let product: Product
let browser: StoryBrowser
beforeAll(async () => {
  product = await startProduct()
  browser = await openBrowser(product.url)
})
afterAll(() => product?.close())

/** The person in charge of data protection answers a request from its receipt to the letter. */
test('a request is recorded, found, given and closed with its letter', async () => {
  const page = await browser.newPage()
  await signedIn(page, accounts.root)
  await visit(page, '/zahteve-posameznikov')
  await page.getByRole('button', { name: 'Vpiši zahtevo' }).click()
  const form = page.getByRole('dialog')
  await form.getByLabel('Ime in priimek ali naziv').fill('Oseba Iz Zgodbe')
  await form.getByLabel('E-poštni naslov').fill('uporabnik@demo.si')
  await form.getByLabel('Ulica in hišna številka').fill('Glavni trg 1')
  await form.getByLabel('Poštna številka').fill('1000')
  await form.getByLabel('Kraj').fill('Lipograd')
  await form.getByLabel('dostop do podatkov (15. člen)').check()
  await form.getByLabel('Vsebina zahteve').fill('Katere podatke hranite o meni?')
  await form.getByLabel('Način prejema').selectOption('in_person')
  await form.getByRole('button', { name: 'Vpiši zahtevo' }).click()
  await page.getByText('Istovetnost še ni preverjena.').waitFor()

  await page.getByRole('button', { name: 'Vpiši preverjanje' }).click()
  await page.getByRole('dialog').getByLabel('Preverjanje istovetnosti').selectOption('document')
  await page.getByRole('dialog').getByRole('button', { name: 'Vpiši preverjanje' }).click()
  const records = page.getByRole('region', { name: 'Zapisi o osebi' })
  const account = records.getByRole('row').filter({ hasText: 'Uporabniki' }).getByRole('checkbox')
  await account.check()
  await page.getByText('V obravnavi', { exact: true }).first().waitFor()
  await records.getByRole('button', { name: 'Shrani izbor' }).click()
  await page.getByRole('button', { name: 'Pripravi podatke' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Pripravi podatke' }).click()
  const done = page.getByRole('region', { name: 'Kaj je bilo storjeno' })
  const [file] = await Promise.all([page.waitForEvent('download'), done.getByRole('button', { name: 'JSON' }).click()])
  expect(file.suggestedFilename()).toMatch(/^podatki-ZP-\d{4}-\d{6}\.json$/)

  await page.getByRole('button', { name: 'Odgovori in zaključi' }).click()
  const answer = page.getByRole('dialog')
  await answer.getByLabel('Odločitev').selectOption('granted')
  await answer.getByLabel('Besedilo odgovora').fill('Vaši podatki so v prilogi.')
  await answer.getByLabel('Način pošiljanja').selectOption('post')
  await answer.getByRole('button', { name: 'Odgovori in zaključi' }).click()
  await page.getByText('Zaključena', { exact: true }).first().waitFor()
  await page.getByRole('button', { name: 'Odpri pismo' }).waitFor()
})

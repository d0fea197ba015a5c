import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { startFiscalStandIn, type FiscalStandIn } from '../../tools/fiscal-stand-in/stand-in-server.ts'
import { temporaryFolder } from '../../tools/services/processes.ts'
import { accessibilityFaults } from '../harness/accessibility.ts'
import { openBrowser, screenshot, type StoryBrowser } from '../harness/browser.ts'
import { httpPerson, type HttpPerson } from '../harness/http-person.ts'
import { layoutFaults } from '../harness/layout.ts'
import { startProduct, type Product } from '../harness/product.ts'
import { accounts, settled, visit } from '../harness/screens.ts'
import { signedIn } from '../harness/sign-in.ts'

/** Občina Lipograd's own. */
const taxNumber = '12345679'

const folder = temporaryFolder('counter')
let standIn: FiscalStandIn
let product: Product
let browser: StoryBrowser
let clerk: HttpPerson
beforeAll(async () => {
  standIn = await startFiscalStandIn({ folder: folder.path })
  const { path, password } = standIn.issue({ taxNumber })
  const env = { FISCAL_URL: standIn.url, FISCAL_CA: standIn.authorities, FISCAL_CERTIFICATE: path, FISCAL_CERTIFICATE_PASSWORD: password }
  product = await startProduct({ env: { ...env, SIMULATED_GATES: '0' } })
  browser = await openBrowser(product.url)
  clerk = await httpPerson(product.url)
  await clerk.signIn(accounts.admin)
  const { premises } = (await clerk.get('v1/admin/premises')).body
  await clerk.post(`v1/admin/premises/${premises[0].id}/register`, {})
})
afterAll(async () => {
  await product?.close()
  await standIn?.close()
  folder.remove()
})

interface Open {
  id: string
  number: string
  open_cents: number
}

/** The applications of which nothing has been paid. */
const waiting = async (): Promise<Open[]> => {
  const { items } = (await clerk.post('v1/admin/applications', { itemsPerPage: 100, filters: { status: 'approved' } })).body
  const found: Open[] = []
  for (const { id, number } of items) {
    const { open_cents, received_cents } = (await clerk.get(`v1/admin/applications/${id}/payments`)).body
    // Another permit for the same vehicle would keep its own from being issued.
    const { duplicates } = (await clerk.get(`v1/admin/applications/${id}`)).body
    if (open_cents > 0 && received_cents === 0 && duplicates.length === 0) found.push({ id, number, open_cents })
  }
  return found
}

const euros = (cents: number): string => (cents / 100).toFixed(2).replace('.', ',')
const dialog = (page: Page) => page.getByRole('dialog')

it('a clerk takes cash, gives change, prints the invoice, and closes the day with a difference', { timeout: 240_000 }, async () => {
  const [application] = await waiting()
  if (application === undefined) throw new Error('no application waits to be paid')
  const { id, open_cents: cents } = application
  const page = await browser.newPage({ width: 1366, height: 768, reducedMotion: 'reduce' })
  await signedIn(page, accounts.admin)

  await visit(page, `/vloge/${id}`)
  await page.getByRole('button', { name: 'Plačilo na blagajni' }).click()
  await dialog(page).getByText(euros(cents)).first().waitFor()
  await dialog(page).getByLabel('Blagajna', { exact: true }).selectOption({ label: 'OBCINA-B2 · Okence' })
  await dialog(page)
    .getByLabel('Prejeta gotovina')
    .fill(euros(cents - 1))
  await dialog(page).getByRole('button', { name: 'Prejmi in izdaj račun' }).click()
  await dialog(page).getByText('Prejeti znesek je manjši').waitFor()
  await dialog(page)
    .getByLabel('Prejeta gotovina')
    .fill(euros(cents + 1240))
  await dialog(page).getByText('12,40 €').waitFor()
  expect(await accessibilityFaults(page)).toEqual([])
  await screenshot(page, 'counter-payment')
  await page.keyboard.press('Enter')
  await dialog(page).getByText('Plačilo je zabeleženo.').waitFor()
  await dialog(page).getByText('12,40 €').waitFor()
  await dialog(page)
    .getByText(/^[\da-f]{32}$/)
    .waitFor()
  await dialog(page)
    .getByText(/^D-20\d\d-/)
    .waitFor()
  await settled(page)
  await screenshot(page, 'counter-paid')
  const printed = page.waitForResponse((response) => /\/invoices\/[\w-]+\/pdf$/.test(response.url()))
  await dialog(page).getByRole('button', { name: 'Natisni račun' }).click()
  expect((await printed).status()).toBe(200)
  await dialog(page).getByRole('button', { name: 'Končaj' }).click()
  await expect.poll(async () => (await clerk.get(`v1/admin/applications/${id}`)).body.status).toBe('completed')

  await visit(page, '/blagajna')
  await page.getByRole('button', { name: 'Zaključi blagajno' }).last().click()
  await dialog(page).getByLabel('Preštej po bankovcih in kovancih').check()
  // Somebody puts change in while the clerk counts.
  const device = (await clerk.get('v1/admin/counter/drawers')).body.drawers.at(-1)
  await clerk.post(`v1/admin/counter/drawers/${device.id}/change-money`, { cents: 4000 })
  await dialog(page).getByText('Medtem se je blagajna spremenila').waitFor()
  await screenshot(page, 'counter-changed')
  await dialog(page).getByRole('button', { name: 'Prešteto znova' }).click()
  await dialog(page).getByLabel('20,00 €').fill('1')
  await dialog(page)
    .getByText(/Manjka|Preveč je/)
    .waitFor()
  await dialog(page).getByRole('button', { name: 'Zaključi blagajno' }).click()
  await dialog(page).getByText('Navedite razlog.').waitFor()
  await dialog(page).getByLabel('Zakaj se razlikuje').fill('Napačno vrnjen drobiž.')
  await dialog(page).getByLabel('Polog na banko').fill('15,00')
  await dialog(page).getByText('5,00 €').last().waitFor()
  expect(await accessibilityFaults(page)).toEqual([])
  await screenshot(page, 'counter-close')
  await dialog(page).getByRole('button', { name: 'Zaključi blagajno' }).click()
  await dialog(page).getByText('Napačno vrnjen drobiž.').waitFor()
  await dialog(page).getByText('1 × 20,00 €').waitFor()
  await settled(page)
  expect(await accessibilityFaults(page)).toEqual([])
  await screenshot(page, 'counter-closing')
  const record = page.waitForResponse((response) => /\/closings\/[\w-]+\/pdf$/.test(response.url()))
  await dialog(page).getByRole('button', { name: 'Zapisnik PDF' }).click()
  expect((await record).status()).toBe(200)
})

it('with the tax authority away a card is taken all the same, and a mistake is given back', { timeout: 180_000 }, async () => {
  const parameters = (await clerk.get('v1/parameters')).body
  await clerk.post('v1/admin/parameters/update', { money: { ...parameters.money, issue_on_payment: false } })
  standIn.behave({ kind: 'down' })
  const application = (await waiting()).at(-1)
  const page = await browser.newPage({ width: 390, height: 844, reducedMotion: 'reduce' })
  await signedIn(page, accounts.admin)
  await visit(page, `/vloge/${application?.id}`)
  await page.getByRole('button', { name: 'Plačilo na blagajni' }).click()
  await dialog(page).getByLabel('Način plačila').selectOption('card')
  await dialog(page).getByLabel('Blagajna', { exact: true }).selectOption({ label: 'OBCINA-B2 · Okence' })
  await dialog(page).getByRole('button', { name: 'Prejmi in izdaj račun' }).click()
  await dialog(page).getByText('Izpolnite to polje.').waitFor()
  await dialog(page).getByLabel('ID transakcije').fill('T-4711')
  expect(await layoutFaults(page)).toEqual([])
  await screenshot(page, 'counter-phone-card')
  await dialog(page).getByRole('button', { name: 'Prejmi in izdaj račun' }).click()
  await dialog(page).getByText('dodeljen bo naknadno; račun lahko natisnete').waitFor()
  await screenshot(page, 'counter-phone-paid')
  await dialog(page).getByRole('button', { name: 'Končaj' }).click()

  await visit(page, '/blagajna?tab=movements')
  await page
    .getByText('T-4711')
    .or(page.getByText(application?.number ?? ''))
    .first()
    .waitFor()
  await screenshot(page, 'counter-phone-movements')
  const row = page.getByRole('row').filter({ hasText: application?.number ?? '' })
  await row.getByRole('button').last().click()
  await page.getByText('Vrni plačilo', { exact: true }).last().click()
  await dialog(page).getByLabel('ID transakcije vračila na terminalu').fill('T-4712')
  await dialog(page).getByLabel('Razlog').fill('Napačna vloga.')
  expect(await accessibilityFaults(page)).toEqual([])
  await screenshot(page, 'counter-phone-give-back')
  await dialog(page).getByRole('button', { name: 'Vrni plačilo' }).click()
  await page.getByText('Plačilo je vrnjeno.').first().waitFor()
  expect((await clerk.get(`v1/admin/applications/${application?.id}`)).body.status).toBe('approved')
})

import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { startPaymentStandIn, type PaymentStandIn } from '../../tools/payment-stand-in/stand-in-server.ts'
import { accessibilityFaults } from '../harness/accessibility.ts'
import { formsOf } from '../harness/application-form.ts'
import { openBrowser, screenshot, type StoryBrowser } from '../harness/browser.ts'
import { httpPerson } from '../harness/http-person.ts'
import { allowFaults } from '../harness/page-faults.ts'
import { startProduct, type Product } from '../harness/product.ts'
import { usualEngine, withClient } from '../harness/throwaway-database.ts'
import { accounts, settled, visit } from '../harness/screens.ts'
import { signedIn } from '../harness/sign-in.ts'

const merchant = 'obcina-lipograd'
const secret = 'preskusna-skrivnost-preskusna-skrivnost'

let standIn: PaymentStandIn
let product: Product
let browser: StoryBrowser
beforeAll(async () => {
  standIn = await startPaymentStandIn({ merchant, secret })
  const env = { PAYMENT_URL: standIn.url, PAYMENT_MERCHANT: merchant, PAYMENT_SECRET: secret, PAYMENT_TEST: '1', SIMULATED_GATES: '0' }
  product = await startProduct({ env })
  standIn.setTown(product.url)
  browser = await openBrowser(product.url)
})
afterAll(async () => {
  await product?.close()
  await standIn?.close()
})

/** An approved application with a fee, and what opens its status page. */
const approvedApplication = async (plate: string, name: string, as?: string) => {
  const resident = await httpPerson(product.url)
  if (as !== undefined) await resident.signIn(as)
  const form = (await formsOf(resident, 'garage'))(plate, name)
  const sent = (await resident.post(as === undefined ? 'v1/applications' : 'v1/user/applications/create', form)).body
  const clerk = await httpPerson(product.url)
  await clerk.signIn(accounts.admin)
  await clerk.post(`v1/admin/applications/${sent.id}/review`, { version: 1 })
  const approved = await clerk.post(`v1/admin/applications/${sent.id}/approve`, { version: 2, despite_duplicates: [] })
  expect(approved.status, JSON.stringify(approved.body)).toBe(200)
  return { ...sent, path: `/obrazci/parkirna-dovolilnica/stanje?number=${sent.number}&token=${sent.token}` }
}

/** A page that may leave for the provider's. */
const payerPage = async (options: Parameters<StoryBrowser['newPage']>[0]): Promise<Page> => {
  const page = await browser.newPage({ reducedMotion: 'reduce', ...options })
  allowFaults(page, new RegExp(`request to another host: ${standIn.url}`))
  return page
}

const enterCard = async (page: Page, number: string): Promise<void> => {
  await page.getByLabel('Številka kartice').fill(number)
  await page.getByLabel('Velja do').fill('12/30')
  await page.getByLabel('Varnostna koda').fill('123')
  await page.getByRole('button', { name: /^Plačaj/ }).click()
}

it('the resident pays by card on a phone: declined at first, then confirmed by the bank', { timeout: 180_000 }, async () => {
  const application = await approvedApplication('LJ KK-901', 'Kartična Klara')
  const page = await payerPage({ width: 390, height: 844 })
  await visit(page, application.path)
  await page.getByText('Preizkus: nobena kartica ne bo bremenjena').waitFor()
  expect(await accessibilityFaults(page)).toEqual([])
  await screenshot(page, 'card-offer-phone')

  await page.getByRole('button', { name: /^Plačaj s kartico/ }).click()
  await page.getByText('Preizkus: to ni prava banka').waitFor()
  expect(await accessibilityFaults(page)).toEqual([])
  await screenshot(page, 'card-provider-phone')
  await enterCard(page, '4000 0000 0000 0002')

  await page.getByText('Plačilo ni uspelo').waitFor()
  await page.getByText('Na kartici ni dovolj sredstev.').waitFor()
  await settled(page)
  expect(await accessibilityFaults(page)).toEqual([])
  await screenshot(page, 'card-declined-phone')

  await page.getByRole('link', { name: 'Odpri stanje vloge' }).click()
  await page.getByText('Plačilo s kartico ni uspelo.').waitFor()
  await settled(page)
  await screenshot(page, 'card-try-again-phone')
  // The notice comes only after the browser; the page waits for it and says so.
  standIn.behave({ kind: 'late', milliseconds: 4_000 })
  await page.getByRole('button', { name: /^Plačaj s kartico/ }).click()
  await enterCard(page, '4000 0000 0000 3220')
  await page.getByRole('heading', { name: 'Potrditev pri vaši banki' }).waitFor()
  await screenshot(page, 'card-bank-phone')
  await page.getByRole('button', { name: 'Potrjujem plačilo' }).click()
  await page.getByText('Ponudnik plačil je plačilo potrdil.').waitFor()
  await settled(page)
  expect(await accessibilityFaults(page)).toEqual([])
  await screenshot(page, 'card-paid-phone')
  standIn.behave({ kind: 'normal' })

  await page.getByRole('link', { name: 'Odpri stanje vloge' }).click()
  await page
    .getByText(/Plačilo smo prejeli|Dovolilnica .* je izdana/)
    .first()
    .waitFor()
  await settled(page)
  expect(await page.getByRole('button', { name: /s kartico/ }).count()).toBe(0)
  await screenshot(page, 'card-settled-phone')

  const clerk = await browser.newPage({ reducedMotion: 'reduce' })
  await signedIn(clerk, accounts.admin)
  await visit(clerk, `/vloge/${application.id}`)
  await clerk.getByRole('heading', { name: 'Plačila s kartico na spletu' }).waitFor()
  await clerk.getByText('Na kartici ni dovolj sredstev.').waitFor()
  expect(await accessibilityFaults(clerk)).toEqual([])
  await screenshot(clerk, 'card-clerk')
  await clerk.getByRole('link', { name: 'Pokaži plačilo' }).click()
  await clerk.getByRole('dialog').getByText('Kartica na spletu').waitFor()
  await screenshot(clerk, 'card-payment-dialog')
})

it('what a card paid goes back to it, when two people agree', { timeout: 120_000 }, async () => {
  const application = await approvedApplication('LJ KK-904', 'Kartična Kristina')
  const page = await payerPage({ width: 390, height: 844 })
  await visit(page, application.path)
  await page.getByRole('button', { name: /^Plačaj s kartico/ }).click()
  await enterCard(page, '4111 1111 1111 1111')
  await page.getByText('Ponudnik plačil je plačilo potrdil.').waitFor()

  const clerk = await browser.newPage({ width: 1366, height: 768, reducedMotion: 'reduce' })
  await signedIn(clerk, accounts.admin)
  await visit(clerk, `/vracila?vloga=${application.id}`)
  const proposal = clerk.getByRole('dialog')
  expect(await proposal.getByLabel('Vrni na kartico, s katero je bilo plačano').isChecked()).toBe(true)
  expect(await proposal.getByLabel('IBAN prejemnika').count()).toBe(0)
  await proposal.getByLabel('Znesek').fill('5,00')
  await proposal.getByLabel('Pojasnilo').fill('Vozilo je prodala.')
  expect(await accessibilityFaults(clerk)).toEqual([])
  await screenshot(clerk, 'card-refund-proposal')
  await proposal.getByRole('button', { name: 'Predlagaj vračilo' }).click()
  await clerk.getByText(/Vračilo R-\d{4}-\d{6} čaka na odobritev/).waitFor()

  const other = await httpPerson(product.url)
  await other.signIn(accounts.root)
  const find = async () => (await other.post('v1/admin/refunds', { filters: { application_id: application.id } })).body.items[0]
  const { id, version } = await find()
  expect((await other.post(`v1/admin/refunds/${id}/approve`, { version })).status).toBe(200)
  await expect.poll(async () => (await find()).status, { timeout: 30_000 }).toBe('paid')
  expect(standIn.register.all().flatMap(({ refunds }) => refunds)).toEqual([{ refund: id, amount: 500, status: 'done' }])
  await visit(clerk, '/vracila')
  await screenshot(clerk, 'card-refunds')
})

it('by keyboard and in English: left, begun anew, and confirmed although no notice comes', { timeout: 120_000 }, async () => {
  const application = await approvedApplication('LJ KK-902', 'Kartični Kilian')
  const page = await payerPage({ width: 1366, height: 768, locale: 'en' })
  await visit(page, application.path)
  await page.getByRole('button', { name: /^Pay by card/ }).focus()
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: 'Cancel' }).waitFor()
  await page.getByRole('button', { name: 'Cancel' }).focus()
  await page.keyboard.press('Enter')
  await page.getByText('The payment was cancelled').waitFor()
  await settled(page)
  expect(await accessibilityFaults(page)).toEqual([])
  await screenshot(page, 'card-cancelled-en')
  await page.getByRole('link', { name: 'To the application' }).focus()
  await page.keyboard.press('Enter')
  await page.getByText('The card payment was not finished.').waitFor()

  standIn.behave({ kind: 'never' })
  await page.getByRole('button', { name: /^Pay by card/ }).click()
  await page.getByLabel('Card number').fill('4111 1111 1111 1111')
  await page.getByLabel('Valid until').fill('12/30')
  await page.getByLabel('Security code').fill('123')
  await page.keyboard.press('Enter')
  await page.getByText('The payment provider has confirmed the payment.').waitFor()
  standIn.behave({ kind: 'normal' })
  await screenshot(page, 'card-paid-en')
})

it('from the own account, by what is to be done next; a provider that is down is told', { timeout: 120_000 }, async () => {
  const application = await approvedApplication('LJ KK-903', 'Kartična Kaja', accounts.regular)
  const page = await payerPage({ width: 1366, height: 768 })
  await signedIn(page, accounts.regular)
  await visit(page, '/nadzorna-plosca')
  const step = page.getByRole('listitem').filter({ hasText: application.number })
  await step.getByRole('link', { name: 'Plačaj' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('heading', { name: 'Plačilo s kartico' }).waitFor()
  await screenshot(page, 'card-own-dialog')

  standIn.behave({ kind: 'down' })
  allowFaults(page, /status of 503/)
  await dialog.getByRole('button', { name: /^Plačaj s kartico/ }).click()
  await page.getByText('Ponudnik plačil se ne odziva').waitFor()
  await screenshot(page, 'card-provider-down')
  standIn.behave({ kind: 'normal' })
  await dialog.getByRole('button', { name: /plač.* s kartico/i }).click()
  await enterCard(page, '4111 1111 1111 1111')
  await page.getByText('Ponudnik plačil je plačilo potrdil.').waitFor()
  await page.getByRole('link', { name: 'Odpri stanje vloge' }).click()
  await page.getByRole('dialog').getByText(application.number).first().waitFor()
})

const endFeeTerm = (url: string, application: string) =>
  withClient(url, (client) => client.query(`update administrative_fee set due_on = '2026-01-01' where application_id = $1`, [application]))

// Only PostgreSQL lets somebody else write beside the product.
it.skipIf(usualEngine === 'embedded')(
  'an unpaid administrative fee is called for by an act and paid by card',
  { timeout: 120_000 },
  async () => {
    const resident = await httpPerson(product.url)
    const form = (await formsOf(resident, 'event'))('LJ KK-905', 'Kartična Kaja Taksna')
    const { id, number, token } = (await resident.post('v1/applications', form)).body
    await endFeeTerm(product.databaseUrl ?? '', id)
    const clerk = await browser.newPage({ width: 1366, height: 768, reducedMotion: 'reduce' })
    await signedIn(clerk, accounts.admin)
    await visit(clerk, `/vloge/${id}`)
    await clerk.getByRole('button', { name: 'Pozovi k plačilu' }).click()
    await clerk.getByText('rok 15 dni teče od vročitve').waitFor()
    await clerk.getByRole('dialog').getByRole('button', { name: 'Pozovi k plačilu' }).click()
    await clerk.getByText('Poziv je izdan in čaka na vročanje.').waitFor()
    await clerk.getByText('Številka poziva').waitFor()
    await settled(clerk)
    expect(await accessibilityFaults(clerk)).toEqual([])
    await screenshot(clerk, 'fee-called-clerk')

    const page = await payerPage({ width: 390, height: 844 })
    await visit(page, `/obrazci/parkirna-dovolilnica/stanje?number=${number}&token=${token}`)
    await page.getByRole('heading', { name: 'Plačilo upravne takse s kartico' }).waitFor()
    await page.getByRole('button', { name: 'Prenesi poziv (PDF)' }).waitFor()
    expect(await accessibilityFaults(page)).toEqual([])
    await screenshot(page, 'fee-offer-phone')
    await page.getByRole('button', { name: /^Plačaj s kartico/ }).click()
    await enterCard(page, '4111 1111 1111 1111')
    await page.getByText('Ponudnik plačil je plačilo potrdil.').waitFor()
    await page.getByText('Upravna taksa').waitFor()
    await screenshot(page, 'fee-paid-phone')
    await page.getByRole('link', { name: 'Odpri stanje vloge' }).click()
    await page.getByText('Upravna taksa je plačana.').waitFor()
    expect(await page.getByRole('button', { name: /s kartico/ }).count()).toBe(0)
  },
)

it('a link that is not complete leads on', { timeout: 60_000 }, async () => {
  const page = await browser.newPage({ width: 390, height: 844 })
  allowFaults(page, /status of 404/)
  await visit(page, '/placilo/018f6f00-0000-7000-8000-000000000001')
  await page.getByText('Plačila ni mogoče najti').waitFor()
  expect(await accessibilityFaults(page)).toEqual([])
  await screenshot(page, 'card-unknown-phone')
})

import { afterAll, beforeAll, expect, it } from 'vitest'
import { freePort } from '../tools/services/processes.ts'
import { accessibilityFaults } from './harness/accessibility.ts'
import { openBrowser, screenshot, type StoryBrowser } from './harness/browser.ts'
import { httpPerson } from './harness/http-person.ts'
import { startMailSink, type MailSink } from './harness/mail-sink.ts'
import { allowFaults } from './harness/page-faults.ts'
import { startProduct, type Product } from './harness/product.ts'
import { accounts, settled, visit } from './harness/screens.ts'
import { signedIn } from './harness/sign-in.ts'

let product: Product
let browser: StoryBrowser
/** Where the mail server is, once it is back. */
let port: number
let sink: MailSink | undefined
beforeAll(async () => {
  port = await freePort()
  product = await startProduct({ env: { SIMULATED_GATES: '0', SMTP_URL: `smtp://127.0.0.1:${port}` } })
  browser = await openBrowser(product.url)
})
afterAll(async () => {
  await product?.close()
  await sink?.close()
})

it('while the mail server is away a mail waits with the reason in words; once it is back root sends it', { timeout: 120_000 }, async () => {
  const somebody = await httpPerson(product.url)
  await somebody.post('password/create', { email: accounts.regular })
  const page = await browser.newPage({ width: 1366, height: 768, reducedMotion: 'reduce' })
  // The mail may go by itself just before root sends it.
  allowFaults(page, /409/)
  await signedIn(page, accounts.root)
  await visit(page, '/odhodna-posta?kind=password')
  await settled(page)
  // The list is read anew by itself until the first try has failed.
  const row = page.getByRole('row').filter({ hasText: 'čaka na pošiljanje' })
  await row.filter({ hasText: 'Poštni strežnik ne sprejema povezav' }).waitFor()
  await page.getByText('Poštni strežnik ne sprejema povezav (nazadnje').waitFor()
  expect(await accessibilityFaults(page)).toEqual([])
  // No column is cut at the edge of the table: the last one is the day.
  const cut = await page.getByRole('table').evaluate((table) => table.scrollWidth - (table.parentElement?.clientWidth ?? 0))
  expect(cut).toBeLessThanOrEqual(0)
  await screenshot(page, 'outbox')

  await row.getByRole('button', { name: /gesl/i }).first().click()
  const dialog = page.getByRole('dialog')
  await dialog.getByText('ECONNREFUSED').waitFor({ state: 'attached' })
  const frame = dialog.frameLocator('iframe')
  await frame.getByText('/ponastavitev-gesla/…').waitFor()
  expect(await accessibilityFaults(page)).toEqual([])
  await screenshot(page, 'outbox-mail')

  sink = await startMailSink(port)
  await dialog.getByRole('button', { name: 'Poskusi zdaj' }).click()
  await page.getByRole('dialog').last().getByRole('button', { name: 'Poskusi zdaj' }).click()
  const mail = await sink.waitForMail(accounts.regular)
  expect(mail.text).toMatch(/ponastavitev-gesla\/[\w-]{20,}/)
  await visit(page, '/odhodna-posta?kind=password&status=sent')
  await page.getByRole('row').filter({ hasText: 'poslano' }).first().waitFor()
  await page.getByText(`127.0.0.1:${port}, sprejema pošto`).waitFor()
})

it('a mail that went by itself while root was about to send it says so, and the list shows it as sent', { timeout: 120_000 }, async () => {
  await sink?.close()
  const root = await httpPerson(product.url)
  await root.signIn(accounts.root)
  await root.post('password/create', { email: accounts.operator })
  const page = await browser.newPage({ width: 1366, height: 768, reducedMotion: 'reduce' })
  allowFaults(page, /409/)
  await signedIn(page, accounts.root)
  await visit(page, '/odhodna-posta?kind=password&status=queued')
  const row = page.getByRole('row').filter({ hasText: 'Poštni strežnik ne sprejema povezav' })
  await row.getByRole('button', { name: /gesl/i }).first().click()
  const dialog = page.getByRole('dialog').first()
  await dialog.getByRole('button', { name: 'Poskusi zdaj' }).click()
  const ask = page.getByRole('dialog').last().getByRole('button', { name: 'Poskusi zdaj' })
  await ask.waitFor()

  sink = await startMailSink(port)
  const id = new URL(page.url()).searchParams.get('sporocilo') ?? ''
  await root.post(`v1/admin/outbox/${id}/send-again`, { recipient: accounts.operator })
  await sink.waitForMail(accounts.operator)
  await expect.poll(async () => (await root.get(`v1/admin/outbox/${id}`)).body.status).toBe('sent')
  await ask.click()
  await dialog.getByText('Sporočilo je bilo medtem poslano.').waitFor()
  await ask.waitFor({ state: 'detached' })
  expect(await page.evaluate("document.activeElement.closest('dialog') !== null")).toBe(true)
  await row.first().waitFor({ state: 'detached' })
})

import { addDays, localDayOf } from '@dovolilnice/contract/primitives/local-day'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { accessibilityFaults } from '../harness/accessibility.ts'
import { careForms } from '../harness/application-form.ts'
import { openBrowser, screenshot, type StoryBrowser } from '../harness/browser.ts'
import { httpPerson } from '../harness/http-person.ts'
import { linkIn } from '../harness/mail-sink.ts'
import { allowFaults } from '../harness/page-faults.ts'
import { stepsOf } from '../harness/presses.ts'
import { startProduct, type Product } from '../harness/product.ts'
import { accounts, settled, visit } from '../harness/screens.ts'
import { usualEngine, withClient } from '../harness/throwaway-database.ts'

let product: Product
let browser: StoryBrowser
beforeAll(async () => {
  product = await startProduct({ env: { SIMULATED_GATES: '0' } })
  browser = await openBrowser(product.url)
})
afterAll(() => product?.close())

const plate = 'LJ PO-771'
const email = 'ljpo771@primer.si'

/** A permit for home care of somebody without an account. @returns its number */
const issueCare = async (): Promise<string> => {
  const [visitor, clerk] = [await httpPerson(product.url), await httpPerson(product.url)]
  await clerk.signIn(accounts.root)
  const { body: sent } = await visitor.post('v1/applications', (await careForms(visitor))(plate, 'Poštna Podaljševalka'))
  const { status, body } = await clerk.post(`v1/admin/applications/${sent.id}/approve-and-issue`, { version: 1 })
  if (status !== 200) throw new Error(JSON.stringify([sent, body]))
  const { items } = (await clerk.post('v1/admin/permits', { filters: { search: plate } })).body
  return items[0].number
}

/** The permit ends in a week, and the morning's reminders are still to be sent: the product sends what it missed when it starts. */
const nearItsEnd = async (number: string): Promise<void> => {
  const today = localDayOf(new Date())
  await withClient(product.databaseUrl ?? '', async (client) => {
    const days = [number, addDays(today, -330), addDays(today, 7)]
    const moved = await client.query('update permit set valid_from = $2, valid_until = $3 where number = $1', days)
    const missed = await client.query(`update daily_job set due_on = $1 where name = 'permit-reminders'`, [addDays(today, -3)])
    expect([moved.rowCount, missed.rowCount]).toEqual([1, 1])
  })
  await product.restart()
}

// Only PostgreSQL lets somebody else write beside the product.
it.skipIf(usualEngine === 'embedded')(
  'who has no account renews by the link of the reminder, on one page of the phone, in two taps',
  { timeout: 120_000 },
  async () => {
    const number = await issueCare()
    await nearItsEnd(number)
    const mail = await product.mail.waitForMail(email, /podaljsanje=/)
    expect(mail.text).toContain(number)
    const link = linkIn(mail.text, 'podaljsanje')

    const page = await browser.newPage({ width: 390, height: 844, hasTouch: true, reducedMotion: 'reduce' })
    const step = stepsOf(page, { 'close the notice, once on a device': 1, 'renew by the mailed link': 2 })
    await step('close the notice, once on a device', async () => {
      await visit(page, link)
      await page.getByRole('dialog').getByRole('button', { name: 'Zapri' }).click()
      await page.getByRole('dialog').waitFor({ state: 'detached' })
    })
    await step('renew by the mailed link', async () => {
      await page.getByRole('heading', { name: 'Podatki, ki ostanejo enaki' }).waitFor()
      await page.getByText(plate).first().waitFor()
      await settled(page)
      await screenshot(page, 'renewal mailed 390')
      expect(await accessibilityFaults(page)).toEqual([])
      expect(await page.locator('input[type="file"]').count()).toBe(0)
      await page.getByLabel(/Potrjujem/).check()
      await page.getByRole('button', { name: 'Oddaj vlogo' }).click()
      await page.getByRole('heading', { name: /Vloga je oddana/ }).waitFor()
    })
    await screenshot(page, 'renewal mailed sent 390')
    const renewal = /V-\d{4}-\d{6}/.exec(await page.locator('main').innerText())?.[0] ?? ''
    expect(renewal).toMatch(/^V-/)

    // The same link on another day says that the renewal is on its way.
    allowFaults(page, /409/)
    await visit(page, link)
    await page.getByText(`Podaljšanje te dovolilnice je že v teku z vlogo ${renewal}.`).waitFor()
    await screenshot(page, 'renewal mailed again 390')
  },
)

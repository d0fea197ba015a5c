import { addDays, localDayOf } from '@dovolilnice/contract/primitives/local-day'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { accessibilityFaults } from './harness/accessibility.ts'
import { openBrowser, type StoryBrowser } from './harness/browser.ts'
import { attachDocuments, confirmAndSend, fillApplicant, inView } from './harness/fill-application.ts'
import { fillOfficePermit } from './harness/office-permit.ts'
import { startProduct, type Product } from './harness/product.ts'
import { accounts, settled, visit } from './harness/screens.ts'
import { signedIn } from './harness/sign-in.ts'

let product: Product
let browser: StoryBrowser
beforeAll(async () => {
  product = await startProduct({ env: { SIMULATED_GATES: '0' } })
  browser = await openBrowser(product.url, { reusesWindows: true })
})
afterAll(() => product?.close())

const today = localDayOf(new Date())
/** As the day field is typed. */
const typed = (day: string): string => day.split('-').toReversed().map(Number).join('. ')

const choosePermit = async (page: Page): Promise<void> => {
  await page.getByLabel('Stanovalec s stalnim prebivališčem').check()
  await (await inView(page.getByRole('radio', { name: /Enkratna dovolilnica/, includeHidden: true }))).check()
}
const chooseHours = async (page: Page): Promise<void> => {
  await (await inView(page.getByLabel('Parkirišče', { exact: true }))).selectOption({ index: 1 })
  await page.getByLabel('Obdobje').selectOption('hour')
  await page.getByRole('textbox', { name: 'Prvi dan veljavnosti' }).fill(typed(addDays(today, 2)))
  await page.getByLabel('Število dni').fill('3')
}

it('someone who moves house pays for the hours they need, and the clerk sees which', async () => {
  const visitor = await browser.newPage({ width: 360, height: 740 })
  await visit(visitor, '/obrazci/parkirna-dovolilnica')
  await visitor.getByRole('dialog').getByRole('button', { name: 'Zapri' }).click()
  await choosePermit(visitor)
  await fillApplicant(visitor, { name: 'Žiga Preselnik', email: 'selitev@primer.si', plate: undefined })
  await chooseHours(visitor)
  await visitor.getByLabel('Od (ura)').fill('11')
  await visitor.getByLabel('Do (ura)').fill('830')
  await visitor.getByLabel('Do (ura)').blur()
  await visitor.getByText('Končna ura mora biti poznejša od začetne').waitFor()
  await visitor.getByLabel('Do (ura)').fill('1430')
  await visitor.getByLabel('Do (ura)').blur()
  // Four begun hours on three days, at one euro.
  await visitor.getByText('12,00 €').first().waitFor()
  await visitor
    .getByText(/vsak dan 11:00–14:30/)
    .first()
    .waitFor()
  await (await inView(visitor.getByLabel('Registrska oznaka'))).fill('LJ SE-221')
  await attachDocuments(visitor)
  await inView(visitor.getByLabel(/Potrjujem/))
  expect(await accessibilityFaults(visitor)).toEqual([])
  await confirmAndSend(visitor)
  await visitor.getByRole('heading', { name: 'Vloga je oddana' }).waitFor()

  const clerk = await browser.newPage()
  await signedIn(clerk, accounts.admin)
  await visit(clerk, '/vloge?search=LJ%20SE-221')
  await clerk.getByRole('link', { name: /V-\d{4}-\d{6}/ }).click()
  await clerk.getByText(/vsak dan 11:00–14:30/).waitFor()
  await clerk.getByText('12,00 €').first().waitFor()
  await clerk.getByRole('button', { name: 'Uredi' }).click()
  await clerk.getByLabel('Do (ura)').fill('12')
  // Less than was asked for: only the party may want that.
  await clerk.getByLabel('Zakaj manj?').selectOption('party')
  await clerk.getByRole('textbox', { name: 'Dan zahteve' }).fill(typed(today))
  await clerk.getByLabel('Kako je stranka to zahtevala').fill('Po telefonu je povedal, da mu zadošča ena ura.')
  await clerk.getByRole('button', { name: 'Shrani' }).click()
  await clerk.getByText(/vsak dan 11:00–12:00/).waitFor()
  await clerk.getByText('3,00 €').first().waitFor()
})

it('the office sells hours too; the permit and its mail tell them', async () => {
  const clerk = await browser.newPage()
  await signedIn(clerk, accounts.admin)
  await visit(clerk, '/dovolilnice/parkirna-dovolilnica')
  await fillOfficePermit(clerk, {
    kind: 'Enkratna dovolilnica',
    plate: 'LJ SE-222',
    name: 'Čarna Žveplo',
    email: 'ure@primer.si',
    phone: '041 123 222',
    street: 'Stari trg 22',
  })
  await clerk.getByLabel('Obdobje').selectOption('hour')
  await clerk.getByRole('button', { name: 'Izdaj dovolilnico' }).click()
  await clerk.getByText('Izpolnite to polje.').first().waitFor()
  await clerk.getByLabel('Od (ura)').fill('0')
  await clerk.getByLabel('Do (ura)').fill('24')
  await clerk.getByRole('button', { name: 'Izdaj dovolilnico' }).click()
  await clerk.getByRole('link', { name: 'Odpri dovolilnico' }).click()
  await clerk.getByText('0:00–24:00').first().waitFor()
  await settled(clerk)
  expect(await accessibilityFaults(clerk)).toEqual([])
  const mail = await product.mail.waitForMail('ure@primer.si', /je izdana/)
  expect(mail.text).toContain('0:00–24:00')
})

import { readFile } from 'node:fs/promises'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { accessibilityFaults } from '../harness/accessibility.ts'
import { openBrowser, screenshot, type StoryBrowser } from '../harness/browser.ts'
import { httpPerson, setAccountLanguage, type HttpPerson } from '../harness/http-person.ts'
import { allowFaults } from '../harness/page-faults.ts'
import { startProduct, type Product } from '../harness/product.ts'
import { accounts, settled, visit } from '../harness/screens.ts'
import { signedIn } from '../harness/sign-in.ts'

let product: Product
let browser: StoryBrowser
let caller: HttpPerson
beforeAll(async () => {
  product = await startProduct({ env: { SIMULATED_GATES: '0' } })
  browser = await openBrowser(product.url, { reusesWindows: true })
  caller = await httpPerson(product.url)
  await caller.signIn(accounts.admin)
})
afterAll(() => product?.close())

const iban = 'SI56192001234567892'

interface Movement {
  direction: 'CRDT' | 'DBIT'
  cents: number
  mark: string
  /** What the payer wrote, structured or in words. */
  remittance: string
}

/** Uploads a bank statement (camt.053.001.02) of the demo town's account with one movement. */
const upload = async ({ direction, cents, mark, remittance }: Movement): Promise<void> => {
  const other = direction === 'CRDT' ? 'Dbtr' : 'Cdtr'
  const party = `<${other}><Nm>Preplačnik Črt</Nm></${other}><${other}Acct><Id><IBAN>${iban}</IBAN></Id></${other}Acct>`
  const xml = `<?xml version="1.0" encoding="UTF-8"?>
<Document xmlns="urn:iso:std:iso:20022:tech:xsd:camt.053.001.02"><BkToCstmrStmt><GrpHdr><MsgId>${mark}</MsgId></GrpHdr>
<Stmt><Id>${mark}</Id><Acct><Id><IBAN>SI56990000000012387</IBAN></Id><Ccy>EUR</Ccy></Acct>
<Ntry><Amt Ccy="EUR">${(cents / 100).toFixed(2)}</Amt><CdtDbtInd>${direction}</CdtDbtInd><Sts>BOOK</Sts><BookgDt><Dt>2026-11-13</Dt></BookgDt>
<AcctSvcrRef>${mark}</AcctSvcrRef><NtryDtls><TxDtls><RltdPties>${party}</RltdPties><RmtInf>${remittance}</RmtInf></TxDtls></NtryDtls></Ntry>
</Stmt></BkToCstmrStmt></Document>`
  const form = new FormData()
  form.append('file', new File([xml], `${mark}.xml`, { type: 'text/xml' }))
  const { status, body } = await caller.post('v1/admin/documents/payments/upload', form)
  expect(status, JSON.stringify(body)).toBe(200)
}

/** A payment with 5 € more than an application's fee; resolves with the applicant's address. */
const overpay = async (): Promise<{ payment: string; email: string }> => {
  const { items } = (await caller.post('v1/admin/applications', { filters: { status: 'approved' }, itemsPerPage: 50 })).body
  for (const { id } of items) {
    const { body: application } = await caller.get(`v1/admin/applications/${id}`)
    const { body: money } = await caller.get(`v1/admin/applications/${id}/payments`)
    if (application.fee_cents === 0 || money.open_cents !== application.fee_cents) continue
    // The mails are read in Slovenian.
    if (application.email === null || application.locale !== 'sl') continue
    const remittance = `<Strd><CdtrRefInf><Ref>SI00${application.number.replace(/\D/g, '')}</Ref></CdtrRefInf></Strd>`
    await upload({ direction: 'CRDT', cents: application.fee_cents + 500, mark: 'VRACILO-1', remittance })
    const { body } = await caller.post('v1/admin/documents/payments', { filters: { status: 'overpaid', search: 'Preplačnik' } })
    return { payment: body.items[0].id, email: application.email }
  }
  throw new Error('the demo town has no application that waits to be paid')
}

const rowOf = (page: Page, words: string) => page.getByRole('row').filter({ hasText: words })

it('what was paid too much is proposed by one person, approved by another, ordered at the bank and found on the next statement', async () => {
  const { payment, email } = await overpay()
  const clerk = await browser.newPage()
  await signedIn(clerk, accounts.admin)
  await visit(clerk, `/placila?placilo=${payment}`)
  await clerk.getByRole('dialog').getByRole('link', { name: 'Predlagaj vračilo' }).click()
  const dialog = clerk.getByRole('dialog')
  await dialog.getByText(/Vrniti je mogoče največ 5,00/).waitFor()
  await dialog.getByLabel('Pojasnilo').fill('Plačal je 5 € preveč.')
  await settled(clerk)
  expect(await accessibilityFaults(clerk)).toEqual([])
  await screenshot(clerk, 'refund-proposal')
  await dialog.getByRole('button', { name: 'Predlagaj vračilo' }).click()
  await clerk.getByText(/Vračilo R-\d{4}-\d{6} čaka na odobritev druge osebe/).waitFor()
  await rowOf(clerk, 'Preplačnik Črt').getByText('Predlagano', { exact: true }).waitFor()
  expect(await rowOf(clerk, 'Preplačnik Črt').getByRole('button', { name: 'Odobri' }).count()).toBe(0)

  // The window of the clerk hears nothing of what others do, so what it shows of the refund grows old.
  const deaf = await browser.newPage()
  await deaf.route('**/v1/live', (route) => route.abort())
  allowFaults(deaf, /v1\/live|409/)
  await signedIn(deaf, accounts.admin)
  await visit(deaf, '/vracila')
  await rowOf(deaf, 'Preplačnik Črt').getByRole('button', { name: 'Dejanja' }).click()
  await deaf.getByRole('button', { name: 'Zavrni', exact: true }).click()
  await deaf.getByRole('dialog').getByLabel('Razlog').fill('Pomota.')

  const second = await browser.newPage()
  await signedIn(second, accounts.root)
  await visit(second, '/vracila')
  await rowOf(second, 'Preplačnik Črt').getByRole('button', { name: 'Odobri' }).click()
  await second
    .getByRole('dialog')
    .getByText(/Odobravate 5,00/)
    .waitFor()
  expect(await accessibilityFaults(second)).toEqual([])
  await screenshot(second, 'refund-approval')
  // As the key on the button says: the dialog has no field, and the focus itself.
  await second.keyboard.press('Control+Enter')
  const told = await product.mail.waitForMail(email, /Vračilo R-/)
  expect(told.text).toContain('SI56 … 7892')
  expect(told.text).not.toContain(iban)

  await rowOf(deaf, 'Preplačnik Črt').getByText('Predlagano', { exact: true }).waitFor()
  await deaf.getByRole('dialog').getByRole('button', { name: 'Zavrni' }).click()
  await deaf.getByRole('dialog').getByText('Zapis se je medtem spremenil').waitFor()
  await deaf.getByRole('dialog').getByText('stanje: Predlagano').waitFor()
  await rowOf(deaf, 'Preplačnik Črt').getByText('Odobreno', { exact: true }).waitFor()
  await deaf.close()

  const [download] = await Promise.all([
    second.waitForEvent('download'),
    second.getByRole('button', { name: /^Pripravi plačilni nalog/ }).click(),
  ])
  const order = await readFile(await download.path(), 'utf8')
  const number = /(R-\d{4}-\d{6})/.exec(told.subject)?.[1]
  expect(order).toContain('urn:iso:std:iso:20022:tech:xsd:pain.001.001.09')
  expect(order).toContain(`<EndToEndId>${number}</EndToEndId></PmtId>\n        <Amt><InstdAmt Ccy="EUR">5.00</InstdAmt></Amt>`)
  expect(order).toContain(`<IBAN>${iban}</IBAN>`)

  await upload({ direction: 'DBIT', cents: 500, mark: 'VRACILO-2', remittance: `<Ustrd>Vračilo ${number}</Ustrd>` })
  // The screen follows by itself.
  await rowOf(second, 'Preplačnik Črt').getByText('Vrnjeno', { exact: true }).waitFor()
  await product.mail.waitForMail(email, /je izplačano/)
  await screenshot(second, 'refund-paid')
})

it('on a phone in English the refunds are read whole', async () => {
  const page = await browser.newPage({ width: 390, height: 844, locale: 'en' })
  await signedIn(page, accounts.root)
  await setAccountLanguage(product.url, accounts.root, 'en')
  await visit(page, '/vracila')
  await page.getByText('Refunds', { exact: true }).first().waitFor()
  expect(await accessibilityFaults(page)).toEqual([])
  expect(await page.evaluate('document.documentElement.scrollWidth <= innerWidth')).toBe(true)
  await screenshot(page, 'refunds-phone')
})

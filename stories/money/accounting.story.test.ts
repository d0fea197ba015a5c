import { readFileSync } from 'node:fs'
import { dayInWords, addDays, localDayOf, startOfLocalDay } from '@dovolilnice/contract/primitives/local-day'
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

/** `1.234,50 €` as the screen writes it. */
const euros = (cents: number): string => new Intl.NumberFormat('sl-SI', { style: 'currency', currency: 'EUR' }).format(cents / 100)

/** All invoices from a day on, added up from the list. */
const sumOfInvoices = async (day: string): Promise<number> => {
  const clerk = await httpPerson(product.url)
  await clerk.signIn(accounts.admin)
  const filters = { from: startOfLocalDay(day).toISOString() }
  let sum = 0
  for (let page = 1, seen = 0, total = 1; seen < total; page += 1) {
    const { body } = await clerk.post('v1/admin/invoices', { page, itemsPerPage: 100, filters })
    sum += body.items.reduce((of: number, { amount }: { amount: number }) => of + amount, 0)
    seen += body.items.length
    total = body.total
  }
  return sum
}

const totalOf = (page: Page, table: string) =>
  page.getByRole('table', { name: table }).getByRole('row').last().getByRole('cell').last().innerText()

it(
  'the figures are the sum of the invoices, open items lead to their records, the journal is downloaded',
  { timeout: 180_000 },
  async () => {
    // In the first days of a year nothing has been invoiced in it.
    const from = addDays(localDayOf(new Date()), -360)
    const page = await browser.newPage({ width: 1366, height: 768, reducedMotion: 'reduce' })
    await signedIn(page, accounts.admin)
    await visit(page, '/prihodki')
    await page.getByRole('button', { name: 'Letos' }).click()
    await page.getByRole('textbox', { name: 'Od' }).fill(dayInWords(from, 'sl'))
    await page.getByRole('textbox', { name: 'Od' }).blur()
    await page.getByLabel('Po', { exact: true }).selectOption('mesecih')
    await settled(page)
    const expected = euros(await sumOfInvoices(from))
    for (const table of ['Po vrstah dovolilnic', 'Po stopnjah DDV', 'Po načinih plačila', 'Po vrstah listin', 'Po obdobjih'])
      await expect.poll(async () => (await totalOf(page, table)).replace(/\s/g, ' '), { message: table }).toBe(expected.replace(/\s/g, ' '))
    expect(await accessibilityFaults(page)).toEqual([])
    await screenshot(page, 'income')

    await page.getByRole('tab', { name: 'Odprte postavke' }).click()
    await page.getByRole('table', { name: 'Odprto po starosti' }).waitFor()
    await settled(page)
    expect(await accessibilityFaults(page)).toEqual([])
    await screenshot(page, 'open-items')
    await page.getByRole('table', { name: 'Odprto po starosti' }).getByRole('link').first().click()
    await settled(page)
    await page.getByRole('row').filter({ hasText: 'V-' }).getByRole('link').first().click()
    await page.waitForURL(/\/vloge\//)

    await visit(page, '/prihodki?tab=journal')
    await page.getByRole('button', { name: 'Prejšnji mesec' }).click()
    await page.getByRole('table', { name: 'Dnevnik knjiženja' }).waitFor()
    await settled(page)
    expect(await accessibilityFaults(page)).toEqual([])
    await screenshot(page, 'journal')
    const search = page.getByRole('searchbox', { name: 'Partner ali davčna številka' })
    await search.fill('Nikjer Nikogar')
    await page.getByText('Ni knjižb tega partnerja.').waitFor()
    await search.fill('')
    await page.getByText('Ni knjižb tega partnerja.').waitFor({ state: 'detached' })
    const [download] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: 'Prenesi CSV' }).click()])
    const file = readFileSync(await download.path(), 'utf8')
    expect(download.suggestedFilename()).toMatch(/^dnevnik-\d{4}-\d\d-01-\d{4}-\d\d-\d\d\.csv$/)
    expect(file.split('\r\n')[0]).toBe(
      '\uFEFFDan;Vknjižba;Vrsta;Dokument;Datum dokumenta;Sklic;Način;Konto;Opis konta;V breme;V dobro;Davčna številka;Partner',
    )
    const [, , , , , , , , , debit, credit] = file.trimEnd().split('\r\n').at(-1)?.split(';') ?? []
    expect(debit).toBe(credit)
  },
)

it('an administrator sets the accounts; a missing one is named in the journal, on a phone too', { timeout: 120_000 }, async () => {
  const page = await browser.newPage({ width: 390, height: 844, reducedMotion: 'reduce' })
  await signedIn(page, accounts.root)
  await visit(page, '/nastavitve/racuni')
  const form = page.getByRole('form', { name: 'Konti' })
  await form.getByLabel('Terjatve do plačnikov').fill('')
  await form.getByLabel('Denar na računu').fill('1100-1')
  await form.getByRole('button', { name: 'Shrani' }).click()
  await page.getByText('Konti so shranjeni.').first().waitFor()
  await visit(page, '/prihodki?tab=journal')
  await page.getByRole('button', { name: 'Prejšnji mesec' }).click()
  await page.getByText('Brez konta: Terjatve do plačnikov').waitFor()
  await page.getByText('1100-1').first().waitFor()
  await settled(page)
  expect(await accessibilityFaults(page)).toEqual([])
  await screenshot(page, 'journal-phone')
  await visit(page, '/prihodki')
  await screenshot(page, 'income-phone')
})

it('the dashboard says that a statement does not add up, and leads to it', { timeout: 120_000 }, async () => {
  const clerk = await httpPerson(product.url)
  await clerk.signIn(accounts.admin)
  const { iban } = (await clerk.get('v1/parameters')).body.money
  const day = localDayOf(new Date())
  const balance = (code: string, amount: string) =>
    `<Bal><Tp><CdOrPrtry><Cd>${code}</Cd></CdOrPrtry></Tp><Amt Ccy="EUR">${amount}</Amt><CdtDbtInd>CRDT</CdtDbtInd><Dt><Dt>${day}</Dt></Dt></Bal>`
  const movement = `<Ntry><Amt Ccy="EUR">3.00</Amt><CdtDbtInd>CRDT</CdtDbtInd><Sts>BOOK</Sts><BookgDt><Dt>${day}</Dt></BookgDt><AcctSvcrRef>SUM-1</AcctSvcrRef></Ntry>`
  const account = `<Acct><Id><IBAN>${iban}</IBAN></Id><Ccy>EUR</Ccy></Acct>${balance('OPBD', '100.00')}${balance('CLBD', '999.00')}`
  const xml = `<?xml version="1.0" encoding="UTF-8"?><Document xmlns="urn:iso:std:iso:20022:tech:xsd:camt.053.001.02"><BkToCstmrStmt><GrpHdr><MsgId>M</MsgId><CreDtTm>${day}T06:00:00</CreDtTm></GrpHdr><Stmt><Id>SUM</Id><CreDtTm>${day}T06:00:00</CreDtTm>${account}${movement}</Stmt></BkToCstmrStmt></Document>`
  const form = new FormData()
  form.append('file', new File([xml], 'napaka.xml', { type: 'text/xml' }))
  const { status, body } = await clerk.post('v1/admin/documents/payments/upload', form)
  expect([status, body.statements?.[0].faults]).toEqual([200, ['sum']])
  const page = await browser.newPage({ width: 1366, height: 768, reducedMotion: 'reduce' })
  await signedIn(page, accounts.admin)
  await visit(page, '/nadzorna-plosca')
  await page.getByText('Bančni izpiski se ne ujemajo.').waitFor()
  await page.getByRole('link', { name: /^1 izpisek ima napako/ }).click()
  await page.waitForURL(/\/placila\?.*tab=statements/)
})

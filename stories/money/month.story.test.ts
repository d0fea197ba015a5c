import type { Page } from 'playwright-core'
import { localDayOf } from '@dovolilnice/contract/primitives/local-day'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { accessibilityFaults } from '../harness/accessibility.ts'
import { openBrowser, screenshot, type StoryBrowser } from '../harness/browser.ts'
import { httpPerson, type HttpPerson } from '../harness/http-person.ts'
import { startProduct, type Product } from '../harness/product.ts'
import { accounts, settled, visit } from '../harness/screens.ts'
import { signedIn } from '../harness/sign-in.ts'

let product: Product
let browser: StoryBrowser
let clerk: HttpPerson
beforeAll(async () => {
  product = await startProduct({ env: { SIMULATED_GATES: '0' } })
  browser = await openBrowser(product.url)
  clerk = await httpPerson(product.url)
  await clerk.signIn(accounts.admin)
})
afterAll(() => product?.close())

const today = localDayOf(new Date())
const euros = (cents: number): string =>
  new Intl.NumberFormat('sl-SI', { style: 'currency', currency: 'EUR' }).format(cents / 100).replace(/\s/g, ' ')

interface Account {
  place: string
  balance_cents: number
  unexplained_cents: number | null
  items: { cents: number; label: string }[]
}
const accountOf = async (place: string): Promise<Account> => {
  const next = localDayOf(new Date(Date.now() + 86_400_000))
  const { body } = await clerk.post('v1/admin/accounting/reconciliation', { from: today, until: next })
  return body.accounts.find((one: Account) => one.place === place)
}

/** A statement of the town's account with one movement that came today. */
const statement = async (cents: number, purpose: string): Promise<string> => {
  const { iban } = (await clerk.get('v1/parameters')).body.money
  const amount = `<Amt Ccy="EUR">${(cents / 100).toFixed(2)}</Amt>`
  const told = `<NtryDtls><TxDtls><RltdPties><Dbtr><Nm>Bankart d. o. o.</Nm></Dbtr></RltdPties><RmtInf><Ustrd>${purpose}</Ustrd></RmtInf></TxDtls></NtryDtls>`
  const movement = `<Ntry>${amount}<CdtDbtInd>CRDT</CdtDbtInd><Sts>BOOK</Sts><BookgDt><Dt>${today}</Dt></BookgDt><AcctSvcrRef>POS-1</AcctSvcrRef>${told}</Ntry>`
  const account = `<Acct><Id><IBAN>${iban}</IBAN></Id><Ccy>EUR</Ccy></Acct>`
  return `<?xml version="1.0" encoding="UTF-8"?><Document xmlns="urn:iso:std:iso:20022:tech:xsd:camt.053.001.02"><BkToCstmrStmt><GrpHdr><MsgId>M</MsgId><CreDtTm>${today}T06:00:00</CreDtTm></GrpHdr><Stmt><Id>POS</Id><CreDtTm>${today}T06:00:00</CreDtTm>${account}${movement}</Stmt></BkToCstmrStmt></Document>`
}
const dialog = (page: Page) => page.locator('dialog[open]').last()

it('a bookkeeper sees what lies with the terminal, clears it by the payout, and opens the entry', { timeout: 240_000 }, async () => {
  const page = await browser.newPage({ width: 1366, height: 768, reducedMotion: 'reduce' })
  await signedIn(page, accounts.admin)
  await visit(page, '/prihodki?tab=reconciliation')
  const table = page.getByRole('table', { name: 'Usklajevanje' })
  await table.waitFor()
  await settled(page)
  expect(await accessibilityFaults(page)).toEqual([])
  await screenshot(page, 'reconciliation')
  const before = await accountOf('card_terminal')
  expect([before.items.length > 0, before.unexplained_cents]).toEqual([true, 0])
  await table.getByRole('button', { name: 'Kartice na okencu' }).click()
  await dialog(page).getByText('se ujema').waitFor()
  expect(await accessibilityFaults(page)).toEqual([])
  await page.keyboard.press('Escape')
  await dialog(page).waitFor({ state: 'detached' })
  await settled(page)

  // The acquirer keeps one per cent and does not say so: a clerk judges what is proposed.
  const fee = Math.round(before.balance_cents / 100)
  await visit(page, '/placila')
  await page.getByRole('button', { name: 'Naloži izpisek' }).click()
  const buffer = Buffer.from(await statement(before.balance_cents - fee, 'POS promet'))
  await dialog(page).locator('input[type=file]').setInputFiles({ name: 'pos.xml', mimeType: 'text/xml', buffer })
  await dialog(page).getByRole('button', { name: 'Naloži izpisek' }).click()
  await page.waitForURL(/upload_id=/)
  await settled(page)
  await page.getByRole('table').last().locator('tbody th button').first().click()
  await dialog(page).getByRole('button', { name: 'Kartice, kovanci, gotovina' }).click()
  await dialog(page).getByLabel('Zadržana provizija').waitFor()
  expect(await dialog(page).getByLabel('Zadržana provizija').inputValue()).toBe((fee / 100).toFixed(2).replace('.', ','))
  expect(await accessibilityFaults(page)).toEqual([])
  await screenshot(page, 'clear-payout')
  await dialog(page).getByRole('button', { name: 'Kartice, kovanci, gotovina' }).click()
  await page.getByText('Poravnano.').first().waitFor()
  expect(await accountOf('card_terminal')).toMatchObject({ balance_cents: 0, unexplained_cents: 0, items: [] })
  expect((await accountOf('unallocated')).unexplained_cents).toBe(0)

  await visit(page, `/prihodki?tab=journal&place=card_terminal&from=${today}&until=${today}`)
  const entries = page.getByRole('table', { name: 'Knjižbe: Kartice na okencu' })
  await entries.getByRole('button', { name: /^Izplačilo kartic/ }).click()
  await dialog(page)
    .getByRole('row', { name: /Provizije/ })
    .getByText(euros(fee))
    .waitFor()
  expect(await accessibilityFaults(page)).toEqual([])
  await screenshot(page, 'journal-entry')
  await dialog(page).getByRole('link').click()
  await page.waitForURL(/\/placila\?.*placilo=/)
  await dialog(page).getByText('Izplačilo kartic na okencu').waitFor()
})

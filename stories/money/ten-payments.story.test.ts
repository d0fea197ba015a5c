import type { Page } from 'playwright-core'
import { localDayOf } from '@dovolilnice/contract/primitives/local-day'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { accessibilityFaults } from '../harness/accessibility.ts'
import { formsOf } from '../harness/application-form.ts'
import { openBrowser, screenshot, type StoryBrowser } from '../harness/browser.ts'
import { httpPerson, type HttpPerson } from '../harness/http-person.ts'
import { lettersRest } from '../harness/keyboard.ts'
import { layoutFaults } from '../harness/layout.ts'
import { countPresses, presses } from '../harness/presses.ts'
import { startProduct, type Product } from '../harness/product.ts'
import { accounts, settled, visit } from '../harness/screens.ts'
import { signedIn } from '../harness/sign-in.ts'

/** A bookkeeper puts ten payments without a reference to their applications, by the keyboard alone. */
let product: Product
let browser: StoryBrowser
let clerk: HttpPerson
let all: Debt[]
beforeAll(async () => {
  product = await startProduct({ env: { SIMULATED_GATES: '0' } })
  browser = await openBrowser(product.url)
  clerk = await httpPerson(product.url)
  await clerk.signIn(accounts.admin)
  all = await debts()
  await uploadStatement()
}, 240_000)
afterAll(() => product?.close())

/** Two of one family, and eight who are alone with their names. */
const people = [
  'Ana Bergant',
  'Andrej Bergant',
  ...['Prva', 'Druga', 'Tretja', 'Četrta', 'Peta', 'Šesta', 'Sedma', 'Osma'].map((name) => `${name} Desetnik${name}`),
]

interface Debt {
  id: string
  name: string
  cents: number
}

/** Applications that wait to be paid. */
const debts = async (): Promise<Debt[]> => {
  const formOf = await formsOf(await httpPerson(product.url), 'garage')
  const made: Debt[] = []
  for (const [index, name] of people.entries()) {
    const form = formOf(`LJ DP-${100 + index}`, name)
    // Of one household a second permit has another price.
    form.set('street', `Stari trg ${20 + index}`)
    const { body: sent } = await (await httpPerson(product.url)).post('v1/applications', form)
    await clerk.post(`v1/admin/applications/${sent.id}/review`, { version: 1 })
    const { status, body } = await clerk.post(`v1/admin/applications/${sent.id}/approve`, { version: 2, despite_duplicates: [] })
    expect(status, JSON.stringify(body)).toBe(200)
    made.push({ id: sent.id, name, cents: (await clerk.get(`v1/admin/applications/${sent.id}`)).body.fee_cents })
  }
  return made
}

/** A statement of today: each pays in full, without a reference, the two of the family as somebody else of it. */
const uploadStatement = async (): Promise<void> => {
  const today = localDayOf(new Date())
  const { iban } = (await clerk.get('v1/parameters')).body.money
  const movements = all.map(({ name, cents }, index) => {
    const payer = index < 2 ? 'Bergant Olga' : name
    const parties = `<RltdPties><Dbtr><Nm>${payer}</Nm></Dbtr><DbtrAcct><Id><IBAN>SI56192001234567892</IBAN></Id></DbtrAcct></RltdPties>`
    const told = `<NtryDtls><TxDtls>${parties}<RmtInf><Ustrd>Desetka, dovolilnica</Ustrd></RmtInf></TxDtls></NtryDtls>`
    return `<Ntry><Amt Ccy="EUR">${(cents / 100).toFixed(2)}</Amt><CdtDbtInd>CRDT</CdtDbtInd><Sts>BOOK</Sts><BookgDt><Dt>${today}</Dt></BookgDt><AcctSvcrRef>TEN-${index}</AcctSvcrRef>${told}</Ntry>`
  })
  const account = `<Acct><Id><IBAN>${iban}</IBAN></Id><Ccy>EUR</Ccy></Acct>`
  const xml = `<?xml version="1.0" encoding="UTF-8"?><Document xmlns="urn:iso:std:iso:20022:tech:xsd:camt.053.001.02"><BkToCstmrStmt><GrpHdr><MsgId>M</MsgId><CreDtTm>${today}T06:00:00</CreDtTm></GrpHdr><Stmt><Id>TEN</Id><CreDtTm>${today}T06:00:00</CreDtTm>${account}${movements.join('')}</Stmt></BkToCstmrStmt></Document>`
  const form = new FormData()
  form.append('file', new File([xml], 'deset.xml', { type: 'text/xml' }))
  const { status, body } = await clerk.post('v1/admin/documents/payments/upload', form)
  expect(status, JSON.stringify(body)).toBe(200)
}

const rows = (page: Page) => page.getByRole('table', { name: 'Nerazporejena' }).locator('tbody tr')
/** The step of the row that has the focus, or of the first where none has it. */
const step = (page: Page): Promise<string> =>
  page.evaluate<string>(
    `(document.activeElement.closest('tr') ?? document.querySelector('tbody tr')).querySelector('[data-main]').textContent`,
  )

it(
  'a choice among several names each, chooses nothing at first, and takes the one whose number is pressed',
  { timeout: 120_000 },
  async () => {
    const page = await browser.newPage({ width: 1366, height: 768, reducedMotion: 'reduce' })
    await signedIn(page, accounts.admin)
    await visit(page, '/placila?search=Bergant')
    await expect.poll(() => rows(page).count()).toBe(2)
    await page.keyboard.press('j')
    await page.keyboard.press('Enter')
    const dialog = page.getByRole('dialog', { name: /^Za katero vlogo je/ })
    expect(await dialog.getByRole('radio', { checked: true }).count()).toBe(0)
    expect(await dialog.getByRole('button', { name: 'Izberite vlogo' }).isDisabled()).toBe(true)
    await page.keyboard.press('2')
    await dialog.getByRole('button', { name: /^Poveži: (Ana|Andrej) Bergant/ }).waitFor()
    await settled(page)
    expect(await accessibilityFaults(page)).toEqual([])
    await screenshot(page, 'payments-choice')
    await page.keyboard.press('Escape')
    await dialog.waitFor({ state: 'detached' })

    await page.setViewportSize({ width: 390, height: 844 })
    await settled(page)
    expect(await accessibilityFaults(page)).toEqual([])
    expect(await layoutFaults(page)).toEqual([])
    await screenshot(page, 'payments-waiting-phone')
    await rows(page)
      .first()
      .getByRole('button', { name: /^Izberi/ })
      .click()
    await dialog.waitFor()
    expect(await layoutFaults(page)).toEqual([])
    await screenshot(page, 'payments-choice-phone')
  },
)

it('ten keys for ten payments: Enter accepts, a number chooses; the last one is undone and taken again', { timeout: 240_000 }, async () => {
  const page = await browser.newPage({ width: 1366, height: 768, reducedMotion: 'reduce' })
  await signedIn(page, accounts.admin)
  await page.addInitScript(`localStorage.setItem('dovolilnice.hold-steps', 'true')`)
  await visit(page, '/placila?search=Desetka')
  await expect.poll(() => rows(page).count()).toBe(10)
  await settled(page)
  expect(await accessibilityFaults(page)).toEqual([])
  expect(await layoutFaults(page)).toEqual([])
  await screenshot(page, 'payments-waiting')
  // Who reads the row knows what the bank said and what is proposed, and why.
  const row = rows(page).filter({ hasText: 'Osma DesetnikOsma' })
  for (const text of ['SI56 1920 0123 4567 892', 'Desetka, dovolilnica', /ujema se ime, znesek/, 'LJ DP-109'])
    await row.getByText(text).first().waitFor()

  await page.locator('#main').focus()
  await countPresses(page)
  let relative = 0
  for (let left = 10; left > 0; left -= 1) {
    const chooses = (await step(page)).startsWith('Izberi')
    if (chooses) relative += 1
    await page.keyboard.press(chooses ? String(relative) : 'Enter')
    await expect.poll(() => rows(page).count()).toBe(left - 1)
    if (left > 1) await expect.poll(() => page.evaluate(`document.activeElement?.closest('tr') !== null`)).toBe(true)
  }
  const counted = await presses(page)
  console.info(`ten payments by keyboard: ${counted.keys} keys, ${counted.clicks} clicks`)
  expect(counted).toEqual({ clicks: 0, keys: 10 })

  await page.getByRole('button', { name: /^Razveljavi/ }).waitFor()
  await page.keyboard.press('Control+z')
  await expect.poll(() => rows(page).count()).toBe(1)
  await lettersRest(page)
  // The others of the family are paid by now: the list says so when it has come anew, and one proposal is left.
  await expect.poll(() => step(page)).toMatch(/^Sprejmi/)
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: 'Pošlji zdaj' }).click()
  const statuses = () => Promise.all(all.map(async ({ id }) => (await clerk.get(`v1/admin/applications/${id}`)).body.status))
  await expect
    .poll(async () => (await statuses()).filter((status) => !['paid', 'completed'].includes(status)), { timeout: 60_000 })
    .toEqual([])
})

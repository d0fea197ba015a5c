import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openBrowser, type StoryBrowser } from '../harness/browser.ts'
import { allowFaults } from '../harness/page-faults.ts'
import { startProduct, type Product } from '../harness/product.ts'
import { accounts, visit } from '../harness/screens.ts'
import { signedIn } from '../harness/sign-in.ts'

let product: Product
let browser: StoryBrowser
beforeAll(async () => {
  product = await startProduct({ env: { SIMULATED_GATES: '0' } })
  browser = await openBrowser(product.url, { reusesWindows: true })
})
afterAll(() => product?.close())

/** Two people at the texts of acts, the second of whom will be refused. */
const twoPeople = async (): Promise<{ first: Page; second: Page }> => {
  const [first, second] = [await browser.newPage({ width: 1366, height: 768 }), await browser.newPage({ width: 1366, height: 768 })]
  await signedIn(first, accounts.admin)
  await signedIn(second, accounts.root)
  await visit(first, '/akti/besedila')
  await visit(second, '/akti/besedila')
  allowFaults(second, /409/)
  return { first, second }
}

const save = async (page: Page): Promise<void> => {
  await page.getByRole('dialog').getByRole('button', { name: 'Shrani', exact: true }).click()
}

const addProvision = async (page: Page, title: string): Promise<void> => {
  await page.getByRole('button', { name: 'Dodaj predpis' }).click()
  await page.getByRole('dialog').getByLabel('Naziv predpisa').fill(title)
}

const usual = 'Odlok o ureditvi prometa v starem mestnem jedru'

it('who saves a provision over the list of a colleague keeps the one that the colleague added', { timeout: 120_000 }, async () => {
  const { first, second } = await twoPeople()
  await second.getByRole('button', { name: usual }).click()
  await second.getByRole('dialog').getByLabel('Členi').fill('9., 10. in 11. člen')
  await addProvision(first, 'Odlok o parkiranju')
  await save(first)
  await first.getByRole('dialog').waitFor({ state: 'detached' })
  await save(second)
  await second.getByText('To je medtem shranil nekdo drug').waitFor()
  await second.getByRole('button', { name: 'Shrani moje' }).click()
  await second.getByRole('dialog').waitFor({ state: 'detached' })
  await visit(first, '/akti/besedila')
  await first.getByRole('button', { name: 'Odlok o parkiranju' }).waitFor()
  await first.getByRole('cell', { name: '9., 10. in 11. člen' }).waitFor()
  expect(await first.getByRole('button', { name: usual }).count()).toBe(1)
})

it('what was typed into a provision before a colleague changed it is not saved over theirs unasked', { timeout: 120_000 }, async () => {
  const { first, second } = await twoPeople()
  for (const page of [first, second]) await page.getByRole('button', { name: usual }).click()
  await second.getByRole('dialog').getByLabel('Členi').fill('12. člen')
  await second.keyboard.press('Escape')
  await second.getByRole('dialog').waitFor({ state: 'detached' })
  await first.getByRole('dialog').getByLabel('Objava').fill('Uradno glasilo Občine Lipograd, št. 4/26')
  await save(first)
  await first.getByRole('dialog').waitFor({ state: 'detached' })
  // Opened again, the dialog holds what was typed over the list as it is now.
  await visit(second, '/akti/besedila')
  await second.getByRole('cell', { name: 'št. 4/26' }).waitFor()
  await second.getByRole('button', { name: usual }).click()
  await expect.poll(() => second.getByRole('dialog').getByLabel('Členi').inputValue()).toBe('12. člen')
  await save(second)
  await second.getByText('To je medtem shranil nekdo drug').waitFor()
  await second.getByRole('button', { name: 'Shrani moje' }).click()
  await second.getByRole('dialog').waitFor({ state: 'detached' })
  await visit(first, '/akti/besedila')
  await first.getByRole('cell', { name: '12. člen', exact: true }).waitFor()
  expect(await first.getByRole('button', { name: usual }).count()).toBe(1)
})

it('who removes a provision from an old list is refused, and sees the list as it is', { timeout: 120_000 }, async () => {
  const { first, second } = await twoPeople()
  await addProvision(first, 'Odlok o taksah')
  await save(first)
  await first.getByRole('dialog').waitFor({ state: 'detached' })
  const removeUsual = async (): Promise<void> => {
    await second.getByRole('row').filter({ hasText: usual }).getByRole('button', { name: 'Odstrani predpis' }).click()
    await second.getByRole('dialog').getByRole('button', { name: 'Odstrani predpis' }).click()
  }
  await removeUsual()
  await second.getByRole('button', { name: 'Odlok o taksah' }).waitFor()
  expect(await second.getByRole('button', { name: usual }).count()).toBe(1)
  await removeUsual()
  await second.getByRole('button', { name: usual }).waitFor({ state: 'detached' })
})

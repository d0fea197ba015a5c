import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openBrowser, type StoryBrowser } from './harness/browser.ts'
import { freshApplications, permitInForce } from './harness/find-record.ts'
import { allowFaults } from './harness/page-faults.ts'
import { startProduct, type Product } from './harness/product.ts'
import { accounts, settled, visit } from './harness/screens.ts'
import { signedIn } from './harness/sign-in.ts'

let product: Product
let browser: StoryBrowser
beforeAll(async () => {
  product = await startProduct({ env: { SIMULATED_GATES: '0' } })
  browser = await openBrowser(product.url)
})
afterAll(() => product?.close())

const notice = (page: Page) => page.getByText('Zapis se je medtem spremenil').locator('xpath=ancestor::div[2]')

/** Two clerks open the same record and begin to change it; a deaf second hears nothing of what others do. */
const bothEdit = async (path: string, { deaf = false } = {}): Promise<{ first: Page; second: Page }> => {
  const [first, second] = [await browser.newPage(), await browser.newPage()]
  await signedIn(first, accounts.admin)
  await signedIn(second, accounts.root)
  if (deaf) {
    // Before the record: a stream that is open already stays open.
    await second.route('**/v1/live', (route) => route.abort())
    allowFaults(second, /v1\/live/)
  }
  for (const page of [first, second]) {
    await visit(page, path)
    await page.getByRole('button', { name: 'Uredi' }).click()
    await page.getByLabel('Kraj').waitFor()
  }
  return { first, second }
}

const save = async (page: Page): Promise<void> => {
  await page.getByRole('button', { name: 'Shrani spremembe' }).click()
  await page.getByText('Spremembe so shranjene.').waitFor()
  await settled(page)
}

it('from the form of one application the search leads to the next one, whose form holds its own data', async () => {
  const [first] = await freshApplications(product.url, ['LJ TK-101'], { name: 'Prva Prosilka' })
  const [second] = await freshApplications(product.url, ['LJ TK-102'], { name: 'Druga Prosilka' })
  if (first === undefined || second === undefined) throw new Error('no application was sent')
  const page = await browser.newPage()
  await signedIn(page, accounts.admin)
  await visit(page, first.path)
  await page.getByRole('button', { name: 'Uredi' }).click()
  await page.getByLabel('Kraj').fill('Drugje')
  await page.getByRole('combobox', { name: 'Iskanje povsod' }).fill(second.number)
  await page.getByRole('option', { name: second.number }).click()
  await page.getByRole('button', { name: 'Zapusti stran' }).click()
  await page.getByRole('heading', { level: 1, name: second.number }).waitFor()
  await page.getByRole('button', { name: 'Uredi' }).click()
  expect(await page.getByLabel('Kraj').inputValue()).not.toBe('Drugje')
  expect(await page.locator('input[name="name"]').inputValue()).toBe(second.name)
})

describe('two clerks change the same record', () => {
  it('an application: the second hears it at once, keeps what the first changed, and chooses where both did', async () => {
    const [application] = await freshApplications(product.url, ['LJ TK-103'])
    const { first, second } = await bothEdit(application?.path ?? '')
    await second.getByLabel('Ulica in hišna številka').fill('Nova ulica 7')
    await second.getByLabel('Kraj').fill('Celje')
    await first.getByLabel('Kraj').fill('Kranj')
    await first.getByLabel('Poštna številka').fill('4000')
    await save(first)
    await notice(second).getByText('Ana').first().waitFor()
    await second.getByText('Polje ste spremenili vi in nekdo drug; izberite vrednost').waitFor()
    expect(await second.getByLabel('Ulica in hišna številka').inputValue()).toBe('Nova ulica 7')
    const take = second.getByRole('button', { name: 'Prevzemi spremembe' })
    expect(await take.isDisabled()).toBe(true)
    await second.getByLabel('shranjena vrednost: Kranj').check()
    await take.click()
    await notice(second).waitFor({ state: 'detached' })
    await expect.poll(() => second.getByLabel('Poštna številka').inputValue()).toBe('4000')
    await save(second)
    await second.getByText('Nova ulica 7, 4000 Kranj').first().waitFor()
  })

  it('a permit: what was refused goes on with the colleague’s values', async () => {
    const { first, second } = await bothEdit((await permitInForce(product.url)).path, { deaf: true })
    await first.getByLabel('Kraj').fill('Kranj')
    await first.getByLabel('Razlog spremembe').fill('Po telefonu')
    await save(first)
    await second.getByLabel('Ulica in hišna številka').fill('Nova ulica 8')
    await second.getByLabel('Razlog spremembe').fill('Vpisano narobe')
    expect(await second.getByText('Zapis se je medtem spremenil').count()).toBe(0)
    allowFaults(second, /409/)
    await second.getByRole('button', { name: 'Shrani spremembe' }).click()
    await notice(second).getByText('Kranj').waitFor()
    await expect.poll(() => second.getByText('Zapis se je medtem spremenil').count()).toBe(1)
    // A busy button takes no click: the record as it is now is still on its way.
    await settled(second)
    await second.getByRole('button', { name: 'Vseeno nadaljuj' }).click()
    await second.getByText('Spremembe so shranjene.').waitFor()
    await second
      .getByText(/Nova ulica 8, \d+ Kranj/)
      .first()
      .waitFor()
  })
})

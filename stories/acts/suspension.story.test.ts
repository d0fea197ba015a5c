import { dayInWords, localDayOf } from '@dovolilnice/contract/primitives/local-day'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { accessibilityFaults } from '../harness/accessibility.ts'
import { openBrowser, screenshot, type StoryBrowser } from '../harness/browser.ts'
import { permitInForce } from '../harness/find-record.ts'
import { layoutFaults } from '../harness/layout.ts'
import { startProduct, type Product } from '../harness/product.ts'
import { accounts, settled, visit } from '../harness/screens.ts'
import { signedIn } from '../harness/sign-in.ts'

let product: Product
let browser: StoryBrowser
let permit: string
beforeAll(async () => {
  product = await startProduct({ env: { SIMULATED_GATES: '0' } })
  browser = await openBrowser(product.url, { reusesWindows: true })
  permit = (await permitInForce(product.url)).path
})
afterAll(() => product?.close())

/** A clerk at a permit in force. */
const atPermit = async (): Promise<Page> => {
  const page = await browser.newPage({ width: 1366, height: 768, reducedMotion: 'reduce' })
  await signedIn(page, accounts.admin)
  await visit(page, permit)
  return page
}

it('the focus begins in the first field of the dialog, also while that is still on its way', async () => {
  const page = await atPermit()
  const gate = Promise.withResolvers<void>()
  await page.route('**/ground-fields*', (route) => gate.promise.then(() => route.continue()))
  await page.getByRole('main').getByRole('button', { name: 'Začasno odvzemi', exact: true }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Razlog').waitFor()
  await dialog.getByRole('status').first().waitFor()
  gate.resolve()
  await dialog.getByLabel('Začetek postopka').waitFor()
  await expect.poll(() => page.evaluate('document.activeElement.name')).toBe('ground')
})

it('a clerk suspends a permit at the holder’s request: the dialog asks for its day, and the history and the act say so', async () => {
  const page = await atPermit()
  await page.getByRole('main').getByRole('button', { name: 'Začasno odvzemi', exact: true }).click()
  const dialog = page.getByRole('dialog')
  const ground = dialog.getByLabel('Začetek postopka')
  expect(await ground.inputValue()).toBe('ex_officio')
  await dialog.getByLabel('Razlog').fill('Vozilo je v popravilu.')
  expect(await dialog.getByRole('textbox', { name: 'Dan zahteve' }).count()).toBe(0)
  await ground.selectOption('on_request')
  await dialog.getByRole('button', { name: 'Začasno odvzemi', exact: true }).click()
  await dialog.getByText('Izpolnite to polje.').first().waitFor()
  await dialog.getByRole('textbox', { name: 'Dan zahteve' }).fill('1. 1. 2020')
  await dialog.getByRole('textbox', { name: 'Dan zahteve' }).blur()
  await dialog.getByText('Ta dan dovolilnica še ni bila izdana. Preverite dan zahteve.').first().waitFor()
  await dialog.getByRole('textbox', { name: 'Dan zahteve' }).fill(dayInWords(localDayOf(new Date()), 'sl'))
  await dialog.getByRole('textbox', { name: 'Dan zahteve' }).blur()
  for (const width of [1366, 390]) {
    await page.setViewportSize({ width, height: 768 })
    await settled(page)
    expect(await layoutFaults(page)).toEqual([])
    expect(await accessibilityFaults(page)).toEqual([])
    await screenshot(page, `suspension on request ${width}`)
  }
  await page.emulateMedia({ colorScheme: 'dark' })
  await settled(page)
  await screenshot(page, 'suspension on request dark')
  await page.emulateMedia({ colorScheme: 'light' })
  await page.setViewportSize({ width: 1366, height: 768 })
  await dialog.getByRole('button', { name: 'Začasno odvzemi', exact: true }).click()
  await page.getByText('Odločba o začasnem odvzemu je izdana: še vročite jo.').waitFor()
  await page.getByText('Odločba o začasnem odvzemu dovolilnice na zahtevo stranke').first().waitFor()
  await page.getByText('Na zahtevo imetnika').first().waitFor()
  await settled(page)
  expect(await layoutFaults(page)).toEqual([])
  await screenshot(page, 'suspended on request')
})

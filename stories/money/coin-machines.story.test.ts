import type { Locator } from 'playwright-core'
import { v7 } from 'uuid'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { accessibilityFaults } from '../harness/accessibility.ts'
import { openBrowser, type StoryBrowser } from '../harness/browser.ts'
import { startProduct, type Product } from '../harness/product.ts'
import { accounts, visit } from '../harness/screens.ts'
import { signedIn } from '../harness/sign-in.ts'

let product: Product
let browser: StoryBrowser
beforeAll(async () => {
  product = await startProduct({ env: { SIMULATED_GATES: '0' } })
  browser = await openBrowser(product.url)
})
afterAll(() => product?.close())

/** Whether something is seen whole within the width of the table that it stands in. */
const isInSight = (part: Locator): Promise<boolean> =>
  part.evaluate((element) => {
    const table = element.closest('table')?.parentElement?.getBoundingClientRect()
    return table !== undefined && element.getBoundingClientRect().right <= table.right
  })

/** A report of the demo town's machine 02, as its maker's program sends it. */
const report = async (errors: string[], coins: number) => {
  const answer = await fetch(`${product.url}/api/v1/coin-machines/parkomat-02/report`, {
    method: 'POST',
    headers: { authorization: 'Bearer demo-key-of-parkomat-02', 'content-type': 'application/json' },
    body: JSON.stringify({
      id: v7(),
      at: new Date().toISOString(),
      errors,
      coins,
      chng: 4000,
      oldchng: 6000,
      pfill: 40,
    }),
  })
  expect(answer.status).toBe(200)
}

it('a machine alerts, an operator takes it and closes the maintenance; a clerk empties the machine', { timeout: 240_000 }, async () => {
  const page = await browser.newPage({ width: 1366, height: 768, reducedMotion: 'reduce' })
  await signedIn(page, accounts.operator)
  await visit(page, '/parkiranje?tab=maintenance')
  await page.getByRole('heading', { name: 'Opozorila parkomatov' }).waitFor()
  await report(['tilt'], 24_400)
  const alert = page.getByRole('row', { name: /02 Pod gradom.*udarec ali nagib/ }).first()
  expect(await isInSight(alert.getByRole('button', { name: 'Prevzemi' }))).toBe(true)
  await alert.getByRole('button', { name: 'Prevzemi' }).click()
  await page.getByText('Opozorilo ste prevzeli.').waitFor()

  const work = page.getByRole('row', { name: /02 Pod gradom.*udarec ali nagib/ }).last()
  await work.getByRole('button', { name: 'Zaključi vzdrževanje' }).click()
  const dialog = page.getByRole('dialog')
  expect(await accessibilityFaults(page)).toEqual([])
  await dialog.getByLabel('Opravljeno delo').fill('Ohišje poravnano.')
  await dialog.getByRole('button', { name: 'Zaključi vzdrževanje' }).click()
  await page.getByText('Vzdrževanje je zaključeno.').waitFor()
  await page.getByRole('row', { name: /02 Pod gradom.*Opravljeno.*Ohišje/ }).waitFor()

  const office = await browser.newPage({ width: 1366, height: 768, reducedMotion: 'reduce' })
  await signedIn(office, accounts.admin)
  await visit(office, '/parkiranje?tab=machines')
  const machine = office.getByRole('row', { name: /Pod gradom/ })
  expect(await isInSight(machine.getByRole('button', { name: /^Dejanja za/ }))).toBe(true)
  await machine.getByRole('button', { name: /^Dejanja za/ }).click()
  // Rows stand below the open map on a screen of 768 pixels.
  expect((await machine.boundingBox())?.y).toBeLessThan(700)
  await office.getByRole('button', { name: 'Praznjenje', exact: true }).click()
  const emptying = office.getByRole('dialog')
  await emptying.getByLabel('2,00 €').fill('121')
  await emptying.getByText('Manjka 2,00 €').waitFor()
  expect(await accessibilityFaults(office)).toEqual([])
  await emptying.getByLabel('2,00 €').fill('122')
  await emptying.getByText('Ujema se s telemetrijo').waitFor()
  const protocol = office.waitForResponse(/emptyings\/[\w-]+\/pdf$/)
  await emptying.getByRole('button', { name: 'Zapiši praznjenje' }).click()
  expect((await protocol).headers()['content-type']).toBe('application/pdf')
  await visit(office, '/parkiranje?tab=emptyings')
  await office.getByRole('row', { name: /PM-02-\d{4}-000\d.*244,00/ }).waitFor()
})

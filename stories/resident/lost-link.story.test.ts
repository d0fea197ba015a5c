import { afterAll, beforeAll, expect, it } from 'vitest'
import { accessibilityFaults } from '../harness/accessibility.ts'
import { careForms } from '../harness/application-form.ts'
import { openBrowser, screenshot, type StoryBrowser } from '../harness/browser.ts'
import { httpPerson } from '../harness/http-person.ts'
import { layoutFaults } from '../harness/layout.ts'
import { linkIn } from '../harness/mail-sink.ts'
import { startProduct, type Product } from '../harness/product.ts'
import { settled, visit } from '../harness/screens.ts'

let product: Product
let browser: StoryBrowser
beforeAll(async () => {
  product = await startProduct({ env: { SIMULATED_GATES: '0' } })
  browser = await openBrowser(product.url, { reusesWindows: true })
})
afterAll(() => product?.close())

it('who lost the link asks for it again, sees what was typed, and withdraws the application by the new link', async () => {
  const resident = await httpPerson(product.url)
  const { number } = (await resident.post('v1/applications', (await careForms(resident))('LJ PO-100', 'Neža Vidmar Korošec'))).body
  const email = 'ljpo100@primer.si'
  const first = await product.mail.waitForMail(email, /Prejeli smo vašo vlogo/)
  const page = await browser.newPage({ width: 390, height: 844, reducedMotion: 'reduce' })
  // A new link goes only to who has opened the first one.
  await visit(page, linkIn(first.text, 'stanje'))
  await page.getByText('Vloga čaka na pregled.', { exact: false }).waitFor()

  await visit(page, '/obrazci/parkirna-dovolilnica/stanje')
  const form = page.getByRole('form', { name: 'Pošljite mi povezavo znova' })
  await form.getByLabel('Številka vloge').fill(number)
  await form.getByLabel('E-poštni naslov iz vloge').fill(email)
  await form.getByRole('button', { name: 'Pošlji povezavo' }).click()
  await page.getByRole('status').getByText('Če se podatki ujemajo, je povezava na poti.', { exact: false }).waitFor()
  expect(await form.getByLabel('Številka vloge').inputValue()).toBe(number)
  expect(await form.getByLabel('E-poštni naslov iz vloge').inputValue()).toBe(email)
  await expect.poll(() => page.evaluate('document.activeElement.textContent')).toBe('Pošlji povezavo')
  await settled(page)
  expect(await layoutFaults(page)).toEqual([])
  expect(await accessibilityFaults(page)).toEqual([])
  await screenshot(page, 'link asked for again')

  const again = await product.mail.waitForMail(email, /Povezava do vloge/)
  await visit(page, linkIn(again.text, 'stanje'))
  await page.getByRole('button', { name: 'Umakni vlogo' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Umakni vlogo' }).click()
  await page
    .getByText(
      'Vlogo ste umaknili. O ustavitvi postopka bo izdan sklep, ki vam ga bomo vročili. Če dovolilnico še potrebujete, oddajte novo vlogo.',
    )
    .waitFor()
  await page.getByRole('button', { name: 'Umakni vlogo' }).waitFor({ state: 'hidden' })
  // Over, and nothing to be glad of: no green edge.
  await expect.poll(() => page.locator('section', { hasText: number }).first().getAttribute('data-tone')).toBeNull()
  await settled(page)
  expect(await layoutFaults(page)).toEqual([])
  await screenshot(page, 'withdrawn')
})

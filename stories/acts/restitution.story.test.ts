import { afterAll, beforeAll, expect, it } from 'vitest'
import { accessibilityFaults } from '../harness/accessibility.ts'
import { openBrowser, screenshot } from '../harness/browser.ts'
import type { StoryBrowser } from '../harness/browser.ts'
import { httpPerson } from '../harness/http-person.ts'
import { startProduct } from '../harness/product.ts'
import type { Product } from '../harness/product.ts'
import { accounts, settled, visit } from '../harness/screens.ts'
import { signedIn } from '../harness/sign-in.ts'

let product: Product
let browser: StoryBrowser
beforeAll(async () => {
  product = await startProduct()
  browser = await openBrowser(product.url)
})
afterAll(() => product?.close())

/** The final rejection of the demo town whose missed term of appeal is to be restored. */
const proposedAbout = async () => {
  const root = await httpPerson(product.url)
  await root.signIn(accounts.root)
  const { items } = (await root.post('v1/admin/acts', { filters: { standing: 'final', kind: 'rejection' }, itemsPerPage: 100 })).body
  for (const { id, number } of items) if ((await root.get(`v1/admin/acts/${id}`)).body.restitutions.length > 0) return { id, number }
  throw new Error('the demo town has no proposal to restore a term')
}

it('a clerk restores a missed term of appeal by an order, and the act is not final any more', { timeout: 120_000 }, async () => {
  const { id, number } = await proposedAbout()
  const phone = await browser.newPage({ width: 390, height: 844, locale: 'en', reducedMotion: 'reduce' })
  await signedIn(phone, accounts.admin)
  await visit(phone, `/akti?tab=issued&akt=${id}`)
  await phone.getByText(/The proposal is (in time|late)/).waitFor()
  await screenshot(phone, 'restitution-en-phone')

  const clerk = await browser.newPage({ width: 1366, height: 768, reducedMotion: 'reduce' })
  await signedIn(clerk, accounts.admin)
  await visit(clerk, `/akti?tab=issued&akt=${id}`)
  const dialog = clerk.getByRole('dialog', { name: new RegExp(number) })
  await dialog.getByText(/Predlog je (v roku|prepozen)/).waitFor()
  await dialog.getByRole('button', { name: 'Odloči o predlogu' }).click()
  const decision = clerk.getByRole('dialog', { name: /^Odloči o predlogu/ })
  await decision.getByLabel('Odločitev').selectOption({ label: 'vrnitev dovoljena' })
  await decision.getByLabel('Obrazložitev').fill('Odpustno pismo bolnišnice dokazuje opravičen vzrok.')
  expect(await accessibilityFaults(clerk)).toEqual([])
  await screenshot(clerk, 'restitution-decide')
  await decision.getByRole('button', { name: 'Odloči o predlogu' }).click()
  await dialog.getByText(/vrnitev dovoljena, sklep št\. /).waitFor()
  await dialog.getByText('Teče rok za pritožbo').waitFor()
  await settled(clerk)
  expect(await accessibilityFaults(clerk)).toEqual([])
  await screenshot(clerk, 'restitution-granted')
})

import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { accessibilityFaults } from '../harness/accessibility.ts'
import { openBrowser, screenshot, type StoryBrowser } from '../harness/browser.ts'
import { layoutFaults } from '../harness/layout.ts'
import { allowFaults } from '../harness/page-faults.ts'
import { startProduct, type Product } from '../harness/product.ts'
import { accounts, settled, visit } from '../harness/screens.ts'
import { signedIn } from '../harness/sign-in.ts'

let product: Product
let browser: StoryBrowser
beforeAll(async () => {
  product = await startProduct({ env: { SIMULATED_GATES: '0' } })
  browser = await openBrowser(product.url, { reusesWindows: true })
})
afterAll(() => product?.close())

interface SharedForm {
  path: string
  form: string
  field: string
  /** What the first person and the second one set. */
  values: readonly [string, string]
  isChoice?: boolean
}

const forms: readonly SharedForm[] = [
  {
    ...{ path: '/akti/besedila', form: 'Organ, številke in pravno sredstvo', field: 'Stavek o stroških postopka' },
    values: ['Stroškov ni bilo.', 'Brez stroškov.'],
  },
  { path: '/akti/besedila', form: 'Okence ovojnice', field: 'Odmik z leve (mm)', values: ['21', '22'] },
  { path: '/nastavitve/racuni', form: 'Konti', field: 'Obračunani DDV', values: ['2600', '2601'] },
  {
    path: '/nastavitve/prijava',
    form: 'Zahteve za prijavo zaposlenih',
    field: 'Operaterji',
    values: ['asked', 'required'],
    isChoice: true,
  },
]

const set = async (page: Page, { form, field, isChoice }: SharedForm, value: string): Promise<void> => {
  const input = page.getByRole('form', { name: form }).getByLabel(field)
  await (isChoice ? input.selectOption(value) : input.fill(value))
  await page.getByRole('form', { name: form }).getByRole('button', { name: 'Shrani', exact: true }).click()
}

for (const shared of forms)
  it(`${shared.form}: the second of two people is told, keeps what they typed, and saves it when they say so`, async () => {
    const people = [await browser.newPage({ width: 1366, height: 768 }), await browser.newPage({ width: 1366, height: 768 })] as const
    const [first, second] = people
    for (const page of people) {
      await signedIn(page, accounts.root)
      await visit(page, shared.path)
      await page.getByRole('form', { name: shared.form }).waitFor()
    }
    allowFaults(second, /409/)
    const saved = first.waitForResponse((response) => response.url().endsWith('/update') && response.ok())
    await set(first, shared, shared.values[0])
    await saved
    await set(second, shared, shared.values[1])
    const form = second.getByRole('form', { name: shared.form })
    const notice = form.getByText('To je medtem shranil nekdo drug')
    await notice.waitFor()
    expect(await form.getByLabel(shared.field).inputValue()).toBe(shared.values[1])
    for (const width of [1366, 390]) {
      await second.setViewportSize({ width, height: 768 })
      await settled(second)
      expect(await layoutFaults(second)).toEqual([])
      // From the top: a row that the bar above covers by half is too small a target only there.
      await second.evaluate('scrollTo(0, 0)')
      expect(await accessibilityFaults(second)).toEqual([])
      await screenshot(second, `saved meanwhile ${shared.form} ${width}`)
    }
    await form.getByRole('button', { name: 'Shrani moje' }).click()
    await notice.waitFor({ state: 'detached' })
    await visit(first, shared.path)
    await expect.poll(() => first.getByRole('form', { name: shared.form }).getByLabel(shared.field).inputValue()).toBe(shared.values[1])
  }, 120_000)

it('one’s own data that were saved in another window are shown, what was typed stays, and the next press saves both', async () => {
  const [first, second] = [await browser.newPage(), await browser.newPage()]
  const own = (page: Page) => page.getByRole('form', { name: 'Moji podatki' })
  const save = (page: Page): Promise<void> => own(page).getByRole('button', { name: 'Shrani' }).click()
  for (const page of [first, second]) {
    await signedIn(page, accounts.regular)
    await visit(page, '/nastavitve')
    await own(page).waitFor()
  }
  allowFaults(second, /409/)
  await own(first).getByLabel('Telefon').fill('041 111 222')
  await save(first)
  await first.getByText('Podatki so shranjeni.').waitFor()
  await own(second).getByLabel('Kraj').fill('Lipograd ob reki')
  await save(second)
  await own(second).getByRole('alert').filter({ hasText: 'Podatki so se medtem spremenili' }).waitFor()
  await expect.poll(() => own(second).getByLabel('Telefon').inputValue()).toBe('+386 41 111 222')
  expect(await accessibilityFaults(second)).toEqual([])
  await save(second)
  await second.getByText('Podatki so shranjeni.').waitFor()
  await visit(first, '/nastavitve')
  expect(await own(first).getByLabel('Kraj').inputValue()).toBe('Lipograd ob reki')
  expect(await own(first).getByLabel('Telefon').inputValue()).toBe('+386 41 111 222')
})

import { localDayOf } from '@dovolilnice/contract/primitives/local-day'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openBrowser, type StoryBrowser } from '../harness/browser.ts'
import { httpPerson } from '../harness/http-person.ts'
import { startProduct, type Product } from '../harness/product.ts'
import { accounts, visit } from '../harness/screens.ts'
import { signedIn } from '../harness/sign-in.ts'

let product: Product
let browser: StoryBrowser
beforeAll(async () => {
  product = await startProduct()
  browser = await openBrowser(product.url)
})
afterAll(() => product?.close())

const today = localDayOf(new Date())

interface ServedAct {
  number: string
  application: { id: string }
  standing: string
  served_on: string | null
  appeal_until: string | null
}

/** Rejections of the demo town that were served, against which no appeal is open. */
const servedRejections = async (): Promise<ServedAct[]> => {
  const clerk = await httpPerson(product.url)
  await clerk.signIn(accounts.admin)
  const { items } = (await clerk.post('v1/admin/acts', { filters: { kind: 'rejection' }, itemsPerPage: 100 })).body
  return items.filter(({ standing }: ServedAct) => standing === 'term_runs' || standing === 'final')
}

const lodge = async (
  page: Awaited<ReturnType<StoryBrowser['newPage']>>,
  act: { application: { id: string }; number: string },
  lodged: string,
) => {
  await visit(page, `/vloge/${act.application.id}`)
  await page
    .getByRole('listitem')
    .filter({ hasText: act.number })
    .getByRole('button', { name: `Vpiši pritožbo ${act.number}` })
    .click()
  const dialog = page.getByRole('dialog', { name: /Nova pritožba/ })
  await dialog.getByLabel('Način vložitve').selectOption('post')
  const [year, month, date] = lodged.split('-').map(Number)
  await dialog.getByRole('textbox', { name: 'Dan vložitve' }).fill(`${date}. ${month}. ${year}`)
  await dialog.getByLabel('Upravna taksa').selectOption('paid')
  await dialog.getByRole('button', { name: 'Vpiši pritožbo' }).click()
  await page.waitForURL(/\/pritozbe\//)
}

it('a late appeal is named as such and dismissed by an order', async () => {
  const act = (await servedRejections()).findLast(({ appeal_until: last }) => last !== null && last < today)
  if (act === undefined) throw new Error('the demo town has no rejection whose term has ended')
  const page = await browser.newPage()
  await signedIn(page, accounts.admin)
  await lodge(page, act, today)
  await page
    .getByText(/pritožba je prepozna|pritožba prepozna/)
    .first()
    .waitFor()
  await page.getByRole('button', { name: 'Zavrzi' }).click()
  const dialog = page.getByRole('dialog', { name: /Zavrzi/ })
  expect(await dialog.getByLabel('Razlog zavrženja').inputValue()).toBe('late')
  await dialog.getByLabel('Razlogi v sklepu').fill('Pritožba je bila vložena po izteku roka.')
  await dialog.getByRole('button', { name: 'Zavrzi' }).click()
  await page.getByText('Pritožba je zavržena s sklepom: še vročite ga stranki.').waitFor()
  await page.getByText('Zavržena').first().waitFor()
  await visit(page, `/vloge/${act.application.id}`)
  await page.getByText('Sklep o zavrženju pritožbe').waitFor()
})

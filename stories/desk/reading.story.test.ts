import { afterAll, beforeAll, expect, it } from 'vitest'
import { accessibilityFaults } from '../harness/accessibility.ts'
import { formsOf } from '../harness/application-form.ts'
import { openBrowser, type StoryBrowser } from '../harness/browser.ts'
import { pdfWith } from '../harness/document-files.ts'
import { httpPerson } from '../harness/http-person.ts'
import { layoutFaults } from '../harness/layout.ts'
import { startProduct, type Product } from '../harness/product.ts'
import { accounts, visit } from '../harness/screens.ts'
import { signedIn } from '../harness/sign-in.ts'

let product: Product
let browser: StoryBrowser
let id: string
beforeAll(async () => {
  product = await startProduct({ env: { SIMULATED_GATES: '0', READ_DOCUMENTS: '1' } })
  browser = await openBrowser(product.url, { reusesWindows: true })
  const resident = await httpPerson(product.url)
  const form = (await formsOf(resident, 'care'))('LJ BR-417', 'Jasna Bralec')
  for (const key of [...form.keys()].filter((name) => name.startsWith('document.'))) form.delete(key)
  const said = ['Registrska oznaka LJ BR-417', 'Lastnik: Jasna Bralec', 'Naslov: Stari trg 9']
  const required = new Blob([new Uint8Array(pdfWith({ lines: ['Izjava ustanove'] }))])
  form.append('document.institution_statement', required, 'izjava.pdf')
  form.append('document.vehicle_registration', new Blob([new Uint8Array(pdfWith({ lines: said }))]), 'prometno.pdf')
  const { status, body } = await resident.post('v1/applications', form)
  if (status >= 300) throw new Error(JSON.stringify(body))
  id = body.id
})
afterAll(() => product?.close())

it('a clerk sees beside the record what a document confirms and says otherwise, and where', { timeout: 240_000 }, async () => {
  const page = await browser.newPage({ width: 1366, height: 768, reducedMotion: 'reduce' })
  await signedIn(page, accounts.admin)
  await visit(page, `/vloge/${id}`)
  const read = page.getByRole('region', { name: 'Prometno dovoljenje' })
  const fact = (name: string) => read.getByRole('listitem').filter({ hasText: name })
  // It comes by itself when the program has read the document.
  await fact('Vozilo').getByText('se ujema').waitFor({ timeout: 100_000 })
  await fact('Ime').getByText('se ujema').waitFor()
  await fact('Naslov').getByText('se razlikuje').waitFor()
  expect(await fact('Naslov').locator('dd').allInnerTexts()).toEqual(['Stari trg 7', 'Stari trg 9'])
  await expect.poll(() => read.getByRole('listitem').first().innerText()).toContain('Naslov')

  await page.getByRole('button', { name: 'Poglej: Prometno dovoljenje' }).click()
  await page.locator('main [data-page="1"][data-state="drawn"]').waitFor()
  const marks = (number: number) => page.locator(`main [data-page="${number}"] [data-tone]`)
  await expect.poll(() => marks(1).evaluateAll((all) => all.map((one) => one.getAttribute('data-tone')))).toEqual(['good'])
  await expect.poll(() => marks(3).locator('svg').count()).toBe(1)
  /** How far the frame of the plate stands from the left edge of its page, as a part of its width. */
  const place = async (): Promise<number> => {
    const [mark, paper] = await Promise.all([marks(1).boundingBox(), page.locator('main [data-page="1"]').boundingBox()])
    return ((mark?.x ?? 0) - (paper?.x ?? 0)) / (paper?.width ?? 1)
  }
  // `Registrska oznaka ` takes a third of the line before it.
  await expect.poll(place).toBeGreaterThan(0.3)
  await page.getByRole('button', { name: /^Zavrti/ }).click()
  // The head of a page that was turned clockwise is at the right.
  await expect.poll(place).toBeGreaterThan(0.85)
  expect([...(await accessibilityFaults(page)), ...(await layoutFaults(page))]).toEqual([])
})

it('on a phone nothing of the comparison is cut', async () => {
  const page = await browser.newPage({ width: 390, height: 844, reducedMotion: 'reduce' })
  await signedIn(page, accounts.admin)
  await visit(page, `/vloge/${id}`)
  await page.getByRole('heading', { name: 'Primerjava z dokazili' }).waitFor()
  await page.getByText('se razlikuje').first().waitFor()
  expect([...(await accessibilityFaults(page)), ...(await layoutFaults(page))]).toEqual([])
})

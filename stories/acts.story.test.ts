import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { accessibilityFaults } from './harness/accessibility.ts'
import { openBrowser } from './harness/browser.ts'
import type { StoryBrowser } from './harness/browser.ts'
import { httpPerson } from './harness/http-person.ts'
import { startProduct } from './harness/product.ts'
import type { Product } from './harness/product.ts'
import { accounts, settled, visit } from './harness/screens.ts'
import { signedIn } from './harness/sign-in.ts'

let product: Product
let browser: StoryBrowser
beforeAll(async () => {
  product = await startProduct()
  browser = await openBrowser(product.url)
})
afterAll(() => product?.close())

describe('the acts of the town', () => {
  it('issues an order that waits as a draft', async () => {
    const clerk = await browser.newPage()
    await signedIn(clerk, accounts.admin)
    await visit(clerk, '/akti')
    const row = clerk.getByRole('row', { name: /Sklep o ustavitvi postopka/ })
    const path = (await row.getByRole('link').getAttribute('href'))!
    await row.getByRole('button', { name: 'Izdaj' }).click()
    await clerk.getByRole('alertdialog').or(clerk.getByRole('dialog')).getByRole('button', { name: 'Izdaj' }).click()
    await clerk.getByText('Akt je izdan.').waitFor()
    await clerk.getByText('Noben akt ne čaka na izdajo.').waitFor()
    await visit(clerk, path)
    const sheet = clerk.getByRole('region', { name: 'Akti' })
    await sheet.getByText('Sklep o ustavitvi postopka').waitFor()
    await sheet.getByRole('button', { name: /^Odpri akt \(PDF\) 371-/ }).waitFor()
    await settled(clerk)
    expect(await accessibilityFaults(clerk)).toEqual([])
  })

  it('keeps the words of the town in versions', async () => {
    const clerk = await browser.newPage({ width: 390, height: 844 })
    await signedIn(clerk, accounts.root)
    await visit(clerk, '/akti/besedila')
    await clerk.getByRole('button', { name: 'Dodaj predpis' }).click()
    const basis = clerk.getByRole('dialog')
    await basis.getByLabel('Naziv predpisa').fill('Odlok o prometni ureditvi')
    await basis.getByLabel('Členi').fill('9. člen')
    await basis.getByRole('button', { name: 'Shrani' }).click()
    await basis.waitFor({ state: 'hidden' })
    await clerk.getByText('Odlok o prometni ureditvi').first().waitFor()
    await clerk.getByText('Odločba o zavrnitvi vloge', { exact: true }).first().click()
    const dialog = clerk.getByRole('dialog')
    await dialog.getByLabel('Podnaslov').fill('o zavrnitvi {tega ni}')
    await dialog.getByRole('button', { name: 'Shrani' }).click()
    await dialog
      .getByText(/Tega ne znamo izpolniti: \{tega ni\}/)
      .first()
      .waitFor()
    await dialog.getByLabel('Podnaslov').fill('o zavrnitvi vloge {vloga}')
    await dialog.getByRole('button', { name: 'Shrani' }).click()
    await dialog.waitFor({ state: 'hidden' })
    await clerk.getByText('1', { exact: true }).first().waitFor()
    await settled(clerk)
    expect(await accessibilityFaults(clerk)).toEqual([])
  })

  it('serves a decision as the same bytes after everything around it was changed, and deletes nothing', async () => {
    const root = await httpPerson(product.url)
    await root.signIn(accounts.root)
    const { items } = (await root.post('v1/admin/applications', { filters: { status: 'rejected' } })).body
    const [{ id }] = items
    const first = await root.get(`v1/admin/applications/${id}/decision`)
    expect([first.status, String(first.body).slice(0, 4)]).toEqual([200, '%PDF'])
    const { municipality } = (await root.get('v1/parameters')).body
    const renamed = await root.post('v1/admin/parameters/update', { municipality: { ...municipality, name: 'Občina Preimenovana' } })
    expect(renamed.status).toBe(200)
    await root.post('v1/admin/acts/settings/update', { organ: 'Drug organ', appeal_days: 30, number_pattern: '9-{seq}-{year}-{act}' })
    expect((await root.get(`v1/admin/applications/${id}/decision`)).body).toBe(first.body)
    const deleted = await root.get(`v1/admin/applications/${id}/delete?reason=preizkus`)
    expect(deleted).toMatchObject({ status: 409, body: { error: { code: 'record_kept', message: expect.stringContaining('se hrani') } } })
  })
})

import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openBrowser, type StoryBrowser } from '../harness/browser.ts'
import { freshApplications } from '../harness/find-record.ts'
import { httpPerson } from '../harness/http-person.ts'
import { startProduct, type Product } from '../harness/product.ts'
import { accounts, visit } from '../harness/screens.ts'
import { signIn, signedIn } from '../harness/sign-in.ts'

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
    await row.getByRole('button', { name: 'Izdaj' }).click()
    await clerk.getByRole('alertdialog').or(clerk.getByRole('dialog')).getByRole('button', { name: 'Izdaj' }).click()
    await clerk.getByText('Akt je izdan.').waitFor()
    await clerk.getByText('Noben akt ne čaka na izdajo.').waitFor()
  })

  it('is prepared by one who may not decide, who says how the party was heard, and issued by another', async () => {
    const [application] = await freshApplications(product.url, ['LJ AK-101'], { inReview: true })
    const root = await httpPerson(product.url)
    await root.signIn(accounts.root)
    const { items: users } = (await root.post('v1/admin/users', { filters: { search: accounts.admin } })).body
    const { id: admin, name, email, type, role, locale, version } = (await root.get(`v1/admin/users/${users[0].id}`)).body
    const rights = { name, email, type, role, locale, version, granted: [], revoked: ['applications:decide'] }
    const changed = await root.post(`v1/admin/users/${admin}/update`, rights)
    expect(changed.status).toBe(200)
    // Whoever has changed the rights of the one does not count as the other: a third person decides.
    const other = { email: 'meta.odlocevalka@lipograd.example', password: 'zelena-klop-ob-reki-42' }
    const authority = {
      title: 'svetovalka',
      authorisation: '100-9/2026',
      authorised_on: '2024-01-03',
      authorised_for: 'odločanje o dovolilnicah',
    }
    const opened = { name: 'Meta Odločevalka', type, role, locale, email: other.email, ...authority }
    expect((await root.post('v1/admin/users/create', opened)).status).toBe(200)
    const [, token] = /ponastavitev-gesla\/([\w-]+)/.exec((await product.mail.waitForMail(other.email, /./)).text) ?? []
    const invited = await httpPerson(product.url)
    const chosen = { token, password: other.password, password_confirmation: other.password }
    expect((await invited.post('password/reset', chosen)).status).toBeLessThan(300)
    const preparer = await browser.newPage()
    // The change of rights has ended the person's sessions.
    await signIn(preparer, accounts.admin)
    await visit(preparer, application?.path ?? '')
    const title = 'Pripravi: Odločba o zavrnitvi vloge'
    await preparer.getByRole('button', { name: title }).click()
    const dialog = preparer.getByRole('dialog')
    await dialog.getByLabel('Ugotovljena dejstva in dokazi').fill('Vpogled v uradno evidenco prebivališč.')
    await dialog.getByLabel('Obrazložitev zavrnitve').fill('Naslov ni na območju.')
    await dialog.getByRole('button', { name: title }).click()
    await dialog.getByText('Izpolnite to polje.').first().waitFor()
    await dialog.getByLabel('Ali je bila stranka seznanjena z ugotovitvami?').selectOption('own_data')
    await dialog.getByRole('button', { name: title }).click()
    await preparer.getByText('osnutek', { exact: true }).waitFor()
    const decider = await browser.newPage()
    await signIn(decider, other.email, other.password)
    await visit(decider, application?.path ?? '')
    await decider.getByRole('button', { name: 'Izdaj', exact: true }).click()
    await decider.getByRole('alertdialog').or(decider.getByRole('dialog')).getByRole('button', { name: 'Izdaj', exact: true }).click()
    await decider.getByText('Akt je izdan.').waitFor()
    await decider.getByText('Zavrnjena').first().waitFor()
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

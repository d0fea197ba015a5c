import { addDays, localDayOf, dayInWords } from '@dovolilnice/contract/primitives/local-day'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openBrowser, type StoryBrowser } from '../harness/browser.ts'
import { httpPerson } from '../harness/http-person.ts'
import { allowFaults } from '../harness/page-faults.ts'
import { startProduct, type Product } from '../harness/product.ts'
import { accounts, settled, visit } from '../harness/screens.ts'
import { signedIn } from '../harness/sign-in.ts'

let product: Product
let browser: StoryBrowser
beforeAll(async () => {
  product = await startProduct()
  browser = await openBrowser(product.url, { reusesWindows: true })
})
afterAll(() => product?.close())

const written = (day: string): string => dayInWords(day, 'sl')

/** The dialog that was opened last: the steps of a service open over the one of the act. */
const dialogOf = (page: Page, name: RegExp) => page.getByRole('dialog', { name })

const listed = async (filters: object) => {
  const root = await httpPerson(product.url)
  await root.signIn(accounts.root)
  return (await root.post('v1/admin/acts', { filters, sortByKey: 'issued_at', sortOrder: 'asc' })).body.items
}

describe('the service of an act', () => {
  it('is taken back as a mistake, entered anew from the return slip, and makes the act final', async () => {
    const [act] = await listed({ standing: 'final', kind: 'rejection' })
    const issued = localDayOf(new Date(act.issued_at))
    const [sent, served] = [addDays(issued, 1), addDays(issued, 4)]
    const clerk = await browser.newPage()
    await signedIn(clerk, accounts.admin)
    await visit(clerk, '/nadzorna-plosca')
    await clerk.getByRole('link', { name: 'Čakajo na vročanje' }).click()
    await clerk
      .getByRole('row', { name: /Čaka na vročanje/ })
      .first()
      .waitFor()
    await expect.poll(() => clerk.getByRole('row', { name: /Teče rok/ }).count()).toBe(0)
    await visit(clerk, `/akti?tab=issued&search=${encodeURIComponent(act.number)}`)
    await clerk.getByRole('button', { name: act.number }).click()
    const dialog = dialogOf(clerk, /Vročanje akta/)
    await dialog.getByRole('button', { name: 'Umakni vpis' }).first().click()
    const withdrawal = dialogOf(clerk, /^Umakni vpis/)
    await withdrawal.getByLabel('Razlog').fill('Vpisana je bila vročilnica drugega akta.')
    await withdrawal.getByRole('button', { name: 'Umakni vpis' }).click()
    await dialog.getByText('Akt še ni oddan v vročanje.').waitFor()

    await dialog.getByRole('button', { name: 'Oddaj v vročanje' }).click()
    const handing = dialogOf(clerk, /^Oddaj v vročanje/)
    await handing.getByRole('textbox', { name: 'Oddan dne' }).fill(written(sent))
    await handing.getByLabel('Številka pošiljke').fill('RA987654321SI')
    await handing.getByRole('button', { name: 'Oddaj v vročanje' }).click()
    await dialog.getByText('Ko se vrne vročilnica, vpišite izid.').waitFor()
    await dialog.getByRole('button', { name: 'Vpiši izid' }).click()
    const result = dialogOf(clerk, /^Vpiši izid/)
    await result.getByLabel('Izid').selectOption({ label: 'Prevzeto s podpisom' })
    const day = result.getByRole('textbox', { name: 'Dan' })
    // The day before the handing over is refused at its field.
    allowFaults(clerk, /422 .*\/result/)
    await day.fill(written(issued))
    await result.getByRole('button', { name: 'Vpiši izid' }).click()
    await result.getByText(`Najzgodnejši možni dan je ${written(sent)}.`).waitFor()
    await day.fill(written(served))
    await result.getByRole('button', { name: 'Vpiši izid' }).click()
    await dialog.getByText('Dokončen', { exact: true }).waitFor()
    await dialog.getByText(written(served), { exact: true }).waitFor()
    await dialog.getByText(/Pošiljka RA987654321SI/).waitFor()
    const [after] = await listed({ search: 'RA987654321SI' })
    expect(after).toMatchObject({ number: act.number, standing: 'final', handed_over_on: sent, served_on: served })
  })

  it('is begun on a phone from the record, and the act is on its way', async () => {
    const [act] = await listed({ standing: 'unserved' })
    const clerk = await browser.newPage({ width: 390, height: 800 })
    await signedIn(clerk, accounts.admin)
    await visit(clerk, act.application === null ? `/dovolilnice/${act.permit.id}` : `/vloge/${act.application.id}`)
    await clerk.getByRole('button', { name: `Vročanje ${act.number}` }).click()
    const dialog = dialogOf(clerk, /Vročanje akta/)
    await dialog.getByRole('button', { name: 'Oddaj v vročanje' }).click()
    const handing = dialogOf(clerk, /^Oddaj v vročanje/)
    await handing.getByLabel('Način vročitve').selectOption({ label: 'Elektronsko (SI-CeV)' })
    await handing.getByRole('button', { name: 'Oddaj v vročanje' }).click()
    await dialog.getByText('V vročanju').waitFor()
    // Escape is for the act's dialog, not for one that is still closing over it.
    await handing.waitFor({ state: 'hidden' })
    await clerk.keyboard.press('Escape')
    await settled(clerk)
    await clerk.getByText('V vročanju').first().waitFor()
    expect((await listed({ search: act.number }))[0]).toMatchObject({ standing: 'on_its_way', manner: 'e_service' })
  })
})

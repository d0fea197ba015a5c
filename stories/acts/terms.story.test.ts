import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { accessibilityFaults } from '../harness/accessibility.ts'
import { openBrowser } from '../harness/browser.ts'
import type { StoryBrowser } from '../harness/browser.ts'
import { attachDocuments, chooseCare, fillApplicant, pdfFile } from '../harness/fill-application.ts'
import { startProduct } from '../harness/product.ts'
import type { Product } from '../harness/product.ts'
import { accounts, settled, visit } from '../harness/screens.ts'
import { signedIn } from '../harness/sign-in.ts'

let product: Product
let browser: StoryBrowser
beforeAll(async () => {
  product = await startProduct({ env: { SIMULATED_GATES: '0' } })
  browser = await openBrowser(product.url, { keepsPages: true })
})
afterAll(() => product?.close())

const linkIn = (text: string, place: string): string => new RegExp(`https?://\\S+${place}\\S+`).exec(text)?.[0] ?? ''

const apply = async (page: Page, plate: string, email: string): Promise<string> => {
  await visit(page, '/obrazci/parkirna-dovolilnica')
  await page.getByRole('dialog').getByRole('button', { name: 'Zapri' }).click()
  await chooseCare(page)
  await fillApplicant(page, { name: 'Živa Žičnik', email, plate })
  await attachDocuments(page)
  await page.getByLabel(/Potrjujem/).check()
  await page.getByRole('button', { name: 'Oddaj vlogo' }).click()
  await page.getByRole('heading', { name: 'Vloga je oddana' }).waitFor()
  const shown = await page
    .getByText(/V-\d{4}-\d{6}/)
    .first()
    .textContent()
  return /V-\d{4}-\d{6}/.exec(shown ?? '')?.[0] ?? ''
}
const review = async (clerk: Page, number: string): Promise<void> => {
  await visit(clerk, `/vloge?search=${number}`)
  await clerk.getByRole('link', { name: number }).click()
  await clerk.getByRole('heading', { name: `Vloga ${number}` }).waitFor()
  await clerk.getByRole('button', { name: 'Prevzemi v obravnavo' }).click()
  await clerk.getByText('Vloga je v obravnavi.').waitFor()
  await settled(clerk)
}
/** Takes a step: the button on the record, then the one in its dialog. */
const step = async (page: Page, name: string, fill: (dialog: ReturnType<Page['getByRole']>) => Promise<void>): Promise<void> => {
  await page.getByRole('button', { name, exact: true }).click()
  const dialog = page.getByRole('dialog')
  await fill(dialog)
  await dialog.getByRole('button', { name, exact: true }).click()
  await dialog.waitFor({ state: 'hidden' })
  await settled(page)
}

describe('terms', () => {
  it('a party asks for more time on a phone, and a clerk gives it', async () => {
    const resident = await browser.newPage({ width: 390, height: 844 })
    const number = await apply(resident, 'LJ RK-101', 'rok@primer.si')
    const clerk = await browser.newPage()
    await signedIn(clerk, accounts.admin)
    await review(clerk, number)
    await clerk.getByText('Pozvati do', { exact: true }).waitFor()
    await clerk.getByText('Odločiti do', { exact: true }).waitFor()
    await step(clerk, 'Pozovi k dopolnitvi', (dialog) => dialog.getByLabel('Kaj naj vlagatelj dopolni').fill('Priložite izjavo ustanove.'))
    const mail = await product.mail.waitForMail('rok@primer.si', /Dopolnite vlogo/)
    expect(mail.text).toContain('zaprosite za podaljšanje')
    await visit(resident, linkIn(mail.text, 'stanje'))
    await resident.getByRole('button', { name: 'Prenesi poziv (PDF)' }).waitFor()
    await resident.getByText('Potrebujete več časa?').click()
    await resident.getByLabel('Zakaj potrebujete več časa').fill('Izjavo ustanove dobim šele prihodnji teden.')
    expect(await accessibilityFaults(resident)).toEqual([])
    await resident.getByRole('button', { name: 'Zaprosi za podaljšanje' }).click()
    await resident.getByText('Vaša prošnja za podaljšanje roka čaka na odločitev.').waitFor()
    // The clerk's screen follows by itself.
    await clerk.getByText('Izjavo ustanove dobim šele prihodnji teden.').first().waitFor()
    expect(await accessibilityFaults(clerk)).toEqual([])
    await step(clerk, 'Podaljšaj rok', async (dialog) => {
      await dialog.getByRole('textbox', { name: 'Nov zadnji dan' }).fill('31. 12. 2099')
      await dialog.getByLabel('Razlog', { exact: true }).fill('Razlog je opravičen.')
    })
    await product.mail.waitForMail('rok@primer.si', /podaljšan do 31\. 12\. 2099/)
    await resident.reload()
    await resident.getByText(/Rok je podaljšan do 31\. 12\. 2099/).waitFor()
  })

  it('a party is told what was found out, answers by the link with a file, and the decision says so', async () => {
    const resident = await browser.newPage({ width: 390, height: 844 })
    const number = await apply(resident, 'LJ RK-102', 'izjava@primer.si')
    const clerk = await browser.newPage()
    await signedIn(clerk, accounts.admin)
    await review(clerk, number)
    await step(clerk, 'Seznani stranko z ugotovitvami', (dialog) =>
      dialog.getByLabel('Ugotovitve').fill('Po evidenci ustanova ne opravlja storitve na navedenem naslovu.'),
    )
    const mail = await product.mail.waitForMail('izjava@primer.si', /Izjavite se o ugotovitvah/)
    await visit(resident, linkIn(mail.text, 'seznanitev'))
    await resident.getByText('Po evidenci ustanova ne opravlja storitve na navedenem naslovu.').waitFor()
    await resident.getByRole('button', { name: 'Oddaj izjavo' }).click()
    await resident.getByText('To polje je obvezno.').first().waitFor()
    await resident.getByRole('textbox', { name: 'Vaša izjava' }).fill('Storitev opravljamo od 1. novembra.')
    await resident
      .locator('input[type="file"]')
      .first()
      .setInputFiles(await pdfFile('pogodba.pdf'))
    expect(await accessibilityFaults(resident)).toEqual([])
    await resident.getByRole('button', { name: 'Oddaj izjavo' }).click()
    await resident.getByText('Storitev opravljamo od 1. novembra.').waitFor()
    await clerk.getByText(/Izjava stranke.*Storitev opravljamo od 1\. novembra\./).waitFor()
    await step(clerk, 'Zavrni', async (dialog) => {
      await dialog.getByLabel('Obrazložitev zavrnitve').fill('Pogoji za izdajo niso izpolnjeni.')
      await dialog.getByLabel('Ali je bila stranka seznanjena z ugotovitvami?').selectOption('act')
    })
    await clerk.getByText('Zavrnjena').first().waitFor()
    await resident.reload()
    await resident.getByText(/Izjavili ste se/).waitFor()
  })
})

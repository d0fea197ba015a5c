import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { accessibilityFaults } from '../harness/accessibility.ts'
import { openBrowser, screenshot, type StoryBrowser } from '../harness/browser.ts'
import { linkIn } from '../harness/mail-sink.ts'
import { startProduct, type Product } from '../harness/product.ts'
import { accounts, visit } from '../harness/screens.ts'
import { signedIn } from '../harness/sign-in.ts'
import { apply, review, step } from './matter-steps.ts'

let product: Product
let browser: StoryBrowser
beforeAll(async () => {
  product = await startProduct({ env: { SIMULATED_GATES: '0' } })
  browser = await openBrowser(product.url, { keepsPages: true })
})
afterAll(() => product?.close())

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
    await clerk.getByRole('button', { name: 'Podaljšaj rok', exact: true }).click()
    const dialog = clerk.getByRole('dialog')
    await dialog.getByLabel('Razlog', { exact: true }).fill('Razlog je opravičen.')
    const lastDay = dialog.getByRole('textbox', { name: 'Nov zadnji dan' })
    await lastDay.fill('31. 12. 2099')
    // A day counts as it was typed, also where the field is not left before the dialog is sent.
    await lastDay.press('Control+Enter')
    await dialog.waitFor({ state: 'hidden' })
    await product.mail.waitForMail('rok@primer.si', /podaljšan do 31\. 12\. 2099/)
    await resident.reload()
    await resident.getByText(/Rok je podaljšan do 31\. 12\. 2099/).waitFor()
  })

  it('a call that is not needed any more is taken back, and its party reads why', async () => {
    const resident = await browser.newPage({ width: 390, height: 844 })
    const number = await apply(resident, 'LJ RK-102', 'umik@primer.si')
    const clerk = await browser.newPage({ width: 1366, height: 768 })
    await signedIn(clerk, accounts.admin)
    await review(clerk, number)
    await step(clerk, 'Seznani stranko z ugotovitvami', (dialog) =>
      dialog.getByLabel('Ugotovitve').fill('Po uradni evidenci stranka na naslovu iz vloge ne prebiva.'),
    )
    const heard = await product.mail.waitForMail('umik@primer.si', /Seznanitev z ugotovitvami/)
    const answered = 'Stranka je prebivališče medtem prijavila, kar izhaja iz evidence.'
    await step(clerk, 'Umakni poziv', async (dialog) => {
      await dialog.getByLabel('Zakaj poziv ni več potreben').fill(answered)
      await screenshot(clerk, 'call taken back dialog')
    })
    await clerk.getByText(/poziv umaknjen .*Stranka je prebivališče medtem prijavila/).waitFor()
    expect(await accessibilityFaults(clerk)).toEqual([])
    await screenshot(clerk, 'call taken back')
    await visit(resident, linkIn(heard.text, 'seznanitev'))
    await resident.getByText(/Poziv k izjavi smo .* umaknili, zato vam nanj ni treba odgovoriti/).waitFor()
    await resident.getByText(answered).waitFor()
    expect(await resident.getByRole('textbox', { name: 'Vaša izjava' }).count()).toBe(0)
    await screenshot(resident, 'call taken back resident')
  })
})

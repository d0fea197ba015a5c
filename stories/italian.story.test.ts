import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { accessibilityFaults } from './harness/accessibility.ts'
import { openBrowser } from './harness/browser.ts'
import type { StoryBrowser } from './harness/browser.ts'
import { pdfFile } from './harness/fill-application.ts'
import { httpPerson } from './harness/http-person.ts'
import { startProduct } from './harness/product.ts'
import type { Product } from './harness/product.ts'
import { accounts, settled, visit } from './harness/screens.ts'

let product: Product
let browser: StoryBrowser
beforeAll(async () => {
  product = await startProduct({ env: { SIMULATED_GATES: '0' } })
  browser = await openBrowser(product.url, { keepsPages: true })
})
afterAll(() => product?.close())

const form = '/obrazci/parkirna-dovolilnica'
const language = (page: Page) => page.locator('html').getAttribute('lang')
const longName = 'Čšžćđ Ščavničar-Đurđević Žužemberški Čepovan Šćepanović Ždral'

describe('Italian', () => {
  it('is offered nowhere until the town switches it on', async () => {
    const html = await (await fetch(`${product.url}${form}`)).text()
    expect(html).toContain('value="en"')
    expect(html).not.toContain('value="it"')
    const page = await browser.newPage({ width: 390 })
    await visit(page, `${form}?jezik=it`)
    expect(await language(page)).toBe('sl')
  })

  it('is chosen on a phone; the form, the mail and the status page are then Italian', async () => {
    const root = await httpPerson(product.url)
    await root.signIn(accounts.root)
    expect((await root.post('v1/admin/parameters/update', { languages: { it: 'Italiano', hu: '' } })).status).toBe(200)
    const page = await browser.newPage({ width: 390 })
    await visit(page, '/navodila-za-uporabo')
    await page.getByRole('button', { name: 'Meni' }).click()
    await page.getByRole('button', { name: 'Italiano' }).filter({ visible: true }).click()
    await expect.poll(() => language(page)).toBe('it')
    await page.getByRole('heading', { level: 1, name: 'Istruzioni per l’uso' }).waitFor()
    const served = await (await page.context().request.get(form)).text()
    expect(served).toContain('<html lang="it"')
    expect(served).toContain('Istanza di permesso di parcheggio')

    await visit(page, form)
    await page.getByRole('dialog').getByRole('button', { name: 'Chiuda' }).click()
    await page.getByLabel('Operatore dell’assistenza o sanitario').check()
    await page.getByRole('radio', { name: /Assistenza a domicilio/ }).check()
    await page.getByLabel('Parcheggio', { exact: true }).selectOption({ index: 1 })
    await page.getByLabel('Nome e cognome').fill(longName)
    await page.getByLabel('Via e numero civico').fill('Stari trg 7')
    await page.getByLabel('Codice postale').fill('9999')
    await page.getByLabel('Località').fill('Lipograd')
    await page.getByLabel('Indirizzo di posta elettronica').fill('italiano@primer.example')
    await page.getByLabel('Telefono').fill('041 123 456')
    await page.getByLabel('Targa').fill('KP IT-123')
    for (const input of await page.locator('input[type="file"]').all()) await input.setInputFiles(await pdfFile('documento.pdf'))
    await page.getByLabel(/^Dichiaro di aver letto/).check()
    expect(await accessibilityFaults(page)).toEqual([])
    await page.getByRole('button', { name: 'Presenti l’istanza' }).click()
    await page.getByRole('heading', { name: 'L’istanza è stata presentata' }).waitFor()

    const mail = await product.mail.waitForMail('italiano@primer.example', /Abbiamo ricevuto la Sua istanza/)
    expect(mail.text).toMatch(/Gentile utente,[^]*Distinti saluti/)
    expect(mail.text).not.toMatch(/Spoštovani|vloga/i)
    const link = /https?:\/\/\S+stanje\S+/.exec(mail.text)?.[0] ?? ''
    await page.goto(link)
    await settled(page)
    await page.getByText('L’istanza è in attesa di esame.', { exact: false }).waitFor()
    expect(await accessibilityFaults(page)).toEqual([])
  })
})

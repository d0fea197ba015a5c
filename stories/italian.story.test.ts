import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { accessibilityFaults } from './harness/accessibility.ts'
import { openBrowser, type StoryBrowser } from './harness/browser.ts'
import { inView, pdfFile } from './harness/fill-application.ts'
import { httpPerson, setAccountLanguage } from './harness/http-person.ts'
import { startProduct, type Product } from './harness/product.ts'
import { accounts, settled, visit } from './harness/screens.ts'
import { signIn } from './harness/sign-in.ts'

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

const names = { kind: 'Assistenza a domicilio in centro', lot: 'Piazza del Municipio', zone: 'Borgo storico' }

/** Root gives the kind of home care, the first lot that it may be asked for and its zone Italian names. */
const nameInItalian = async (): Promise<void> => {
  const root = await httpPerson(product.url)
  await root.signIn(accounts.root)
  expect((await root.post('v1/admin/parameters/update', { languages: { it: 'Italiano', hu: '' } })).status).toBe(200)
  const { permit_kinds: kinds, parking_lots: lots } = (await root.get('v1/admin/parking')).body
  const { zones } = (await root.get('v1/admin/parking/zones')).body
  const kind = kinds.find(({ name }: { name: { sl: string } }) => name.sl.startsWith('Nega na domu'))
  const lot = lots.find(({ active, user_types: types }: { active: boolean; user_types: string[] }) => active && types.includes('care'))
  const zone = zones.find(({ name }: { name: string }) => name === lot.zone)
  const answers = [
    await root.post(`v1/admin/parking/kinds/${kind.id}/update`, { ...kind, name: { ...kind.name, it: names.kind } }),
    await root.post(`v1/admin/parking/lots/${lot.id}/update`, { ...lot, names: { it: names.lot } }),
    await root.post(`v1/admin/parking/zones/${zone.id}/update`, { ...zone, names: { it: names.zone }, outline: '' }),
  ]
  expect(answers.map(({ status, body }) => [status, body.error])).toEqual(answers.map(() => [200, undefined]))
}

describe('Italian', () => {
  it('is offered nowhere until the town switches it on', async () => {
    const html = await (await fetch(`${product.url}${form}`)).text()
    expect(html).toContain('value="en"')
    expect(html).not.toContain('value="it"')
    const page = await browser.newPage({ width: 390 })
    await visit(page, `${form}?jezik=it`)
    await expect.poll(() => language(page)).toBe('sl')
  })

  it('is chosen on a phone; form, mail and status page are then Italian, with the Italian names of kind, lot and zone', async () => {
    await nameInItalian()
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
    await page.getByRole('dialog').getByRole('button', { name: 'Chiudi' }).click()
    await page.getByLabel('Operatore dell’assistenza o sanitario').check()
    const kind = page.getByRole('radio', { name: names.kind, includeHidden: true })
    await (await inView(kind, 'Avanti')).check()
    await (await inView(page.getByLabel('Nome e cognome'), 'Avanti')).fill(longName)
    await page.getByLabel('Via e numero civico').fill('Stari trg 7')
    await page.getByLabel('Codice postale').fill('9999')
    await page.getByLabel('Località').fill('Lipograd')
    await page.getByLabel('Indirizzo di posta elettronica').fill('italiano@primer.example')
    await page.getByLabel('Telefono').fill('041 123 456')
    const lot = await inView(page.getByLabel('Parcheggio', { exact: true }), 'Avanti')
    await lot.selectOption({ label: `${names.lot} (zona ${names.zone})` })
    await (await inView(page.getByLabel('Targa'), 'Avanti')).fill('KP IT-123')
    for (const input of await page.locator('input[type="file"]').all()) await input.setInputFiles(await pdfFile('documento.pdf'))
    await (await inView(page.getByLabel(/^Dichiaro di aver letto/), 'Avanti')).check()
    expect(await accessibilityFaults(page)).toEqual([])
    await page.getByRole('button', { name: 'Invia istanza' }).click()
    await page.getByRole('heading', { name: 'L’istanza è stata presentata' }).waitFor()

    const mail = await product.mail.waitForMail('italiano@primer.example', /Abbiamo ricevuto la Sua istanza/)
    expect(mail.text).toMatch(/Gentile utente,[^]*Distinti saluti/)
    expect(mail.text).not.toMatch(/Spoštovani|vloga/i)
    expect(mail.text).toContain(names.kind)
    const link = /https?:\/\/\S+stanje\S+/.exec(mail.text)?.[0] ?? ''
    await page.goto(link)
    await settled(page)
    await page.getByText('L’istanza è in attesa di esame.', { exact: false }).waitFor()
    for (const name of [names.kind, names.lot]) await page.getByText(name, { exact: true }).waitFor()
    await page.getByText(/Dobbiamo decidere sull’istanza entro (il |l’)\d/).waitFor()
    expect(await accessibilityFaults(page)).toEqual([])
    // On a device where nobody has chosen a language, too.
    const other = await browser.newPage({ width: 390 })
    await other.goto(link)
    await expect.poll(() => language(other)).toBe('it')
    await other.getByText('L’istanza è in attesa di esame.', { exact: false }).waitFor()
  })

  it('is the language of all that a person has behind the sign-in', async () => {
    await setAccountLanguage(product.url, accounts.regular, 'it')
    const page = await browser.newPage({ width: 390 })
    await signIn(page, accounts.regular)
    // As if the page had been left before the language had come.
    await expect.poll(() => language(page)).toBe('it')
    await page.evaluate(`localStorage.setItem('dovolilnice.locale', '"sl"')`)
    for (const [path, heading] of Object.entries({
      '/nadzorna-plosca': 'Ultimi passaggi',
      '/vloge': 'Istanze',
      '/dovolilnice/': 'Permessi',
      '/parkiranje': 'Parcheggi',
      '/nastavitve': 'Dove ha effettuato l’accesso',
    })) {
      await visit(page, path)
      await page.getByRole('heading', { name: heading }).first().waitFor()
      await settled(page)
      expect(await page.getByRole('main').innerText()).not.toMatch(/Dostop|dovolilnic|vlog|prijav|Osveži|Območje|Stebrič/i)
    }
  })
})

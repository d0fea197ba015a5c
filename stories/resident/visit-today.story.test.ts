import { addDays, localDayOf } from '@dovolilnice/contract/primitives/local-day'
import { createHmac } from 'node:crypto'
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { startPaymentStandIn, type PaymentStandIn } from '../../tools/payment-stand-in/stand-in-server.ts'
import { accessibilityFaults } from '../harness/accessibility.ts'
import { openBrowser, screenshot, type StoryBrowser } from '../harness/browser.ts'
import { bluePng } from '../harness/document-files.ts'
import { attachDocuments, confirmAndSend, inView } from '../harness/fill-application.ts'
import { httpPerson } from '../harness/http-person.ts'
import { layoutFaults } from '../harness/layout.ts'
import { linkIn } from '../harness/mail-sink.ts'
import { allowFaults } from '../harness/page-faults.ts'
import { countPresses, presses } from '../harness/presses.ts'
import { presentPlate } from '../harness/present-plate.ts'
import { startProduct, type Product } from '../harness/product.ts'
import { accounts, visit } from '../harness/screens.ts'
import { signedIn } from '../harness/sign-in.ts'

/** A holder of an Austrian disabled parking card comes with a phone that nobody here has seen, and drives in. */
const merchant = 'obcina-lipograd'
const secret = 'preskusna-skrivnost-preskusna-skrivnost'
let standIn: PaymentStandIn
let product: Product
let browser: StoryBrowser
beforeAll(async () => {
  standIn = await startPaymentStandIn({ merchant, secret })
  product = await startProduct({
    env: { PAYMENT_URL: standIn.url, PAYMENT_MERCHANT: merchant, PAYMENT_SECRET: secret, PAYMENT_TEST: '1' },
  })
  standIn.setTown(product.url)
  browser = await openBrowser(product.url)
})
afterAll(async () => {
  await product?.close()
  await standIn?.close()
})

const looksGood = async (page: Page, name: string): Promise<void> => {
  expect(await accessibilityFaults(page)).toEqual([])
  expect(await layoutFaults(page)).toEqual([])
  await screenshot(page, name)
}
/** A list of the phone's own: one tap opens it, another one chooses. */
const tapsOfLists = 2 * 2

it('a disabled visitor enters within 25 taps, in English, and the check afterwards ends it', { timeout: 240_000 }, async () => {
  const phone = await browser.newPage({ width: 390, height: 844, hasTouch: true, reducedMotion: 'reduce' })
  await visit(phone, '/')
  await countPresses(phone)
  await phone.getByRole('button', { name: 'Meni', exact: true }).tap()
  await phone.getByText('English', { exact: true }).last().tap()
  await phone.getByRole('link', { name: 'Visiting today' }).first().tap()
  await phone.getByRole('heading', { name: 'Visiting today' }).waitFor()
  await looksGood(phone, 'visit-door')
  await phone.getByRole('link', { name: 'I have a disabled parking card' }).tap()
  const form = phone.getByRole('form', { name: 'I have a disabled parking card' })
  const chosen = phone.waitForEvent('filechooser')
  await form.getByText('Take a picture').tap()
  await (await chosen).setFiles({ name: 'card.png', mimeType: 'image/png', buffer: bluePng(300, 200) })
  await form.getByText('card.png').waitFor()
  await form.getByLabel('Country').selectOption('AT')
  const type = async (label: string, words: string): Promise<void> => {
    const field = form.getByRole('textbox', { name: label, exact: true })
    await field.tap()
    await field.fill(words)
  }
  await type('Card valid until', '31.5.2035')
  await type('Number of the card', 'W-208 4417')
  await type('Plate', 'W 41783 K')
  await form.getByLabel('Where you go').selectOption('Nabrežje')
  await looksGood(phone, 'visit-card')
  await form.getByRole('button', { name: 'Let me in' }).tap()
  await phone.getByText('You may drive in').waitFor({ timeout: 60_000 })
  const { clicks } = await presses(phone)
  console.info(`visit: ${clicks + tapsOfLists} taps`)
  expect(clicks + tapsOfLists).toBeLessThanOrEqual(13)
  // A day that ends at midnight ends on this day.
  await phone.getByText('24:00', { exact: true }).waitFor()
  await looksGood(phone, 'visit-own')
  expect(await presentPlate(product, 'nabrezje', 'W 41783 K')).toContain('ADMITTED')

  const office = await browser.newPage({ width: 1366, height: 768, reducedMotion: 'reduce' })
  await signedIn(office, accounts.admin)
  await visit(office, '/potopni-stebricki/obiski')
  await looksGood(office, 'visits')
  await office.getByRole('button', { name: 'W 41783 K' }).click()
  const dialog = office.getByRole('dialog')
  await dialog.getByRole('img', { name: 'Slika' }).waitFor()
  await looksGood(office, 'visit-check')
  await dialog.getByLabel('Ugotovitev').selectOption('refused')
  await dialog.getByLabel('Razlog').fill('Na sliki ni parkirne karte.')
  await dialog.getByRole('button', { name: 'Zaključi pregled' }).click()
  await dialog.waitFor({ state: 'hidden' })
  await office.getByRole('row', { name: /W 41783 K.*Zavrnjeno/ }).waitFor()
  await office.getByRole('button', { name: 'W 41783 K' }).click()
  await dialog.getByText('Slika je izbrisana.').waitFor()

  await phone.getByText('We could not confirm the card').waitFor({ timeout: 30_000 })
  await phone.getByText('Na sliki ni parkirne karte.').waitFor()
  await expect.poll(() => presentPlate(product, 'nabrezje', 'W 41783 K'), { timeout: 60_000 }).not.toContain('ADMITTED')
})

/** A system of the town that hears what happens, and takes nothing that is not signed as it should be. */
const listen = async () => {
  const heard: { type: string; data: { ids: string[]; kind?: string } }[] = []
  let secret = ''
  const server = createServer(async (request, response) => {
    let body = ''
    for await (const chunk of request) body += String(chunk)
    const { 'webhook-id': id, 'webhook-timestamp': seconds, 'webhook-signature': signature } = request.headers
    const key = Buffer.from(secret.replace('whsec_', ''), 'base64')
    const isRight =
      signature ===
      `v1,${createHmac('sha256', key)
        .update(`${String(id)}.${String(seconds)}.${body}`)
        .digest('base64')}`
    if (isRight) heard.push(JSON.parse(body))
    response.writeHead(isRight ? 204 : 400).end()
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('the receiver has no port')
  return {
    url: `http://127.0.0.1:${address.port}/dogodki`,
    heard,
    setSecret: (told: string) => void (secret = told),
    close: () => server.close(),
  }
}

it('a delivery is justified the day after with its proof, and a system of the town hears of it', { timeout: 240_000 }, async () => {
  const receiver = await listen()
  try {
    const office = await browser.newPage({ width: 1366, height: 768, reducedMotion: 'reduce' })
    await signedIn(office, accounts.admin)
    await visit(office, '/webhooks')
    await office.getByRole('button', { name: 'Nov naslov' }).click()
    const address = office.getByRole('dialog', { name: 'Nov naslov' })
    await address.getByLabel('Spletni naslov (https)').fill(receiver.url)
    await address.getByRole('checkbox', { name: 'Prepustnica izdana', exact: true }).check()
    await looksGood(office, 'webhook-form')
    await address.getByRole('button', { name: 'Shrani' }).click()
    const told = office.getByRole('dialog', { name: 'Skrivnost naslova' })
    receiver.setSecret(/whsec_[\w+/=]+/.exec((await told.innerText()).replace(/\s/g, ''))?.[0] ?? '')
    await told.getByRole('button', { name: 'Zapri' }).last().click()
    await told.waitFor({ state: 'hidden' })
    await office.getByRole('button', { name: 'Preizkusi' }).click()
    await expect.poll(() => receiver.heard.length, { timeout: 30_000 }).toBe(1)

    expect(await presentPlate(product, 'nabrezje', 'LJ PK-404')).toContain('REFUSED')
    const phone = await browser.newPage({ width: 390, height: 844, hasTouch: true, reducedMotion: 'reduce' })
    await visit(phone, '/obisk')
    await phone.getByRole('link', { name: 'Vožnja brez dovolilnice' }).tap()
    const form = phone.getByRole('form', { name: 'Vožnja brez dovolilnice' })
    await form.getByRole('textbox', { name: 'Registrska oznaka', exact: true }).fill('LJ PK-404')
    await form.getByLabel('Kje').selectOption('Nabrežje')
    await form.getByLabel('Dan').selectOption(addDays(localDayOf(new Date()), -1))
    await form.getByLabel('Razlog vožnje').selectOption('delivery')
    await form.getByLabel('Kaj se je zgodilo').fill('Nujna dostava zdravil v lekarno; naročilo je prišlo isti dan.')
    // What is read aloud of the gallery promises no more than it takes.
    expect(await form.locator('label:has(input[type="file"][accept*="heic"])').innerText()).toMatch(/Izberi sliko$/)
    const chosen = phone.waitForEvent('filechooser')
    await form.getByText('Slikaj s telefonom').tap()
    await (await chosen).setFiles({ name: 'list.png', mimeType: 'image/png', buffer: bluePng(300, 200) })
    await form.getByText('list.png').waitFor()
    await looksGood(phone, 'visit-justify')
    await form.getByRole('button', { name: 'Pošlji' }).tap()
    await phone.getByText(/Opravičilo smo prejeli. Številka: OP-/).waitFor({ timeout: 60_000 })

    await visit(office, '/potopni-stebricki/obiski')
    await office.getByRole('button', { name: 'LJ PK-404' }).click()
    const check = office.getByRole('dialog')
    await check.getByRole('img', { name: 'Slika' }).waitFor()
    await check.getByLabel('Ugotovitev').selectOption('accepted')
    await check.getByRole('button', { name: 'Zaključi pregled' }).click()
    await check.waitFor({ state: 'hidden' })
    await office.getByRole('row', { name: /LJ PK-404.*V redu/ }).waitFor()
    await expect.poll(() => receiver.heard.length, { timeout: 90_000 }).toBe(2)
    expect(receiver.heard).toMatchObject([
      { type: 'test' },
      { type: 'pass.made', data: { ids: [expect.stringMatching(/^PR-/)], kind: 'justified' } },
    ])
    expect(JSON.stringify(receiver.heard)).not.toContain('404')
    await visit(office, '/webhooks')
    await office.getByRole('row', { name: /Prepustnica izdana.*127\.0\.0\.1.*sprejeto.*204/ }).waitFor()
    await looksGood(office, 'webhooks')
  } finally {
    receiver.close()
  }
})

it(
  'who delivers outside the hours sees the price, is refused until it is paid, pays on the phone and drives in',
  { timeout: 240_000 },
  async () => {
    const [gate, plate, email] = ['zitni-trg', 'LJ PD-777', 'pohistvo.lipa@primer.si']
    const phone = await browser.newPage({ width: 390, height: 844, hasTouch: true, reducedMotion: 'reduce' })
    allowFaults(phone, new RegExp(`request to another host: ${standIn.url}`))
    await visit(phone, '/obisk')
    const way = phone.getByRole('link', { name: 'Dostavljam' })
    expect(await way.innerText()).toMatch(/Dovolilnica »Izredna dostava«: 5,00\s€\/dan/)
    await way.tap()
    await phone.getByRole('dialog').getByRole('button', { name: 'Zapri' }).tap()
    // What it is for is chosen by now, and so is who delivers.
    expect(await phone.getByRole('radio', { name: /Izredna dostava/, includeHidden: true }).isChecked()).toBe(true)
    expect(await phone.getByLabel('Dostavna služba').isChecked()).toBe(true)
    await looksGood(phone, 'visit-delivery-form')
    await (await inView(phone.getByLabel('Naziv'))).fill('Pohištvo Lipa d. o. o.')
    await phone.getByLabel('Davčna številka').fill('12345679')
    await phone.getByLabel('Ulica in hišna številka').fill('Stari trg 7')
    await phone.getByLabel('Poštna številka').fill('9999')
    await phone.getByLabel('Kraj').fill('Zgornji Kamen')
    await phone.getByLabel('E-poštni naslov').fill(email)
    await phone.getByRole('textbox', { name: 'Telefon' }).fill('041 123 456')
    const lot = await inView(phone.getByLabel('Parkirišče', { exact: true }))
    await lot.selectOption(await lot.locator('option', { hasText: 'Žitni trg' }).getAttribute('value'))
    await (await inView(phone.getByLabel('Registrska oznaka'))).fill(plate)
    await attachDocuments(phone)
    await confirmAndSend(phone)
    await phone.getByRole('heading', { name: 'Vloga je oddana' }).waitFor()
    expect(await presentPlate(product, gate, plate)).toContain('REFUSED')

    const clerk = await httpPerson(product.url)
    await clerk.signIn(accounts.admin)
    const { id } = (await clerk.post('v1/admin/applications', { filters: { search: plate } })).body.items[0]
    await clerk.post(`v1/admin/applications/${id}/review`, { version: 1 })
    const approved = await clerk.post(`v1/admin/applications/${id}/approve`, { version: 2, despite_duplicates: [] })
    expect(approved.status, JSON.stringify(approved.body)).toBe(200)
    expect(await presentPlate(product, gate, plate)).toContain('REFUSED')
    const { items } = (await clerk.post('v1/operator/services/plate-check', { plate })).body
    expect(items.find(({ device_code: code }: { device_code: string }) => code === gate)).toMatchObject({ reason: 'unpaid' })

    const asked = await product.mail.waitForMail(email, /odobrena in čaka na plačilo/)
    await visit(phone, linkIn(asked.text, 'stanje'))
    await phone.getByRole('button', { name: /^Plačaj s kartico/ }).tap()
    await phone.getByLabel('Številka kartice').fill('4111 1111 1111 1111')
    await phone.getByLabel('Velja do').fill('12/30')
    await phone.getByLabel('Varnostna koda').fill('123')
    await phone.getByRole('button', { name: /^Plačaj/ }).tap()
    await phone.getByText('Ponudnik plačil je plačilo potrdil.').waitFor()
    await phone.getByRole('link', { name: 'Odpri stanje vloge' }).tap()
    await phone
      .getByText(/Dovolilnica .* je izdana/)
      .first()
      .waitFor({ timeout: 30_000 })
    await looksGood(phone, 'visit-delivery-paid')
    await expect.poll(() => presentPlate(product, gate, plate), { timeout: 60_000 }).toContain('ADMITTED')
  },
)

it('who has an account comes to their own form with what the visit is for chosen', { timeout: 120_000 }, async () => {
  const page = await browser.newPage({ reducedMotion: 'reduce' })
  await signedIn(page, accounts.regular)
  await visit(page, '/obisk')
  await page.getByRole('link', { name: 'Dostavljam' }).click()
  await page.waitForURL(/nadzorna-plosca\/vloge\/parkirna-dovolilnica\?vrsta=/)
  await page.getByRole('button', { name: /Oddaj/ }).waitFor()
  expect(await page.getByRole('radio', { name: /Izredna dostava/, includeHidden: true }).isChecked()).toBe(true)
  // A page without a text of its own brings its fonts as early as the others, for who has them.
  const html = await (await fetch(`${product.url}/obisk`, { headers: { cookie: 'dovolilnice.fonts=1' } })).text()
  expect(html).toMatch(/<link data-fonts rel="preload" as="font"/)
})

import { createHmac } from 'node:crypto'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { accessibilityFaults } from './harness/accessibility.ts'
import { openBrowser, screenshot, type StoryBrowser } from './harness/browser.ts'
import { allowFaults } from './harness/page-faults.ts'
import { startProduct, type Product } from './harness/product.ts'
import { accounts, settled, visit } from './harness/screens.ts'
import { demoPassword, signIn } from './harness/sign-in.ts'
import { plugInPasskeys } from './harness/virtual-passkeys.ts'

let product: Product
let browser: StoryBrowser
beforeAll(async () => {
  product = await startProduct({ env: { SIMULATED_GATES: '0' } })
  // Browsers have no passkeys for an address of numbers.
  browser = await openBrowser(product.url.replace('127.0.0.1', 'localhost'))
})
afterAll(() => product?.close())

const signOut = async (page: Page) => {
  await page.goto('/odjava')
  await page.waitForURL('/prijava')
  await settled(page)
}

const givePassword = async (page: Page, email: string) => {
  await page.getByLabel('E-poštni naslov').fill(email)
  await page.getByLabel('Geslo', { exact: true }).fill(demoPassword)
  await page.getByRole('button', { name: 'Prijavi se', exact: true }).click()
}

const section = (page: Page) => page.getByRole('region', { name: 'Prijava v dveh korakih' })

/** The code that an authenticator app shows now for a typed key (RFC 6238), computed without the product's own code. */
const codeOfApp = (key: string, stepsOn = 0): string => {
  const bits = [...key.replaceAll(' ', '')].map((letter) => 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'.indexOf(letter).toString(2).padStart(5, '0'))
  const bytes = Buffer.from((bits.join('').match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)))
  const counter = Buffer.alloc(8)
  counter.writeBigUInt64BE(BigInt(Math.floor(Date.now() / 30_000) + stepsOn))
  const mac = createHmac('sha1', bytes).update(counter).digest()
  return String((mac.readUInt32BE((mac.at(-1) ?? 0) & 15) & 0x7fffffff) % 1_000_000).padStart(6, '0')
}

describe('a passkey', () => {
  it('is added in the settings, follows the password, and signs in without one', async () => {
    const page = await browser.newPage({ reducedMotion: 'reduce' })
    const device = await plugInPasskeys(page)
    await signIn(page, accounts.admin)
    await visit(page, '/nastavitve/moj-racun')
    await section(page).getByText('Prijavljate se samo z geslom.').waitFor()
    await section(page).getByRole('button', { name: 'Dodaj ključ' }).click()
    await page.getByLabel('Ime ključa').fill('Službeni prenosnik')
    await page.getByRole('button', { name: 'Nadaljuj' }).click()
    const codes = page.getByRole('dialog', { name: 'Rezervne kode' })
    await codes.waitFor()
    await expect.poll(() => codes.getByRole('listitem').count()).toBe(10)
    expect(await accessibilityFaults(page)).toEqual([])
    await screenshot(page, 'second-factor-codes')
    await page.keyboard.press('Escape')
    await codes.getByRole('button', { name: 'Kode so shranjene' }).click()
    await section(page).getByText('Službeni prenosnik').waitFor()
    await section(page).getByText('Ostalo je 10 rezervnih kod.').waitFor()
    expect(await device.count()).toBe(1)
    expect(await accessibilityFaults(page)).toEqual([])
    await screenshot(page, 'second-factor-settings')

    await signOut(page)
    await givePassword(page, accounts.admin)
    await page.getByRole('heading', { name: 'Drugi korak prijave' }).waitFor()
    expect(
      await page
        .context()
        .request.get('/api/v1/services/account')
        .then((answer) => answer.status()),
    ).toBe(401)
    expect(await accessibilityFaults(page)).toEqual([])
    await screenshot(page, 'second-factor-passkey-step')
    // The button has the focus: Enter is enough.
    await expect.poll(() => page.evaluate('document.activeElement.tagName')).toBe('BUTTON')
    await page.keyboard.press('Enter')
    await page.waitForURL('/nadzorna-plosca')

    await signOut(page)
    await page.getByRole('button', { name: 'Prijava s ključem' }).click()
    await page.waitForURL('/nadzorna-plosca')
    await product.mail.waitForMail(accounts.admin, /Dodan je nov način prijave/)

    await visit(page, '/nastavitve/moj-racun')
    await section(page).getByRole('button', { name: 'Potrdi s ključem' }).click()
    await section(page).getByRole('button', { name: 'Odstrani' }).waitFor()
  })

  it('that the browser does not have is refused with a sentence, and the password still works', async () => {
    const page = await browser.newPage()
    await plugInPasskeys(page)
    await visit(page, '/prijava')
    await page.getByRole('button', { name: 'Prijava s ključem' }).click()
    await page.getByRole('alert').getByText('Brskalnik ključa ni uporabil.').waitFor()
    await signIn(page, accounts.regular)
  })
})

describe('a role that needs a second factor', () => {
  it('is led through setting it up, and then signs in with codes', async () => {
    const root = await browser.newPage()
    await signIn(root, accounts.root)
    await visit(root, '/nastavitve/prijava')
    await root.getByLabel('Operaterji').selectOption('required')
    await root.getByRole('form', { name: 'Zahteve za prijavo zaposlenih' }).getByRole('button', { name: 'Shrani' }).click()
    await root.getByText('Zahteve za prijavo so shranjene.').waitFor()

    const page = await browser.newPage({ width: 390, height: 844, reducedMotion: 'reduce' })
    allowFaults(page, /422 .*second-step\/code/)
    await page.goto('/prijava')
    await settled(page)
    await givePassword(page, accounts.operator)
    await page.waitForURL('/nastavitve')
    await section(page).getByText('Vaš račun mora imeti prijavo v dveh korakih.').waitFor()
    expect(await visit(page, '/potopni-stebricki/upravljanje')).toBe('/nastavitve')
    expect(
      await page
        .context()
        .request.get('/api/v1/resources/operator')
        .then((answer) => answer.status()),
    ).toBe(403)
    await section(page).getByRole('button', { name: 'Dodaj aplikacijo' }).click()
    await page.getByRole('img', { name: 'Koda QR za aplikacijo' }).waitFor()
    const key = (await page.locator('[class*="_key_"]').textContent()) ?? ''
    expect(await accessibilityFaults(page)).toEqual([])
    await screenshot(page, 'second-factor-app')
    await page.getByLabel('Koda iz aplikacije').fill(codeOfApp(key))
    await page.getByRole('button', { name: 'Začni uporabljati' }).click()
    const codes = page.getByRole('dialog', { name: 'Rezervne kode' })
    const recovery = (await codes.getByRole('listitem').first().textContent()) ?? ''
    await codes.getByRole('button', { name: 'Kode so shranjene' }).click()
    await page.getByRole('heading', { name: 'Moji podatki' }).waitFor()
    expect(await visit(page, '/potopni-stebricki/upravljanje')).toBe('/potopni-stebricki/upravljanje')

    await signOut(page)
    await givePassword(page, accounts.operator)
    const code = page.getByLabel('Koda iz aplikacije')
    await code.waitFor()
    await expect.poll(() => page.evaluate('document.activeElement.getAttribute("name")')).toBe('code')
    expect([await code.getAttribute('autocomplete'), await code.getAttribute('inputmode')]).toEqual(['one-time-code', 'numeric'])
    await screenshot(page, 'second-factor-code-step')
    await page.keyboard.type('000000')
    await page.keyboard.press('Enter')
    await page.getByRole('alert').getByText('Koda ni pravilna').waitFor()
    await code.fill(codeOfApp(key, 1))
    await page.keyboard.press('Enter')
    await page.waitForURL('/potopni-stebricki/upravljanje')

    await signOut(page)
    await givePassword(page, accounts.operator)
    await page.getByRole('button', { name: 'Uporabi rezervno kodo' }).click()
    await page.getByLabel('Rezervna koda').fill(recovery)
    await page.keyboard.press('Enter')
    await page.waitForURL('/potopni-stebricki/upravljanje')
  })

  it('has a lost factor taken off by root', async () => {
    const page = await browser.newPage()
    await signIn(page, accounts.root)
    await visit(page, '/uporabniki?search=operator%40demo.si')
    await page.getByRole('link', { name: 'Oto Operater' }).click()
    await page.getByRole('button', { name: 'Račun …' }).click()
    await page.getByRole('button', { name: 'Odvzemi prijavo v dveh korakih' }).click()
    await page.getByLabel('Razlog').fill('Izgubljen telefon.')
    await screenshot(page, 'second-factor-taken-off')
    await page.getByRole('dialog').getByRole('button', { name: 'Odvzemi prijavo v dveh korakih' }).click()
    await page.getByText('Prijava v dveh korakih je odvzeta.').waitFor()
    await page.getByText('ni nastavljena').waitFor()
  })
})

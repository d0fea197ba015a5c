import { createHmac } from 'node:crypto'
import { join } from 'node:path'
import type { Locator, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { accessibilityFaults } from '../harness/accessibility.ts'
import { openBrowser, screenshot, type StoryBrowser } from '../harness/browser.ts'
import { clockIn } from '../../tools/services/other-clock.ts'
import { startProcess, temporaryFolder } from '../../tools/services/processes.ts'
import { layoutFaults } from '../harness/layout.ts'
import { linkIn } from '../harness/mail-sink.ts'
import { fillOfficePermit } from '../harness/office-permit.ts'
import { presses, stepsOf } from '../harness/presses.ts'
import { startProduct, type Product } from '../harness/product.ts'
import { goTo, settled, visit } from '../harness/screens.ts'
import { signIn } from '../harness/sign-in.ts'
import { authoriseOn, firstRoot, ownRootPassword } from './own-root-password.ts'

const password = 'Kamnita pot ob reki 7'
const dashboard = '/nadzorna-plosca'
let product: Product
let browser: StoryBrowser
beforeAll(async () => {
  product = await startProduct({ founds: true, env: { DEMO: '0' } })
  browser = await openBrowser(product.url)
})
afterAll(() => product?.close())

const looksRight = async (page: Page, name: string): Promise<void> => {
  for (const width of [390, 1366]) {
    await page.setViewportSize({ width, height: 768 })
    await settled(page)
    expect(await layoutFaults(page)).toEqual([])
    expect(await accessibilityFaults(page)).toEqual([])
    await screenshot(page, `first-day-${name}-${width}`)
  }
}

it('root of an empty town follows the list, ticks two lines by doing them, and puts it away', { timeout: 180_000 }, async () => {
  await ownRootPassword(product, password)
  const page = await browser.newPage({ width: 1366, height: 768, reducedMotion: 'reduce' })
  await signIn(page, firstRoot, password)
  await visit(page, dashboard)
  const list = page.getByRole('region', { name: 'Prvi dan nove občine' })
  await list.getByText('Urejeno: 2 od 13.').waitFor()
  await looksRight(page, 'empty')

  await list.getByRole('link', { name: 'Naslov in stik občine' }).click()
  await page.getByLabel('Ime občine', { exact: true }).fill('Občina Podgrad')
  await page.getByLabel('Ime v rodilniku').fill('Občine Podgrad')
  await page.getByLabel('Ulica in hišna številka').fill('Glavni trg 1')
  await page.getByLabel('Poštna številka').fill('9999')
  await page.getByLabel('Kraj').fill('Podgrad')
  await page.getByLabel('E-poštni naslov').fill('obcina@podgrad.example')
  await page.getByLabel('Telefon').fill('01 234 56 78')
  await page.getByLabel('Davčna številka').fill('12345679')
  await page.getByRole('region', { name: 'Občina', exact: true }).getByRole('button', { name: 'Shrani' }).click()
  await page.getByText('Nastavitve občine so shranjene.').waitFor()

  await goTo(page, dashboard)
  await list.getByText('Urejeno: 3 od 13.').waitFor()
  await list.getByRole('link', { name: 'Območje s parkiriščem' }).focus()
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: 'Novo parkirišče' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Ime', { exact: true }).fill('Glavni trg')
  await dialog.getByLabel('Oznaka').fill('P1')
  await dialog.getByLabel('Območje').fill('A')
  await dialog.getByLabel('Stanovalec s stalnim prebivališčem').check()
  await dialog.getByRole('button', { name: 'Preveri učinek' }).click()
  await dialog.getByRole('button', { name: 'Shrani' }).click()
  await page.getByText('Shranjeno.').waitFor()

  await goTo(page, dashboard)
  await list.getByText('Urejeno: 4 od 13.').waitFor()
  const ticked = list.getByRole('listitem').filter({ has: page.getByRole('img', { name: 'urejeno' }) })
  expect(await ticked.getByRole('link').allTextContents()).toEqual([
    'Pošiljanje pošte',
    'Naslov in stik občine',
    'Območje s parkiriščem',
    'Pooblastilo za odločanje',
  ])
  await page.getByRole('button', { name: /^Uporabniški meni/ }).click()
  await page.getByRole('button', { name: 'Podoba: kot naprava' }).click()
  await page.keyboard.press('Escape')
  await looksRight(page, 'two-dark')
  await page.getByRole('button', { name: /^Uporabniški meni/ }).click()
  await page.getByRole('button', { name: 'English' }).click()
  await page.keyboard.press('Escape')
  const english = page.getByRole('region', { name: 'First day of a new town' })
  await english.getByText('Settled: 4 of 13.').waitFor()
  await looksRight(page, 'two-dark-en')

  await english.getByRole('button', { name: 'Put the list away' }).focus()
  await page.keyboard.press('Enter')
  await english.waitFor({ state: 'detached' })
  await expect.poll(() => page.evaluate('document.activeElement?.id')).toBe('main')
  expect(await page.evaluate(`Object.keys(localStorage).some((key) => key.startsWith('dovolilnice.first-day.'))`)).toBe(true)
  await visit(page, dashboard)
  await page.getByRole('heading', { name: 'Passages of the last 14 days' }).waitFor()
  expect(await english.count()).toBe(0)
})

const project = join(import.meta.dirname, '../..')

/** The code that an authenticator app shows now for a typed key (RFC 6238), computed without the product's own code. */
const codeOfApp = (key: string): string => {
  const bits = [...key.replaceAll(' ', '')].map((letter) => 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'.indexOf(letter).toString(2).padStart(5, '0'))
  const bytes = Buffer.from((bits.join('').match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)))
  const counter = Buffer.alloc(8)
  counter.writeBigUInt64BE(BigInt(Math.floor(Date.now() / 30_000)))
  const mac = createHmac('sha1', bytes).update(counter).digest()
  return String((mac.readUInt32BE((mac.at(-1) ?? 0) & 15) & 0x7fffffff) % 1_000_000).padStart(6, '0')
}

const addApp = async (page: Page): Promise<void> => {
  const section = page.getByRole('region', { name: 'Prijava v dveh korakih' })
  await section.getByRole('button', { name: 'Dodaj aplikacijo' }).click()
  await page.getByRole('img', { name: 'Koda QR za aplikacijo' }).waitFor()
  const key = (await page.locator('span[class*="_key_"]').textContent()) ?? ''
  await page.getByLabel('Koda iz aplikacije').fill(codeOfApp(key))
  await page.getByRole('button', { name: 'Začni uporabljati' }).click()
  await page.getByRole('dialog', { name: 'Rezervne kode' }).getByRole('button', { name: 'Kode so shranjene' }).click()
}

const lines = [
  'Pošiljanje pošte',
  'Vaš e-poštni naslov',
  'Naslov in stik občine',
  'Grb občine',
  'Pooblaščena oseba za varstvo podatkov',
  'Območje s parkiriščem',
  'Pravna podlaga odločb',
  'Račun za plačila',
  'Sodelavci',
  'Pooblastilo za odločanje',
  'Potopni stebriček',
  'Prijava v dveh korakih',
  'Varnostna kopija',
]

/** Clicks and keys of each step at most, 35 in all; what is filled in is counted as 41 fields. */
const most = { first: 2, town: 2, officer: 2, lot: 5, basis: 3, account: 2, colleague: 3, authority: 2, gates: 9, factors: 4, permit: 1 }

it('from an empty folder to the first permit, whose mail arrives: by the list alone', { timeout: 400_000 }, async () => {
  const folder = temporaryFolder('first-day-backup')
  const keyFile = join(folder.path, 'private.key')
  const run = async (words: string[], env: NodeJS.ProcessEnv) => {
    const program = startProcess(process.execPath, [join(project, 'tools/run-built.ts'), 'backup', ...words], {
      cwd: project,
      env: { PATH: process.env.PATH, HOME: process.env.HOME, ...clockIn(process.env), ...env },
    })
    expect(await program.ended, program.text()).toBe(0)
    return program.text()
  }
  const recipient = /BACKUP_RECIPIENT=(\S+)/.exec(await run(['key', keyFile], {}))?.[1]
  const backups = { BACKUP_DIR: join(folder.path, 'backups'), BACKUP_RECIPIENT: recipient, DEMO: '0' }
  const town = await startProduct({ founds: true, env: backups })
  try {
    const { newPage } = await openBrowser(town.url)
    const page = await newPage({ width: 1366, height: 768, reducedMotion: 'reduce' })
    let clicks = 0
    let keys = 0
    let fields = 0
    const counts = stepsOf(page, most)
    const step = async (name: keyof typeof most, act: () => Promise<void>) => {
      await counts(name, act)
      const pressed = await presses(page)
      clicks += pressed.clicks
      keys += pressed.keys
    }
    const fill = async (place: Page | Locator, label: string, value: string) => {
      fields += 1
      await place
        .getByLabel(new RegExp(`^${label}`))
        .first()
        .fill(value)
    }
    const list = page.getByRole('region', { name: 'Prvi dan nove občine' })
    const follow = async (name: string) => {
      await list.getByRole('link', { name, exact: true }).click()
      await settled(page)
    }
    /** The list as it stands now, without a click. */
    const home = async (done: number) => {
      await visit(page, dashboard)
      await list.getByText(`Urejeno: ${done} od 13.`).waitFor()
    }

    const given = /Root account +password (\S+)/.exec(town.terminal())?.[1] ?? ''
    await page.goto('/prijava')
    await settled(page)
    await step('first', async () => {
      await fill(page, 'E-poštni naslov', firstRoot)
      await fill(page, 'Geslo', given)
      await page.getByRole('button', { name: 'Prijavi se', exact: true }).click()
      await page.waitForURL('/nastavitve')
      await fill(page, 'Dosedanje geslo', given)
      await fill(page, 'Novo geslo', password)
      await fill(page, 'Ponovite novo geslo', password)
      await fill(page, 'Vaš e-poštni naslov', 'vida@podgrad.example')
      await page.getByRole('button', { name: 'Zamenjaj geslo' }).click()
      // The day begins by itself where the list is.
      await page.waitForURL(dashboard)
    })
    await visit(page, linkIn((await town.mail.waitForMail('vida@podgrad.example', /potrditev=/)).text, 'nastavitve'))
    await page.getByText('Novi e-poštni naslov je potrjen.').waitFor()

    await home(2)
    expect(await list.getByRole('listitem').getByRole('link').allTextContents()).toEqual(lines)
    await looksRight(page, 'begun')
    await page.setViewportSize({ width: 1366, height: 768 })
    await step('town', async () => {
      await follow('Naslov in stik občine')
      const of = page.getByRole('form', { name: 'Občina', exact: true })
      const words = {
        'Ime občine': 'Občina Podgrad',
        'Ime v rodilniku': 'Občine Podgrad',
        'Ulica in hišna številka': 'Glavni trg 1',
        'Poštna številka': '9999',
        Kraj: 'Podgrad',
        'E-poštni naslov': 'obcina@podgrad.example',
        Telefon: '01 234 56 78',
        'Davčna številka': '12345679',
      }
      for (const [label, value] of Object.entries(words)) await fill(of, label, value)
      const svg =
        '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 28"><path d="M1 1h22v14c0 6-5 10-11 12C6 25 1 21 1 15z" fill="#14508c"/></svg>'
      await of.locator('input[type=file]').setInputFiles({ name: 'grb.svg', mimeType: 'image/svg+xml', buffer: Buffer.from(svg) })
      await of.getByRole('button', { name: 'Shrani' }).click()
      await page.getByText('Nastavitve občine so shranjene.').waitFor()
    })
    await home(4)
    await step('officer', async () => {
      await follow('Pooblaščena oseba za varstvo podatkov')
      await fill(page, 'Upravljavec', 'Občina Podgrad, Glavni trg 1, 9999 Podgrad')
      await fill(page, 'Pooblaščena oseba', 'Olga Varuh')
      await fill(page, 'E-poštni naslov pooblaščene osebe', 'varuh@podgrad.example')
      await page.getByRole('region', { name: 'Varstvo podatkov' }).getByRole('button', { name: 'Shrani' }).click()
      await page.getByText('Nastavitve občine so shranjene.').waitFor()
    })
    await home(5)
    const dialog = page.getByRole('dialog')
    await step('lot', async () => {
      await follow('Območje s parkiriščem')
      await page.getByRole('button', { name: 'Novo parkirišče' }).click()
      await fill(dialog, 'Ime', 'Glavni trg')
      await fill(dialog, 'Oznaka', 'P1')
      await fill(dialog, 'Območje', 'A')
      await dialog.getByLabel('Stanovalec s stalnim prebivališčem').check()
      await dialog.getByRole('button', { name: 'Preveri učinek' }).click()
      await dialog.getByRole('button', { name: 'Shrani' }).click()
      await page.getByText('Shranjeno.').waitFor()
    })
    await home(6)
    await step('basis', async () => {
      await follow('Pravna podlaga odločb')
      await page.getByRole('button', { name: 'Dodaj predpis' }).click()
      await fill(dialog, 'Naziv predpisa', 'Odlok o ureditvi prometa v Podgradu')
      await dialog.getByRole('button', { name: 'Shrani', exact: true }).click()
      await dialog.waitFor({ state: 'detached' })
    })
    await home(7)
    await step('account', async () => {
      await follow('Račun za plačila')
      await fill(page, 'IBAN', 'SI56 0201 7001 4356 205')
      await page.getByRole('region', { name: 'Plačila', exact: true }).getByRole('button', { name: 'Shrani' }).click()
      await page.getByText('Nastavitve občine so shranjene.').waitFor()
    })
    await home(8)
    await step('colleague', async () => {
      await follow('Sodelavci')
      await page.getByRole('button', { name: 'Nov uporabnik' }).click()
      await fill(dialog, 'Ime in priimek ali naziv', 'Rok Referent')
      await fill(dialog, 'E-poštni naslov', 'rok@podgrad.example')
      await dialog.getByLabel('Sistemska vloga').selectOption('admin')
      await dialog.getByRole('button', { name: 'Ustvari in povabi' }).click()
      await page.getByText('Uporabnik je ustvarjen in povabljen.').waitFor()
    })
    await home(9)
    await step('authority', async () => {
      await follow('Pooblastilo za odločanje')
      await page.getByRole('heading', { name: 'Rok Referent' }).first().waitFor()
      // The line leads to the field itself.
      await expect.poll(() => page.evaluate('document.activeElement?.name')).toBe('title')
      await fill(page, 'Naziv', 'svetovalec')
      await fill(page, 'Številka pooblastila', '100-1/2026')
      await fill(page, 'Dan pooblastila', '3. 1. 2020')
      await fill(page, 'Obseg pooblastila', 'dovolilnice')
      await page.getByRole('button', { name: 'Shrani', exact: true }).click()
      await page.getByText('Spremembe so shranjene.').waitFor()
    })
    await home(10)
    await step('gates', async () => {
      await follow('Potopni stebriček')
      for (const [code, name] of Object.entries({ 'glavni-trg': 'Glavni trg', most: 'Most' })) {
        await page.getByRole('button', { name: 'Nov stebriček' }).click()
        await fill(dialog, 'Oznaka', code)
        await fill(dialog, 'Ime', name)
        await dialog.getByLabel('Varuje').selectOption({ label: 'Glavni trg (območje A)' })
        await dialog.getByRole('button', { name: 'Postavi na sredino zemljevida' }).click()
        await dialog.getByRole('button', { name: 'Nov stebriček' }).click()
        await dialog.getByText('naprava se še ni oglasila').waitFor()
        await dialog.getByRole('button', { name: 'Zapri' }).first().click()
      }
    })
    await home(11)
    await step('factors', async () => {
      await follow('Prijava v dveh korakih')
      await addApp(page)
    })
    const second = await newPage({ width: 1366, height: 768, reducedMotion: 'reduce' })
    await visit(second, linkIn((await town.mail.waitForMail('rok@podgrad.example', /ponastavitev-gesla/)).text, 'ponastavitev-gesla'))
    await second.getByLabel('Novo geslo', { exact: true }).fill('Široka reka pod gradom 8')
    await second.getByLabel('Ponovite novo geslo').fill('Široka reka pod gradom 8')
    await second.getByRole('button', { name: 'Shrani geslo' }).click()
    await second.waitForURL('/prijava')
    await signIn(second, 'rok@podgrad.example', 'Široka reka pod gradom 8')
    await visit(second, '/nastavitve/moj-racun')
    await addApp(second)
    await run([], { ...backups, DATA_DIR: town.dataDir, DATABASE_URL: town.databaseUrl })
    // Everything is there: the list has gone by itself.
    await visit(page, dashboard)
    await page.getByRole('heading', { name: 'Prehodi v zadnjih 14 dneh' }).waitFor()
    expect(await list.count()).toBe(0)
    await looksRight(page, 'settled')

    await page.setViewportSize({ width: 1366, height: 768 })
    await authoriseOn(page)
    await visit(page, '/dovolilnice/parkirna-dovolilnica')
    await step('permit', async () => {
      fields += 9
      const kind = 'Stanovalec s stalnim prebivališčem'
      const holder = { plate: 'LJ NS-001', name: 'Vitomira Podlesek', email: 'vitomira@podlesek.example', phone: '041 123 901' }
      await fillOfficePermit(page, { kind, ...holder, street: 'Stari trg 8' })
      await page.getByRole('button', { name: 'Izdaj dovolilnico' }).click()
      await page.getByText(/Dovolilnica .* je izdana/).waitFor()
    })
    const mail = await town.mail.waitForMail('vitomira@podlesek.example')
    expect(mail.text).toContain('LJ NS-001')
    console.info(`first day: ${lines.length} lines, ${clicks} clicks, ${keys} keys, ${fields} fields`)
    expect({ clicks, keys, fields }).toEqual({ clicks: 35, keys: 0, fields: 41 })
  } finally {
    await town.close()
    folder.remove()
  }
})

import { copyFileSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { clockIn } from '../../tools/services/other-clock.ts'
import { startProcess, stopProcess, temporaryFolder } from '../../tools/services/processes.ts'
import { accessibilityFaults } from '../harness/accessibility.ts'
import { openBrowser, screenshot, type StoryBrowser } from '../harness/browser.ts'
import { httpPerson } from '../harness/http-person.ts'
import { layoutFaults } from '../harness/layout.ts'
import { fillOfficePermit } from '../harness/office-permit.ts'
import { presentPlate } from '../harness/present-plate.ts'
import { startProduct, type Product } from '../harness/product.ts'
import { accounts, settled, visit } from '../harness/screens.ts'
import { signIn, signedIn } from '../harness/sign-in.ts'
import { firstRoot, ownRootPassword } from './own-root-password.ts'

const project = join(import.meta.dirname, '../..')
const keeping = '/parkiranje?tab=bollards'

const looksRight = async (page: Page, name: string): Promise<void> => {
  await settled(page)
  expect(await layoutFaults(page)).toEqual([])
  expect(await accessibilityFaults(page)).toEqual([])
  await screenshot(page, `bollards-kept-${name}`)
}

describe('a town that has nothing yet', () => {
  const password = 'Kamnita pot ob reki 7'
  let product: Product
  let browser: StoryBrowser
  let gate: ReturnType<typeof startProcess> | undefined
  beforeAll(async () => {
    product = await startProduct({ founds: true, env: { DEMO: '0' } })
    browser = await openBrowser(product.url)
  })
  afterAll(async () => {
    if (gate) await stopProcess(gate, 'SIGINT')
    await product?.close()
  })

  /** Root's own password, and a lot to issue a permit for: what other stories do on screens. */
  const settle = async (): Promise<void> => {
    const root = await ownRootPassword(product, password)
    const { body } = await root.get('v1/resources')
    const user_types = body.user_types.map(({ code }: { code: string }) => code)
    const lot = { code: 'P1', name: 'Glavni trg', zone: 'A', capacity: 20, latitude: null, longitude: null, active: true, user_types }
    expect((await root.post('v1/admin/parking/lots/create', lot)).body).toMatchObject({ saved: true })
  }

  it('puts a bollard into service, from the empty screen to the first car', { timeout: 180_000 }, async () => {
    expect(product.terminal()).toContain('none simulated; npm run gate starts one')
    await settle()
    const page = await browser.newPage({ width: 1366, height: 768, reducedMotion: 'reduce' })
    await signIn(page, firstRoot, password)
    await visit(page, '/nastavitve')
    await page.getByRole('link', { name: 'Potopni stebrički' }).first().click()
    await page.getByText('Stebričkov v rabi ni').waitFor()
    await looksRight(page, 'empty-1366')
    await page.getByRole('button', { name: 'Nov stebriček' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel('Oznaka').fill('Glavni trg')
    await dialog.getByRole('button', { name: 'Nov stebriček' }).click()
    await dialog.getByText('Oznaka ima male črke brez šumnikov').first().waitFor()
    await dialog.getByLabel('Oznaka').fill('glavni-trg')
    await dialog.getByLabel('Ime', { exact: true }).fill('Glavni trg')
    await dialog.getByLabel('Varuje').selectOption({ label: 'Glavni trg (območje A)' })
    await dialog.getByRole('button', { name: 'Postavi na sredino zemljevida' }).click()
    await looksRight(page, 'new-1366')
    await dialog.getByRole('button', { name: 'Nov stebriček' }).click()
    await dialog.getByText('naprava se še ni oglasila').waitFor()
    await looksRight(page, 'install-1366')

    const command = (await dialog.locator('code').first().textContent()) ?? ''
    expect(command).toBe(`npm run gate -- --device glavni-trg --broker ${product.brokerUrl}`)
    const words = command.replace('npm run gate -- ', '').split(' ')
    const env = { PATH: process.env.PATH, ...clockIn(process.env), DATA_DIR: product.dataDir }
    gate = startProcess(process.execPath, [join(project, 'tools/run-built.ts'), 'gate', ...words], { cwd: project, env })
    await dialog.getByText('deluje', { exact: true }).waitFor()
    await dialog.getByRole('button', { name: 'Zapri' }).first().click()

    await visit(page, '/dovolilnice/parkirna-dovolilnica')
    await fillOfficePermit(page, {
      kind: 'Stanovalec s stalnim prebivališčem',
      plate: 'LJ NS-001',
      name: 'Vitomira Podlesek',
      email: 'vitomira@podlesek.example',
      phone: '041 123 901',
      street: 'Stari trg 8',
    })
    await page.getByRole('button', { name: 'Izdaj dovolilnico' }).click()
    await page.getByText(/Dovolilnica .* je izdana/).waitFor()
    await expect.poll(() => presentPlate(product, 'glavni-trg', 'LJ NS-001'), { timeout: 20_000, interval: 1000 }).toContain('ADMITTED')
    expect(await presentPlate(product, 'glavni-trg', 'MB ZZ-999')).toContain('REFUSED')
    await visit(page, '/potopni-stebricki/upravljanje')
    await page.getByText('Glavni trg').first().waitFor()
  })

  const devices: ReturnType<typeof startProcess>[] = []
  const folder = temporaryFolder('devices')
  afterAll(async () => {
    for (const device of devices) await stopProcess(device, 'SIGKILL')
    folder.remove()
  })
  /** The agent as on a device, with a folder of its own. */
  const agent = (data: string, ...words: string[]) => {
    const files = ['--data', join(folder.path, data), '--config', join(folder.path, 'gate.conf')]
    const env = { PATH: process.env.PATH, ...clockIn(process.env) }
    const running = startProcess(process.execPath, [join(project, 'tools/run-built.ts'), 'gate', ...words, ...files], { cwd: project, env })
    devices.push(running)
    return running
  }
  const openDetails = async (page: Page) => {
    await visit(page, keeping)
    await page.getByRole('row').filter({ hasText: 'glavni-trg' }).getByRole('button').click()
    const dialog = page.getByRole('dialog')
    await dialog.getByText('Naprava in njen ključ').waitFor()
    return dialog
  }
  const closeDetails = async (page: Page): Promise<void> => {
    await page.keyboard.press('Escape')
    await page.getByRole('dialog').waitFor({ state: 'detached' })
  }
  /** Types on the device what the screen says, and starts it; the screen follows. */
  const enrolBy = async (page: Page, button: string, data: string, ...more: string[]) => {
    const dialog = await openDetails(page)
    await dialog.getByRole('button', { name: button }).click()
    await dialog.getByText('sudo dovolilnice-gate enrol').waitFor()
    const command = (await dialog.locator('code').first().textContent()) ?? ''
    expect(command).toMatch(/ enrol [0-9A-Z]{4}-[0-9A-Z]{4} --server http/)
    const enrolling = agent(data, ...command.replace('sudo dovolilnice-gate ', '').split(' '))
    await enrolling.ended
    expect(enrolling.text()).toContain('Enrolled as Glavni trg (glavni-trg)')
    const running = agent(data, 'run', ...more)
    await expect.poll(() => dialog.locator('li[data-done]').count(), { timeout: 60_000 }).toBe(3)
    return running
  }
  const isRefused = async (running: ReturnType<typeof startProcess>, timeout: number): Promise<void> => {
    await expect.poll(() => running.text(), { timeout }).toContain('Not authorized')
  }

  it('enrols a device with a code; its fault is told, taken and ended by who has looked', { timeout: 240_000 }, async () => {
    if (gate) await stopProcess(gate, 'SIGINT')
    gate = undefined
    writeFileSync(join(folder.path, 'gate.conf'), 'DRIVER=simulated\nLOCAL_HOST=127.0.0.1\nLOCAL_PORT=0\n')
    // A motor that never reaches its end in time.
    writeFileSync(join(folder.path, 'times.json'), '{"motorMs":300}')
    const page = await browser.newPage({ width: 1366, height: 768, reducedMotion: 'reduce' })
    await signIn(page, firstRoot, password)
    await enrolBy(page, 'Vpiši napravo', 'first', '--times', join(folder.path, 'times.json'))
    await looksRight(page, 'enrolled-1366')
    await closeDetails(page)
    expect(await presentPlate({ dataDir: join(folder.path, 'first') }, 'glavni-trg', 'LJ NS-001')).toContain('ADMITTED')

    await visit(page, '/potopni-stebricki/upravljanje')
    const row = page.getByRole('article', { name: 'Glavni trg' })
    await row.getByRole('button', { name: /^Grem tja/ }).click()
    await row.getByText(/gre tja/).waitFor()
    await screenshot(page, 'bollards-fault-taken')
    await visit(page, '/potopni-stebricki/opozorila')
    await page.getByRole('row').filter({ hasText: 'motor ni prišel do konca' }).waitFor()

    const dialog = await openDetails(page)
    await dialog.getByRole('button', { name: 'Časi' }).click()
    await dialog.getByRole('button', { name: 'Shrani' }).click()
    await page.getByText('Časi so shranjeni.').waitFor()
    await visit(page, '/potopni-stebricki/upravljanje')
    await row.getByRole('button', { name: /^Pregledano/ }).click()
    await dialog.getByLabel('Za koga in zakaj').fill('Zamenjan kondenzator')
    await dialog.getByRole('button', { name: 'Pregledano' }).click()
    await row.getByText('Dvignjen', { exact: true }).waitFor({ timeout: 60_000 })
    await visit(page, '/potopni-stebricki/opozorila')
    // None is open any more; the one that was has its duration.
    await page.getByText('Noben zapis ne ustreza filtrom').waitFor()
    await page.getByRole('button', { name: 'Počisti filtre' }).first().click()
    await page.getByRole('row').filter({ hasText: 'motor ni prišel do konca' }).waitFor()
    await visit(page, '/potopni-stebricki/arhiv')
    await page.getByRole('row').filter({ hasText: 'Zamenjan kondenzator' }).first().waitFor()
  })

  it('replaces a failed card by another code, tells two devices with one key, and ends the key', { timeout: 240_000 }, async () => {
    const page = await browser.newPage({ width: 1366, height: 768, reducedMotion: 'reduce' })
    await signIn(page, firstRoot, password)
    const failed = devices.at(-1)
    if (failed) await stopProcess(failed, 'SIGKILL')
    const running = await enrolBy(page, 'Zamenjaj ključ', 'second')
    await closeDetails(page)
    const former = agent('first', 'run')
    await isRefused(former, 30_000)
    await stopProcess(former, 'SIGKILL')

    mkdirSync(join(folder.path, 'copy'))
    copyFileSync(join(folder.path, 'second/enrolment.json'), join(folder.path, 'copy/enrolment.json'))
    const copied = agent('copy', 'run')
    const dialog = await openDetails(page)
    await dialog.getByText('Isti ključ izmenoma uporabljata dve napravi').waitFor({ timeout: 90_000 })
    await screenshot(page, 'bollards-two-devices')
    await stopProcess(copied, 'SIGKILL')
    await dialog.getByText('deluje', { exact: true }).waitFor({ timeout: 60_000 })
    await expect.poll(() => running.text().trim().split('\n').at(-1), { timeout: 30_000 }).not.toContain('lost')

    await dialog.getByRole('button', { name: 'Razveljavi ključ' }).click()
    await dialog.getByLabel('Zakaj').fill('Naprava ukradena')
    await dialog.getByRole('button', { name: 'Razveljavi ključ' }).click()
    await page.getByText('Ključ naprave je razveljavljen').waitFor()
    await isRefused(running, 5000)
  })
})

describe('a town with bollards', () => {
  let product: Product
  let browser: StoryBrowser
  beforeAll(async () => {
    product = await startProduct()
    browser = await openBrowser(product.url)
  })
  afterAll(() => product?.close())

  it('root changes one by keyboard alone, and takes one out of use that then opens for nobody', { timeout: 180_000 }, async () => {
    // A gate that has just started gets its list when it has told what it has.
    await expect.poll(() => presentPlate(product, 'glavna-vrata', 'LJ UP-001'), { timeout: 60_000 }).toContain('ADMITTED')
    const page = await browser.newPage({ width: 1366, height: 768, reducedMotion: 'reduce' })
    await signedIn(page, accounts.root)
    await visit(page, keeping)
    const row = page.getByRole('row').filter({ hasText: 'glavna-vrata' })
    await row.getByText('deluje').waitFor()
    await looksRight(page, 'list-1366')
    await row.getByRole('button').focus()
    await page.keyboard.press('Enter')
    const dialog = page.getByRole('dialog')
    await dialog.getByText('Kaj vpiše, kdor postavi napravo').waitFor()
    await dialog.getByRole('button', { name: 'Uredi' }).focus()
    await page.keyboard.press('Enter')
    const sign = dialog.getByRole('button', { name: 'Tu stoji stebriček' })
    await sign.focus()
    const latitude = dialog.getByLabel('Zemljepisna širina')
    const before = Number(await latitude.inputValue())
    await page.keyboard.press('Shift+ArrowUp')
    await page.keyboard.press('ArrowUp')
    await expect.poll(async () => Number(await latitude.inputValue())).toBeCloseTo(before + 0.00011, 6)
    await looksRight(page, 'edit-1366')
    await latitude.focus()
    await page.keyboard.press('Enter')
    await page.getByText('Stebriček je shranjen.').waitFor()

    await row.getByRole('button').click()
    await dialog.getByRole('button', { name: 'Vzemi iz rabe' }).click()
    await dialog.getByLabel('Zakaj').fill('Prenova ulice')
    await looksRight(page, 'retire-1366')
    await dialog.getByRole('button', { name: 'Vzemi iz rabe' }).click()
    const retired = page.getByRole('region', { name: 'Stebrički, ki niso več v rabi' })
    await retired.getByText('ne spusti nikogar').waitFor()
    await looksRight(page, 'retired-1366')
    await visit(page, '/potopni-stebricki/upravljanje')
    await page.getByText('Kovaška steza').first().waitFor()
    expect(await page.getByText('Glavna vrata').count()).toBe(0)

    await visit(page, keeping)
    await retired.getByRole('button').first().click()
    await dialog.getByRole('button', { name: 'Vrni v rabo' }).click()
    await dialog.getByLabel('Zakaj').fill('Konec prenove')
    await dialog.getByRole('button', { name: 'Vrni v rabo' }).click()
    await row.getByText('deluje').waitFor()
    await expect.poll(() => presentPlate(product, 'glavna-vrata', 'LJ UP-001'), { timeout: 20_000, interval: 1000 }).toContain('ADMITTED')
  })

  it('what one person saves is told to another who edits the same bollard', async () => {
    const [one, other] = [await browser.newPage(), await browser.newPage()]
    for (const page of [one, other]) {
      await signedIn(page, accounts.root)
      await visit(page, keeping)
      await page.getByRole('row').filter({ hasText: 'kovaska-steza' }).getByRole('button').click()
      await page.getByRole('dialog').getByRole('button', { name: 'Uredi' }).click()
      await page.getByRole('dialog').getByLabel('Ime', { exact: true }).waitFor()
    }
    await one.getByRole('dialog').getByLabel('Ime', { exact: true }).fill('Kovaška steza pri mostu')
    await one.getByRole('dialog').getByRole('button', { name: 'Shrani' }).click()
    await one.getByText('Stebriček je shranjen.').waitFor()
    const dialog = other.getByRole('dialog')
    await dialog.getByText('Ta stebriček je medtem spremenil nekdo drug.').waitFor()
    await dialog.getByRole('button', { name: 'Naloži sveže podatke' }).click()
    await expect.poll(() => dialog.getByLabel('Ime', { exact: true }).inputValue()).toBe('Kovaška steza pri mostu')
  })

  it('reads on a phone, in English and in the dark; an administrator may, an operator may not', async () => {
    const page = await browser.newPage({ width: 390, height: 844, locale: 'en', reducedMotion: 'reduce', hasTouch: true })
    const admin = await httpPerson(product.url)
    await admin.signIn(accounts.admin)
    expect((await admin.post('v1/services/account/language/update', { locale: 'en' })).status).toBeLessThan(300)
    await signedIn(page, accounts.admin)
    await visit(page, keeping)
    await page.getByText('works').first().waitFor()
    await looksRight(page, 'list-390-en')
    await page.getByRole('button', { name: 'New bollard' }).click()
    await page.getByRole('dialog').getByLabel('Code').waitFor()
    await page.getByRole('region', { name: 'Map of the place of the bollard' }).waitFor()
    await looksRight(page, 'new-390-en')
    await page.getByRole('button', { name: 'Cancel' }).click()
    await page.getByRole('row').filter({ hasText: 'glavni-trg' }).getByRole('button').click()
    await page.getByRole('dialog').getByText('What the installer of its device types').waitFor()
    await looksRight(page, 'install-390-en')
    const dark = await browser.newPage({ width: 1366, height: 768, reducedMotion: 'reduce' })
    await signedIn(dark, accounts.root)
    await visit(dark, keeping)
    await dark.getByRole('button', { name: /^Uporabniški meni/ }).click()
    await dark.getByRole('button', { name: 'Podoba: kot naprava' }).click()
    await dark.keyboard.press('Escape')
    await dark.getByRole('row').filter({ hasText: 'glavni-trg' }).getByRole('button').click()
    await dark.getByRole('dialog').getByText('Kaj vpiše, kdor postavi napravo').waitFor()
    await looksRight(dark, 'install-dark')
    await dark.getByRole('dialog').getByRole('button', { name: 'Uredi' }).click()
    await dark.getByRole('dialog').getByLabel('Ime', { exact: true }).waitFor()
    await dark.getByRole('region', { name: 'Zemljevid kraja stebrička' }).waitFor()
    await looksRight(dark, 'edit-dark')
    const operator = await browser.newPage()
    await signedIn(operator, accounts.operator)
    await visit(operator, '/parkiranje')
    expect(await operator.getByRole('tab', { name: 'Potopni stebrički' }).count()).toBe(0)
  })
})

import { localDayOf } from '@dovolilnice/contract/primitives/local-day'
import { Byte, Encoder } from '@nuintun/qrcode'
import type { Page } from 'playwright-core'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { takeCredential } from '../../tools/services/throwaway-wallet.ts'
import { accessibilityFaults } from '../harness/accessibility.ts'
import { openBrowser, screenshot, type StoryBrowser } from '../harness/browser.ts'
import { bluePng } from '../harness/document-files.ts'
import { httpPerson } from '../harness/http-person.ts'
import { layoutFaults } from '../harness/layout.ts'
import { allowFaults } from '../harness/page-faults.ts'
import { startProduct, type Product } from '../harness/product.ts'
import { accounts, reload, visit } from '../harness/screens.ts'
import { signIn } from '../harness/sign-in.ts'

/** A warden in the street: a plate, and DA or NE, also without a network. */
let product: Product
let browser: StoryBrowser
beforeAll(async () => {
  product = await startProduct()
  browser = await openBrowser(product.url, { keepsPages: true })
})
afterAll(() => product?.close())

it('asks one plate after the other, is answered over the screen, and has nothing that moves', { timeout: 120_000 }, async () => {
  const page = await browser.newPage({ width: 390, height: 844, hasTouch: true, reducedMotion: 'reduce' })
  await signIn(page, accounts.warden)
  await page.waitForURL('/redarstvo')
  const field = page.getByRole('textbox', { name: 'Registrska oznaka' })
  const ask = async (plate: string) => {
    await field.fill(plate)
    await page.keyboard.press('Enter')
    await expect.poll(() => field.inputValue()).toBe('')
  }
  await ask('ljup001')
  const answer = page.getByRole('status').filter({ hasText: 'LJ UP-001' })
  await answer.getByText('DA', { exact: true }).waitFor()
  await answer.getByText('Sme parkirati.').waitFor()
  await answer.getByText('Velja do').waitFor()
  expect(await accessibilityFaults(page)).toEqual([])
  expect(await layoutFaults(page)).toEqual([])
  await screenshot(page, 'warden-yes')
  // The field is empty and has the focus: the next plate is typed at once.
  await expect.poll(() => page.evaluate('document.activeElement.tagName')).toBe('INPUT')
  // As the microphone of a keyboard writes it; the plate is looked at before it is asked.
  await field.fill('em be ze ze devet devet devet')
  await page.keyboard.press('Enter')
  await expect.poll(() => field.inputValue()).toBe('MB ZZ-999')
  await page.keyboard.press('Enter')
  await page.getByText('Ne sme parkirati: ni dovolilnice.').waitFor()
  await page.getByRole('list').getByText('LJ UP-001').waitFor()
  expect(await accessibilityFaults(page)).toEqual([])
  await screenshot(page, 'warden-no')
  // A slip of the finger is no vehicle without a permit: it stays in the field.
  allowFaults(page, /422/)
  await field.fill('x')
  await page.keyboard.press('Enter')
  await page
    .getByRole('alert')
    .getByText(/^Vnesite registrsko oznako/)
    .waitFor()
  await expect.poll(() => field.inputValue()).toBe('x')
  expect(await page.getByRole('button', { name: /Spusti|Dvigni/ }).count()).toBe(0)
})

it('says that the reader of codes did not come', async () => {
  const page = await browser.newPage({ width: 390, height: 844, hasTouch: true, reducedMotion: 'reduce' })
  allowFaults(page, /Failed to load resource|Failed to fetch/)
  await page.context().route('**/warden-tools-*.js', (route) => route.abort())
  await signIn(page, accounts.warden)
  await page.getByLabel('Slikaj kodo').setInputFiles({ name: 'zid.png', mimeType: 'image/png', buffer: bluePng() })
  await page.getByRole('alert').getByText('Bralnika kod ni bilo mogoče naložiti.').waitFor()
  await screenshot(page, 'warden no reader 390')
})

/** Plates of the demo town's permits in every state, and some that have none; with what the server says of each. */
const thirtyPlates = async (): Promise<[plate: string, word: 'DA' | 'NE'][]> => {
  const [clerk, warden] = [await httpPerson(product.url), await httpPerson(product.url)]
  await clerk.signIn(accounts.admin)
  await warden.signIn(accounts.warden)
  const { items } = (await clerk.post('v1/admin/permits', { itemsPerPage: 100 })).body
  const listed = [...new Set<string>(items.flatMap(({ plates }: { plates: string[] }) => plates))].slice(0, 26)
  const plates = [...listed, 'MB ZZ-999', 'W 12345 X', 'CE AA-000', 'KP 00-ABC'].slice(-30)
  const known: [plate: string, word: 'DA' | 'NE'][] = []
  for (const plate of plates) {
    const { status, body } = await warden.post('v1/warden/services/parking-check', { plate })
    expect(status, plate).toBe(200)
    known.push([plate, body.may_park === true ? 'DA' : 'NE'])
  }
  return known
}

/** A photo of the code on a holder's phone, held a little askew. */
const photoOfCode = async (): Promise<Buffer> => {
  const holder = await httpPerson(product.url)
  await holder.signIn(accounts.regular)
  const { items } = (await holder.post('v1/user/permits', { itemsPerPage: 100 })).body
  const { id } = items.find(({ status }: { status: string }) => status === 'active')
  const { code, code_size: size } = (await holder.get(`v1/user/permits/${id}/code`)).body
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="900" height="900" viewBox="-4 -4 ${size + 8} ${size + 8}"><rect x="-4" y="-4" width="${size + 8}" height="${size + 8}" fill="#fff"/><path d="${code}"/></svg>`
  return sharp(Buffer.from(svg))
    .rotate(6, { background: '#99a' })
    .extend({ top: 300, bottom: 500, background: '#667' })
    .jpeg({ quality: 70 })
    .toBuffer()
}

/** What the page has loaded lies on the phone. */
const toolsLoaded = async (page: Page): Promise<void> => {
  const names = `caches.keys().then((names) => caches.open(names[0])).then((cache) => cache.keys()).then((all) => all.map(({ url }) => url).join())`
  await expect.poll(() => page.evaluate(names)).toContain('warden-tools')
}

/** The phone's clock is turned by hours; it takes effect with the next page. */
const turnClock = async (page: Page, hours: number): Promise<void> => {
  await page.evaluate(`localStorage.setItem('turned', '${hours}')`)
  await reload(page)
}
const turned = `{
  const ms = Number(localStorage.getItem('turned') ?? 0) * 3_600_000
  const now = Date.now.bind(Date)
  Date.now = () => now() + ms
  Object.defineProperty(performance, 'timeOrigin', { value: performance.timeOrigin + ms })
}`

it(
  'works without a network for a day: 30 looks and a note arrive once each, an old list counts for nothing, sign-out wipes',
  { timeout: 240_000 },
  async () => {
    const plates = await thirtyPlates()
    expect(new Set(plates.map(([, word]) => word)).size).toBe(2)
    expect(plates).toHaveLength(30)
    const page = await browser.newPage({ width: 390, height: 844, hasTouch: true, reducedMotion: 'reduce' })
    allowFaults(page, /ERR_INTERNET_DISCONNECTED|Failed to load resource|Failed to fetch/)
    await page.addInitScript(turned)
    await signIn(page, accounts.warden)
    await page.waitForURL('/redarstvo')
    await page.getByText('Seznam za delo brez povezave je od').waitFor()
    await expect
      .poll(() => page.evaluate(`document.querySelector('link[rel=manifest]').getAttribute('href')`))
      .toBe('/redarstvo.webmanifest')
    expect(await (await page.request.get('/redarstvo.webmanifest')).json()).toMatchObject({ start_url: '/redarstvo', scope: '/redarstvo' })
    await toolsLoaded(page)
    await page.context().setOffline(true)
    await reload(page)
    await page.getByText('Brez povezave – seznam od').waitFor()

    const field = page.getByRole('textbox', { name: 'Registrska oznaka' })
    for (const [plate, word] of plates) {
      await field.fill(plate)
      await page.keyboard.press('Enter')
      const answer = page.getByRole('status').filter({ hasText: 'po seznamu ob' }).filter({ hasText: plate })
      await answer.getByText(word, { exact: true }).waitFor()
    }
    await page.getByText('preverjanj 30, zapiskov 0').waitFor()
    expect(await accessibilityFaults(page)).toEqual([])
    expect(await layoutFaults(page)).toEqual([])
    await screenshot(page, 'warden offline 390')

    const photo = await photoOfCode()
    await page.getByLabel('Slikaj kodo').setInputFiles({ name: 'koda.jpg', mimeType: 'image/jpeg', buffer: photo })
    await page.getByRole('status').getByText('Koda je prava.').waitFor()
    await screenshot(page, 'warden code 390')
    await page.getByLabel('Slikaj kodo').setInputFiles({ name: 'zid.png', mimeType: 'image/png', buffer: bluePng() })
    await page.getByRole('alert').getByText('Na sliki ni kode dovolilnice').waitFor()

    await page.getByRole('button', { name: 'Zapisek' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.locator('input[type=file]').setInputFiles({ name: 'slika.png', mimeType: 'image/png', buffer: bluePng() })
    await dialog.getByRole('img', { name: 'Slika 1' }).waitFor()
    await dialog.getByRole('button', { name: 'Shrani zapisek' }).click()
    await dialog.getByText('Izpolnite to polje').first().waitFor()
    expect(await page.evaluate(`document.activeElement.getAttribute('aria-invalid')`)).toBe('true')
    await dialog.getByLabel('Kraj').fill('Čevljarska ulica 4')
    await dialog.getByLabel('Registrska oznaka').fill('MB ZZ-999')
    await dialog.getByLabel('Brez dovolilnice').check()
    expect(await accessibilityFaults(page)).toEqual([])
    await screenshot(page, 'warden note 390')
    await dialog.getByRole('button', { name: 'Shrani zapisek' }).click()
    // The note is counted before its dialog goes, and a reload between the two would be aborted.
    await dialog.waitFor({ state: 'detached' })
    await page.getByText('preverjanj 31, zapiskov 1').waitFor()

    // A day later, and with a clock set back, the list answers nothing.
    const refused = async (hours: number, words: string) => {
      await turnClock(page, hours)
      await page.getByText('preverjanj 31, zapiskov 1').waitFor()
      await field.fill('MB ZZ-999')
      await page.keyboard.press('Enter')
      await page.getByRole('alert').getByText(words).waitFor()
    }
    await refused(24.1, 'Seznam je starejši od 24 ur')
    await refused(-2, 'Ura telefona je bila prestavljena nazaj')
    await turnClock(page, 0)

    await page.context().setOffline(false)
    await page.getByText('preverjanj 31').waitFor({ state: 'detached' })
    const root = await httpPerson(product.url)
    await root.signIn(accounts.root)
    const looks = async () => (await root.post('v1/admin/events', { filters: { subject_type: 'parking_look' }, itemsPerPage: 100 })).body
    await expect.poll(async () => (await looks()).total).toBe(31)
    for (const { after, at } of (await looks()).items) expect(Date.parse(after.looked_at)).toBeLessThan(Date.parse(at))
    const notes = async () => (await root.post('v1/admin/data/warden-notes', { filters: { search: 'MB ZZ-999' } })).body.items
    await expect.poll(notes).toMatchObject([{ place: 'Čevljarska ulica 4', seen: 'no_permit', photos: 1, written_by_name: 'Rado Redar' }])
    expect((await root.get(`v1/admin/data/warden-notes/${(await notes())[0].id}/paper`)).body.slice(0, 5)).toBe('%PDF-')

    // What cannot be sent goes after two days.
    await page.context().setOffline(true)
    await field.fill('MB ZZ-999')
    await page.keyboard.press('Enter')
    await page.getByText('preverjanj 1, zapiskov 0').waitFor()
    await turnClock(page, 49)
    await page.getByText('Brez povezave in brez seznama').waitFor()
    expect(await page.getByText('Čaka na povezavo').count()).toBe(0)
    await turnClock(page, 0)
    await page.getByText('Brez povezave in brez seznama').waitFor()
    await page.context().setOffline(false)
    await page.getByText('Seznam za delo brez povezave je od').waitFor()

    await visit(page, '/odjava')
    await expect
      .poll(() => page.evaluate(`indexedDB.databases().then((all) => all.map(({ name }) => name).includes('dovolilnice-files'))`))
      .toBe(false)
  },
)

/** The screen of a phone that shows a code over all of a photo, every module ten pixels. */
const screenWith = async (text: string): Promise<Buffer> => {
  const code = new Encoder({ level: 'L' }).encode(new Byte(text))
  const places = Array.from({ length: code.size }, (_, place) => place)
  const dark = places.flatMap((y) => places.filter((x) => code.get(x, y) === 1).map((x) => `M${x} ${y}h1v1h-1z`))
  const side = code.size + 8
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${side * 10}" height="${side * 10}" viewBox="-4 -4 ${side} ${side}" shape-rendering="crispEdges"><rect x="-4" y="-4" width="${side}" height="${side}" fill="#fff"/><path d="${dark.join('')}"/></svg>`
  return sharp(Buffer.from(svg)).png().toBuffer()
}

/** A warden's phone that has the list of now and, from then on, no network; `show` holds a code before its camera. */
const wardenWithoutNetwork = async () => {
  const page = await browser.newPage({ width: 390, height: 844, hasTouch: true, reducedMotion: 'reduce' })
  allowFaults(page, /ERR_INTERNET_DISCONNECTED|Failed to load resource|Failed to fetch/)
  await signIn(page, accounts.warden)
  await page.waitForURL('/redarstvo')
  await page.getByText('Seznam za delo brez povezave je od').waitFor()
  await toolsLoaded(page)
  await page.context().setOffline(true)
  const show = async (text: string) => {
    const picture = { name: 'zaslon.png', mimeType: 'image/png', buffer: await screenWith(text) }
    await page.getByLabel('Slikaj kodo').setInputFiles(picture)
  }
  return { page, show }
}

it(
  'reads without a network a permit from a wallet and the code of its paper: genuine, changed, ended by its holder, and revoked',
  { timeout: 360_000 },
  async () => {
    const holder = await httpPerson(product.url)
    await holder.signIn(accounts.regular)
    const { items } = (await holder.post('v1/user/permits', { itemsPerPage: 100 })).body
    const { id } = items.find(
      ({ status, plates }: { status: string; plates: string[] }) => status === 'active' && plates.includes('LJ UP-001'),
    )
    const take = async () => {
      const { link } = (await holder.post(`v1/user/permits/${id}/wallet/offer`, {})).body
      return takeCredential(link, { ask: fetch, now: new Date() })
    }
    const statuses = async () => (await fetch(`${product.url}/api/wallet/statuslists/1`)).text()
    /** The list of statuses is read anew after ten seconds. */
    const statusesAfter = async (change: () => Promise<{ status: number; body: unknown }>) => {
      const before = await statuses()
      const { status, body } = await change()
      expect(status, JSON.stringify(body)).toBeLessThan(300)
      await expect.poll(statuses, { timeout: 30_000, interval: 1000 }).not.toBe(before)
    }
    const { credential } = await take()
    const { verification_url: address } = (await holder.get(`v1/user/permits/${id}/code`)).body

    const now = await wardenWithoutNetwork()
    await now.show(credential)
    const answer = now.page.getByRole('status').filter({ hasText: 'Dovolilnica v denarnici je prava.' })
    await answer.getByText('DA', { exact: true }).waitFor()
    await answer.getByText('LJ UP-001').waitFor()
    expect(await accessibilityFaults(now.page)).toEqual([])
    await screenshot(now.page, 'warden wallet 390')
    const [token = '', ...disclosures] = credential.split('~')
    const [header, payload = '', signature] = token.split('.')
    const changed = { ...JSON.parse(Buffer.from(payload, 'base64url').toString()), exp: 4_000_000_000 }
    const forged = [header, Buffer.from(JSON.stringify(changed)).toString('base64url'), signature].join('.')
    await now.show([forged, ...disclosures].join('~'))
    await now.page.getByRole('alert').getByText('ni prava ali ni od te občine').waitFor()
    await now.show(address)
    await now.page.getByRole('status').getByText('Koda je prava.').waitFor()

    await statusesAfter(() => holder.post(`v1/user/permits/${id}/wallet/end`, {}))
    const later = await wardenWithoutNetwork()
    await later.show(credential)
    await later.page.getByRole('alert').getByText('Dovolilnica v denarnici ne velja več.').waitFor()

    const { credential: second } = await take()
    const clerk = await httpPerson(product.url)
    await clerk.signIn(accounts.admin)
    const { version } = (await clerk.get(`v1/admin/permits/${id}`)).body
    const asked = { version, ground: 'on_request', requested_on: localDayOf(new Date()), reason: 'Imetnica dovolilnice ne potrebuje več.' }
    await statusesAfter(() => clerk.post(`v1/admin/permits/${id}/revoke`, asked))
    const last = await wardenWithoutNetwork()
    await last.show(address)
    const refused = last.page.getByRole('status').filter({ hasText: 'NE' })
    await refused.getByText('Ne sme parkirati').waitFor()
    await screenshot(last.page, 'warden revoked 390')
    await last.show(second)
    await last.page.getByRole('alert').getByText('Dovolilnica v denarnici ne velja več.').waitFor()
  },
)

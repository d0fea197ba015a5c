import type { Locator, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { accessibilityFaults } from '../harness/accessibility.ts'
import { openBrowser, screenshot, type StoryBrowser } from '../harness/browser.ts'
import { bluePng } from '../harness/document-files.ts'
import { attachDocuments, chooseResident, confirmAndSend, fillApplicant } from '../harness/fill-application.ts'
import { httpPerson } from '../harness/http-person.ts'
import { linkIn } from '../harness/mail-sink.ts'
import { stepsOf } from '../harness/presses.ts'
import { startProduct, type Product } from '../harness/product.ts'
import { accounts, settled, visit } from '../harness/screens.ts'
import { signIn, signOut } from '../harness/sign-in.ts'

/** A resident's days on a phone: from the first look at the form to the card, and what one does with the card; with taps counted. */
let product: Product
let browser: StoryBrowser
beforeAll(async () => {
  product = await startProduct({ env: { SIMULATED_GATES: '0' } })
  browser = await openBrowser(product.url, { reusesWindows: true })
})
afterAll(() => product?.close())

const phone = (): Promise<Page> => browser.newPage({ width: 390, height: 844, hasTouch: true, reducedMotion: 'reduce' })
const email = 'dan.stanovalke@primer.si'
const password = 'tri gosi v jutranji megli'

/** Taps the button of the camera in this part, and comes back with a picture. */
const photograph = async (part: Locator, name: string): Promise<void> => {
  const chosen = part.page().waitForEvent('filechooser')
  await part.getByText('Slikaj s telefonom').first().tap()
  await (await chosen).setFiles({ name, mimeType: 'image/png', buffer: bluePng(300, 400) })
  await part.getByRole('button', { name: `Zavrti sliko ${name}` }).waitFor()
}

/** Taps that a step may take; what is typed into a field is not among them. */
const most = {
  'fill the form in and send it': 12,
  'get a short code': 1,
  supplement: 2,
  'see how to pay': 0,
  'make an account of it': 2,
  'sign in': 1,
  'show the code': 1,
  'block the lost code': 3,
  'deny a passage': 2,
  'ask for a new vehicle': 4,
  renew: 3,
  'sign out': 2,
}

/** The clerk's side, by the calls that the clerk's screens make. */
const clerkOf = async (number: string) => {
  const clerk = await httpPerson(product.url)
  await clerk.signIn(accounts.admin)
  const { items } = (await clerk.post('v1/admin/applications', { filters: { search: number } })).body
  const path = `v1/admin/applications/${items[0].id}`
  const step = async (name: string, more: object = {}): Promise<void> => {
    const { version } = (await clerk.get(path)).body
    const { status, body } = await clerk.post(`${path}/${name}`, { version, ...more })
    if (status !== 200) throw new Error(`${name}: ${JSON.stringify(body)}`)
  }
  const issue = async (): Promise<void> => {
    const form = new FormData()
    form.set('application_uuid', items[0].id)
    const { status, body } = await clerk.post('v1/admin/permits/application/create', form)
    if (status !== 200) throw new Error(JSON.stringify(body))
  }
  const required = async (): Promise<string[]> => (await clerk.get(path)).body.required_documents.map(({ type }: { type: string }) => type)
  return { step, issue, required }
}

it(
  'applies by steps in twelve taps, follows the application by link and code, supplements, pays, and has the card in an own account',
  { timeout: 240_000 },
  async () => {
    const page = await phone()
    const step = stepsOf(page, most)
    await step('fill the form in and send it', async () => {
      await visit(page, '/')
      await page.getByRole('link', { name: 'Oddaj vlogo' }).first().tap()
      await page.getByRole('dialog').getByRole('button', { name: 'Zapri' }).click()
      await chooseResident(page)
      await fillApplicant(page, { name: 'Danica Stanovalka', email, plate: 'LJ DS-390' })
      await attachDocuments(page)
      await confirmAndSend(page)
      await page.getByRole('heading', { name: 'Vloga je oddana' }).waitFor()
    })
    const sent = await product.mail.waitForMail(email, /V-\d{4}-\d{6}/)
    const number = /V-\d{4}-\d{6}/.exec(sent.text)?.[0] ?? ''
    const clerk = await clerkOf(number)

    // The status page says what comes and by when; a short code opens it on another device.
    await visit(page, linkIn(sent.text, 'stanje'))
    await page.getByText(number).first().waitFor()
    const shortCode = page.getByText('Vaša kratka koda:')
    await step('get a short code', async () => {
      await page.getByRole('button', { name: 'Pripravi kratko kodo' }).click()
      await shortCode.waitFor()
    })
    const code = /[A-Z0-9]{4}-[A-Z0-9]{4}/.exec(await shortCode.innerText())?.[0] ?? ''
    await screenshot(page, 'resident status')
    const elsewhere = await phone()
    await visit(elsewhere, '/obrazci/parkirna-dovolilnica/stanje')
    const byCode = elsewhere.getByRole('form', { name: 'Poiščite svojo vlogo' })
    await byCode.getByLabel('Številka vloge').fill(number)
    await byCode.getByLabel('E-poštni naslov iz vloge').fill(email)
    await byCode.getByLabel('Kratka koda').fill(code)
    await byCode.getByRole('button', { name: 'Pokaži stanje' }).click()
    await elsewhere.getByText('LJ DS-390').first().waitFor()

    // The clerk asks for a document; it is photographed.
    const [asked] = await clerk.required()
    await clerk.step('review')
    await clerk.step('supplement-request', { text: 'Fotografija prometnega dovoljenja ni čitljiva.', documents: [asked] })
    const called = await product.mail.waitForMail(email, /Dopolnite vlogo/)
    await step('supplement', async () => {
      await visit(page, linkIn(called.text, 'stanje'))
      const form = page.getByRole('form', { name: 'Dopolnitev vloge' })
      const send = form.getByRole('button', { name: 'Oddaj dopolnitev' })
      // What is to be done first is the one filled button.
      expect(await send.getAttribute('data-look')).toBe('plain')
      await photograph(form, 'slika.png')
      expect(await send.getAttribute('data-look')).toBe('filled')
      await screenshot(page, 'resident supplement')
      await send.click()
      await page.getByText('Dopolnitev je oddana.').waitFor()
    })

    // It is granted and paid for.
    await clerk.step('approve')
    const granted = await product.mail.waitForMail(email, /odobrena/i)
    await step('see how to pay', async () => {
      await visit(page, linkIn(granted.text, 'stanje'))
      await page.getByRole('img', { name: /^Koda UPN QR za plačilo/ }).waitFor()
    })
    await screenshot(page, 'resident pay')
    expect(await accessibilityFaults(page)).toEqual([])
    await clerk.step('payment', { reason: 'Plačano po položnici.' })
    await clerk.issue()

    // The status page leads to an account, the account to the card.
    await page.reload()
    await page.getByText('Dovolilnica izdana').first().waitFor()
    await step('make an account of it', async () => {
      await page.getByRole('button', { name: 'Pošlji povezavo za račun' }).click()
      await page.getByText('Preverite e-pošto').waitFor()
      const account = await product.mail.waitForMail(email, /ponastavitev-gesla/)
      await visit(page, linkIn(account.text, 'ponastavitev-gesla'))
      await page.getByLabel('Novo geslo', { exact: true }).fill(password)
      await page.getByLabel('Ponovite novo geslo').fill(password)
      await page.getByRole('button', { name: 'Shrani geslo' }).click()
      await page.waitForURL('/prijava')
    })
    await step('sign in', async () => {
      await signIn(page, email, password)
      await page
        .getByRole('article', { name: /^Dovolilnica D-/ })
        .getByText('LJ DS-390')
        .waitFor()
      await settled(page)
    })
    await screenshot(page, 'resident card new')
  },
)

it('shows the card and its code, blocks what is lost, denies a passage, asks for a new vehicle in four taps, renews what ends soon, and signs out', async () => {
  const page = await phone()
  const step = stepsOf(page, most)
  const card = page.getByRole('article', { name: /^Dovolilnica D-/ }).first()
  const dialog = page.getByRole('dialog')
  const code = dialog.getByRole('img', { name: /^Koda QR/ })
  await step('sign in', async () => {
    await signIn(page, accounts.regular)
    await card.waitFor()
    await settled(page)
  })
  await card.getByText('Veljavna').waitFor()
  await screenshot(page, 'card home 390')
  await step('show the code', async () => {
    await card.getByRole('button', { name: 'Pokaži kodo' }).click()
    await code.waitFor()
  })
  const before = await code.locator('path').getAttribute('d')
  await screenshot(page, 'card code 390')
  expect(await accessibilityFaults(page)).toEqual([])
  await dialog.getByRole('button', { name: 'Zapri' }).click()
  await step('block the lost code', async () => {
    await card.getByRole('button', { name: 'Blokiraj' }).click()
    await dialog.getByLabel('Natisnjena dovolilnica ali koda QR').click()
    await screenshot(page, 'card block 390')
    expect(await accessibilityFaults(page)).toEqual([])
    await dialog.getByRole('button', { name: 'Blokiraj takoj' }).click()
    await dialog.getByText('Dovolilnica ima novo kodo QR.').waitFor()
  })
  await dialog.getByRole('button', { name: 'Zapri' }).last().click()
  await card.getByRole('button', { name: 'Pokaži kodo' }).click()
  await expect.poll(() => code.locator('path').getAttribute('d')).not.toBe(before)
  await dialog.getByRole('button', { name: 'Zapri' }).click()

  // A passage that was somebody else's: two taps and what one knows of it.
  const passages = page.getByRole('region', { name: 'Zadnji prehodi' })
  await step('deny a passage', async () => {
    await passages
      .getByRole('button', { name: /^Ta prehod ni moj/ })
      .first()
      .click()
    await dialog.getByLabel('Kaj veste o tem').fill('Vozilo je bilo ta dan v delavnici.')
    await screenshot(page, 'resident passage')
    expect(await accessibilityFaults(page)).toEqual([])
    await dialog.getByRole('button', { name: 'Sporoči občini' }).click()
    await passages
      .getByText(/^Prijavljeno/)
      .first()
      .waitFor()
  })
  // On a desk, too, what is said of a passage stands under its place.
  await page.setViewportSize({ width: 1366, height: 768 })
  const edges = await passages
    .locator('li > div > :is(strong, span, p)')
    .evaluateAll((all) => all.map((one) => Math.round(one.getBoundingClientRect().left)))
  expect(new Set(edges).size).toBe(1)
  await page.setViewportSize({ width: 390, height: 844 })

  // A new car is the first tile of the card: its reason is chosen, and only the plate and its registration are asked for.
  const other = page.getByRole('article', { name: /^Dovolilnica D-/ }).nth(1)
  await step('ask for a new vehicle', async () => {
    await other.getByRole('link', { name: 'Novo vozilo' }).click()
    await page.getByLabel('Registrska oznaka novega vozila').fill('LJ NA-390')
    await photograph(page.locator('main'), 'prometno.png')
    await page.getByLabel(/Potrjujem/).check()
    await screenshot(page, 'resident new vehicle')
    await page.getByRole('button', { name: 'Oddaj vlogo za zamenjavo' }).click()
    await page.getByRole('heading', { name: /Vloga je oddana/ }).waitFor()
  })
  await visit(page, '/nadzorna-plosca')
  await settled(page)
  // A plate that does not look Slovenian may be a slip.
  await page
    .getByRole('article', { name: /^Dovolilnica D-/ })
    .first()
    .getByRole('link', { name: 'Novo vozilo' })
    .click()
  await page.getByLabel('Registrska oznaka novega vozila').fill('GA 390 NA')
  await page.getByLabel(/Potrjujem/).check()
  await page.getByRole('button', { name: 'Oddaj vlogo za zamenjavo' }).click()
  await page.getByText('Je to tuja oznaka?').waitFor()
  await visit(page, '/nadzorna-plosca')
  await settled(page)

  // The permit that ends soon is renewed without bringing anything.
  await step('renew', async () => {
    await page.getByRole('link', { name: 'Podaljšaj' }).first().click()
    await page.getByRole('heading', { name: 'Podatki, ki ostanejo enaki' }).waitFor()
    await settled(page)
    await page.getByLabel(/Potrjujem/).check()
    await page.getByRole('button', { name: 'Oddaj vlogo' }).click()
    await page.getByRole('heading', { name: /Vloga je oddana/ }).waitFor()
  })
  // What the municipality holds says of a permit what its card says.
  await visit(page, '/nastavitve/moji-podatki')
  const held = page.locator('main details').filter({ has: page.getByRole('heading', { name: 'Dovolilnice' }) })
  await held.locator('summary').click()
  await held
    .getByText(/^Veljavna ·/)
    .first()
    .waitFor()
  await step('sign out', () => signOut(page))
})

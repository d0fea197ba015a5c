import type { Locator, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openBrowser, type StoryBrowser } from './harness/browser.ts'
import { allowFaults } from './harness/page-faults.ts'
import { startProduct, type Product } from './harness/product.ts'
import { accounts, visit } from './harness/screens.ts'
import { signedIn, signIn } from './harness/sign-in.ts'
import { ownClock, stopTime } from './harness/time.ts'

let product: Product
let browser: StoryBrowser
beforeAll(async () => {
  product = await startProduct({ env: { SIMULATED_GATES: '0' } })
  browser = await openBrowser(product.url, { reusesWindows: true })
})
afterAll(() => product?.close())

const archive = '/potopni-stebricki/arhiv'
const stored = (page: Page, key: string): Promise<string | null> => page.evaluate(`localStorage.getItem(${JSON.stringify(key)})`)
const widthOf = async (place: Locator): Promise<number> => (await place.boundingBox())?.width ?? 0
const isThere = async (place: Locator): Promise<boolean> => (await place.count()) > 0

describe('the blocking loader', () => {
  it('has at most 320 px, says what runs, and nothing but its end closes it', async () => {
    const page = await browser.newPage()
    await signedIn(page, accounts.admin)
    await visit(page, archive)
    expect(await page.locator('dialog[aria-label="Refreshing application..."]').count()).toBe(1)

    let release = (): void => {}
    const held = new Promise<void>((resolve) => (release = resolve))
    await page.route('**/api/v1/admin/accounting/journal/export', async (route) => {
      await held
      await route.continue()
    })
    await visit(page, '/prihodki?tab=journal')
    await page.getByRole('button', { name: 'Prejšnji mesec' }).click()
    await page.getByRole('button', { name: 'Prenesi CSV' }).click()
    const loader = page.getByRole('dialog', { name: 'Pripravljamo dnevnik …' })
    await loader.getByText('Pripravljamo dnevnik …').waitFor()
    await expect.poll(() => widthOf(loader)).toBe(320)
    await page.keyboard.press('Escape')
    await page.mouse.click(10, 300)
    expect(await loader.isVisible()).toBe(true)
    const saved = page.waitForEvent('download')
    release()
    expect((await saved).suggestedFilename()).toMatch(/^dnevnik-.*\.csv$/)
    await loader.waitFor({ state: 'hidden' })
  })
})

describe('the data-protection notice', () => {
  const points = [
    'Upravljavec podatkov',
    'Pooblaščena oseba za varstvo podatkov',
    'Podatki, ki jih obdelujemo',
    'Namen obdelave',
    'Pravna podlaga',
    'Pogodbeni obdelovalec',
    'Prenos v tretje države',
    'Rok hrambe',
    'Vaše pravice',
    'Če podatkov ne želite posredovati',
  ]
  const sentences = [
    'ime in priimek ali naziv, naslov, e-poštni naslov, telefonska številka',
    'čas, stebriček, prebrana registrska oznaka, kartica ali telefonska številka',
    'izdaja dovolilnice',
    '25. člen Zakona o celostnem prometnem načrtovanju',
    '48 ur',
    'Odlok o ureditvi prometa v starem mestnem jedru',
    'ne prenašamo v tretje države',
    '5 let',
    'dostop do svojih podatkov, njihov popravek, izbris ali omejitev obdelave',
    'vloge ni mogoče oddati prek spletne strani',
  ]
  const open = async (page: Page): Promise<Locator> => {
    await visit(page, '/obrazci/parkirna-dovolilnica')
    const notice = page.getByRole('dialog', { name: 'Obvestilo o varstvu osebnih podatkov' })
    await notice.getByRole('button', { name: 'Zapri' }).waitFor()
    return notice
  }

  it('says every point of the specification, in 800 px', async () => {
    const page = await browser.newPage()
    const notice = await open(page)
    expect(await notice.locator('dt').allTextContents()).toEqual(points)
    for (const text of await notice.locator('dd').allTextContents()) expect(text.length).toBeGreaterThan(5)
    const text = await notice.textContent()
    for (const sentence of sentences) expect(text).toContain(sentence)
    await expect.poll(() => widthOf(notice)).toBe(800)
  })

  it('stays until Zapri, and its acceptance is kept as 1 or 0', async () => {
    const page = await browser.newPage()
    const notice = await open(page)
    await expect.poll(() => stored(page, 'dovolilnice.gdpr')).toBe('0')
    await page.keyboard.press('Escape')
    await page.mouse.click(5, 5)
    expect(await notice.isVisible()).toBe(true)
    await notice.getByRole('button', { name: 'Zapri' }).click()
    await notice.waitFor({ state: 'hidden' })
    await expect.poll(() => stored(page, 'dovolilnice.gdpr')).toBe('1')
    await visit(page, '/obrazci/parkirna-dovolilnica')
    expect(await notice.isVisible()).toBe(false)
  })
})

describe('the column dialog', () => {
  const heading = (page: Page, name: string): Locator => page.getByRole('columnheader', { name })
  const openColumns = async (page: Page): Promise<Locator> => {
    await page.getByRole('button', { name: 'Stolpci' }).click()
    const dialog = page.getByRole('dialog', { name: 'Izberite polja za prikaz' })
    await dialog.getByRole('button', { name: 'Shrani' }).waitFor()
    return dialog
  }

  it('has 500 px, its title, a checkbox for each column, Shrani and Prekliči', async () => {
    const page = await browser.newPage()
    await signedIn(page, accounts.admin)
    await visit(page, archive)
    const dialog = await openColumns(page)
    await expect.poll(() => widthOf(dialog)).toBe(500)
    await expect.poll(() => dialog.getByRole('checkbox').count()).toBe(13)
    await dialog.getByRole('checkbox', { name: 'Za koga in zakaj' }).uncheck()
    await dialog.getByRole('button', { name: 'Prekliči' }).click()
    await dialog.waitFor({ state: 'hidden' })
    await heading(page, 'Za koga in zakaj').waitFor()
    expect(await (await openColumns(page)).getByRole('checkbox', { name: 'Za koga in zakaj' }).isChecked()).toBe(true)
  })

  it('keeps the choice for this table and this person', async () => {
    const page = await browser.newPage()
    await signIn(page, accounts.admin)
    await visit(page, archive)
    const dialog = await openColumns(page)
    await dialog.getByRole('checkbox', { name: 'Za koga in zakaj' }).uncheck()
    await dialog.getByRole('button', { name: 'Shrani' }).click()
    await heading(page, 'Za koga in zakaj').waitFor({ state: 'detached' })
    await visit(page, archive)
    expect(await heading(page, 'Za koga in zakaj').count()).toBe(0)
    await visit(page, '/dogodki')
    await heading(page, 'Razlog').waitFor()

    await page.goto('/odjava')
    await page.waitForURL('/prijava')
    await signIn(page, accounts.root)
    await visit(page, archive)
    await heading(page, 'Za koga in zakaj').waitFor()
  })
})

describe('the snackbar', () => {
  const place = (page: Page): Locator => page.locator('[data-location]')
  const close = (page: Page): Locator => place(page).getByRole('button', { name: 'Zapri' })

  it('waits empty at the bottom right', async () => {
    const page = await browser.newPage()
    await visit(page, '/')
    expect(await place(page).getAttribute('data-location')).toBe('bottom right')
    expect(await place(page).textContent()).toBe('')
  })

  /** Someone at the settings whose time stands still, so that a snackbar's time begins when it shows. */
  const withoutTime = async (): Promise<Page> => {
    const page = await browser.newPage()
    await ownClock(page)
    await signIn(page, accounts.regular)
    await visit(page, '/nastavitve')
    await stopTime(page)
    return page
  }
  const signOut = async (page: Page): Promise<void> => {
    await page.getByRole('button', { name: /^Uporabniški meni/ }).click()
    await page.getByRole('link', { name: 'Odjava' }).click()
    await close(page).waitFor()
  }

  it('stays 5000 ms', async () => {
    const page = await withoutTime()
    await signOut(page)
    await page.clock.runFor(4990)
    expect(await isThere(close(page))).toBe(true)
    await page.clock.runFor(20)
    await close(page).waitFor({ state: 'detached' })
  })

  it('goes at once with Zapri', async () => {
    const page = await withoutTime()
    await signOut(page)
    await close(page).click()
    await close(page).waitFor({ state: 'detached' })
  })

  it('is multi-line and stays 7000 ms where it says more', async () => {
    const page = await withoutTime()
    await page.evaluate(`history.pushState({}, '', '/dogodki')`)
    await close(page).waitFor()
    expect(await place(page).locator('[data-mode="multi-line"]').count()).toBe(1)
    expect(await place(page).getAttribute('data-location')).toBe('bottom right')
    await page.clock.runFor(6990)
    expect(await isThere(close(page))).toBe(true)
    await page.clock.runFor(20)
    await close(page).waitFor({ state: 'detached' })
  })

  it('stays until closed with a timeout of −1', async () => {
    const page = await browser.newPage()
    await ownClock(page)
    await signedIn(page, accounts.admin)
    await visit(page, archive)
    // An export that is never ready: its message stays, and leads to where it will be.
    await page.route('**/api/v1/exports/*', async (route) => {
      const answer = await route.fetch()
      const row = (await answer.json()) as object
      await route.fulfill({ json: { ...row, export_status_name: 'running', done: 5, failure: null } })
    })
    await page.getByRole('button', { name: 'Izvozi', exact: true }).click()
    await page.getByRole('button', { name: 'CSV', exact: true }).click()
    await place(page).getByText('se še pripravlja').waitFor({ timeout: 60_000 })
    await stopTime(page)
    await page.clock.runFor(600_000)
    await close(page).click()
    await page.clock.runFor(1)
    await close(page).waitFor({ state: 'detached' })
  })
})

describe('the offline banner', () => {
  it('stays while the network is cut; the way back shows 5 s', async () => {
    const page = await browser.newPage()
    allowFaults(page, /ERR_INTERNET_DISCONNECTED/)
    await ownClock(page)
    await visit(page, '/')
    await stopTime(page)
    await page.context().setOffline(true)
    const banner = page.getByRole('alert')
    await banner.getByText('Napaka pri vpozstavljanju povezave. Ni internetne povezave.', { exact: true }).waitFor()
    await page.clock.runFor(600_000)
    expect(await banner.textContent()).toBe('Napaka pri vpozstavljanju povezave. Ni internetne povezave.')
    await page.context().setOffline(false)
    await banner.getByText('Povezava je znova vzpostavljena.').waitFor()
    await page.clock.runFor(4990)
    expect(await banner.textContent()).toBe('Povezava je znova vzpostavljena.')
    await page.clock.runFor(20)
    await expect.poll(() => page.getByText('Povezava je znova vzpostavljena.').count()).toBe(0)
  })
})

describe('the user menu', () => {
  const opener = (page: Page): Locator => page.getByRole('button', { name: /^Uporabniški meni: / })
  const entry = (page: Page): Locator => page.getByRole('link', { name: 'Nadzorna plošča' })

  it('opens 300 ms after the mouse came and closes 250 ms after it left', async () => {
    const page = await browser.newPage()
    await ownClock(page)
    await signIn(page, accounts.regular)
    await visit(page, '/')
    await stopTime(page)
    await opener(page).hover()
    await page.clock.runFor(290)
    expect(await isThere(entry(page))).toBe(false)
    await page.clock.runFor(20)
    await entry(page).waitFor()
    expect(await page.getByRole('link', { name: 'Odjava' }).count()).toBe(1)
    await page.mouse.move(20, 500)
    await page.clock.runFor(240)
    expect(await isThere(entry(page))).toBe(true)
    await page.clock.runFor(20)
    await entry(page).waitFor({ state: 'detached' })
  })

  it('stays open for who comes to click it and finds it open already', async () => {
    const page = await browser.newPage()
    await ownClock(page)
    await signIn(page, accounts.regular)
    await visit(page, '/')
    await stopTime(page)
    await opener(page).hover()
    await page.clock.runFor(310)
    await entry(page).waitFor()
    await opener(page).click()
    await page.clock.runFor(120)
    expect(await isThere(entry(page))).toBe(true)
    await opener(page).click()
    await entry(page).waitFor({ state: 'detached' })
  })

  it('opens and closes by the keyboard', async () => {
    const page = await browser.newPage()
    await signedIn(page, accounts.regular)
    await visit(page, '/')
    await opener(page).focus()
    await page.keyboard.press('Enter')
    await entry(page).waitFor()
    await page.keyboard.press('Tab')
    await expect.poll(() => page.evaluate('document.activeElement.textContent')).toBe('Nadzorna plošča')
    await page.keyboard.press('Escape')
    await entry(page).waitFor({ state: 'detached' })
    await expect.poll(() => page.evaluate('document.activeElement.getAttribute("aria-expanded")')).toBe('false')
  })

  it('is one menu on a narrow screen, with name and e-mail, and opens by touch', async () => {
    const page = await browser.newPage({ width: 360, height: 740, hasTouch: true })
    await signedIn(page, accounts.regular)
    await visit(page, '/')
    const menu = page.getByRole('button', { name: 'Meni', exact: true })
    await menu.tap()
    const entries = page.getByRole('navigation', { name: 'Glavni meni' }).filter({ visible: true })
    await entries.getByText(accounts.regular).waitFor()
    const links = (await entries.getByRole('link').allTextContents()).map((text) => text.trim())
    expect(links).toEqual(['Navodila za uporabo', 'Pogoji uporabe in zasebnost', 'Nadzorna plošča', 'Nastavitve', 'Odjava'])
    await menu.tap()
    await entries.getByText(accounts.regular).waitFor({ state: 'detached' })
  })
})

describe('the top bar of the front pages', () => {
  const links = async (page: Page): Promise<string[]> =>
    (await page.getByRole('banner').getByRole('link').filter({ visible: true }).allTextContents()).map((text) => text.trim())

  it('shows the title and the ways of the moment', async () => {
    const page = await browser.newPage()
    await visit(page, '/')
    await page.getByRole('link', { name: /^Dovolilnice Občine / }).waitFor()
    await expect.poll(async () => (await links(page)).slice(1)).toEqual(['Navodila za uporabo', 'Pogoji uporabe in zasebnost', 'Prijava'])
    await expect.poll(() => page.title()).toMatch(/Dovolilnice.*Občin/)
    await visit(page, '/navodila-za-uporabo')
    await expect
      .poll(async () => (await links(page)).slice(1))
      .toEqual(['Navodila za uporabo', 'Pogoji uporabe in zasebnost', 'Domov', 'Prijava'])
    await visit(page, '/prijava')
    await expect.poll(async () => (await links(page)).slice(1)).toEqual(['Navodila za uporabo', 'Pogoji uporabe in zasebnost', 'Domov'])
  })

  it.each(['/', '/vloge'])('leaves nothing outside the page with letters twice as large, on %s', async (path) => {
    const page = await browser.newPage()
    await signIn(page, accounts.admin)
    await visit(page, path)
    await page.evaluate(`document.documentElement.style.fontSize = '200%'`)
    expect(await page.evaluate('document.documentElement.scrollWidth')).toBeLessThanOrEqual(1280)
    const title = path === '/' ? page.getByRole('banner').getByRole('link').first() : page.getByRole('heading', { level: 1 })
    await expect.poll(() => widthOf(title)).toBeGreaterThan(150)
  })

  it('has nothing of the sort behind the login', async () => {
    const page = await browser.newPage()
    await signedIn(page, accounts.admin)
    await visit(page, '/nastavitve')
    expect(await links(page)).toEqual([])
  })
})

describe('moving about', () => {
  it('offers the way to the top after 50 px', async () => {
    const page = await browser.newPage({ reducedMotion: 'reduce' })
    await visit(page, '/')
    const top = page.getByRole('button', { name: 'Na vrh strani' })
    await page.evaluate('window.scrollTo(0, 50)')
    await page.evaluate('new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))')
    expect(await isThere(top)).toBe(false)
    await page.evaluate('window.scrollTo(0, 51)')
    await top.click()
    await expect.poll(() => page.evaluate('window.scrollY')).toBe(0)
    await top.waitFor({ state: 'detached' })
  })

  it.each([
    ['no-preference', /fade/],
    ['reduce', /^none$/],
  ] as const)('fades the pages in, motion: %s', async (reducedMotion, animation) => {
    const page = await browser.newPage({ reducedMotion })
    const movement = () => page.evaluate(`getComputedStyle(document.querySelector('main > div')).animationName`)
    await visit(page, '/')
    // The first page stands in its HTML already; what moves would only come later.
    expect(await movement()).toBe('none')
    await page.getByRole('link', { name: 'Navodila za uporabo', exact: true }).filter({ visible: true }).first().click()
    await page.waitForURL('/navodila-za-uporabo')
    await expect.poll(movement).toMatch(animation)
  })
})

import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { accessibilityFaults } from '../harness/accessibility.ts'
import { openBrowser, type StoryBrowser } from '../harness/browser.ts'
import { lettersRest } from '../harness/keyboard.ts'
import { layoutFaults } from '../harness/layout.ts'
import { countPresses, presses } from '../harness/presses.ts'
import { startProduct, type Product } from '../harness/product.ts'
import { accounts, settled, visit } from '../harness/screens.ts'
import { sendApplications } from '../harness/sent-applications.ts'
import { signedIn } from '../harness/sign-in.ts'

let product: Product
let browser: StoryBrowser
/** Numbers of fee-free applications with two documents, the first of three pages. */
let numbers: string[] = []
beforeAll(async () => {
  product = await startProduct({ env: { SIMULATED_GATES: '0' } })
  browser = await openBrowser(product.url, { reusesWindows: true })
  numbers = await sendApplications(product.url, 'care', 'Prosilka Štetje', ['LJ KL-101', 'LJ KL-102', 'LJ KL-103', 'LJ KL-104'])
})
afterAll(() => product?.close())

/** A clerk at the queue with one row, whose presses and clicks are counted from now on. */
const atQueue = async (number: string | undefined, width = 1366): Promise<Page> => {
  const page = await browser.newPage({ width, height: 768, reducedMotion: 'reduce' })
  await signedIn(page, accounts.admin)
  await visit(page, `/vloge?search=${number}`)
  await page.getByRole('link', { name: number }).waitFor()
  await countPresses(page)
  return page
}
it('a free application with two documents is issued in three clicks; what nobody has judged is said', async () => {
  const page = await atQueue(numbers[0])
  await page.getByRole('link', { name: numbers[0] }).click()
  await page.getByRole('button', { name: 'Odobri in izdaj' }).click()
  const dialog = page.getByRole('dialog', { name: /Odobri in izdaj/ })
  await dialog.getByText(/^Brez presoje: /).waitFor()
  await dialog.getByRole('button', { name: 'Odobri in izdaj' }).click()
  await page.getByText('Vloga je odobrena, dovolilnica je izdana.').waitFor()
  expect(await presses(page)).toEqual({ clicks: 3, keys: 0 })
})

it('where documents open over the record, the next one comes when the finding is recorded, and never with the picture of the last', async () => {
  const page = await atQueue(numbers[1], 1100)
  await page.getByRole('link', { name: numbers[1] }).click()
  await page
    .getByRole('button', { name: /^Poglej: / })
    .first()
    .click()
  const dialog = page.getByRole('dialog')
  const drawn = dialog.locator('[data-page="1"][data-state="drawn"]')
  const title = () => dialog.getByRole('heading').first().innerText()
  const meets = dialog.getByRole('button', { name: 'Ustreza', exact: true })
  await drawn.waitFor()
  const first = await title()
  /** Holds calls back. @returns what lets them go */
  const hold = async (path: string): Promise<() => void> => {
    const gate = Promise.withResolvers<void>()
    await page.route(path, (route) => gate.promise.then(() => route.continue()))
    return gate.resolve
  }
  const record = await hold('**/judge')
  const send = await hold('**/content')
  await meets.click()
  expect(await title()).toBe(first)
  record()
  await expect.poll(title).not.toBe(first)
  await expect.poll(async () => [await dialog.locator('[data-page]').count(), await meets.isDisabled()]).toEqual([0, true])
  send()
  await drawn.waitFor()
  await expect.poll(() => meets.isDisabled()).toBe(false)
})

const drawnPage = '[data-page="1"][data-state="drawn"]'

it('where a finger is the main pointer, too, what is typed into a step never commands the record behind it; Ctrl+Enter takes the step', async () => {
  const page = await browser.newPage({ width: 1366, height: 768, reducedMotion: 'reduce' })
  await page.addInitScript(`const ask = window.matchMedia.bind(window)
    window.matchMedia = (query) => (/pointer: fine/.test(query) ? Object.assign(ask('not all'), {}) : ask(query))`)
  await signedIn(page, accounts.admin)
  await visit(page, `/vloge?search=${numbers[2]}`)
  await page.getByRole('link', { name: numbers[2] }).click()
  await page.locator(`main ${drawnPage}`).waitFor()
  const dialog = page.getByRole('dialog')
  await page.keyboard.press('x')
  await dialog.waitFor()
  // A finger has chosen no field yet: the words go nowhere, and the space closes nothing.
  await page.keyboard.type('Žig ustanove ni čitljiv.')
  expect(await dialog.count()).toBe(1)
  await dialog.getByLabel('Zakaj ne ustreza').fill('Žig ustanove ni čitljiv.')
  // Whoever types on while it closes commands nothing either.
  await page.keyboard.press('Escape')
  await dialog.waitFor({ state: 'detached' })
  await page.keyboard.type('az')
  expect(await dialog.count()).toBe(0)
  await lettersRest(page)
  await page.keyboard.press('x')
  await expect.poll(() => dialog.getByLabel('Zakaj ne ustreza').inputValue()).toBe('Žig ustanove ni čitljiv.')
  await dialog.getByLabel('Zakaj ne ustreza').press('Control+Enter')
  await dialog.waitFor({ state: 'detached' })
  const finding = page.locator('[data-foot]').getByText('Po presoji ne ustreza: ')
  await finding.waitFor()
  // However many lines the foot has, it covers no verdict.
  const verdict = page.locator('[data-judge]').getByRole('button', { name: 'Ne ustreza' })
  const edges = async () => [(await verdict.boundingBox())!, (await page.locator('[data-foot]').boundingBox())!] as const
  await expect.poll(async () => edges().then(([{ y, height }, foot]) => y + height <= foot.y)).toBe(true)
  // The panel opens where the button was: the second click of two takes no step.
  await page.getByRole('button', { name: 'Odobri in izdaj' }).dblclick()
  await dialog.waitFor()
  await settled(page)
  expect(await dialog.count()).toBe(1)
  await page.keyboard.press('Escape')
  await finding.waitFor()
})

it('on a phone the foot takes 120 px at most: the step that goes on, and a menu with all others', async () => {
  const page = await browser.newPage({ width: 390, height: 844, hasTouch: true, reducedMotion: 'reduce' })
  await signedIn(page, accounts.admin)
  await visit(page, `/vloge?search=${encodeURIComponent('Prosilka Štetje')}`)
  await page.getByRole('link', { name: numbers[3] }).tap()
  const foot = page.locator('[data-foot]')
  await foot.getByRole('button', { name: 'Odobri in izdaj' }).waitFor()
  expect((await foot.boundingBox())?.height).toBeLessThanOrEqual(120)
  expect(await layoutFaults(page)).toEqual([])
  expect(await foot.getByRole('button').allInnerTexts()).toEqual(['Več', 'Odobri in izdaj'])
  await foot.getByRole('button', { name: 'Več' }).tap()
  const reject = foot.getByRole('button', { name: 'Zavrni', exact: true })
  await reject.waitFor()
  expect(await accessibilityFaults(page)).toEqual([])
  await reject.tap()
  await page.getByRole('dialog', { name: 'Zavrni' }).waitFor()
})

it('a step waits ten seconds beside its way back: undone it was never sent, what was typed is there again, and on the next record it is sent', async () => {
  const page = await browser.newPage({ width: 1366, height: 768, reducedMotion: 'reduce' })
  await page.addInitScript(`localStorage.setItem('dovolilnice.hold-steps', 'true')`)
  await signedIn(page, accounts.admin)
  await visit(page, `/vloge?search=${encodeURIComponent('Prosilka Štetje')}`)
  await page.getByRole('link', { name: numbers[3] }).click()
  const sent: string[] = []
  page.on('request', (request) => void (request.url().endsWith('/reject-application') && sent.push(request.url())))
  const dialog = page.getByRole('dialog', { name: 'Zavrni' })
  const reject = async (): Promise<void> => {
    await page.getByRole('button', { name: 'Zavrni', exact: true }).click()
    await dialog.getByLabel('Obrazložitev zavrnitve').waitFor()
  }
  await reject()
  // The document stays in sight, and in the reach of the mouse.
  await page.locator(`main ${drawnPage}`).waitFor()
  await page.getByRole('button', { name: /^Zavrti/ }).click()
  await dialog.getByLabel('Ugotovljena dejstva in dokazi').fill('Vpogled v uradno evidenco prebivališč.')
  await dialog.getByLabel('Obrazložitev zavrnitve').fill('Ustanova ne deluje.')
  await dialog.getByLabel('Ali je bila stranka seznanjena z ugotovitvami?').selectOption('own_data')
  expect(await accessibilityFaults(page)).toEqual([])
  await dialog.getByLabel('Obrazložitev zavrnitve').press('Control+Enter')
  await dialog.waitFor({ state: 'detached' })
  await page.getByText('Še nič ni poslano.').waitFor()
  // Not the whole page: on a busy machine that takes longer than the step waits.
  expect(await accessibilityFaults(page, '[data-screen-only]:has(> p)')).toEqual([])
  await page.keyboard.press('Control+z')
  await page.getByText('Razveljavljeno: nič ni bilo poslano.').waitFor()
  expect(sent).toEqual([])
  await reject()
  expect(await dialog.getByLabel('Obrazložitev zavrnitve').inputValue()).toBe('Ustanova ne deluje.')
  await dialog.getByRole('button', { name: 'Zavrni', exact: true }).click()
  await page.getByText('Še nič ni poslano.').waitFor()
  // Going on takes nothing away: the step is still undoable there, and is sent when its time is over.
  await page
    .getByRole('navigation', { name: 'Glavni meni' })
    .getByRole('link', { name: /^Dovolilnice$/ })
    .click()
  await page.getByRole('heading', { level: 1, name: 'Dovolilnice' }).waitFor()
  await page.getByText('Še nič ni poslano.').waitFor()
  await page.getByText(/Vloga je zavrnjena; odločbo je treba še vročiti/).waitFor({ timeout: 20_000 })
  expect(sent).toHaveLength(1)
})

/** Chromium draws its scroll bars over the page where it has no window: this one has them beside it, as a desk does. */
it('with the scroll bars of a desk the menu stands whole without one, and nothing moves when a dialog opens', async () => {
  const page = await browser.newPage({ width: 1366, height: 768, reducedMotion: 'reduce', scrollBars: true })
  await signedIn(page, accounts.root)
  await visit(page, '/vloge')
  const menu = page.getByRole('navigation', { name: 'Glavni meni' })
  await menu.getByRole('link', { name: 'Vloge' }).waitFor()
  const scrolled = `[...document.querySelectorAll('nav[aria-label="Glavni meni"], nav[aria-label="Glavni meni"] *')].filter((one) => {
    const { overflowX, overflowY } = getComputedStyle(one)
    return (one.scrollWidth > one.clientWidth + 1 && /auto|scroll/.test(overflowX)) || (one.scrollHeight > one.clientHeight + 1 && /auto|scroll/.test(overflowY))
  }).length`
  expect(await page.evaluate(scrolled)).toBe(0)
  expect(await menu.evaluate((one) => one.getBoundingClientRect().width)).toBe(208)
  // What is rarely opened is one press away, and stays open on its own screen.
  const archive = menu.getByRole('link', { name: 'Arhiv stebričkov' })
  expect(await archive.isVisible()).toBe(false)
  const more = menu.getByRole('button', { name: /^Še \d+: Območje$/ })
  await more.press('Enter')
  // It opens beside the menu, which stays as long as the window; Escape takes one back to where one was.
  expect(await page.evaluate(scrolled)).toBe(0)
  await page.keyboard.press('Escape')
  expect(await archive.isVisible()).toBe(false)
  expect(await more.evaluate((one) => one === one.ownerDocument.activeElement)).toBe(true)
  await more.click()
  await archive.click()
  await page.getByRole('heading', { level: 1, name: 'Arhiv stebričkov' }).waitFor()
  expect(await archive.isVisible()).toBe(true)
  expect(await page.evaluate(scrolled)).toBe(0)
  await menu.getByRole('link', { name: 'Vloge' }).click()
  await page.getByRole('heading', { level: 1, name: 'Vloge' }).waitFor()
  const left = () =>
    page
      .getByRole('main')
      .getByRole('button', { name: 'Predaj vloge sodelavca' })
      .evaluate((button) => button.getBoundingClientRect().left)
  const before = await left()
  await page.getByRole('button', { name: 'Predaj vloge sodelavca' }).click()
  await page.getByRole('dialog').waitFor()
  expect(await left()).toBe(before)
})

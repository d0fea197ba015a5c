import type { Locator, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { accessibilityFaults } from '../harness/accessibility.ts'
import { openBrowser, screenshot, type StoryBrowser } from '../harness/browser.ts'
import { layoutFaults } from '../harness/layout.ts'
import { presentPlate } from '../harness/present-plate.ts'
import { stepsOf, type TakeStep } from '../harness/presses.ts'
import { lettersRest } from '../harness/keyboard.ts'
import { startProduct, type Product } from '../harness/product.ts'
import { accounts, settled } from '../harness/screens.ts'
import { signIn, signOut } from '../harness/sign-in.ts'

/** An operator's whole shift from sign-in to the hand-over, at a desk and on a phone; clicks and keys of each step are counted. */
let product: Product
let browser: StoryBrowser
beforeAll(async () => {
  product = await startProduct()
  browser = await openBrowser(product.url)
})
afterAll(() => product?.close())

/** The last command to several, of which the one of the shift before may still tell beneath. */
const lastBanner = (page: Page): Locator => page.getByRole('status').filter({ hasText: 'Izvedeno: ' }).first()
const row = (page: Page, name: string): Locator => page.getByRole('article', { name })
const dialogOf = (page: Page): Locator => page.getByRole('dialog')
const allObeyed = (page: Page): Promise<void> =>
  lastBanner(page)
    .getByText(/Izvedeno: (\d) od \1\./)
    .waitFor({ timeout: 30_000 })

/** Clicks, taps and keys together that a step may take, the signs of a plate among them. */
const most = {
  'sign in': 1,
  'check a plate': 9,
  'hold one with an end': 4,
  'hold several': 3,
  'end the emergency': 2,
  'give back': 3,
  'note on a passage': 4,
  'note on an event': 4,
  'hand over': 3,
  'sign out': 2,
}
/** On a phone the menu is opened first. */
const mostOnPhone = { ...most, 'note on a passage': 5, 'note on an event': 5, 'hand over': 4 }

interface Shift {
  page: Page
  wide: boolean
  /** A plate that no town knows; each shift has its own, so that its refusal is not the other one's. */
  plate: string
  step: TakeStep<keyof typeof most>
}

/** To another screen: its entry in the menu, which is opened first on a phone. */
const goTo = async ({ page, wide }: Shift, entry: string): Promise<void> => {
  if (!wide) await page.getByRole('button', { name: 'Odpri glavni meni' }).click()
  await page.getByRole('navigation').getByRole('link', { name: entry }).click()
  // The screen before it may have rows and buttons of the same names.
  await page.getByRole('heading', { level: 1, name: entry }).waitFor()
  await settled(page)
}

const checkRefused = async (shift: Shift): Promise<void> => {
  const { page, wide, plate, step } = shift
  expect(await presentPlate(product, 'nabrezje', plate)).toContain('REFUSED')
  await row(page, 'Nabrežje').getByText(plate).waitFor()
  await step('check a plate', async () => {
    if (wide) await page.keyboard.press('p')
    else await page.locator('input[name="plate"]').click()
    await page.keyboard.type(plate.toLowerCase().replaceAll(/[ -]/g, ''))
    await page.keyboard.press('Enter')
    await page.getByText('Prehod zdaj ni dovoljen nikjer.').waitFor()
  })
  // The reason stands in words beside it, to be read out on the phone, and where it was refused last.
  await page.getByText(/Prehod zdaj ni dovoljen nikjer\..*\p{Letter}{3}/u).waitFor()
  await page.getByText(/Zadnja zavrnitev .*: Nabrežje\./).waitFor()
}

const holdOne = ({ page, step }: Shift): Promise<void> =>
  step('hold one with an end', async () => {
    await row(page, 'Glavni trg').getByRole('button', { name: 'Zadrži spuščenega' }).click()
    await dialogOf(page).getByText('15 minut', { exact: true }).click()
    await dialogOf(page).getByRole('button', { name: 'Prireditev na območju' }).click()
    await dialogOf(page).getByRole('button', { name: 'Zadrži spuščenega' }).click()
    await row(page, 'Glavni trg')
      .getByText(/Zadržan do/)
      .waitFor({ timeout: 30_000 })
    await row(page, 'Glavni trg')
      .getByText(/še 1[4-6] min/)
      .waitFor()
  })

const emergency = ({ page, wide, step }: Shift): Promise<void> =>
  step('hold several', async () => {
    if (wide) {
      await lettersRest(page)
      await page.keyboard.press('e')
      await dialogOf(page)
        .getByText(/Spustil[oi] se bo/)
        .waitFor()
      await page.keyboard.press('Enter')
      await page.keyboard.press('Enter')
    } else {
      await page.getByRole('button', { name: 'Spusti več …' }).click()
      await dialogOf(page).getByRole('button', { name: 'Evakuacija' }).click()
      await dialogOf(page)
        .getByRole('button', { name: /^Spusti \d$/ })
        .click()
    }
    await lastBanner(page).getByRole('button', { name: 'Ustavi in dvigni' }).waitFor()
    await allObeyed(page)
  })

const giveBack = async ({ page, step }: Shift): Promise<void> => {
  await step('end the emergency', async () => {
    await page.getByRole('button', { name: 'Ustavi in dvigni' }).click()
    await dialogOf(page).getByRole('button', { name: 'Ustavi in dvigni' }).click()
    await lastBanner(page).getByText('Ukaz je ustavljen.').waitFor()
    await allObeyed(page)
  })
  // The hold of before goes on to its own end.
  await row(page, 'Glavni trg').getByRole('button', { name: 'Sprosti' }).waitFor({ timeout: 30_000 })
  await step('give back', async () => {
    await row(page, 'Glavni trg').getByRole('button', { name: 'Sprosti' }).click()
    await dialogOf(page).getByRole('button', { name: 'Prireditev na območju' }).click()
    await dialogOf(page).getByRole('button', { name: 'Sprosti' }).click()
    await row(page, 'Glavni trg').getByText('Dvignjen', { exact: true }).waitFor({ timeout: 30_000 })
  })
}

const note = (shift: Shift, name: 'note on a passage' | 'note on an event', screen: string, words: string): Promise<void> =>
  shift.step(name, async () => {
    const { page } = shift
    await goTo(shift, screen)
    await page
      .getByRole('button', { name: /^Dejanja za/ })
      .first()
      .click()
    await page.getByText('Dodaj opombo').click()
    await dialogOf(page).getByLabel('Opomba').fill(words)
    await screenshot(page, `whole-day-note-${screen}-${shift.wide ? 'desk' : 'phone'}`)
    expect(await accessibilityFaults(page)).toEqual([])
    await dialogOf(page).getByRole('button', { name: 'Shrani opombo' }).click()
    await page.getByText(words).first().waitFor()
  })

const handOver = (shift: Shift): Promise<void> =>
  shift.step('hand over', async () => {
    const { page } = shift
    await goTo(shift, 'Upravljanje stebričkov')
    await page.getByRole('button', { name: 'Predaja izmene …' }).click()
    await dialogOf(page).getByLabel('Kaj naj ve naslednji').fill('Mirno.')
    await dialogOf(page).getByRole('button', { name: 'Predaj izmeno' }).click()
    await page.getByText('Izmena je predana.').waitFor()
  })

const workShift = async (shift: Shift): Promise<void> => {
  const { page, wide, step } = shift
  const size = wide ? 'desk' : 'phone'
  // The first screen is the one on which the work is; on a phone the list, which needs no map.
  await step('sign in', async () => {
    await signIn(page, accounts.operator)
    await page.waitForURL('/potopni-stebricki/upravljanje')
    await row(page, 'Nabrežje').getByRole('button', { name: 'Spusti', exact: true }).waitFor()
  })
  if (wide) await page.locator('.leaflet-container').waitFor()
  else expect(await page.locator('.leaflet-container').count()).toBe(0)
  await checkRefused(shift)
  await screenshot(page, `whole-day-check-${size}`)
  const order = () => page.getByRole('article').getByRole('heading').allTextContents()
  const before = await order()
  await holdOne(shift)
  // No row moves under the hand, whatever happens.
  expect(await order()).toEqual(before)
  expect(await layoutFaults(page)).toEqual([])
  await screenshot(page, `whole-day-held-${size}`)
  await emergency(shift)
  await giveBack(shift)
  await note(shift, 'note on a passage', 'Prehodi in zavrnitve', 'Voznik je klical, dostava.')
  await note(shift, 'note on an event', 'Arhiv stebričkov', 'Ukaz po dogovoru z gasilci.')
  await handOver(shift)
  await step('sign out', () => signOut(page))
}

it('at a desk of 1366 by 768', { timeout: 240_000 }, async () => {
  const page = await browser.newPage({ width: 1366, height: 768, reducedMotion: 'reduce' })
  await workShift({ page, wide: true, plate: 'MB ZZ-701', step: stepsOf(page, most) })
})

it('on a phone of 390 px, in the same few presses', { timeout: 240_000 }, async () => {
  const page = await browser.newPage({ width: 390, height: 844, hasTouch: true, reducedMotion: 'reduce' })
  await workShift({ page, wide: false, plate: 'MB ZZ-702', step: stepsOf(page, mostOnPhone) })
})

import type { Locator, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openBrowser, type StoryBrowser } from '../harness/browser.ts'
import { httpPerson } from '../harness/http-person.ts'
import { lettersRest } from '../harness/keyboard.ts'
import { linkIn } from '../harness/mail-sink.ts'
import { countPresses, presses } from '../harness/presses.ts'
import { startProduct, type Product } from '../harness/product.ts'
import { accounts, settled, visit } from '../harness/screens.ts'
import { sendApplications } from '../harness/sent-applications.ts'
import { signedIn } from '../harness/sign-in.ts'

/** Decisions in a row, each with two documents to be looked at: without the mouse, and without the keyboard. */
const inARow = 4

let product: Product
let browser: StoryBrowser
beforeAll(async () => {
  product = await startProduct({ env: { SIMULATED_GATES: '0' } })
  browser = await openBrowser(product.url, { reusesWindows: true })
})
afterAll(() => product?.close())

const drawn = 'main [data-page="1"][data-state="drawn"]'

/** A clerk at the queue with all of one applicant, and their numbers. */
const atQueue = async (applicant: string, letter: string): Promise<{ page: Page; numbers: string[]; plates: string[] }> => {
  const plates = Array.from({ length: inARow }, (_, index) => `LJ ${letter}-${100 + index}`)
  const numbers = await sendApplications(product.url, 'care', applicant, plates)
  const page = await browser.newPage({ width: 1366, height: 768, reducedMotion: 'reduce' })
  await signedIn(page, accounts.admin)
  await visit(page, `/vloge?search=${encodeURIComponent(applicant)}`)
  await page.getByRole('link', { name: numbers[0] }).waitFor()
  await page.locator('#main').focus()
  await countPresses(page)
  return { page, numbers, plates }
}

/** Where the next one lies open with its first document, and its first step is there. */
const atNext = async (page: Page, number: string | undefined): Promise<void> => {
  await page.getByRole('heading', { level: 1, name: `Vloga ${number}` }).waitFor()
  await page.locator(drawn).waitFor()
  await settled(page)
}
/** The name of the field in which one types. */
const focusedField = (page: Page): Promise<unknown> => page.evaluate('document.activeElement?.name')
const judged = async (page: Page, count: number): Promise<void> => {
  const meets = page.getByRole('region', { name: 'Dokazila' }).getByText('ustreza', { exact: true })
  await expect.poll(() => meets.count()).toBe(count)
}
/** Whether a press in the middle of it reaches it. */
const isOnTop = (button: Locator): Promise<boolean> =>
  button.evaluate((one) => {
    const { x, y, width, height } = one.getBoundingClientRect()
    return one.contains(one.ownerDocument.elementFromPoint(x + width / 2, y + height / 2))
  })
const issued = async (page: Page): Promise<void> => {
  await page.getByRole('link', { name: /^D-/ }).first().waitFor()
  await page.getByRole('dialog').waitFor({ state: 'detached' })
}

it('by keyboard: five keys each, the way to the next one among them', async () => {
  const { page, numbers } = await atQueue('Tipkovnica Vrsta', 'TD')
  await page.keyboard.press('Enter')
  for (const [index, number] of numbers.entries()) {
    await atNext(page, number)
    await page.keyboard.press('u')
    await judged(page, 1)
    await page.locator(drawn).waitFor()
    await page.keyboard.press('u')
    await judged(page, 2)
    await page.keyboard.press('a')
    await page.getByRole('dialog', { name: /Odobri in izdaj/ }).waitFor()
    await page.keyboard.press('Enter')
    await issued(page)
    await lettersRest(page)
    if (index < inARow - 1) await page.keyboard.press('j')
  }
  const counted = await presses(page)
  console.info(`${inARow} decisions by keyboard: ${counted.keys} keys, ${counted.clicks} clicks`)
  expect(counted).toEqual({ clicks: 0, keys: 5 * inARow })
})

/** Each party answers what it was told by the mailed link. */
const answerAll = async (plates: readonly string[]): Promise<void> => {
  const party = await httpPerson(product.url)
  for (const plate of plates) {
    const mail = await product.mail.waitForMail(`${plate.toLowerCase().replace(/\W/g, '')}@primer.si`, /Seznanitev z ugotovitvami/)
    const form = new FormData()
    for (const [name, value] of new URL(linkIn(mail.text, 'seznanitev'), product.url).searchParams) form.append(name, value)
    form.append('answer', 'Drži, ustanova se je odselila.')
    expect((await party.post('v1/hearings/answer', form)).status).toBeLessThan(300)
  }
}

it('rejects after a hearing, by keyboard: four keys to hear each, eight to reject it', { timeout: 240_000 }, async () => {
  const { page, numbers, plates } = await atQueue('Seznanjena Vrsta', 'SD')
  const dialog = page.getByRole('dialog')
  await page.keyboard.press('Enter')
  for (const [index, number] of numbers.entries()) {
    await atNext(page, number)
    await page.keyboard.press('s')
    await expect.poll(() => focusedField(page)).toBe('facts')
    await page.keyboard.insertText('Ustanova na naslovu iz vloge ne opravlja dejavnosti.')
    await page.keyboard.press('Control+Enter')
    await page.getByText('čaka na izjavo do').waitFor()
    await dialog.waitFor({ state: 'detached' })
    await lettersRest(page)
    if (index < inARow - 1) await page.keyboard.press('j')
  }
  expect(await presses(page)).toEqual({ clicks: 0, keys: 4 * inARow })
  await answerAll(plates)
  await visit(page, `/vloge?search=${encodeURIComponent('Seznanjena Vrsta')}`)
  await page.getByRole('link', { name: numbers[0] }).waitFor()
  await page.locator('#main').focus()
  await page.keyboard.press('Enter')
  for (const [index, number] of numbers.entries()) {
    await atNext(page, number)
    await page.getByText('Drži, ustanova se je odselila.').waitFor()
    await page.keyboard.press('z')
    await expect.poll(() => focusedField(page)).toBe('reason_code')
    await page.keyboard.press('Tab')
    await page.keyboard.insertText('Ogled na naslovu.')
    await page.keyboard.press('Tab')
    await page.keyboard.insertText('Ustanova na naslovu iz vloge ne opravlja dejavnosti.')
    await page.keyboard.press('Tab')
    // Yes, by the notice.
    await page.keyboard.press('d')
    await page.keyboard.press('Control+Enter')
    await page.getByText('Zavrnjena').first().waitFor()
    await dialog.waitFor({ state: 'detached' })
    await lettersRest(page)
    if (index < inARow - 1) await page.keyboard.press('j')
  }
  const counted = await presses(page)
  console.info(`${inARow} rejections with a hearing by keyboard: ${counted.keys} keys, ${counted.clicks} clicks`)
  expect(counted).toEqual({ clicks: 0, keys: 12 * inARow })
})

it('by mouse: five clicks each, all of them on the same spots', async () => {
  const { page, numbers } = await atQueue('Miška Vrsta', 'MD')
  await page.getByRole('link', { name: numbers[0] }).click()
  const meets = page.getByRole('button', { name: 'Ustreza', exact: true })
  const primary = page.locator('[data-foot] [data-look="filled"]')
  const spots = new Set<string>()
  const press = async (button: typeof primary): Promise<void> => {
    const box = await button.boundingBox()
    spots.add(`${Math.round((box?.x ?? 0) + (box?.width ?? 0))} ${Math.round(box?.y ?? 0)}`)
    await button.click()
  }
  for (const [index, number] of numbers.entries()) {
    await atNext(page, number)
    await meets.click()
    await judged(page, 1)
    await page.locator(drawn).waitFor()
    // Nothing that is told of the step before lies over the button.
    expect(await isOnTop(meets)).toBe(true)
    await meets.click()
    await judged(page, 2)
    await press(primary.filter({ hasText: 'Odobri in izdaj' }))
    await press(page.getByRole('dialog', { name: /Odobri in izdaj/ }).getByRole('button', { name: 'Odobri in izdaj' }))
    await issued(page)
    if (index < inARow - 1) await press(primary.filter({ hasText: 'Naslednja' }))
  }
  const counted = await presses(page)
  console.info(`${inARow} decisions by mouse: ${counted.clicks} clicks, ${counted.keys} keys`)
  expect(counted).toEqual({ clicks: 5 * inARow, keys: 0 })
  // The step, its confirmation and the way on end at the same edge, so the hand stays where it is.
  expect(spots.size).toBe(1)
})

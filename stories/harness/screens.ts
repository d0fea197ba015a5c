import { screens } from '@dovolilnice/contract/screens'
import type { Page } from 'playwright-core'
import { waitFor } from '../../tools/services/processes.ts'
import { httpPerson } from './http-person.ts'

/** The demo town's account of each role. */
export const accounts = {
  regular: 'uporabnik@demo.si',
  operator: 'operator@demo.si',
  warden: 'redar@demo.si',
  host: 'gostitelj@demo.si',
  admin: 'admin@demo.si',
  root: 'root@demo.si',
} as const
export type SignedInRole = keyof typeof accounts

/**
 * Resolves when the page's script has drawn a screen (a prerendered text is not one yet) and nothing on it is still on the way.
 * A string, because the page's Content-Security-Policy forbids the eval behind Playwright's own waiting.
 */
const stands = `new Promise((done, fail) => {
  const busy = '[aria-busy="true"], main [class*="_loading_"]'
  const patience = performance.now() + 60000
  const drawn = () => {
    const root = document.getElementById('root')
    return Object.keys(root?.firstElementChild ?? {}).some((key) => key.startsWith('__reactFiber')) && (root.querySelector('main')?.innerText ?? '').trim() !== ''
  }
  // A window that was just made narrower sometimes draws no further frame.
  const rest = () => { requestAnimationFrame(() => setTimeout(done)); setTimeout(done, 2000) }
  const look = () => {
    const waiting = document.querySelector(busy)
    // Last, because the browser lays out the whole screen for its text.
    if (waiting === null && drawn()) document.fonts.ready.then(rest)
    else if (performance.now() < patience) setTimeout(look, 20)
    else fail(new Error(location.href + ' does not stand: ' + (waiting?.outerHTML.slice(0, 300) ?? 'nothing is drawn')))
  }
  look()
})`

/** Waits until the screen is complete: drawn, with its data and its fonts. */
export const settled = async (page: Page): Promise<void> => {
  await page.evaluate(stands)
}

const pathOf = (page: Page): string => {
  const { pathname, search } = new URL(page.url())
  return pathname + search
}

/**
 * Whether the entry of a dialog that has been closed is still to be left (`ui/overlays/cold-back`): it stands over the first one of the page and
 * bears its number.
 */
const leavesEntry = `document.querySelector('dialog[open]') === null && history.state?.__TSR_index === 0 &&
  navigation.entries()[(navigation.currentEntry?.index ?? 0) - 1]?.sameDocument === true`

/** The page leaves the entry of a closed dialog a moment later than the dialog goes, and would abort what is loaded meanwhile. */
const entryLeft = async (page: Page): Promise<void> => {
  await waitFor(async () => !(await page.evaluate<boolean>(leavesEntry).catch(() => false)), 5_000)
}

/** Loads a page, and waits until the screen is complete. */
const load = async (page: Page, go: () => Promise<unknown>): Promise<void> => {
  await entryLeft(page)
  await go().catch(async (error: unknown) => {
    // A dialog that was still open has left its entry only now.
    if (!String(error).includes('ERR_ABORTED')) throw error
    await entryLeft(page)
    await go()
  })
  await settled(page)
}

/** Loads the page anew, and waits until the screen is complete. */
export const reload = (page: Page): Promise<void> => load(page, () => page.reload())

/** Opens a path as if typed into the address bar, and waits until the screen is complete. Returns the path at the end, after redirects. */
export const visit = async (page: Page, path: string): Promise<string> => {
  await load(page, () => page.goto(path))
  return pathOf(page)
}

/** Resolves when the page's router has shown the screen to which it is on the way, redirects included. */
const arrive = `new Promise((done, fail) => {
  const patience = performance.now() + 30000
  const look = () => {
    const { status, location, resolvedLocation } = window.__TSR_ROUTER__.state
    if (status === 'idle' && resolvedLocation?.href === location.href) done()
    else if (performance.now() < patience) setTimeout(look, 20)
    else fail(new Error('the router does not arrive at ' + location.href))
  }
  look()
})`

/**
 * Goes to another screen as a link of the page would, without loading the page anew: that takes half of the time of `visit`.
 * @returns the path at the end, after redirects
 */
export const goTo = async (page: Page, path: string): Promise<string> => {
  await page.evaluate(`history.pushState({}, '', ${JSON.stringify(path)})`)
  await page.evaluate(arrive)
  await settled(page)
  return pathOf(page)
}

/** Screens of one record with the list that its records stand in: `subjectRequest`, `/zahteve-posameznikov/$id`, `subject-requests`. */
const recordScreens = Object.entries(screens).flatMap(([name, path]) =>
  path.endsWith('/$id') && `${name}s` in screens
    ? [{ start: path.slice(0, -'/$id'.length), list: `${name}s`.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`) }]
    : [],
)

export interface RealIds {
  /** By the beginning of their screen's path: `/zahteve-posameznikov`. */
  records: ReadonlyMap<string, string>
  /** A permit of the regular demo account. */
  ownPermit: string
}

/** Records of the demo town, as root and the regular account find them. */
export const realIds = async (url: string): Promise<RealIds> => {
  const root = await httpPerson(url)
  await root.signIn(accounts.root)
  const records = new Map<string, string>()
  for (const { start, list } of recordScreens) {
    const { body } = await root.post(`v1/admin/${list}`, { itemsPerPage: 1 })
    const id = body.items?.[0]?.id
    if (id === undefined) throw new Error(`${start}/$id: v1/admin/${list} lists no record of the demo town (apps/server/town/demo)`)
    records.set(start, id)
  }
  const person = await httpPerson(url)
  await person.signIn(accounts.regular)
  const { body: own } = await person.post('v1/user/permits', { itemsPerPage: 1 })
  return { records, ownPermit: own.items[0].id }
}

/** A screen's path (contract/screens) with a real record in place of `$id`. */
export const filledPath = (path: string, { records, ownPermit }: RealIds): string => {
  const id = records.get(path.slice(0, path.indexOf('/', 1))) ?? ownPermit
  return path
    .replace('$id', () => id)
    .replace('$token', 'abc')
    .replace('$room', 'obcina')
}

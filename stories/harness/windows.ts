import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core'

/**
 * A window is Playwright's context: cookies, storage and files of its own. One that a story has left is emptied and used for the next page of the
 * same kind, which finds the product's scripts, fonts and styles in it: a page in a new window takes half as long again.
 */
interface Window {
  context: BrowserContext
  /** Whether the story did something to it that lasts: such a window is used no more. */
  isSpoiled: () => boolean
}

/** Methods of a window and of its clock whose effect outlasts the story. */
const lasting = [
  'addInitScript',
  'exposeBinding',
  'exposeFunction',
  'grantPermissions',
  'on',
  'route',
  'routeWebSocket',
  'setDefaultNavigationTimeout',
  'setDefaultTimeout',
  'setExtraHTTPHeaders',
  'setGeolocation',
  'setHTTPCredentials',
  'setOffline',
] as const
const lastingOfClock = ['install', 'fastForward', 'pauseAt', 'resume', 'runFor', 'setFixedTime', 'setSystemTime'] as const

/** Notes whether one of these methods is called. */
const watch = <Name extends string>(target: Record<Name, (...all: never[]) => unknown>, names: readonly Name[], note: () => void): void => {
  for (const name of names) {
    const method = target[name]
    const noted = (...all: never[]) => {
      note()
      return Reflect.apply(method, target, all)
    }
    Object.assign(target, { [name]: noted })
  }
}

const openWindow = async (browser: Browser, options: BrowserContextOptions, scripts: readonly string[]): Promise<Window> => {
  const context = await browser.newContext(options)
  for (const script of scripts) await context.addInitScript(script)
  context.setDefaultTimeout(30_000)
  let spoiled = false
  const note = () => void (spoiled = true)
  watch(context, lasting, note)
  watch(context.clock, lastingOfClock, note)
  return { context, isSpoiled: () => spoiled }
}

/** Storage of the product's pages; what the browser fetched is kept. */
const storages = 'local_storage,indexeddb,cache_storage,service_workers,file_systems'

/** A new page in a window that somebody has left, who left nothing behind. */
const pageInEmptied = async ({ context }: Window, origin: string): Promise<Page> => {
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  await session.send('Storage.clearDataForOrigin', { origin, storageTypes: storages })
  await session.detach()
  return page
}

/** Windows that nobody uses, by their kind. */
const left = new Map<string, Window[]>()

/** A page in a window of its own of a kind, and how to leave it: for others of the same kind, or closed. */
export const takeWindow = async (
  browser: Browser,
  options: BrowserContextOptions & { baseURL: string },
  scripts: readonly string[] = [],
): Promise<{ page: Page; leave: (forOthers: boolean) => Promise<void> }> => {
  const kind = JSON.stringify([options, scripts])
  const earlier = left.get(kind)?.pop()
  const window = earlier ?? (await openWindow(browser, options, scripts))
  const page = earlier ? await pageInEmptied(earlier, options.baseURL) : await window.context.newPage()
  const leave = async (forOthers: boolean) => {
    // A service worker goes on working when its pages are closed.
    if (!forOthers || window.isSpoiled() || options.serviceWorkers !== 'block') return window.context.close()
    await Promise.all(window.context.pages().map((each) => each.close()))
    await window.context.clearCookies()
    left.set(kind, [...(left.get(kind) ?? []), window])
  }
  return { page, leave }
}

/** Closes the windows at other addresses: their product has ended. */
export const closeWindowsElsewhere = async (baseURL: string): Promise<void> => {
  for (const [kind, windows] of left) {
    if (kind.includes(JSON.stringify(baseURL))) continue
    left.delete(kind)
    await Promise.all(windows.map(({ context }) => context.close()))
  }
}

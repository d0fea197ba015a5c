import type { RouterHistory } from '@tanstack/react-router'

/** The dialogs that are open over the first entry of the history, the one on top last: what closes each. */
const dialogs: (() => void)[] = []
/** How many entries of ours stand over the first one. */
let standing = 0
type Shown = Pick<RouterHistory['location'], 'href' | 'state'>
/** What the screen shows, while the entries of dialogs that have been closed are left, and how many. */
let leaving: { shown: Shown; count: number } | undefined

/** Past the router, which watches what is called on `window.history`: to it nothing has changed. */
const { pushState, replaceState } = History.prototype

const isFirst = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && '__TSR_index' in state && state.__TSR_index === 0

/** Gives the entry at hand the address of what the screen shows. The router has read it already where no dialog is open, and reads it later where one is. */
const show = (history: RouterHistory, { href, state }: Shown): void => {
  replaceState.call(window.history, state, '', href)
  if (history.location.href !== href) history.replace(href, state, { ignoreBlocker: true })
}

/** Leaves the entries of closed dialogs, so that they leave nothing behind; where the person has gone on to another screen they stay below it. */
const settle = (history: RouterHistory): void => {
  const over = standing - dialogs.length
  if (over <= 0 || leaving !== undefined) return
  if (!isFirst(window.history.state)) {
    standing = 0
    return
  }
  leaving = { shown: history.location, count: over }
  history.go(-over, { ignoreBlocker: true })
}

/** Gives each open dialog its entry; one that opens while others are left gets it when they are, else it would be left with them. */
const cover = (history: RouterHistory): void => {
  if (leaving !== undefined) return
  for (; standing < dialogs.length; standing += 1) pushState.call(window.history, history.location.state, '', history.location.href)
}

const watch = (history: RouterHistory): void =>
  window.addEventListener('popstate', (event) => {
    if (standing === 0 || !isFirst(event.state)) return
    const left = leaving
    leaving = undefined
    standing -= left?.count ?? 1
    show(history, left?.shown ?? history.location)
    if (left === undefined) {
      setTimeout(() => dialogs.at(-1)?.())
      return
    }
    // What was opened or closed on the way.
    cover(history)
    settle(history)
  })

let isWatching = false

/**
 * Lets Back close a dialog where the page was opened with it or has just been opened, for instance by a mail: below the first entry of the history stands
 * another site or nothing, and Back would leave before anybody is asked. So the dialog has an entry of its own, of the same address, which goes with it.
 * @returns what is called when the dialog has been closed
 */
export const guardBack = (history: RouterHistory, close: () => void): (() => void) => {
  if (!isWatching) watch(history)
  isWatching = true
  dialogs.push(close)
  cover(history)
  return () => {
    dialogs.splice(dialogs.indexOf(close), 1)
    // After a step to another screen in the same moment.
    setTimeout(() => settle(history))
  }
}

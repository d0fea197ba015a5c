import type { RegisteredRouter } from '@tanstack/react-router'
import { setErrorHandler } from './call.ts'
import { hideLoader } from '../app-state.ts'
import { endSession } from '../session/session-store.ts'

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** Of the page of an error: the address at which it happened. */
    from?: string
  }
}

const pageOf: Partial<Record<number, '/403' | '/404' | '/500'>> = { 403: '/403', 404: '/404', 500: '/500' }

/**
 * The global handler of failed calls (specification, section 8). 401 signs out and goes to the login, 403 clears the console and goes to
 * its page, 404 and 500 go to theirs. Every other status is answered where it happened, with a sentence and the input kept.
 *
 * A screen that could not be read is replaced by the page, or the way back would lead to the same page for ever; one on which something
 * was done stays behind it, for there is something typed to go back to.
 */
export const followErrors = (router: Pick<RegisteredRouter, 'state' | 'navigate'>): void =>
  setErrorHandler(({ status }, { reading = false }) => {
    const { pathname, href } = router.state.location
    if (status === 401) {
      hideLoader()
      endSession()
      if (pathname !== '/prijava') void router.navigate({ to: '/prijava', search: { redirect: href } })
      return
    }
    const page = pageOf[status]
    if (page === undefined) return
    if (status === 403) console.clear()
    hideLoader()
    // Of several calls that fail at once the first knows where it happened.
    if (pathname === page) return
    void router.navigate({ to: page, replace: reading, state: { from: href } })
  })

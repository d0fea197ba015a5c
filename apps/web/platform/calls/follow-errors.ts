import type { RegisteredRouter } from '@tanstack/react-router'
import { setErrorHandler } from './call.ts'
import { hideLoader } from '../app-state.ts'
import { askWhoIsSignedIn, endSession } from '../session/session-store.ts'

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** For an error page: the address at which the error happened. */
    from?: string
  }
}

/**
 * The global handler of failed calls (specification, section 8). 401 signs out and goes to the login, 403 clears the console and goes to
 * its page, 404 and 500 go to theirs. For every other status the screen stays, keeps the input and shows a sentence.
 *
 * After a failed reading the error page replaces the screen in the history: otherwise Back would lead to the same error again. After a
 * failed action the screen stays in the history, so that Back leads to the typed input.
 */
export const followErrors = (router: Pick<RegisteredRouter, 'state' | 'navigate'>): void =>
  setErrorHandler(({ status, code }, { reading = false }) => {
    const { pathname, href } = router.state.location
    if (status === 401) {
      hideLoader()
      endSession()
      if (pathname !== '/prijava') void router.navigate({ to: '/prijava', search: { redirect: href } })
      return
    }
    // The town has made a second factor a duty since this page was opened.
    if (code === 'set_up_required') {
      hideLoader()
      void askWhoIsSignedIn().then(() => router.navigate({ to: '/nastavitve' }))
      return
    }
    if (status !== 403 && status !== 404 && status !== 500) return
    const page = `/${status}` as const
    if (status === 403) console.clear()
    hideLoader()
    // If several calls fail at once, the first one sets the address.
    if (pathname === page) return
    void router.navigate({ to: page, replace: reading, state: { from: href } })
  })

import { setErrorHandler } from './call.ts'
import { hideLoader } from './app-state.ts'
import { signOut } from './session/session-store.ts'

/** The little of the router that the handler needs; the router itself knows every screen. */
interface Way {
  state: { location: { pathname: string; href: string } }
  navigate: (to: never) => Promise<void>
}

const pageOf: Partial<Record<number, '/403' | '/404' | '/500'>> = { 403: '/403', 404: '/404', 500: '/500' }

/**
 * The global handler of failed calls (specification, section 8). 401 signs out and goes to the login, 403 clears the console and goes to
 * its page, 404 and 500 go to theirs. Every other status is answered where it happened, with a sentence and the input kept.
 */
export const followErrors = (router: Way): void =>
  setErrorHandler(({ status }) => {
    const go = (target: object): void => void router.navigate(target as never)
    if (status === 401) {
      hideLoader()
      signOut()
      const { pathname, href } = router.state.location
      if (pathname !== '/prijava') go({ to: '/prijava', search: { redirect: href } })
      return
    }
    const page = pageOf[status]
    if (page === undefined) return
    if (status === 403) console.clear()
    hideLoader()
    go({ to: page })
  })

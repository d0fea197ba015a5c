import type { Permission } from '@dovolilnice/contract/permissions'
import { redirect } from '@tanstack/react-router'
import { safeRedirect } from './safe-redirect.ts'
import { isStaff } from '../session/use-session.ts'
import { sessionNow, type Session } from '../session/session-store.ts'
import { longSnackbar, showSnackbar } from '../snackbar.ts'
import { defineTexts } from '../translate/translate.ts'

const texts = defineTexts({
  notYours: {
    sl: 'Za to stran nimate pravic, zato smo vas preusmerili.',
    en: 'This page is not available with your permissions, so we took you elsewhere.',
  },
  setUpFactor: { sl: 'Preden nadaljujete, nastavite prijavo v dveh korakih.', en: 'Set up a two-step sign-in before you continue.' },
  setPassword: { sl: 'Preden nadaljujete, nastavite novo geslo.', en: 'Set a new password before you continue.' },
})

interface Visit {
  location: { href: string; pathname: string }
  search: object
}

/** A guard of a route: returns to allow the visit, or throws a redirect. */
export type Guard = (visit: Visit) => Promise<unknown>

/** Who works in the street and has no dashboard, with the screen where they begin. */
const streetHomes = { operator: '/potopni-stebricki/upravljanje', warden: '/redarstvo' } as const

const streetHomeOf = ({ user }: Session) => (user?.role === 'operator' || user?.role === 'warden' ? streetHomes[user.role] : undefined)

const isHost = ({ user }: Session): boolean => user?.role === 'host' && user.permissions.includes('guests:admit')

/** The first screen after sign-in: the bollards for operators, the check for wardens, their guests for hosts, the dashboard for all others. */
export const homeOf = (session: Session) => streetHomeOf(session) ?? (isHost(session) ? '/gostje' : '/nadzorna-plosca')

/** Unauthenticated visits go to the login, which brings them back to where they were going. */
export const requireSession = async ({ location }: Pick<Visit, 'location'>): Promise<Session> => {
  const session = await sessionNow(true)
  if (!session.authenticated) throw redirect({ to: '/prijava', search: { redirect: safeRedirect(location.href) } })
  const [reset, due] = [session.user?.reset === true, session.user?.second_factor_due === 'required']
  if ((reset || due) && !/^\/(nastavitve|odjava)/.test(location.pathname)) {
    showSnackbar(reset ? texts.setPassword : texts.setUpFactor, longSnackbar)
    throw redirect({ to: '/nastavitve' })
  }
  return session
}

/** Redirects people without the permission to their first screen and shows the reason. */
export const requirePermission = (permission: Permission) => async (visit: Visit) => {
  const session = await requireSession(visit)
  if (session.user?.permissions.includes(permission) === true) return
  showSnackbar(texts.notYours, longSnackbar)
  throw redirect({ to: homeOf(session) })
}

/** Lists of one's own and of everyone's, which are no part of an operator's or a warden's work. */
export const requireOtherThanOperator = async (visit: Visit) => {
  const session = await requireSession(visit)
  if (streetHomeOf(session) === undefined) return
  showSnackbar(texts.notYours, longSnackbar)
  throw redirect({ to: homeOf(session) })
}

/** Login and password pages are for people who are not signed in; others go on to where they were going, or to where they begin. */
export const requireSignedOut = async ({ search }: Visit) => {
  const session = await sessionNow(true)
  if (!session.authenticated) return
  const back = 'redirect' in search ? safeRedirect(search.redirect) : undefined
  if (back === undefined) throw redirect({ to: homeOf(session) })
  throw redirect({ href: back })
}

/** The dashboard; operators and wardens work in the street instead. */
export const dashboardGuard = async (visit: Visit) => {
  const session = await requireSession(visit)
  const home = streetHomeOf(session)
  if (home !== undefined) throw redirect({ to: home })
}

/** Signed-in people have their own application forms; in a resident's a kind that the link names is chosen too. */
export const publicFormGuard = async ({ search }: Visit) => {
  const session = await sessionNow(false)
  if (!session.authenticated) return
  if (isStaff(session.user?.role)) throw redirect({ to: '/vloge/parkirna-dovolilnica' })
  const kind = 'vrsta' in search && typeof search.vrsta === 'string' ? { vrsta: search.vrsta } : {}
  throw redirect({ to: '/nadzorna-plosca/vloge/parkirna-dovolilnica', search: kind })
}

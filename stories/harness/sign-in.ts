import type { Cookie, Page } from 'playwright-core'

/** The password of every demo account. */
export const demoPassword = 'dovolilnice-demo'

/** Signs in on the login screen and waits until the person is let in. */
export const signIn = async (page: Page, email: string, password = demoPassword): Promise<void> => {
  if (new URL(page.url(), 'http://none').pathname !== '/prijava') await page.goto('/prijava')
  await page.locator('input[type="email"]').fill(email)
  await page.locator('input[type="password"]').fill(password)
  await page.locator('main form button[type="submit"]').first().click()
  await page.waitForURL((url) => url.pathname !== '/prijava')
}

/** The cookies of people who signed in, by e-mail. */
type Sessions = Map<string, Cookie[]>

const sessionsOf = new WeakMap<Page, Sessions>()

/** Pages with the same sessions share the sign-ins of `signedIn`; they must belong to one product. */
export const shareSessions = (page: Page, sessions: Sessions): void => void sessionsOf.set(page, sessions)

/**
 * Signs the page in: the first time on the login screen, then with the cookies of that session, because
 * sign-ins are limited. Not for stories that end the session.
 */
export const signedIn = async (page: Page, email: string): Promise<void> => {
  const sessions = sessionsOf.get(page)
  const kept = sessions?.get(email)
  if (kept !== undefined) return page.context().addCookies(kept)
  await signIn(page, email)
  sessions?.set(email, await page.context().cookies())
}

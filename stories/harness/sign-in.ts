import type { Cookie, Page } from 'playwright-core'

/** The password of every demo account. */
export const demoPassword = 'dovolilnice-demo'

/** Signs in on the login screen and waits until the person is let in. */
export const signIn = async (page: Page, email: string, password = demoPassword): Promise<void> => {
  if (new URL(page.url(), 'http://none').pathname !== '/prijava') await page.goto('/prijava')
  await page.locator('input[type="email"]').fill(email)
  await page.locator('input[type="password"]').fill(password)
  await page.locator('main form button[type="submit"], form button[type="submit"]').first().click()
  await page.waitForURL((url) => url.pathname !== '/prijava')
}

const sessions = new Map<string, Cookie[]>()

/**
 * Makes the page someone's who signed in before: the first time on the login screen, then with the cookies of that session, because
 * logins are rationed. Not for stories that end the session.
 */
export const signedIn = async (page: Page, email: string): Promise<void> => {
  const kept = sessions.get(email)
  if (kept !== undefined) return page.context().addCookies(kept)
  await signIn(page, email)
  sessions.set(email, await page.context().cookies())
}

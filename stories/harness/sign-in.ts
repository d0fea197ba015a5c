import type { Page } from 'playwright-core'
import { inject } from 'vitest'

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

/**
 * Signs the page in with the cookies of a session from the founding of the demo town: the login screen takes longer than most stories, and
 * sign-ins are limited. Only where the product copied that town, and not for stories that end the session.
 */
export const signedIn = async (page: Page, email: string): Promise<void> => {
  const cookies = inject('demoTown').sessions[email]
  if (cookies === undefined) throw new Error(`${email} did not sign in while the demo town was founded`)
  await page.context().addCookies(cookies)
}

/** Signs out behind the login, by the menu of the person. */
export const signOut = async (page: Page): Promise<void> => {
  await page.getByRole('button', { name: /^Uporabniški meni/ }).click()
  await page.getByRole('link', { name: 'Odjava' }).click()
  await page.waitForURL('/prijava')
}

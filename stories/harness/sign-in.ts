import type { Page } from 'playwright-core'

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

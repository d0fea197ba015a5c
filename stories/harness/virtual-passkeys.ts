import type { Page } from 'playwright-core'

/** Gives the page's browser a device that holds passkeys and verifies its person, as a laptop with a fingerprint reader does. */
export const plugInPasskeys = async (page: Page): Promise<{ count: () => Promise<number> }> => {
  const session = await page.context().newCDPSession(page)
  await session.send('WebAuthn.enable')
  const { authenticatorId } = await session.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
  return { count: async () => (await session.send('WebAuthn.getCredentials', { authenticatorId })).credentials.length }
}

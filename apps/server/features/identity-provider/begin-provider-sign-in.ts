import type { beginProviderSignIn, beginProviderSignOut } from '@dovolilnice/contract/identity-provider/provider-sign-in'
import { screenPath } from '@dovolilnice/contract/screens'
import type { Prepare, PreparedHandler } from '../../platform/http/context.ts'
import { findProvider, loadOpenId, returnAddress } from './provider-client.ts'
import { begunCookie, begunSeconds, sealBegun } from './begun-sign-in.ts'

/** Asks the provider before the transaction: it may keep us waiting. */
export const prepareSignIn: Prepare<typeof beginProviderSignIn, string> = async (_, context) => {
  const { config, setCookie } = context
  const provider = await findProvider(config)
  const { buildAuthorizationUrl, calculatePKCECodeChallenge, randomNonce, randomPKCECodeVerifier, randomState } = await loadOpenId()
  const begun = { state: randomState(), nonce: randomNonce(), verifier: randomPKCECodeVerifier() }
  setCookie(begunCookie, sealBegun(context, begun), { httpOnly: true, maxAge: begunSeconds })
  const address = buildAuthorizationUrl(provider, {
    redirect_uri: returnAddress(config),
    scope: 'openid email',
    state: begun.state,
    nonce: begun.nonce,
    code_challenge: await calculatePKCECodeChallenge(begun.verifier),
    code_challenge_method: 'S256',
  })
  return address.href
}

export const handleBeginProviderSignIn: PreparedHandler<typeof beginProviderSignIn, string> = async (_input, _context, url) => ({ url })

export const prepareSignOut: Prepare<typeof beginProviderSignOut, string | null> = async (_, { config }) => {
  if (config.identity.provider === undefined) return null
  const provider = await findProvider(config).catch(() => undefined)
  if (provider?.serverMetadata().end_session_endpoint === undefined) return null
  const { buildEndSessionUrl } = await loadOpenId()
  return buildEndSessionUrl(provider, { post_logout_redirect_uri: `${config.publicUrl}${screenPath('login')}` }).href
}

export const handleBeginProviderSignOut: PreparedHandler<typeof beginProviderSignOut, string | null> = async (_input, _context, url) => ({
  url,
})

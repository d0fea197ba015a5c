import { OperationError } from '@dovolilnice/contract/errors'
import { screenPath } from '@dovolilnice/contract/screens'
import type { Configuration } from 'openid-client'
import type { Config } from '../../config.ts'
import { z } from 'zod/mini'
import { type Before, type Context, type Prepare, implementPrepared } from '../../platform/http/context.ts'
import { beginProviderSignIn, beginProviderSignOut, finishProviderSignIn } from '@dovolilnice/contract/identity-provider/provider-sign-in'
import { staffRoleOf } from '@dovolilnice/contract/permissions'
import type { Row } from '../../platform/database/db.ts'
import { errorCode } from '../../platform/errors/error-facts.ts'

/** The library is loaded when somebody first signs in this way. */
const loadOpenId = () => import('openid-client')

/** Seconds to wait for the provider: a person waits too. */
const patience = 5

type Provider = NonNullable<Config['identity']['provider']>

/** Where the provider sends the browser back. */
const returnAddress = ({ publicUrl }: Config): string => `${publicUrl}${screenPath('providerSignIn')}`

const known = new Map<string, Promise<Configuration>>()

const discover = async ({ issuer, clientId, clientSecret }: Provider): Promise<Configuration> => {
  const { allowInsecureRequests, discovery, enableNonRepudiationChecks } = await loadOpenId()
  const address = new URL(issuer)
  // The settings allow http on this machine only: a provider that is tried out.
  const execute = address.protocol === 'http:' ? [allowInsecureRequests] : []
  // Without it the library trusts an ID token that came over https and does not look at its signature.
  return discovery(address, clientId, clientSecret, undefined, { execute: [...execute, enableNonRepudiationChecks], timeout: patience })
}

/** The error when the provider does not answer; it names the password as a way only where staff may use one. */
const providerUnavailable = ({ staffSignsInLocally }: Pick<Config['identity'], 'staffSignsInLocally'>): OperationError =>
  new OperationError(staffSignsInLocally ? 'provider_unavailable' : 'only_provider_unavailable')

/**
 * The provider's addresses and keys, asked for once; after a failure the next call asks again.
 * @throws OperationError `provider_off`, `provider_unavailable`, `only_provider_unavailable`
 */
const findProvider = async ({ identity }: Pick<Config, 'identity'>): Promise<Configuration> => {
  const { provider } = identity
  if (provider === undefined) throw new OperationError('provider_off')
  const found = known.get(provider.issuer) ?? discover(provider)
  known.set(provider.issuer, found)
  try {
    return await found
  } catch (error) {
    known.delete(provider.issuer)
    console.error(`The identity provider ${provider.issuer} does not answer:`, error instanceof Error ? error.message : error)
    throw providerUnavailable(identity)
  }
}

/** Holds what a sign-in that is under way at the provider must answer, sealed: scripts and other sites cannot read it, nor can the browser. */
const begunCookie = 'dovolilnice_provider'
const begunSeconds = 600
const about = 'provider-sign-in'

const begunSchema = z.object({ state: z.string(), nonce: z.string(), verifier: z.string(), until: z.number() })
type BegunSignIn = Omit<z.output<typeof begunSchema>, 'until'>

type Needed = Pick<Context, 'seal' | 'now' | 'cookie' | 'spendCookie'>

const sealBegun = ({ seal, now }: Pick<Needed, 'seal' | 'now'>, begun: BegunSignIn): string =>
  seal.close(JSON.stringify({ ...begun, until: now.getTime() + begunSeconds * 1000 }), about)

/** What this browser began, which it may answer once, rightly or not. @throws OperationError `provider_refused` */
const takeBegun = ({ seal, now, cookie, spendCookie }: Needed): BegunSignIn => {
  const sealed = cookie(begunCookie)
  spendCookie(begunCookie)
  try {
    const begun = begunSchema.parse(JSON.parse(seal.open(sealed ?? '', about)))
    if (begun.until > now.getTime()) return begun
  } catch {
    // A cookie that is missing, or that nobody of this installation has sealed, is no sign-in under way.
  }
  throw new OperationError('provider_refused')
}

/** Asks the provider before the transaction: it may keep us waiting. */
const prepareSignIn: Prepare<typeof beginProviderSignIn, string> = async (_, context) => {
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

export const handleBeginProviderSignIn = implementPrepared(beginProviderSignIn, prepareSignIn, async (_input, _context, url) => ({ url }))

const prepareSignOut: Prepare<typeof beginProviderSignOut, string | null> = async (_, { config }) => {
  if (config.identity.provider === undefined) return null
  const provider = await findProvider(config).catch(() => undefined)
  if (provider?.serverMetadata().end_session_endpoint === undefined) return null
  const { buildEndSessionUrl } = await loadOpenId()
  return buildEndSessionUrl(provider, { post_logout_redirect_uri: `${config.publicUrl}${screenPath('login')}` }).href
}

export const handleBeginProviderSignOut = implementPrepared(beginProviderSignOut, prepareSignOut, async (_input, _context, url) => ({
  url,
}))

/** What the provider says of the person: in the ID token, or where it leaves addresses out of that, at its userinfo address. */
const readClaims = async (provider: Configuration, address: URL, { state, nonce, verifier }: BegunSignIn) => {
  const { authorizationCodeGrant, fetchUserInfo } = await loadOpenId()
  const checks = { expectedState: state, expectedNonce: nonce, pkceCodeVerifier: verifier, idTokenExpected: true }
  const tokens = await authorizationCodeGrant(provider, address, checks)
  const claims = tokens.claims()
  if (claims === undefined || claims.email !== undefined) return claims
  return fetchUserInfo(provider, tokens.access_token, claims.sub)
}

const ofTheNetwork = new Set(['OAUTH_TIMEOUT', 'OAUTH_RESPONSE_IS_NOT_CONFORM'])

/** Whether the provider did not answer, in contrast to an answer that is refused. `fetch` fails with a TypeError. */
const isUnreachable = (error: unknown): boolean => error instanceof TypeError || ofTheNetwork.has(errorCode(error) ?? '')

/**
 * Changes the provider's answer for what it says of the person.
 * @returns the confirmed address, in lower case
 */
const readConfirmedAddress = async (answer: string, context: Before<Context>): Promise<string> => {
  const { config } = context
  const begun = takeBegun(context)
  const provider = await findProvider(config)
  const address = new URL(`${returnAddress(config)}?${answer.replace(/^\?/, '')}`)
  const claims = await readClaims(provider, address, begun).catch((error: unknown) => {
    throw isUnreachable(error) ? providerUnavailable(config.identity) : new OperationError('provider_refused')
  })
  if (claims === undefined) throw new OperationError('provider_refused')
  if (typeof claims.email !== 'string' || claims.email_verified !== true) throw new OperationError('provider_unconfirmed')
  return claims.email.trim().toLowerCase()
}

/** @throws OperationError `provider_unknown` for no account, a closed one, or a regular user's */
const requireStaff = (person: Row<'app_user'> | undefined): Row<'app_user'> => {
  if (person?.active !== true || staffRoleOf(person) === 'regular') throw new OperationError('provider_unknown')
  return person
}

/** A provider that does not answer has refused nobody. */
const refusals: readonly string[] = ['provider_refused', 'provider_unconfirmed', 'provider_unknown']

/**
 * Finds out who comes back from the provider, before the transaction: it may keep us waiting, and a refusal leaves a trace.
 * @returns the confirmed address
 * @throws OperationError `provider_refused`, `provider_unconfirmed`, `provider_unknown`, `provider_unavailable`, `only_provider_unavailable`
 */
const readProviderAnswer: Prepare<typeof finishProviderSignIn, string> = async ({ body }, context) => {
  const { database, capabilities } = context
  let account: Row<'app_user'> | undefined
  try {
    const email = await readConfirmedAddress(body.answer, context)
    account = await database.kysely.selectFrom('app_user').selectAll().where('email', '=', email).executeTakeFirst()
    requireStaff(account)
    return email
  } catch (error) {
    if (error instanceof OperationError && refusals.includes(error.code))
      await capabilities.noteProviderRefusal(context, error.code, account)
    throw error
  }
}

/** Signs in the staff account of that address. @throws OperationError `provider_unknown` when it was closed meanwhile */
export const handleFinishProviderSignIn = implementPrepared(finishProviderSignIn, readProviderAnswer, async (_, context, email) => {
  const { trx, capabilities } = context
  const found = await trx.selectFrom('app_user').selectAll().where('email', '=', email).forNoKeyUpdate().executeTakeFirst()
  return { user: await capabilities.signInAs(context, requireStaff(found), 'identity_provider') }
})

import { OperationError } from '@dovolilnice/contract/errors'
import type { finishProviderSignIn } from '@dovolilnice/contract/identity-provider/provider-sign-in'
import { staffRoleOf } from '@dovolilnice/contract/permissions'
import type { Configuration } from 'openid-client'
import type { Row } from '../../platform/database/tables.ts'
import { errorCode } from '../../platform/errors/error-facts.ts'
import type { Before, Context, Prepare, PreparedHandler } from '../../platform/http/context.ts'
import { takeBegun } from './begun-sign-in.ts'
import type { BegunSignIn } from './begun-sign-in.ts'
import { findProvider, loadOpenId, providerUnavailable, returnAddress } from './provider-client.ts'

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
export const readProviderAnswer: Prepare<typeof finishProviderSignIn, string> = async ({ body }, context) => {
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
export const handleFinishProviderSignIn: PreparedHandler<typeof finishProviderSignIn, string> = async (_, context, email) => {
  const { trx, capabilities } = context
  const found = await trx.selectFrom('app_user').selectAll().where('email', '=', email).forNoKeyUpdate().executeTakeFirst()
  return { user: await capabilities.signInAs(context, requireStaff(found), 'identity_provider') }
}

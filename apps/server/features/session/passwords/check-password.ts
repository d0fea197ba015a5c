import type { Before, Context, Prepare } from '../../../platform/http/context.ts'
import { networkOf } from '../../../platform/http/caller/caller-address.ts'
import { type Counter, countOne, requireBelow } from '../../../platform/http/limits/limits.ts'
import { type Db, type Row, type Trx, insertRow } from '../../../platform/database/db.ts'
import { hashSecret, newSecret } from '../../../platform/security/secret.ts'
import type { EventAction } from '@dovolilnice/contract/events/event-words'
import { Counter as Metric } from 'prom-client'
import { recordEvent } from '../../../platform/audit/record-event.ts'
import { OperationError } from '@dovolilnice/contract/errors'
import type { logIn } from '@dovolilnice/contract/session/log-in'
import { verifyPassword } from '../../../platform/security/passwords.ts'

const quarterHour = 900

/** Failures of one account from one address: a stranger far away stops nobody but themselves. */
const ofAccountAndAddress: Counter = { name: 'failed-log-in:account-address', limit: 10, windowSeconds: quarterHour }
/** Failures of one address, whichever accounts it tries. */
const ofAddress: Counter = { name: 'failed-log-in:address', limit: 100, windowSeconds: quarterHour }
/** Failures of one account from everywhere: slows down whoever guesses from many addresses. */
const ofAccount: Counter = { name: 'failed-log-in:account', limit: 100, windowSeconds: 3600 }
/** Failures of one account in a browser that it knows: no other counter stops that browser, and it adds to no other. */
const ofKnownBrowser: Counter = { name: 'failed-log-in:known-browser', limit: 10, windowSeconds: quarterHour }

/** Who tries to sign in, and from where. */
interface Attempt {
  email: string
  address: string
  /** The hash of its secret, when the account knows the browser. */
  knownBrowser: string | undefined
}

const countersOf = ({ email, address, knownBrowser }: Attempt): (readonly [Counter, readonly string[]])[] =>
  knownBrowser === undefined
    ? [
        [ofAccountAndAddress, [email, networkOf(address)]],
        [ofAddress, [networkOf(address)]],
        [ofAccount, [email]],
      ]
    : [[ofKnownBrowser, [email, knownBrowser]]]

/** @throws OperationError `rate_limited` when there were too many failures */
const requireMayTry = async ({ database, now }: Before<Context>, attempt: Attempt): Promise<void> => {
  for (const [counter, of] of countersOf(attempt)) await requireBelow(database.kysely, counter, of, now)
}

/**
 * Counts a failure.
 * @returns whether it was the last that is allowed
 * @throws OperationError `rate_limited` when others that ran at the same time have used up the limit
 */
const countFailure = async ({ database, now }: Before<Context>, attempt: Attempt): Promise<boolean> => {
  let last = false
  for (const [counter, of] of countersOf(attempt)) {
    const count = await countOne(database.kysely, counter, of, now)
    if (count > counter.limit) await requireBelow(database.kysely, counter, of, now)
    last ||= count === counter.limit
  }
  return last
}

const knownBrowserCookie = 'dovolilnice_known'
/** A browser that nobody signed in with for this long is a stranger again. */
const knownDays = 365

const hashFrom = ({ cookie }: Pick<Context, 'cookie'>): string | undefined => {
  const secret = cookie(knownBrowserCookie)
  return secret === undefined ? undefined : hashSecret(secret)
}

/** The hash of the browser's secret, when the account with this address signed in there before. */
const findKnownBrowser = async ({ database, ...context }: Before<Context>, email: string): Promise<string | undefined> => {
  const hash = hashFrom(context)
  if (hash === undefined) return undefined
  const known = await database.kysely
    .selectFrom('known_browser')
    .innerJoin('app_user', 'app_user.id', 'known_browser.user_id')
    .select('known_browser.token_hash')
    .where('known_browser.token_hash', '=', hash)
    .where('app_user.email', '=', email)
    .executeTakeFirst()
  return known?.token_hash
}

/**
 * Makes this browser known to the account. Its secret is new each time, also for the other accounts that signed in here, so that a cookie that
 * somebody planted or copied is worth nothing afterwards.
 */
export const rememberBrowser = async (context: Context, userId: string): Promise<void> => {
  const { trx, now } = context
  const [before, secret] = [hashFrom(context), newSecret()]
  const hash = hashSecret(secret)
  if (before !== undefined) {
    await trx.deleteFrom('known_browser').where('token_hash', '=', before).where('user_id', '=', userId).execute()
    await trx.updateTable('known_browser').set({ token_hash: hash }).where('token_hash', '=', before).execute()
  }
  await insertRow(trx, 'known_browser', { token_hash: hash, user_id: userId, last_used_at: now })
  context.setCookie(knownBrowserCookie, secret, { httpOnly: true, maxAge: knownDays * 86_400 })
}

/** No browser is known to the account any more: its password may have been in other hands. */
export const forgetBrowsers = async (trx: Trx, userId: string): Promise<void> => {
  await trx.deleteFrom('known_browser').where('user_id', '=', userId).execute()
}

/** Forgets browsers that nobody signed in with for a year. */
export const forgetOldBrowsers = async (db: Db, now: Date): Promise<void> => {
  await db
    .deleteFrom('known_browser')
    .where('last_used_at', '<', new Date(now.getTime() - knownDays * 86_400_000))
    .execute()
}

/**
 * Attempts to sign in for `/metrics`. `wrong` counts each failure; `stopped` those that were refused before the password was looked at;
 * `provider_refused` answers of the identity provider that open no account.
 */
export const signInAttempts = new Metric({
  name: 'sign_in_attempts_total',
  help: 'Attempts to sign in, by outcome: right, wrong, stopped, provider_refused',
  labelNames: ['outcome'],
  registers: [],
})

/** One event for an account and address in a minute; the limit of attempts bounds how many failures it stands for. */
const sameFailure: Counter = { name: 'failed-log-in:event', limit: 1, windowSeconds: 60 }
/** Events of one kind in a minute, all accounts and addresses together: whoever tries thousands of accounts does not fill the trail. */
const allFailures: Counter = { name: 'failed-log-in:events', limit: 60, windowSeconds: 60 }

interface Failure {
  email: string
  account: Row<'app_user'> | undefined
}

const recordBounded = async (context: Before<Context>, action: EventAction, { email, account }: Failure): Promise<void> => {
  const { database, now, clock, address, requestId, actor } = context
  if ((await countOne(database.kysely, sameFailure, [action, email, networkOf(address)], now)) > sameFailure.limit) return
  if ((await countOne(database.kysely, allFailures, [action], now)) > allFailures.limit) return
  // What was typed is not recorded: where no account has that address, it may be a password in the wrong field.
  const subject = account && { type: 'user' as const, id: account.id, label: account.name }
  const event = { action, kind: 'change' as const, actor, subject, address, request_id: requestId }
  await database.transaction((trx) => recordEvent(trx, event, clock))
}

/**
 * Leaves a trace of a failed attempt: metric, line of the log, event of the trail.
 * @param isLast no other attempt is allowed after this one for a while
 */
export const noteFailure = async (context: Before<Context>, failure: Failure, isLast: boolean): Promise<void> => {
  signInAttempts.inc({ outcome: 'wrong' })
  context.log.info({ account: failure.account?.id ?? null, address: context.address, stopped: isLast }, 'sign-in failed')
  await recordBounded(context, 'session:fail_log_in', failure)
  if (isLast) await recordBounded(context, 'session:lock_out', failure)
}

/**
 * Leaves a trace of an answer of the identity provider that was refused.
 * @param account the one with the address that the provider has confirmed; undefined: none, or it has confirmed no address
 */
export const noteProviderRefusal = async (context: Before<Context>, code: string, account: Row<'app_user'> | undefined): Promise<void> => {
  signInAttempts.inc({ outcome: 'provider_refused' })
  context.log.info({ account: account?.id ?? null, address: context.address, code }, 'sign-in by the identity provider refused')
  await recordBounded(context, 'session:refuse_provider', { email: account?.email ?? '', account })
}

/** The account as it was when its password was found right. */
export type ProvedAccount = Row<'app_user'>

const mayTry = async (context: Before<Context>, attempt: Attempt): Promise<void> => {
  try {
    await requireMayTry(context, attempt)
  } catch (error) {
    signInAttempts.inc({ outcome: 'stopped' })
    throw error
  }
}

/**
 * The first step of signing in, before the transaction: the hash is compared while no connection is held. Only failures count, so right
 * passwords lock nobody out, however many come at once.
 * @throws OperationError `invalid_credentials`, alike for a wrong password, an unknown address and a closed account; `rate_limited`;
 * `unavailable`
 */
export const checkPassword: Prepare<typeof logIn, ProvedAccount> = async ({ body }, context) => {
  const { email, password } = body
  const attempt = { email, address: context.address, knownBrowser: await findKnownBrowser(context, email) }
  await mayTry(context, attempt)
  const account = await context.database.kysely.selectFrom('app_user').selectAll().where('email', '=', email).executeTakeFirst()
  const right = await verifyPassword(password, account?.password_hash ?? null)
  if (right && account?.active === true) {
    // Of guesses that run at the same time, one beyond the limit must not learn that it was right.
    await mayTry(context, attempt)
    return account
  }
  await noteFailure(context, { email, account }, await countFailure(context, attempt))
  throw new OperationError('invalid_credentials')
}

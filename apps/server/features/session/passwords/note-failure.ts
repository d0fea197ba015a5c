import type { EventAction } from '@dovolilnice/contract/events/event-words'
import { Counter as Metric } from 'prom-client'
import { recordEvent } from '../../../platform/audit/record-event.ts'
import type { Row } from '../../../platform/database/tables.ts'
import { networkOf } from '../../../platform/http/caller/caller-address.ts'
import type { Before, Context } from '../../../platform/http/context.ts'
import { countOne } from '../../../platform/http/limits/counters.ts'
import type { Counter } from '../../../platform/http/limits/counters.ts'

declare module '../../../platform/http/context.ts' {
  interface Capabilities {
    noteProviderRefusal: typeof noteProviderRefusal
  }
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

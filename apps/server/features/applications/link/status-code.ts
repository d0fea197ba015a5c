import { recordEvent } from '../../../platform/audit/record-event.ts'
import { networkOf } from '../../../platform/http/caller/caller-address.ts'
import { type Before, type Context, type Prepare, implementPrepared, implement } from '../../../platform/http/context.ts'
import { type Counter, countOne, countWithin } from '../../../platform/http/limits/limits.ts'
import { type ApplicationRecord, subjectOf } from '../record/application-record.ts'
import * as contract from '@dovolilnice/contract/applications/link/status-code'
import { OperationError } from '@dovolilnice/contract/errors'
import { mailboxOf } from '@dovolilnice/contract/primitives/mailbox'
import { randomInt } from 'node:crypto'
import { hashPassword, verifyPassword } from '../../../platform/security/passwords.ts'
import { isHeldBack, mailApplicant, newLink } from '../mail/application-mail.ts'
import { findApplicationOfAddress, openLinkedApplication } from '../record/find-application.ts'
import { z } from 'zod/mini'
import { defineJob } from '../../../platform/jobs/job.ts'

/** One event in a minute for what was typed and the network that it came from. */
const sameFailure: Counter = { name: 'wrong-status-code:event', limit: 1, windowSeconds: 60 }
/** Events in a minute, all together: whoever tries thousands of numbers does not fill the trail. */
const allFailures: Counter = { name: 'wrong-status-code:events', limit: 60, windowSeconds: 60 }

/**
 * Leaves an event of a wrong code.
 * @param typed number and address; not recorded, for they may be anybody's
 * @param application what has them; undefined for none, which leaves an event alike, so that the time of the answer does not tell
 */
const noteWrongCode = async (
  context: Before<Context>,
  typed: readonly string[],
  application: Pick<ApplicationRecord, 'id' | 'number'> | undefined,
): Promise<void> => {
  const { database, now, clock, address, requestId, actor } = context
  if ((await countOne(database.kysely, sameFailure, [...typed, networkOf(address)], now)) > sameFailure.limit) return
  if ((await countOne(database.kysely, allFailures, [], now)) > allFailures.limit) return
  const subject = application && subjectOf(application)
  const event = { action: 'application:refuse_code' as const, kind: 'change' as const, actor, subject, address, request_id: requestId }
  await database.transaction((trx) => recordEvent(trx, event, clock))
}

const newCode = (): string =>
  Array.from({ length: contract.codeLength }, () => contract.codeSigns[randomInt(contract.codeSigns.length)]).join('')

interface MadeCode {
  code: string
  codeHash: string
}

/** Hashes before the transaction, while no connection is held. @throws OperationError `unavailable` */
const prepareStatusCode: Prepare<typeof contract.makeStatusCode, MadeCode> = async () => {
  const code = newCode()
  return { code, codeHash: await hashPassword(code) }
}

/** The new code takes the place of the one before. */
export const handleMakeStatusCode = implementPrepared(
  contract.makeStatusCode,
  prepareStatusCode,
  async ({ body }, context, { code, codeHash }) => {
    const { id, email, email_confirmed_at: confirmed } = await openLinkedApplication(context, body)
    if (email === null || confirmed === null) throw new OperationError('link_unopened')
    const made = { code_hash: codeHash, created_at: context.now }
    await context.trx
      .insertInto('application_code')
      .values({ application_id: id, ...made })
      .onConflict((conflict) => conflict.column('application_id').doUpdateSet(made))
      .execute()
    return { code: contract.shownCode(code) }
  },
)

/** Tries for a number and an address together: who guesses for another number does not close it for the right person. */
const codeTries: Counter = { name: 'open-by-code', limit: 10, windowSeconds: 3600 }

/**
 * Compares the code before the transaction. A wrong number, address or code look alike, also in time: a hash is always compared.
 * @returns the hash of the right code
 * @throws OperationError `code_unknown`, `rate_limited`, `unavailable`
 */
const checkStatusCode: Prepare<typeof contract.openByCode, string> = async ({ body: { number, email, code } }, context) => {
  const { database, now } = context
  await countWithin(database.kysely, codeTries, [number, mailboxOf(email)], now)
  const application = await findApplicationOfAddress(database.kysely, { number, email }, now)
  const kept = application?.code_hash ?? null
  if ((await verifyPassword(code, kept)) && kept !== null) return kept
  await noteWrongCode(context, [number, email], application)
  throw new OperationError('code_unknown')
}

/** Opens the application unless its address or its code has changed since the comparison. */
export const handleOpenByCode = implementPrepared(
  contract.openByCode,
  checkStatusCode,
  async ({ body: { number, email } }, context, codeHash) => {
    const { trx, now } = context
    const application = await findApplicationOfAddress(trx, { number, email }, now)
    if (application?.code_hash !== codeHash) throw new OperationError('code_unknown')
    await context.recordAlso('application:open_by_code', { subject: subjectOf(application) })
    return { number: application.number, token: await newLink(trx, application.id, now) }
  },
)

/** More such mails than this a mailbox gets on no day, however many applications name it. */
const linkMails: Counter = { name: 'application-link-mail', limit: 3, windowSeconds: 86_400 }

/** Mails the link for which somebody asked, when an application has this number and address. The one who asked has had their answer. */
export const mailLinkAgain = defineJob({
  name: 'mail-application-link',
  schema: z.object({ number: z.string(), email: z.string() }),
  // The address may be of somebody who has no application here.
  keepSeconds: 3600,
  handle: ({ number, email }, { database, services, clock }) =>
    database.transaction(async (trx) => {
      const now = clock.now()
      const application = await findApplicationOfAddress(trx, { number, email }, now)
      if (application === undefined || (await isHeldBack(trx, 'link_again', application, now))) return
      if ((await countOne(trx, linkMails, [mailboxOf(email)], now)) > linkMails.limit) return
      await mailApplicant(trx, services, 'link_again', application)
    }),
})

/** Answers before anybody looks whether there is such an application: neither the answer nor its time can tell. */
export const handleSendLinkAgain = implement(contract.sendLinkAgain, async ({ body }, { trx, send }) => {
  await send(trx, mailLinkAgain, body)
  return { sent: true as const }
})

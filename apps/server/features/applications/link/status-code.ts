import type { makeStatusCode } from '@dovolilnice/contract/applications/link/make-status-code'
import type { openByCode } from '@dovolilnice/contract/applications/link/open-by-code'
import { codeLength, codeSigns, shownCode } from '@dovolilnice/contract/applications/link/status-code'
import { OperationError } from '@dovolilnice/contract/errors'
import { mailboxOf } from '@dovolilnice/contract/primitives/mailbox'
import { randomInt } from 'node:crypto'
import type { Prepare, PreparedHandler } from '../../../platform/http/context.ts'
import { countWithin } from '../../../platform/http/limits/counters.ts'
import type { Counter } from '../../../platform/http/limits/counters.ts'
import { hashPassword, verifyPassword } from '../../../platform/security/passwords.ts'
import { newLink } from '../mail/application-mail.ts'
import { subjectOf } from '../record/application-record.ts'
import { findApplicationOfAddress } from '../record/find-application.ts'
import { openLinkedApplication } from '../record/linked-application.ts'
import { noteWrongCode } from './note-wrong-code.ts'

const newCode = (): string => Array.from({ length: codeLength }, () => codeSigns[randomInt(codeSigns.length)]).join('')

interface MadeCode {
  code: string
  codeHash: string
}

/** Hashes before the transaction, while no connection is held. @throws OperationError `unavailable` */
export const prepareStatusCode: Prepare<typeof makeStatusCode, MadeCode> = async () => {
  const code = newCode()
  return { code, codeHash: await hashPassword(code) }
}

/** The new code takes the place of the one before. */
export const handleMakeStatusCode: PreparedHandler<typeof makeStatusCode, MadeCode> = async ({ body }, context, { code, codeHash }) => {
  const { id, email, email_confirmed_at: confirmed } = await openLinkedApplication(context, body)
  if (email === null || confirmed === null) throw new OperationError('link_unopened')
  const made = { code_hash: codeHash, created_at: context.now }
  await context.trx
    .insertInto('application_code')
    .values({ application_id: id, ...made })
    .onConflict((conflict) => conflict.column('application_id').doUpdateSet(made))
    .execute()
  return { code: shownCode(code) }
}

/** Tries for a number and an address together: who guesses for another number does not close it for the right person. */
const codeTries: Counter = { name: 'open-by-code', limit: 10, windowSeconds: 3600 }

/**
 * Compares the code before the transaction. A wrong number, address or code look alike, also in time: a hash is always compared.
 * @returns the hash of the right code
 * @throws OperationError `code_unknown`, `rate_limited`, `unavailable`
 */
export const checkStatusCode: Prepare<typeof openByCode, string> = async ({ body: { number, email, code } }, context) => {
  const { database, now } = context
  await countWithin(database.kysely, codeTries, [number, mailboxOf(email)], now)
  const application = await findApplicationOfAddress(database.kysely, { number, email }, now)
  const kept = application?.code_hash ?? null
  if ((await verifyPassword(code, kept)) && kept !== null) return kept
  await noteWrongCode(context, [number, email], application)
  throw new OperationError('code_unknown')
}

/** Opens the application unless its address or its code has changed since the comparison. */
export const handleOpenByCode: PreparedHandler<typeof openByCode, string> = async ({ body: { number, email } }, context, codeHash) => {
  const { trx, now } = context
  const application = await findApplicationOfAddress(trx, { number, email }, now)
  if (application?.code_hash !== codeHash) throw new OperationError('code_unknown')
  await context.recordAlso('application:open_by_code', { subject: subjectOf(application) })
  return { number: application.number, token: await newLink(trx, application.id, now) }
}

import { Readable } from 'node:stream'
import { OperationError, fieldError, invalidField } from '@dovolilnice/contract/errors'
import type { Locale } from '@dovolilnice/contract/locale'
import type { OperationInput } from '@dovolilnice/contract/operation'
import { refusingOutcomes, shortestReasons } from '@dovolilnice/contract/subject-requests/subject-request-codes'
import * as contract from '@dovolilnice/contract/subject-requests/steps/operations'
import { type Context, implement } from '../../../platform/http/context.ts'
import { mailAnswer, mailExtension, makeAnswerLetter, makeExtensionLetter } from '../papers/answer-letter.ts'
import { lockRequest, noteStep, readSteps, stepRequest } from '../record/record-request.ts'
import { localDayOf } from '@dovolilnice/contract/primitives/local-day'
import { extendedAnswerBy } from '@dovolilnice/contract/subject-requests/subject-request'
import type { Row } from '../../../platform/database/db.ts'
import { findRestrictions, liftRestrictions, restrict } from '../../../platform/privacy/restrictions.ts'
import { findStaying, isRestricted, recordsOfChosen } from '../matches/matches.ts'
import type { StayingRecord } from '../subject-request-tables.ts'
import { collectData } from '../../../platform/privacy/owner.ts'
import { makeDataPdf } from '../papers/data-pdf.ts'
import { readRestriction } from '@dovolilnice/contract/subject-requests/operations'

type Answer = OperationInput<typeof contract.closeSubjectRequest>['body']

/** Whether the identity need not be known: the request was withdrawn, or is refused because it could not be established. */
const isWithoutIdentity = ({ outcome, ground }: Answer): boolean =>
  outcome === 'withdrawn' || (outcome === 'refused' && ground === 'identity')

/** What refuses something names its ground and its reasons (GDPR, article 12(4)). @throws OperationError `validation` */
const requireReasons = ({ outcome, ground, answer_text: reasons }: Answer, locale: Locale): void => {
  if (!refusingOutcomes.includes(outcome)) return
  const fields = [
    ...(ground === undefined ? [fieldError('ground', 'required', locale)] : []),
    ...(reasons.length < shortestReasons ? [fieldError('answer_text', 'too_short', locale, { minimum: shortestReasons })] : []),
  ]
  if (fields.length > 0) throw new OperationError('validation', { fields })
}

/** Makes the letter, keeps it as it is, mails it where that was chosen, and ends the request. */
export const handleCloseSubjectRequest = implement(contract.closeSubjectRequest, async ({ params, body }, context) => {
  const { trx, now, storage, locale } = context
  const { version, attach_data: withData, ground, ...sent } = body
  requireReasons(body, locale)
  const answer = { ...sent, ground: refusingOutcomes.includes(sent.outcome) ? (ground ?? null) : null }
  const from = isWithoutIdentity(body) ? (['received', 'verified'] as const) : (['verified'] as const)
  const { request } = await lockRequest(context, params.id, version, { in: from })
  if (answer.sent_by === 'mail' && request.email === null) throw invalidField('sent_by', 'email', locale)
  const steps = await readSteps(trx, request.id)
  const letter = await makeAnswerLetter(context, { ...request, ...answer }, steps)
  const { storage_key, sha256, byte_size } = await storage.receive(Readable.from([letter]))
  const kept = { letter_key: storage_key, letter_sha256: sha256, letter_size: byte_size }
  const closed = await stepRequest(context, request, { ...answer, ...kept, status: 'closed', closed_at: now })
  if (answer.sent_by === 'mail') await mailAnswer(context, closed, withData ? steps : [])
  return closed
})

export const handleVerifySubject = implement(contract.verifySubject, async ({ params, body: { version, ...check } }, context) => {
  const { request } = await lockRequest(context, params.id, version, { in: ['received', 'verified'] })
  if (check.identity_on > localDayOf(context.now)) throw invalidField('identity_on', 'day_future', context.locale)
  return stepRequest(context, request, { ...check, status: 'verified' })
})

/** Once, and only while the first month has not passed: after it the person has been told nothing in time. A letter tells them. */
export const handleExtendSubjectRequest = implement(contract.extendSubjectRequest, async ({ params, body }, context) => {
  const { request } = await lockRequest(context, params.id, body.version, { in: ['received', 'verified'] })
  if (request.extension_reason !== null || request.due_on < localDayOf(context.now)) throw new OperationError('illegal_transition')
  const changes = { due_on: extendedAnswerBy(request.received_on), extension_reason: body.reason }
  const letter = await makeExtensionLetter(context, { ...request, ...changes, sent_by: request.email === null ? 'post' : 'mail' })
  const { storage_key: pdf_key, sha256: pdf_sha256 } = await context.storage.receive(Readable.from([letter]))
  await noteStep(context, request.id, {
    kind: 'extended',
    note: body.reason,
    files: { json_key: null, json_sha256: null, pdf_key, pdf_sha256 },
  })
  await mailExtension(context, request, pdf_key)
  return stepRequest(context, request, changes, { reason: body.reason })
})

export const handleNoteSubjectCorrection = implement(contract.noteSubjectCorrection, async ({ params, body }, context) => {
  const { request } = await lockRequest(context, params.id, body.version, { in: ['verified'] })
  await noteStep(context, request.id, { kind: 'corrected', note: body.note })
  return stepRequest(context, request, {}, { reason: body.note })
})

export const handleNoteSubjectObjection = implement(contract.noteSubjectObjection, async ({ params, body }, context) => {
  const { request } = await lockRequest(context, params.id, body.version, { in: ['verified'] })
  await noteStep(context, request.id, { kind: 'objection', note: body.note })
  return stepRequest(context, request, {}, { reason: body.note })
})

type Chosen = Row<'subject_request_match'>

/** Which of the chosen records stay, and why. */
const stayingOf = async (context: Context, chosen: readonly Chosen[]): Promise<Map<string, StayingRecord>> => {
  const asked = chosen.map(({ record_table: table, record_id }) => ({ table, record_id }))
  const staying = await findStaying(context, asked)
  const ids = asked.map(({ record_id: id }) => id)
  for (const { record_id: id } of await findRestrictions(context.trx, ids)) staying.set(id, { until: null, reason: isRestricted })
  return new Map(
    chosen.flatMap(({ record_id: id, record_table: table, label }) => {
      const why = staying.get(id)
      return why === undefined ? [] : [[id, { label, table, ...why }] as const]
    }),
  )
}

export const handleEraseSubjectData = implement(contract.eraseSubjectData, async ({ params, body }, context) => {
  const { trx, now, owners, capabilities } = context
  const { request, chosen } = await lockRequest(context, params.id, body.version, { in: ['verified'], chosen: true })
  const accounts = chosen.filter(({ record_table: table }) => table === 'app_user').map(({ record_id: id }) => id)
  await capabilities.lockAccounts(trx, accounts)
  const staying = await stayingOf(context, chosen)
  const gone = chosen.filter(({ record_id: id }) => !staying.has(id))
  const ids = gone.length === 0 ? [] : (await recordsOfChosen(trx, owners, gone)).filter((id) => !staying.has(id))
  if (ids.length > 0) for (const { privacy } of owners) await privacy?.forget?.(trx, ids, now)
  const goneIds = gone.map(({ record_id: id }) => id)
  if (goneIds.length > 0)
    await trx.deleteFrom('subject_request_match').where('request_id', '=', request.id).where('record_id', 'in', goneIds).execute()
  const details = { erased: gone.map(({ label }) => label), stays: [...staying.values()] }
  await noteStep(context, request.id, { kind: 'erased', details })
  return stepRequest(context, request, {}, { after: { erased: gone.length, stays: staying.size } })
})

/** Collects everything about the chosen records, also what hangs on them, and keeps both files as they are handed over. */
export const handleGiveSubjectData = implement(contract.giveSubjectData, async ({ params, body }, context) => {
  const { trx, now, owners, storage } = context
  const { request, chosen } = await lockRequest(context, params.id, body.version, { in: ['verified'], chosen: true })
  const data = await collectData(trx, owners, await recordsOfChosen(trx, owners, chosen))
  const whole = { request: request.number, name: request.name, exported_at: now, ...data }
  const json = await storage.receive(Readable.from([Buffer.from(JSON.stringify(whole, null, 2))]))
  const pdf = await storage.receive(Readable.from([await makeDataPdf(context, request, data)]))
  const hashes = { json_sha256: json.sha256, pdf_sha256: pdf.sha256 }
  await noteStep(context, request.id, { kind: 'given', files: { json_key: json.storage_key, pdf_key: pdf.storage_key, ...hashes } })
  return stepRequest(context, request, {}, { after: { chosen: chosen.length, ...hashes } })
})

export const handleRestrictSubjectData = implement(contract.restrictSubjectData, async ({ params, body }, context) => {
  const { trx, now, owners } = context
  const { request, chosen } = await lockRequest(context, params.id, body.version, { in: ['verified'], chosen: true })
  const by = { request_id: request.id, request_number: request.number, since: now }
  await restrict(trx, await recordsOfChosen(trx, owners, chosen), by)
  await noteStep(context, request.id, { kind: 'restricted', note: body.note })
  return stepRequest(context, request, {}, { reason: body.note, after: { chosen: chosen.length } })
})

/** Terms are counted from the services of acts that were recorded meanwhile. @param records that are free again, of any table */
const countHeldServices = async (context: Context, records: readonly string[]): Promise<void> => {
  const acts = await context.trx
    .selectFrom('act')
    .innerJoin('act_standing', 'act_standing.act_id', 'act.id')
    .select(['act.kind', 'act.application_id', 'act.answer_days', 'act_standing.served_on'])
    .where('act.application_id', 'in', records)
    .where('act_standing.served_on', 'is not', null)
    .orderBy('act.issued_at')
    .execute()
  for (const act of acts) await context.capabilities.countFromService(context, act, act.served_on)
}

export const handleLiftSubjectRestriction = implement(contract.liftSubjectRestriction, async ({ params, body }, context) => {
  const { request } = await lockRequest(context, params.id, body.version, { in: ['verified', 'closed'] })
  const lifted = await liftRestrictions(context.trx, request.id)
  if (lifted.length === 0) throw new OperationError('illegal_transition')
  await countHeldServices(context, lifted)
  await noteStep(context, request.id, { kind: 'lifted', note: body.note })
  return stepRequest(context, request, {}, { reason: body.note })
})

export const handleReadRestriction = implement(readRestriction, async ({ params }, { trx }) => {
  const [found] = await findRestrictions(trx, [params.id])
  return { restriction: found === undefined ? null : { request_number: found.request_number, since: found.since } }
})

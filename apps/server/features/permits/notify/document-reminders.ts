import { textIn } from '@dovolilnice/contract/locale'
import { dayInWords, addDays, daysBetween, localDayOf } from '@dovolilnice/contract/primitives/local-day'
import { product, recordEvent } from '../../../platform/audit/record-event.ts'
import type { Db, Trx } from '../../../platform/database/db.ts'
import type { Services } from '../../../platform/http/context.ts'
import { forEachRow } from '../../../platform/jobs/each-row.ts'
import { defineJob } from '../../../platform/jobs/job.ts'
import { isUnrestricted } from '../../../platform/privacy/restrictions.ts'
import { subjectOf } from '../record/permit-step.ts'
import { mailHolder } from './permit-mail.ts'
import { readKind } from '../issue/permit-draft.ts'

/** Days before the document's last day on which the holder is reminded, once each. */
const reminderDays = [30, 7] as const

/** The permits in force whose required document ends within the month. */
const dueToday = async (db: Db, today: string): Promise<string[]> => {
  const rows = await db
    .selectFrom('outlived_document as proof')
    .innerJoin('permit', 'permit.id', 'proof.permit_id')
    .select('proof.permit_id as id')
    .distinct()
    .where('proof.expires_on', '>=', today)
    .where('proof.expires_on', '<=', addDays(today, reminderDays[0]))
    .where('permit.valid_from', '<=', today)
    .where('permit.anonymised_at', 'is', null)
    .where(isUnrestricted('permit.id'))
    .where(isUnrestricted('permit.application_id'))
    // What cannot be sent is not noted as sent.
    .where('permit.email', 'is not', null)
    .orderBy('id')
    .execute()
  return rows.map(({ id }) => id)
}

const endingProofs = (trx: Trx, permitId: string, today: string) =>
  trx
    .selectFrom('outlived_document as proof')
    .innerJoin('document', 'document.id', 'proof.document_id')
    .select(['proof.document_id', 'proof.type', 'proof.expires_on', 'document.file_name'])
    .where('proof.permit_id', '=', permitId)
    .where('proof.expires_on', '>=', today)
    .where('proof.expires_on', '<=', addDays(today, reminderDays[0]))
    .orderBy('proof.expires_on')
    .execute()

/** Notes the reminders that are due for a document; answers whether one of them had not gone out. When both are due at once, one mail says it. */
const noteDue = async (trx: Trx, permitId: string, proof: { document_id: string; expires_on: string }, today: string, now: Date) => {
  const due = reminderDays.filter((days) => daysBetween(today, proof.expires_on) <= days)
  const { numInsertedOrUpdatedRows: noted = 0n } = await trx
    .insertInto('document_reminder')
    .values(due.map((days) => ({ document_id: proof.document_id, permit_id: permitId, days, reminded_at: now })))
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirstOrThrow()
  return noted > 0n
}

/** Reminds the holder of one permit; judged on the locked row, so that running twice reminds once. Answers how many mails went out. */
const remind = async (trx: Trx, services: Services, id: string, today: string): Promise<number> => {
  const permit = await trx.selectFrom('permit').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()
  if (permit === undefined) return 0
  const now = services.clock.now()
  const kind = await readKind(trx, permit.permit_kind_id)
  let sent = 0
  for (const proof of await endingProofs(trx, id, today)) {
    if (!(await noteDue(trx, id, proof, today, now))) continue
    const document = kind?.documents.find(({ type }) => type === proof.type)?.name ?? { sl: proof.type, en: proof.type }
    const after = { file_name: proof.file_name, days_left: daysBetween(today, proof.expires_on) }
    await recordEvent(
      trx,
      { action: 'permit:remind_document', kind: 'change', actor: product, subject: subjectOf(permit), after },
      services.clock,
    )
    await mailHolder(trx, services, 'document_expiring', permit, {
      kindName: kind && textIn(kind.name, permit.locale),
      document: textIn(document, permit.locale),
      documentEnds: dayInWords(proof.expires_on, permit.locale),
    })
    sent += 1
  }
  return sent
}

/** Every morning: tells holders 30 and 7 days before a document ends that the permit was issued for and that it outlives. */
export const documentRemindersJob = defineJob({
  name: 'document-reminders',
  dailyAt: '07:40',
  handle: async (_, { database, services, clock, log }) => {
    const today = localDayOf(clock.now())
    let reminded = 0
    await forEachRow(await dueToday(database.kysely, today), log, async (id) => {
      reminded += await database.transaction((trx) => remind(trx, services, id, today))
    }).finally(() => void (reminded > 0 && log.info({ reminded }, 'holders reminded that a document ends')))
  },
})

import { registerBusinessPremise } from '@dovolilnice/contract/invoices/fiscal/fiscal'
import { OperationError } from '@dovolilnice/contract/errors'
import { localDayOf } from '@dovolilnice/contract/primitives/local-day'
import { v7 } from 'uuid'
import { type Row, notFound, insertRow } from '../../../platform/database/db.ts'
import type { FiscalAnswer } from '../../../platform/fiscal/fiscal-client.ts'
import type { FiscalPremise } from '../../../platform/fiscal/fiscal-messages.ts'
import { type Prepare, implementPrepared } from '../../../platform/http/context.ts'
import { outcomeOf } from './fiscal-status.ts'
import { column, defineTable, type TablesOf } from '../../../platform/database/define-table.ts'

type Premise = Row<'business_premise'>

/** What was sent and what came back. */
interface Told {
  id: string
  sent_at: Date
  premise: Premise
  answer: FiscalAnswer<object>
}

const identifierOf = (premise: Premise): FiscalPremise['identifier'] =>
  premise.kind === 'real_estate'
    ? {
        kind: 'real_estate',
        cadastral_community: premise.cadastral_number ?? 0,
        building: premise.building_number ?? 0,
        building_part: premise.building_section_number ?? 0,
        street: premise.street ?? '',
        house_number: premise.house_number ?? '',
        house_number_addition: premise.house_number_additional,
        community: premise.community ?? '',
        city: premise.city ?? '',
        post_code: premise.post_code ?? '',
      }
    : { kind: 'movable', type: premise.kind }

/** Asks the tax authority before the transaction: an answer may take ten seconds. */
const askAboutPremise: Prepare<typeof registerBusinessPremise, Told> = async ({ params }, context) => {
  const { database, fiscal, capabilities, clock, now } = context
  const db = database.kysely
  const premise = await db.selectFrom('business_premise').selectAll().where('id', '=', params.id).executeTakeFirstOrThrow(notFound)
  if (fiscal === undefined) throw new OperationError('fiscal_unavailable')
  const taxNumber = (await capabilities.readParameters(db)).municipality.tax_number.replace(/^SI/, '')
  if (!/^\d{8}$/.test(taxNumber)) throw new OperationError('fiscal_unavailable')
  const told: FiscalPremise = {
    tax_number: taxNumber,
    premise: premise.code,
    identifier: identifierOf(premise),
    valid_from: premise.valid_from,
    closed: premise.closed_on !== null && premise.closed_on <= localDayOf(now),
    // The municipality runs the software itself; its maker is not known to the tax authority.
    supplier: { tax_number: taxNumber },
  }
  const id = v7()
  return { id, sent_at: clock.now(), premise, answer: await fiscal.sendPremise(told, id, clock.now()) }
}

const errorOf = (answer: FiscalAnswer<object>): string | null =>
  answer.outcome === 'confirmed' ? null : answer.outcome === 'refused' ? answer.code : answer.outcome

/** Notes the answer; premises that were changed meanwhile are not registered as they are now. */
export const handleRegisterBusinessPremise = implementPrepared(registerBusinessPremise, askAboutPremise, async (_, context, told) => {
  const { trx, clock, record } = context
  const { id, sent_at, premise, answer } = told
  const now = clock.now()
  const error = errorOf(answer)
  await insertRow(trx, 'fiscal_attempt', { id, premise_id: premise.id, sent_at, ...outcomeOf(answer, now) })
  await trx
    .updateTable('business_premise')
    .set({ registration_error: error, ...(error === null && { registered_at: now }) })
    .where('id', '=', premise.id)
    .where('version', '=', premise.version)
    .execute()
  record({ subject: { type: 'business_premise', id: premise.id, label: premise.code }, after: { fiscal_error: error } })
  return { outcome: answer.outcome, code: answer.outcome === 'refused' ? answer.code : null }
})

declare module '../../../platform/database/db.ts' {
  interface Tables extends TablesOf<typeof fiscalTables> {}
}

export const fiscalTables = {
  /** A message to the tax authority about an invoice or about premises. */
  fiscal_attempt: defineTable({
    // The MessageID.
    id: column.uuid('impersonal'),
    invoice_id: column.uuid('impersonal').orNull(),
    premise_id: column.uuid('impersonal').orNull(),
    subsequent: column.flag('impersonal').byDefault(),
    sent_at: column.instant('impersonal'),
    answered_at: column.instant('impersonal').orNull(),
    // Null while it is under way, and where the process ended before an answer was noted.
    outcome: column.text('impersonal').of<'confirmed' | 'refused' | 'unreachable' | 'untrusted'>().orNull(),
    code: column.text('impersonal').orNull(),
    detail: column.text('impersonal').orNull(),
    eor: column.text('impersonal').orNull(),
  }),
}

import { withdrawal } from '../withdrawn-entry.ts'
import { endRepresentation, recordRepresentation, recordSecureBox } from '@dovolilnice/contract/acts/representation/representation'
import { OperationError } from '@dovolilnice/contract/errors'
import { localDayOf } from '@dovolilnice/contract/primitives/local-day'
import { v7 } from 'uuid'
import { announce } from '../../../platform/database/notify.ts'
import { type Trx, insertRow, updateRow, findRow } from '../../../platform/database/db.ts'
import { type Context, implement } from '../../../platform/http/context.ts'
import { type Matter, ofMatter } from '../issue/take-act-number.ts'
import { lockMatters, lockRecord, recordOf } from '../matter/lock-matter.ts'
import { readSettings } from '../settings/act-settings.ts'
import { refuse } from '../service/serve-act.ts'
import { boxFor, representativeOf, type RepresentationRecord } from './representation-tables.ts'

const recordChange = (
  context: Context,
  id: string,
  { type, number }: Awaited<ReturnType<typeof recordOf>>,
  changes: object,
  reason?: string,
) => context.record({ subject: { type, id, label: number }, ...changes, ...(reason !== undefined && { reason }) })

const auditValues = ({
  name,
  document,
  scope,
  valid_until,
}: Pick<RepresentationRecord, 'name' | 'document' | 'scope' | 'valid_until'>) => ({
  ...{ representative: name, power_of_attorney: document, representation_scope: scope, represented_until: valid_until },
})

export const handleRecordRepresentation = implement(recordRepresentation, async ({ params: { id }, body }, context) => {
  const { trx, now, user } = context
  const record = await lockRecord(trx, id)
  const { application_id, permit_id } = record
  const today = localDayOf(now)
  const { valid_until = null, ...attorney } = body
  if (valid_until !== null && valid_until < today) refuse(context, 'valid_until', 'day_past')
  if ((await representativeOf(trx, record, today)) !== undefined) throw new OperationError('duplicate')
  const row = {
    id: v7(),
    application_id,
    permit_id,
    ...attorney,
    valid_until,
    entered_by: user.id,
    entered_by_name: user.name,
    created_at: now,
  }
  await insertRow(trx, 'representation', row)
  await announce(trx, 'applications')
  recordChange(context, id, record, { after: auditValues(row) })
  return { id: row.id }
})

export const handleEndRepresentation = implement(endRepresentation, async ({ params, body }, context) => {
  const { trx } = context
  const found = await findRow(trx, 'representation', params.id, ['application_id', 'permit_id'])
  await lockMatters(trx, [found])
  const before = await trx.selectFrom('representation').selectAll().where('id', '=', params.id).executeTakeFirstOrThrow()
  if (before.version !== body.version) throw new OperationError('conflict', { details: { version: before.version } })
  if (before.withdrawn_at !== null) throw new OperationError('illegal_transition')
  await updateRow(trx, 'representation', before.id, withdrawal(context, before, body.reason))
  await announce(trx, 'applications')
  const id = found.application_id ?? found.permit_id ?? ''
  recordChange(context, id, await recordOf(trx, id), { before: auditValues(before) }, body.reason)
})

/** Records, changes or takes back the secure box of whoever acts of a matter are served on now. @throws OperationError `illegal_transition` */
const writeBox = async (context: Context, id: string, address: string, who: 'anybody' | 'party'): Promise<void> => {
  const { trx, now, actor } = context
  const record = await lockRecord(trx, id)
  const { application_id, permit_id } = record
  const before = await boxFor(trx, record, localDayOf(now))
  const representation_id = (await representativeOf(trx, record, localDayOf(now)))?.id ?? null
  if (!(await readSettings(trx)).e_service || (who === 'party' && representation_id !== null))
    throw new OperationError('illegal_transition')
  await trx.deleteFrom('secure_box').where(ofMatter(record)).execute()
  const row = { id: v7(), application_id, permit_id, representation_id, address, created_at: now }
  const by = { entered_by: actor.id, entered_by_name: actor.name }
  if (address !== '') await insertRow(trx, 'secure_box', { ...row, ...by })
  await announce(trx, 'applications')
  recordChange(context, id, record, { before: { secure_box: before?.address ?? null }, after: { secure_box: address || null } })
}

export const handleRecordSecureBox = implement(recordSecureBox, ({ params, body }, context) =>
  writeBox(context, params.id, body.address, 'anybody'),
)

/** The party itself says into which box acts about its application go; where somebody represents it, they go to them. */
export const recordPartyBox = (context: Context, applicationId: string, address: string): Promise<void> =>
  writeBox(context, applicationId, address, 'party')

/** The box of whoever acts of a matter are served on, empty where none is recorded; null where the town does not serve into boxes. */
export const readSecureBox = async (trx: Trx, matter: Matter, today: string) =>
  (await readSettings(trx)).e_service ? { address: (await boxFor(trx, matter, today))?.address ?? '' } : null

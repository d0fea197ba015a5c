import type {
  endRepresentation,
  recordRepresentation,
  representationSchema,
} from '@dovolilnice/contract/acts/representation/representation'
import { OperationError } from '@dovolilnice/contract/errors'
import { localDayOf } from '@dovolilnice/contract/primitives/local-day'
import type { Generated } from 'kysely'
import { v7 } from 'uuid'
import { z } from 'zod/mini'
import { announce } from '../../../platform/database/notify.ts'
import type { Db, Row, Trx } from '../../../platform/database/tables.ts'
import type { Context, Handler } from '../../../platform/http/context.ts'
import { collected, type OwnedTables, type OwnerPrivacy } from '../../../platform/privacy/owner.ts'
import type { OwnedProcessing } from '../../../platform/privacy/processing.ts'
import { type Matter, ofMatter } from '../issue/take-act-number.ts'
import { lockMatters } from '../matter/lock-matter.ts'
import { refuse } from '../service/serve-act.ts'
import { withdrawnEntryPrivacy } from '../withdrawn-entry.ts'
import type { WithdrawnEntry } from '../withdrawn-entry.ts'

/** Who represents the party of a matter, and by what paper. */
export interface RepresentationTable extends WithdrawnEntry {
  id: string
  application_id: string | null
  permit_id: string | null
  name: string
  street: string
  post_code: string
  city: string
  document: string
  scope: string
  /** The last day; null: until it is taken back. */
  valid_until: string | null
  entered_by: string | null
  entered_by_name: string
  created_at: Date
  version: Generated<number>
}

declare module '../../../platform/database/tables.ts' {
  interface Tables {
    representation: RepresentationTable
  }
}

/** Kept with the acts, whose service it proves. */
export const representationTables: OwnedTables = {
  representation: {
    id: 'impersonal',
    application_id: 'kept',
    permit_id: 'kept',
    name: 'kept',
    street: 'kept',
    post_code: 'kept',
    city: 'kept',
    document: 'kept',
    scope: 'kept',
    valid_until: 'impersonal',
    entered_by: 'kept',
    entered_by_name: 'kept',
    created_at: 'impersonal',
    ...withdrawnEntryPrivacy,
    version: 'impersonal',
  },
}

export const representationProcessing: OwnedProcessing = {
  representation: {
    activity: 'acts',
    name: { sl: 'Pooblaščenci strank', en: 'Representatives of parties' },
    data: ['identity', 'contact', 'staff'],
    kept: 'archive',
  },
}

const ownSchema = z.object({ name: z.string(), document: z.string(), scope: z.string(), valid_until: z.nullable(z.string()) })

/** With a person's own data goes who represents them. */
export const collectRepresentations: NonNullable<OwnerPrivacy['collect']> = {
  representations: collected(z.array(ownSchema), async (db, records) =>
    records.length === 0
      ? []
      : db
          .selectFrom('representation')
          .selectAll()
          .where((is) => is.or([is('application_id', 'in', records), is('permit_id', 'in', records)]))
          .orderBy('created_at')
          .execute(),
  ),
}

type Stored = Row<'representation'>

const holdsOn = ({ withdrawn_at: ended, valid_until: until }: Stored, today: string): boolean =>
  ended === null && (until === null || until >= today)

export const presentRepresentation = (row: Stored, today: string): z.input<typeof representationSchema> => ({
  ...row,
  holds: holdsOn(row, today),
})

/** All of a matter, the newest first. */
export const readRepresentations = (db: Db, matter: Matter): Promise<Stored[]> =>
  db.selectFrom('representation').selectAll().where(ofMatter(matter)).orderBy('created_at', 'desc').orderBy('id').execute()

/** On whom acts of a matter are served today instead of the party. */
export const representativeOf = async (trx: Trx, matter: Matter, today: string): Promise<Stored | undefined> =>
  (await readRepresentations(trx, matter)).find((one) => holdsOn(one, today))

/** The application or permit of an id, as the matter of its acts. @throws OperationError `not_found` */
const recordOf = async (trx: Trx, id: string) => {
  const application = await trx.selectFrom('application').select(['id', 'number']).where('id', '=', id).executeTakeFirst()
  if (application !== undefined) return { type: 'application' as const, number: application.number, application_id: id, permit_id: null }
  const permit = await trx.selectFrom('permit').select(['id', 'number']).where('id', '=', id).executeTakeFirst()
  if (permit === undefined) throw new OperationError('not_found')
  return { type: 'permit' as const, number: permit.number, application_id: null, permit_id: id }
}

const recordChange = (
  context: Context,
  id: string,
  { type, number }: Awaited<ReturnType<typeof recordOf>>,
  changes: object,
  reason?: string,
) => context.record({ subject: { type, id, label: number }, ...changes, ...(reason !== undefined && { reason }) })

const auditValues = ({ name, document, scope, valid_until }: Pick<Stored, 'name' | 'document' | 'scope' | 'valid_until'>) => ({
  ...{ representative: name, power_of_attorney: document, representation_scope: scope, represented_until: valid_until },
})

export const handleRecordRepresentation: Handler<typeof recordRepresentation> = async ({ params: { id }, body }, context) => {
  const { trx, now, user } = context
  const record = await recordOf(trx, id)
  const { application_id, permit_id } = record
  await lockMatters(trx, [record])
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
  await trx.insertInto('representation').values(row).execute()
  await announce(trx, 'applications')
  recordChange(context, id, record, { after: auditValues(row) })
  return { id: row.id }
}

export const handleEndRepresentation: Handler<typeof endRepresentation> = async ({ params, body }, context) => {
  const { trx, now, user } = context
  const found = await trx
    .selectFrom('representation')
    .select(['application_id', 'permit_id'])
    .where('id', '=', params.id)
    .executeTakeFirst()
  if (found === undefined) throw new OperationError('not_found')
  await lockMatters(trx, [found])
  const before = await trx.selectFrom('representation').selectAll().where('id', '=', params.id).executeTakeFirstOrThrow()
  if (before.version !== body.version) throw new OperationError('conflict', { details: { version: before.version } })
  if (before.withdrawn_at !== null) throw new OperationError('illegal_transition')
  await trx
    .updateTable('representation')
    .set({ withdrawn_at: now, withdrawn_by: user.id, withdrawn_by_name: user.name, withdrawn_reason: body.reason })
    .set({ version: before.version + 1 })
    .where('id', '=', before.id)
    .execute()
  await announce(trx, 'applications')
  const id = found.application_id ?? found.permit_id ?? ''
  recordChange(context, id, await recordOf(trx, id), { before: auditValues(before) }, body.reason)
}

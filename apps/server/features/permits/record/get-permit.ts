import { revocationKinds } from '@dovolilnice/contract/acts/suspension-ground'
import type { ownPermitSchema, permitLinkSchema } from '@dovolilnice/contract/permits/permit'
import type { ReplaceReason } from '@dovolilnice/contract/permits/permit-labels'
import { allowedPermitActions, permitStatusOn } from '@dovolilnice/contract/permits/permit-status'
import type { z } from 'zod/mini'
import { type Db, type Trx, ifGiven, sql, type Row } from '../../../platform/database/db.ts'
import { OperationError } from '@dovolilnice/contract/errors'
import type { PermitKindRow, PermitRow } from '../issue/permit-draft.ts'
import { shownWindows } from '@dovolilnice/contract/parking/own-hours'
import { lastingPlates } from '@dovolilnice/contract/permits/issue/replacement-rules'
import { localDayOf } from '@dovolilnice/contract/primitives/local-day'
import { type Services, implement } from '../../../platform/http/context.ts'
import { type PermitReader, vehicleSummary } from '../list/permit-list.ts'
import { verificationUrl } from '../verify/verification-code.ts'
import { getOwnPermit, getPermit } from '@dovolilnice/contract/permits/record/operations'
import { endedStatuses } from '@dovolilnice/contract/applications/application-status'
import { readMails } from '../../../platform/mail/read-mails.ts'
import { findPermitBlocks } from './permit-deletion.ts'

type Link = Pick<Row<'permit'>, 'id' | 'number' | 'status' | 'valid_from' | 'valid_until' | 'from_time' | 'until_time' | 'issued_at'> & {
  replace_reason: ReplaceReason | null
}

/** What replaced what, from the first permit to the last, whichever of them is asked for. */
const readChain = async (db: Db, permitId: string, today: string): Promise<z.input<typeof permitLinkSchema>[]> => {
  const { rows } = await sql<Link>`
    with recursive older as (
      select id, replaces_permit_id, 0 as step from permit where id = ${permitId}
      union all
      select p.id, p.replaces_permit_id, o.step - 1 from permit p join older o on p.id = o.replaces_permit_id where o.step > -100
    ), newer as (
      select id, 0 as step from permit where id = ${permitId}
      union all
      select p.id, n.step + 1 from permit p join newer n on p.replaces_permit_id = n.id where n.step < 100
    ), chain as (
      select id, step from older union select id, step from newer
    )
    select p.id, p.number, p.status, p.valid_from, p.valid_until, p.from_time, p.until_time, p.issued_at, p.replace_reason
    from chain join permit p using (id) order by chain.step, p.created_at`.execute(db)
  return rows.map((link) => ({ ...link, status: permitStatusOn(link, today) }))
}

/** The permit by its id. @param userId whose it must be */
export const permitRows = (db: Db, id: string, userId: string | undefined) =>
  db
    .selectFrom('permit')
    .selectAll()
    .where('id', '=', id)
    .$call(ifGiven(userId, (query, userId) => query.where('user_id', '=', userId)))

/** @throws OperationError `not_found` */
export const found = (permit: PermitRow | undefined): PermitRow => {
  if (permit === undefined) throw new OperationError('not_found')
  return permit
}

/** @throws OperationError `not_found`, also for what is not this person's */
export const findPermit = async (db: Db, id: string, userId?: string): Promise<PermitRow> =>
  found(await permitRows(db, id, userId).executeTakeFirst())

type OwnPermit = z.input<typeof ownPermitSchema>

/** Ways of opening; one that the holder blocked has the instant. */
export const readCredentials = (trx: Db, permitId: string) =>
  trx
    .selectFrom('permit_credential')
    .select(['id', 'kind', 'value', 'value_normalised', 'valid_from', 'valid_until', 'vehicle_class'])
    .select((from) =>
      from
        .selectFrom('credential_block as block')
        .innerJoin('permit', 'permit.user_id', 'block.user_id')
        .select('block.blocked_at')
        .whereRef('permit.id', '=', 'permit_credential.permit_id')
        .whereRef('block.kind', '=', 'permit_credential.kind')
        .whereRef('block.value_normalised', '=', 'permit_credential.value_normalised')
        .where('block.lifted_at', 'is', null)
        .as('blocked_at'),
    )
    .where('permit_id', '=', permitId)
    .orderBy(sql`array_position(array['plate', 'rfid', 'phone'], kind)`)
    .orderBy('created_at')
    .orderBy('id')
    .execute()

/** The vehicles that a permit has for all its days. */
export const lastingPlatesOf = async (db: Db, permitId: string): Promise<string[]> => lastingPlates(await readCredentials(db, permitId))

/** The vehicles among the ways of opening. */
export const platesAmong = <C extends { kind: string }>(credentials: readonly C[]): C[] =>
  credentials.filter(({ kind }) => kind === 'plate')

/** Required documents that end before the permit does, by what its kind calls them. */
const readOutlived = async (trx: Trx, permitId: string, { documents }: PermitKindRow) => {
  const rows = await trx
    .selectFrom('outlived_document')
    .select(['document_id as id', 'type', 'expires_on'])
    .where('permit_id', '=', permitId)
    .orderBy('expires_on')
    .execute()
  return rows.flatMap(({ type, ...row }) => {
    const name = documents.find((one) => one.type === type)?.name
    return name === undefined ? [] : [{ ...row, name }]
  })
}

/** A permit with what its kind and lot say, for its holder and as the core of what a clerk sees. */
export const readOwnPermit = async (trx: Trx, services: Services, permit: PermitRow, reader: PermitReader): Promise<OwnPermit> => {
  const today = localDayOf(services.clock.now())
  const kind = await trx.selectFrom('permit_kind').selectAll().where('id', '=', permit.permit_kind_id).executeTakeFirstOrThrow()
  const lot = await trx
    .selectFrom('parking_lot')
    .innerJoin('zone', 'zone.name', 'parking_lot.zone')
    .select(['parking_lot.title', 'parking_lot.zone', 'zone.title as zone_name'])
    .where('parking_lot.id', '=', permit.parking_lot_id)
    .executeTakeFirstOrThrow()
  const credentials = await readCredentials(trx, permit.id)
  return {
    ...permit,
    replace_reason: permit.replace_reason as ReplaceReason | null,
    status: permitStatusOn(permit, today),
    permit_kind_name: kind.name,
    parking_lot_name: lot.title,
    zone: lot.zone,
    zone_name: lot.zone_name,
    openings: kind.openings,
    time_windows: shownWindows(kind.time_windows, permit),
    max_vehicles: kind.max_vehicles,
    ...vehicleSummary(permit, platesAmong(credentials), today),
    credentials,
    outlived_documents: await readOutlived(trx, permit.id, kind),
    chain: await readChain(trx, permit.id, today),
    verification_url: verificationUrl(services.config.publicUrl, permit),
    actions: allowedPermitActions(permit, today, reader),
    takings: (await services.capabilities.readTakings(trx, [permit.id]))(permit.id),
  }
}

const readPerson = async (trx: Trx, id: string | null) =>
  id === null ? null : ((await trx.selectFrom('app_user').select(['id', 'name']).where('id', '=', id).executeTakeFirst()) ?? null)

/** What the permit's own row leads to. */
const readSurroundings = async (trx: Trx, permit: PermitRow) => ({
  user_type_name: (await trx.selectFrom('user_type').select('name').where('code', '=', permit.user_type_code).executeTakeFirstOrThrow())
    .name,
  user: await readPerson(trx, permit.user_id),
  issued_by_name: (await readPerson(trx, permit.issued_by))?.name ?? null,
  application:
    permit.application_id === null
      ? null
      : ((await trx.selectFrom('application').select(['id', 'number']).where('id', '=', permit.application_id).executeTakeFirst()) ?? null),
  pending_applications: await trx
    .selectFrom('application')
    .select(['id', 'number'])
    .where((is) => is.or([is('renews_permit_id', '=', permit.id), is('replaces_permit_id', '=', permit.id)]))
    .where('status', 'not in', endedStatuses)
    .orderBy('created_at', 'desc')
    .execute(),
  documents: await trx
    .selectFrom('document')
    .select(['id', 'type', 'file_name', 'media_type', 'created_at'])
    .where('permit_id', '=', permit.id)
    .where('deleted_at', 'is', null)
    .orderBy('created_at')
    .execute(),
})

export const handleGetPermit = implement(getPermit, async ({ params }, context) => {
  const { trx, user, capabilities } = context
  const permit = await findPermit(trx, params.id)
  context.record({ subject: { type: 'permit', id: permit.id, label: permit.number } })
  return {
    ...permit,
    ...(await readOwnPermit(trx, context, permit, user.permissions)),
    ...(await readSurroundings(trx, permit)),
    has_revocation: await capabilities.hasAct(trx, { application_id: null, permit_id: permit.id }, revocationKinds),
    deletion_blocks: await findPermitBlocks(trx, permit, localDayOf(context.now)),
    history: await capabilities.readHistory(trx, permit.id),
    mails: await readMails(trx, permit.id, context.now),
  }
})

export const handleGetOwnPermit = implement(getOwnPermit, async ({ params }, context) => {
  const { trx, user, capabilities } = context
  const permit = await findPermit(trx, params.id, user.id)
  return { ...(await readOwnPermit(trx, context, permit, ['holder'])), ...(await capabilities.readPartyAppeals(trx, context, { permit })) }
})

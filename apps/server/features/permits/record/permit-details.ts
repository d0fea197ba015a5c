import { shownWindows } from '@dovolilnice/contract/parking/own-hours'
import type { ownPermitSchema } from '@dovolilnice/contract/permits/permit'
import { lastingPlates } from '@dovolilnice/contract/permits/issue/replacement-rules'
import type { ReplaceReason } from '@dovolilnice/contract/permits/permit-labels'
import { allowedPermitActions, permitStatusOn } from '@dovolilnice/contract/permits/permit-status'
import { localDayOf } from '@dovolilnice/contract/primitives/local-day'
import { sql } from 'kysely'
import type { z } from 'zod/mini'
import type { Db, Trx } from '../../../platform/database/tables.ts'
import type { Services } from '../../../platform/http/context.ts'
import { readChain } from './permit-chain.ts'
import type { PermitKindRow, PermitRow } from '../issue/permit-draft.ts'
import { vehicleSummary } from '../list/permit-list.ts'
import type { PermitReader } from '../list/permit-list.ts'
import { verificationUrl } from '../verify/verification-code.ts'

declare module '../../../platform/http/context.ts' {
  interface Capabilities {
    lastingPlatesOf: typeof lastingPlatesOf
  }
}

type OwnPermit = z.input<typeof ownPermitSchema>

/** Ways of opening; one that the holder blocked has the instant. */
export const readCredentials = (trx: Db, permitId: string) =>
  trx
    .selectFrom('permit_credential')
    .select(['id', 'kind', 'value', 'value_normalised', 'valid_from', 'valid_until'])
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
  }
}

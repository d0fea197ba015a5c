import { earliestRequest, suspensionKindOf } from '@dovolilnice/contract/acts/suspension-ground'
import type { SuspensionGround } from '@dovolilnice/contract/acts/suspension-ground'
import { localDayOf } from '@dovolilnice/contract/primitives/local-day'
import type { Context } from '../../../platform/http/context.ts'
import { refuse } from '../service/require-day.ts'

declare module '../../../platform/http/context.ts' {
  interface Capabilities {
    suspensionBy: typeof suspensionBy
  }
}

/**
 * The act of a permit's suspension that began so, with the day of the request.
 * @throws OperationError `validation` without a day, with one that lies ahead or before the permit and those whose places it took
 */
export const suspensionBy = async (
  context: Context,
  permitId: string | null,
  { ground, requested_on: day }: { ground: SuspensionGround; requested_on?: string | undefined },
) => {
  if (ground === 'ex_officio') return { kind: suspensionKindOf.ex_officio, requested_on: null }
  if (day === undefined) return refuse(context, 'requested_on', 'required')
  if (day > localDayOf(context.now)) refuse(context, 'requested_on', 'day_future')
  const chain = await context.trx
    .withRecursive('chain', (db) =>
      db
        .selectFrom('permit')
        .select(['issued_at', 'valid_from', 'replaces_permit_id'])
        .where('id', '=', permitId)
        .unionAll(
          db
            .selectFrom('permit as older')
            .innerJoin('chain', 'chain.replaces_permit_id', 'older.id')
            .select(['older.issued_at', 'older.valid_from', 'older.replaces_permit_id']),
        ),
    )
    .selectFrom('chain')
    .select(['issued_at', 'valid_from'])
    .execute()
  const earliest = earliestRequest(chain)
  if (earliest !== null && day < earliest) refuse(context, 'requested_on', 'before_permit')
  return { kind: suspensionKindOf.on_request, requested_on: day }
}

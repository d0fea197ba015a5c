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
 * @throws OperationError `validation` without a day, with one that lies ahead or before the permit
 */
export const suspensionBy = async (
  context: Context,
  permitId: string | null,
  { ground, requested_on: day }: { ground: SuspensionGround; requested_on?: string | undefined },
) => {
  if (ground === 'ex_officio') return { kind: suspensionKindOf.ex_officio, requested_on: null }
  if (day === undefined) return refuse(context, 'requested_on', 'required')
  if (day > localDayOf(context.now)) refuse(context, 'requested_on', 'day_future')
  const permit = await context.trx
    .selectFrom('permit')
    .select(['issued_at', 'valid_from', 'replace_reason'])
    .where('id', '=', permitId)
    .executeTakeFirst()
  const earliest = permit === undefined ? null : earliestRequest(permit)
  if (earliest !== null && day < earliest) refuse(context, 'requested_on', 'before_permit')
  return { kind: suspensionKindOf.on_request, requested_on: day }
}

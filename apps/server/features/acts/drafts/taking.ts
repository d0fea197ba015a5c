import { isProvisional } from '@dovolilnice/contract/acts/grounds'
import { earliestRequest, isSuspension, type Taking, type TakingGround, takingKindOf } from '@dovolilnice/contract/acts/suspension-ground'
import { addDays, localDayOf } from '@dovolilnice/contract/primitives/local-day'
import type { ActKind } from '@dovolilnice/contract/acts/act-kinds'
import type { Context } from '../../../platform/http/context.ts'
import { refuse } from '../service/serve-act.ts'
import { readSettings } from '../settings/act-settings.ts'

/**
 * The act of a permit's suspension or revocation that began so, with the day of the request.
 * @throws OperationError `validation` without a day, with one that lies ahead or before the permit and those whose places it took
 */
export const takingBy = async (
  context: Context,
  permitId: string | null,
  taking: Taking,
  { ground, requested_on: day }: { ground: TakingGround; requested_on?: string | undefined },
) => {
  if (ground === 'ex_officio') return { kind: takingKindOf[taking].ex_officio, requested_on: null }
  if (day === undefined) return refuse(context, 'requested_on', 'required')
  if (day > localDayOf(context.now)) refuse(context, 'requested_on', 'day_future')
  const chain = await context.trx
    .selectFrom('permit')
    .select(['issued_at', 'valid_from'])
    // A union, because an OR would read all permits.
    .where('id', 'in', (is) =>
      is
        .selectFrom('permit')
        .select('id')
        .where('id', '=', permitId)
        .unionAll(is.selectFrom('permit_predecessor').select('older_id as id').where('permit_id', '=', permitId)),
    )
    .execute()
  const earliest = earliestRequest(chain)
  if (earliest !== null && day < earliest) refuse(context, 'requested_on', 'before_permit')
  return { kind: takingKindOf[taking].on_request, requested_on: day }
}

/**
 * What a suspension waits for, and its last day; nothing for any other act. A provisional decision has an end within the town's longest time (ZUP, art. 221).
 * @throws OperationError `validation` for a day that has passed or lies too far ahead
 */
export const endOfSuspension = async (
  context: Context,
  kind: ActKind,
  { awaits = '', ends_on: day }: { awaits?: string | undefined; ends_on?: string | null | undefined },
): Promise<{ awaits: string; ends_on: string | null }> => {
  if (!isSuspension(kind)) return { awaits: '', ends_on: null }
  const today = localDayOf(context.now)
  if (day && day < today) refuse(context, 'ends_on', 'day_past')
  const last = addDays(today, (await readSettings(context.trx)).suspension_days)
  if (day && isProvisional(kind) && day > last) refuse(context, 'ends_on', 'suspension_too_long', last)
  return { awaits: isProvisional(kind) ? awaits : '', ends_on: day ?? null }
}

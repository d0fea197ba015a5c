import { suspensionKindOf } from '@dovolilnice/contract/acts/suspension-ground'
import type { SuspensionGround } from '@dovolilnice/contract/acts/suspension-ground'
import { localDayOf } from '@dovolilnice/contract/primitives/local-day'
import type { Context } from '../../../platform/http/context.ts'
import { refuse } from '../service/require-day.ts'

declare module '../../../platform/http/context.ts' {
  interface Capabilities {
    suspensionBy: typeof suspensionBy
  }
}

/** The act of a suspension that began so, with the day of the request. @throws OperationError `validation` without a day, or with one that lies ahead */
export const suspensionBy = (
  context: Context,
  { ground, requested_on: day }: { ground: SuspensionGround; requested_on?: string | undefined },
) => {
  if (ground === 'ex_officio') return { kind: suspensionKindOf.ex_officio, requested_on: null }
  if (day === undefined) return refuse(context, 'requested_on', 'required')
  if (day > localDayOf(context.now)) refuse(context, 'requested_on', 'day_future')
  return { kind: suspensionKindOf.on_request, requested_on: day }
}

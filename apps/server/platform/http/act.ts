import type { Operation, OperationInput } from '@dovolilnice/contract/operation'
import { z } from 'zod/mini'
import { recordEvent } from '../audit/record-event.ts'
import type { Services } from './context.ts'
import type { Route } from './feature.ts'
import { makeContext } from './make-context.ts'
import type { Call } from './make-context.ts'

/** zod/mini brings no sentences along; the log needs them. Callers read those of contract/field-rules. */
const english = z.locales.en().localeError

/** Nothing leaves unpresented: the output's schema is the list of what may. */
const present = (operation: Operation, result: unknown): unknown => {
  if (operation.output === undefined) return result
  const presented = operation.output.safeParse(result, { error: english })
  if (!presented.success) throw new Error(`${operation.name} answered outside its contract: ${z.prettifyError(presented.error)}`)
  return presented.data
}

/** Opens the transaction, acts, presents and audits; the answer as it may leave. */
export const act = (
  route: Route,
  services: Services,
  call: Omit<Call, 'trx' | 'services' | 'operation'>,
  input: OperationInput<Operation>,
): Promise<unknown> =>
  services.database.transaction(async (trx) => {
    const { operation } = route
    const { context, events } = makeContext({ ...call, services, trx, operation })
    const presented = present(operation, await route.handle(input, context))
    if ((operation.audit === undefined) !== (events.length === 0))
      throw new Error(`${operation.name}: what it declares to audit and what it recorded differ`)
    for (const event of events) await recordEvent(trx, event, services.clock)
    return presented
  })

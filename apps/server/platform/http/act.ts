import type { Operation, OperationInput } from '@dovolilnice/contract/operation'
import { z } from 'zod/mini'
import { recordEvent } from '../audit/record-event.ts'
import type { Services } from './context.ts'
import type { Route } from './feature.ts'
import { contextBefore, makeContext } from './make-context.ts'
import type { Call } from './make-context.ts'

/** zod/mini has no messages of its own; these are for the log. Callers get those of contract/field-rules. */
const english = z.locales.en().localeError

/** Parses the answer by the output schema, so that only fields of the schema are sent. */
const present = (operation: Operation, result: unknown): unknown => {
  if (operation.output === undefined) return result
  const presented = operation.output.safeParse(result, { error: english })
  if (!presented.success) throw new Error(`${operation.name} answered outside its contract: ${z.prettifyError(presented.error)}`)
  return presented.data
}

/** Prepares, opens the transaction, runs the handler, presents and audits; resolves with the answer to send. */
export const act = async (
  { operation, prepare, handle }: Route,
  services: Services,
  call: Omit<Call, 'trx' | 'services' | 'operation'>,
  input: OperationInput<Operation>,
): Promise<unknown> => {
  const prepared = await prepare?.(input, contextBefore({ ...call, services, operation }))
  return services.database.transaction(async (trx) => {
    const { context, events } = makeContext({ ...call, services, trx, operation })
    const presented = present(operation, await handle(input, context, prepared))
    if ((operation.audit === undefined) !== (events.length === 0))
      throw new Error(`${operation.name}: what it declares to audit and what it recorded differ`)
    for (const event of events) await recordEvent(trx, event, services.clock)
    return presented
  })
}

import { needsAntiForgery } from '@dovolilnice/contract/operation'
import type { Operation, OperationInput } from '@dovolilnice/contract/operation'
import { z } from 'zod/mini'
import type { Outside } from '../security/limited-turns.ts'
import { recordEvent } from '../audit/record-event.ts'
import type { AuditEvent } from '../audit/record-event.ts'
import { requireUnrestricted } from '../privacy/restrictions.ts'
import { recordLook } from '../audit/record-look.ts'
import type { Services } from './context.ts'
import type { Route } from './feature.ts'
import { contextBefore, makeContext, makeReading } from './make-context.ts'
import type { Call } from './make-context.ts'
import { presentFast } from './present-list.ts'

/** zod/mini has no messages of its own; these are for the log. Callers get those of contract/field-rules. */
const english = z.locales.en().localeError

/** Parses the answer by the output schema, so that only fields of the schema are sent. */
const present = (operation: Operation, result: unknown): unknown => {
  if (operation.output === undefined) return result
  const presented = operation.output.safeParse(result, { error: english })
  if (!presented.success) throw new Error(`${operation.name} answered outside its contract: ${z.prettifyError(presented.error)}`)
  return presented.data
}

const requireDeclared = ({ name, audit }: Operation, events: readonly AuditEvent[]): void => {
  if ((audit === undefined) !== (events.length === 0)) throw new Error(`${name}: what it declares to audit and what it recorded differ`)
}

type Known = Omit<Call, 'trx' | 'services' | 'operation'> & { outside: Outside }

/** Reads, presents and audits without a transaction; the answer goes out when the look stands in the trail. */
const actReading = async (route: Route, read: NonNullable<Route['read']>, services: Services, call: Known, input: unknown) => {
  const { operation } = route
  const { context, events } = makeReading({ ...call, services, operation })
  const result = await read(input, context)
  const presented = (operation.output && presentFast(operation.output, result)) ?? present(operation, result)
  requireDeclared(operation, events)
  for (const event of events) await recordLook(services, event)
  return presented
}

/** Prepares, opens the transaction, runs the handler, presents and audits; resolves with the answer to send. */
export const act = async (route: Route, services: Services, call: Known, input: OperationInput<Operation>): Promise<unknown> => {
  const { operation, prepare, handle, read } = route
  if (read !== undefined) return actReading(route, read, services, call, input)
  const prepared = prepare && (await call.outside(() => prepare(input, contextBefore({ ...call, services, operation }))))
  return services.database.transaction(async (trx) => {
    if (needsAntiForgery(operation)) await requireUnrestricted(trx, input.params)
    const { context, events } = makeContext({ ...call, services, trx, operation })
    const presented = present(operation, await handle(input, context, prepared))
    requireDeclared(operation, events)
    for (const event of events) await recordEvent(trx, event, services.clock)
    return presented
  })
}

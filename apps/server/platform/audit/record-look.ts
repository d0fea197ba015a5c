import type { Services } from '../http/context.ts'
import type { Database } from '../database/database.ts'
import { type AuditEvent, changedValues, isLook, recordOnce, sameLookMs } from './record-event.ts'

const mostRemembered = 10_000
/** When each look was recorded, for each open database, in ms since 1970. */
const memories = new WeakMap<Database, Map<string, number>>()

const memoryOf = (database: Database): Map<string, number> => {
  const memory = memories.get(database) ?? new Map<string, number>()
  memories.set(database, memory)
  return memory
}

/** What makes two looks the same one: the rule of `recordOnce`. */
const keyOf = ({ actor, action, subject, address, after }: AuditEvent): string =>
  JSON.stringify([actor.id, action, subject?.id ?? null, address ?? null, changedValues(undefined, after).after])

/**
 * Records the event of a call that only reads. A look that this process has seen in the trail within the last quarter of an hour is not
 * looked for again; any other is asked of the trail, because another process may have recorded it.
 */
export const recordLook = async ({ database, clock }: Pick<Services, 'database' | 'clock'>, event: AuditEvent): Promise<void> => {
  const record = () => database.transaction((trx) => recordOnce(trx, event, clock))
  if (!isLook(event)) return void (await record())
  const memory = memoryOf(database)
  const key = keyOf(event)
  const recorded = memory.get(key)
  if (recorded !== undefined && recorded > clock.now().getTime() - sameLookMs) return
  const at = await record()
  memory.delete(key)
  memory.set(key, at.getTime())
  const [eldest] = memory.keys()
  if (memory.size > mostRemembered && eldest !== undefined) memory.delete(eldest)
}

import { actionSentences, eventField, topicOf } from '@dovolilnice/contract/events/event-words'
import { eventLeaves, type EventLeaf } from '@dovolilnice/contract/events/event-leaves'
import { idSchema, instantSchema } from '@dovolilnice/contract/primitives/field-schemas'
import type { Db } from '../platform/database/db.ts'

/** Fields that hold a code or anything that a person wrote: a reason, a number, what was asked of a list. */
const isFree = (key: string): boolean => ['reason', 'replaces', 'action', 'subject_type'].includes(key)
/** The municipality's editable texts have keys of their own. */
const isOwnText = (path: string): boolean => path.startsWith('texts.')

const isRaw = (value: unknown): boolean =>
  (typeof value === 'object' && value !== null) || idSchema.safeParse(value).success || instantSchema.safeParse(value).success

const fault = ({ key, path, value }: EventLeaf, topic: string): string[] => {
  const field = eventField(key, topic)
  if (field === undefined || isOwnText(path)) return []
  const where = `${topic}: ${path}`
  if (field === null) return [`${where} has no name`]
  const values = (Array.isArray(value) ? value : [value]).filter((one) => one !== null)
  const { choices } = field
  if (choices !== undefined && !isFree(key) && field.kind === undefined)
    return values.flatMap((one) => (choices[String(one)] === undefined ? [`${where} says ${JSON.stringify(one)}, which has no word`] : []))
  return field.kind === undefined && values.some(isRaw) ? [`${where} would be shown as it is stored: ${JSON.stringify(value)}`] : []
}

/**
 * What the audit trail holds and no screen could show in words: an action without a sentence, a field without a name, a code without a label, an
 * id or an instant whose field has no kind. Each test product asks when it closes, so that every recorded event of every test is checked.
 */
export const eventsWithoutWords = async (db: Db): Promise<string[]> => {
  const events = await db.selectFrom('event').select(['action', 'subject_type', 'before', 'after']).execute()
  const faults = events.flatMap((event) => {
    const topic = topicOf(event)
    if (actionSentences[event.action] === undefined) return [`${event.action} has no sentence`]
    return [event.before, event.after].flatMap((values) => eventLeaves(values, topic).flatMap((leaf) => fault(leaf, topic)))
  })
  return [...new Set(faults)]
}

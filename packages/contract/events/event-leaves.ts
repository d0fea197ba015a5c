import type { EventValues } from '../history/history.ts'
import { eventField } from './event-fields.ts'

/** One value that an event tells of; `language` where it is one side of a text in both languages. */
export interface EventLeaf {
  key: string
  /** Where it stands, as `municipality.phone`: the same field may stand in several parts. */
  path: string
  value: unknown
  language?: 'sl' | 'en'
}

const isGroup = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null && !Array.isArray(value)
const isText = (value: Record<string, unknown>): boolean => 'sl' in value && Object.keys(value).every((key) => key === 'sl' || key === 'en')

const wholeKinds = new Set(['validity', 'windows', 'prices', 'credentials', 'documents'])

const leavesUnder = (values: Record<string, unknown>, topic: string, before: string): EventLeaf[] =>
  Object.entries(values).flatMap(([key, value]): EventLeaf[] => {
    const path = before + key
    const field = eventField(key, topic)
    if (!isGroup(value) || wholeKinds.has(field?.kind ?? '')) return [{ key, path, value }]
    if (isText(value))
      return (['sl', 'en'] as const).map((language) => ({ key, path: `${path}.${language}`, value: value[language], language }))
    return leavesUnder(value, topic, `${path}.`)
  })

/** The values of an event, those of its groups (filters, a municipality's address) each on its own. */
export const eventLeaves = (values: EventValues, topic: string): EventLeaf[] => leavesUnder(values ?? {}, topic, '')

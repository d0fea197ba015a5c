import type { EventValues } from '../history/history.ts'
import { locales, type Locale } from '../locale.ts'
import { eventField } from './event-words.ts'

/** One value of an event; `language` when it is one language of a text in several. */
export interface EventLeaf {
  key: string
  /** Its path, such as `municipality.phone`: several parts may have the same field. */
  path: string
  value: unknown
  language?: Locale
}

const isGroup = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null && !Array.isArray(value)
const isLocale = (key: string): key is Locale => locales.some((locale) => locale === key)
const isText = (value: Record<string, unknown>): boolean => 'sl' in value && Object.keys(value).every(isLocale)

const wholeKinds = new Set(['validity', 'windows', 'prices', 'lines', 'fees', 'grounds', 'credentials', 'documents'])

const leavesUnder = (values: Record<string, unknown>, topic: string, before: string): EventLeaf[] =>
  Object.entries(values).flatMap(([key, value]): EventLeaf[] => {
    const path = before + key
    const field = eventField(key, topic)
    if (!isGroup(value) || wholeKinds.has(field?.kind ?? '')) return [{ key, path, value }]
    if (isText(value))
      return Object.keys(value)
        .filter(isLocale)
        .map((language) => ({ key, path: `${path}.${language}`, value: value[language], language }))
    return leavesUnder(value, topic, `${path}.`)
  })

/** The values of an event as a flat list, with the values inside groups (filters, a municipality's address) one by one. */
export const eventLeaves = (values: EventValues, topic: string): EventLeaf[] => leavesUnder(values ?? {}, topic, '')

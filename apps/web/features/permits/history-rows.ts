import type { EventValues, HistoryRow } from '@dovolilnice/contract/events/event'
import type { Locale, Text } from '@dovolilnice/contract/locale'
import { openingLabels, permitStatusLabels, replaceReasonLabels } from '@dovolilnice/contract/permits/permit-labels'
import type { Resources } from '@dovolilnice/contract/resources/read-resources'
import { formatDay, lastDayOf } from '../../platform/translate/format.ts'
import type { Translate } from '../../platform/translate/use-translate.ts'

/** Fields that say nothing to a person. */
const unspoken = ['version', 'user_id', 'locale']

interface Words {
  resources: Resources | undefined
  t: Translate
  locale: Locale
}

const storedLabels: Readonly<Record<string, Text>> = { ...permitStatusLabels, issued: { sl: 'Izdana', en: 'Issued' } }
const labelled = (labels: Readonly<Record<string, Text>>, value: unknown, t: Translate): unknown => {
  const label = labels[String(value)]
  return label === undefined ? value : t(label)
}

const kindNamed = (value: unknown, { resources, t }: Words): unknown => {
  const kind = resources?.permit_kinds.find(({ code }) => code === value)
  return kind === undefined ? labelled(openingLabels, value, t) : t(kind.name)
}

/** A value as a person says it: statuses, kinds, lots and days in words. */
const spoken = (field: string, value: unknown, words: Words): unknown => {
  const { resources, t, locale } = words
  if (value === null || value === undefined) return value
  switch (field) {
    case 'status':
      return labelled(storedLabels, value, t)
    case 'reason':
      return labelled(replaceReasonLabels, value, t)
    case 'kind':
      return kindNamed(value, words)
    case 'lot':
      return resources?.parking_lots.find(({ code }) => code === value)?.name ?? value
    case 'parking_lot_id':
      return resources?.parking_lots.find(({ id }) => id === value)?.name ?? value
    case 'user_type_code': {
      const type = resources?.user_types.find(({ code }) => code === value)
      return type === undefined ? value : t(type.name)
    }
    case 'replaces':
      return typeof value === 'object' ? labelled(replaceReasonLabels, (value as { reason?: string }).reason, t) : value
    case 'valid_until':
    case 'until':
      return formatDay(lastDayOf(String(value)), locale)
    case 'valid_from':
    case 'from':
      return formatDay(String(value), locale)
    default:
      return value
  }
}

/** `valid_until` is told as the last valid day, so it goes under that name. */
const nameOf = (field: string): string => (field === 'valid_until' || field === 'until' ? 'last_day' : field)

const speak = (values: EventValues, words: Words): EventValues =>
  values === null
    ? null
    : Object.fromEntries(
        Object.entries(values)
          .filter(([field]) => !unspoken.includes(field))
          .map(([field, value]) => [nameOf(field), spoken(field, value, words)]),
      )

/** The history in people's words. */
export const historyRows = (rows: readonly HistoryRow[], words: Words): HistoryRow[] =>
  rows.map((row) => ({ ...row, before: speak(row.before, words), after: speak(row.after, words) }))

import { applicationSourceLabels, applicationStatusLabels, periodLabels } from '@dovolilnice/contract/applications/application-labels'
import type { EventValues, HistoryRow } from '@dovolilnice/contract/events/event'
import type { Locale, Text } from '@dovolilnice/contract/locale'
import { formatCents } from '@dovolilnice/contract/primitives/money'
import type { Resources } from '@dovolilnice/contract/resources/read-resources'
import { formatDay, lastDayOf } from '../../platform/translate/format.ts'
import type { Translate } from '../../platform/translate/use-translate.ts'
import { fieldNames } from '../../ui/history/texts.ts'

const names: Readonly<Record<string, Text>> = fieldNames

/** What a field of an application is called. */
export const nameOfField = (field: string, t: Translate): string => (names[field] === undefined ? field : t(names[field]))

/** Fields that say nothing to a person. */
const unspoken = ['version', 'vat_basis_points', 'updated_at', 'decided_at', 'decided_by', 'warned_at', 'plates_normalised']

interface Words {
  resources: Resources | undefined
  t: Translate
  locale: Locale
}

const labelled = (labels: Readonly<Record<string, Text>>, value: unknown, t: Translate): unknown => {
  const label = labels[String(value)]
  return label === undefined ? value : t(label)
}

/** A value as a person says it: statuses, kinds, lots, amounts and days in words. */
const spoken = (field: string, value: unknown, { resources, t, locale }: Words): unknown => {
  if (value === null || value === undefined) return value
  switch (field) {
    case 'status':
      return labelled(applicationStatusLabels, value, t)
    case 'source':
      return labelled(applicationSourceLabels, value, t)
    case 'period':
      return labelled(periodLabels, value, t)
    case 'permit_kind_id': {
      const kind = resources?.permit_kinds.find(({ id }) => id === value)
      return kind === undefined ? value : t(kind.name)
    }
    case 'parking_lot_id':
      return resources?.parking_lots.find(({ id }) => id === value)?.name ?? value
    case 'user_type_code': {
      const type = resources?.user_types.find(({ code }) => code === value)
      return type === undefined ? value : t(type.name)
    }
    case 'fee_cents':
      return formatCents(Number(value), locale)
    case 'valid_until':
      return formatDay(lastDayOf(String(value)), locale)
    case 'valid_from':
    case 'due_on':
      return formatDay(String(value), locale)
    default:
      return value
  }
}

const speak = (values: EventValues, words: Words): EventValues =>
  values === null
    ? null
    : Object.fromEntries(
        Object.entries(values)
          .filter(([field]) => !unspoken.includes(field))
          .map(([field, value]) => [field, spoken(field, value, words)]),
      )

/** The history in people's words. What an application was when it was sent stands on the screen itself. */
export const historyRows = (rows: readonly HistoryRow[], words: Words): HistoryRow[] =>
  rows.map((row) => {
    const began = row.before === null && row.after !== null && 'created_at' in row.after
    return { ...row, before: speak(row.before, words), after: began ? null : speak(row.after, words) }
  })

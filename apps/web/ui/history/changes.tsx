import { changedFields } from '@dovolilnice/contract/events/changed-fields'
import type { EventValues } from '@dovolilnice/contract/events/event'
import type { Text } from '@dovolilnice/contract/locale'
import { formatPhone } from '@dovolilnice/contract/primitives/phone'
import { useTranslate } from '../../platform/translate/use-translate.ts'
import type { Translate } from '../../platform/translate/use-translate.ts'
import { fieldNames, texts } from './texts.ts'
import styles from './history.module.css'

const names: Readonly<Record<string, Text>> = fieldNames

const written = (value: unknown, t: Translate): string => {
  if (value == null || value === '' || (Array.isArray(value) && value.length === 0)) return t(texts.nothing)
  if (typeof value === 'boolean') return t(value ? texts.yes : texts.no)
  if (Array.isArray(value)) return value.map((one) => written(one, t)).join(', ')
  return typeof value === 'object' ? JSON.stringify(value) : formatPhone(String(value))
}

/** The fields an event changed: what they were, and what they became. */
export const Changes = ({ before, after }: { before: EventValues; after: EventValues }) => {
  const t = useTranslate()
  const changes = changedFields(before, after)
  if (changes.length === 0) return null
  return (
    <ul className={styles.changes}>
      {changes.map(({ field, before: was, after: became }) => (
        <li key={field}>
          <span className={styles.field}>{names[field] === undefined ? field : t(names[field])}:</span>{' '}
          {before !== null && (
            <>
              <del>{written(was, t)}</del> <span className={styles.arrow} role="img" aria-label={t(texts.became)} />{' '}
            </>
          )}
          <span>{written(became, t)}</span>
        </li>
      ))}
    </ul>
  )
}

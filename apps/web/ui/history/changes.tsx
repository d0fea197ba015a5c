import type { EventValues } from '@dovolilnice/contract/history/history'
import { eventField, topicOf } from '@dovolilnice/contract/events/event-words'
import { type EventLeaf, eventLeaves } from '@dovolilnice/contract/events/event-leaves'
import { valueInWords } from './value-in-words.ts'
import { languageTexts } from '../languages.ts'
import { texts } from './texts.ts'
import { t } from '../../platform/kit.ts'
import styles from './history.module.css'
import { type TownNames, useTownNames } from './town-names.ts'

/** The parts of an event that its changes are read from. */
export interface RecordedChange {
  action: string
  subject_type: string | null
  before: EventValues
  after: EventValues
  reason: string | null
}

/** One field of an event in people's words; an empty side is the empty text. */
interface ChangeInWords {
  path: string
  label: string
  before: string
  after: string
}

/** A field's name by itself, as a list of changed fields shows it. A field without a name shows its key. */
export const fieldLabel = (key: string, topic: string): string => {
  const field = eventField(key, topic)
  return field ? t(field.name) : key.replaceAll('_', ' ')
}

const labelOf = ({ key, language }: EventLeaf, topic: string): string => {
  const label = fieldLabel(key, topic)
  return language === undefined ? label : t(texts.inLanguage, { label, language: t(languageTexts[language]) })
}

const same = (a: unknown, b: unknown): boolean => JSON.stringify(a ?? null) === JSON.stringify(b ?? null)

/**
 * What an event changed, each field in people's words: the same for a record's history and for the audit trail. Left out are fields that are
 * never shown, what stayed empty, and a field that repeats the event's own reason.
 */
export const changesInWords = (event: RecordedChange, names: TownNames): ChangeInWords[] => {
  const topic = topicOf(event)
  const leavesOf = (values: RecordedChange['before']) => new Map(eventLeaves(values, topic).map((leaf) => [leaf.path, leaf]))
  const [before, after] = [leavesOf(event.before), leavesOf(event.after)]
  return [...new Map([...after, ...before]).values()].flatMap((leaf) => {
    const field = eventField(leaf.key, topic)
    const [was, became] = [before.get(leaf.path)?.value, after.get(leaf.path)?.value]
    if (field === undefined || same(was, became)) return []
    const inWords = (value: unknown) => valueInWords(field, value, names)
    const change = { path: leaf.path, label: labelOf(leaf, topic), before: inWords(was), after: inWords(became) }
    const empty = change.before === '' && change.after === ''
    return empty || (event.reason !== null && change.after === event.reason.trim()) ? [] : [change]
  })
}

const useChanges = (event: RecordedChange): ChangeInWords[] => changesInWords(event, useTownNames())

const ChangeList = ({ event, changes }: { event: RecordedChange; changes: readonly ChangeInWords[] }) => (
  <ul className={styles.changes}>
    {changes.map(({ path, label, before, after }) => (
      <li key={path}>
        <span className="hint">{label}:</span> {event.before !== null && <del>{before || t(texts.nothing)}</del>}
        {event.before !== null && event.after !== null && (
          <>
            {' '}
            <span className={styles.arrow} role="img" aria-label={t(texts.became)} />{' '}
          </>
        )}
        {event.after !== null && <span>{after || t(texts.nothing)}</span>}
      </li>
    ))}
  </ul>
)

export const Changes = ({ event }: { event: RecordedChange }) => {
  const changes = useChanges(event)
  return changes.length === 0 ? null : <ChangeList event={event} changes={changes} />
}

/** The changed fields of an event in a section that opens with a click; renders nothing where none changed. */
export const FoldedChanges = ({ event }: { event: RecordedChange }) => {
  const changes = useChanges(event)
  if (changes.length === 0) return null
  return (
    <details className={styles.folded}>
      <summary>{t(texts.details)}</summary>
      <ChangeList event={event} changes={changes} />
    </details>
  )
}

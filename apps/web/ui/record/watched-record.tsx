import { changesSince, type ConflictDetails } from '@dovolilnice/contract/history/conflict'
import type { EventSubject } from '@dovolilnice/contract/events/event-words'
import type { HistoryRow } from '@dovolilnice/contract/history/history'
import { useWatch } from 'react-hook-form'
import type { CallError } from '../../platform/kit.ts'
import type { Form } from '../form/form.tsx'
import { Link } from '@tanstack/react-router'

/** A record as it is now, while someone works on the version that they have seen. */
export interface WatchedRecord {
  /** What people call it: `V-2026-000123`. */
  number: string
  version: number
  history: readonly HistoryRow[]
  /** Where its person is told what happens to it; null where they have no address, absent where it is about nobody who is told. */
  email?: string | null
  /** Where it stands, to be opened beside the form. */
  href: string
  /** What it is, as the audit trail calls it. */
  topic: EventSubject
}

/** What others did since this person looked. */
export interface Collision {
  version: number
  changes: HistoryRow[]
  /** The server has refused because of it. */
  refused: boolean
  /** The record is here as it is now, so that values can be compared. */
  known: boolean
}

/** Of a record without a history the server says the version alone. */
const detailsOf = (failure: CallError | undefined): ConflictDetails | undefined =>
  failure?.code === 'conflict' && typeof failure.details?.['version'] === 'number'
    ? { changes: [], ...(failure.details as { version: number }) }
    : undefined

/** The refusal of a version that is no longer the newest. */
export const isCollision = (failure: CallError | undefined): boolean => detailsOf(failure) !== undefined

/**
 * Whether someone else has changed the record since: because the server said so, or because it was heard before anything was sent.
 * What is being sent collides with nothing: its own change may be heard before its answer.
 */
export const useCollision = (
  form: Pick<Form, 'control' | 'failure' | 'sending' | 'formState'>,
  record: WatchedRecord | undefined,
): Collision | undefined => {
  const seen: unknown = useWatch({ control: form.control, name: 'version' })
  const details = detailsOf(form.failure)
  const outdated = details !== undefined && record !== undefined && record.version < details.version
  const saved = form.formState.isSubmitSuccessful && form.failure === undefined
  if (typeof seen !== 'number' || form.sending || saved) return undefined
  const version = Math.max(details?.version ?? 0, record?.version ?? 0)
  if (version <= seen) return undefined
  const changes = outdated || record === undefined ? (details?.changes ?? []) : changesSince(record.history, seen)
  return { version, changes, refused: details !== undefined, known: record?.version === version }
}

interface Numbered {
  id: string
  number: string
}

/** The way to the application or permit that something is about. */
export const RecordLink = ({ application, permit }: { application: Numbered | null; permit: Numbered | null }) =>
  application !== null ? (
    <Link to="/vloge/$id" params={{ id: application.id }}>
      {application.number}
    </Link>
  ) : (
    permit && (
      <Link to="/dovolilnice/$id" params={{ id: permit.id }}>
        {permit.number}
      </Link>
    )
  )

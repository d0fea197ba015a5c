import { v7 } from 'uuid'
import type { Clock } from '../clock/clock.ts'
import type { Trx } from '../database/tables.ts'
import { changedValues } from './changed-values.ts'
import './event-tables.ts'

export interface AuditEvent {
  /** `noun:verb`, for instance `application:approve`. */
  action: string
  kind: 'change' | 'read'
  /** Who did it; `id` is null for the system and for people without an account. */
  actor: { id: string | null; name: string }
  subject?: { type: string; id: string; label: string } | undefined
  /** The state before and after, as rows; only what differs is kept, and never a secret. */
  before?: object | undefined
  after?: object | undefined
  reason?: string | null | undefined
  address?: string | null | undefined
  request_id?: string | null | undefined
}

const json = (values: object | null): string | null => (values === null ? null : JSON.stringify(values))

/** Writes the audit event in the transaction of the change it tells of. */
export const recordEvent = async (trx: Trx, event: AuditEvent, clock: Clock): Promise<void> => {
  const { before, after } = changedValues(event.before, event.after)
  await trx
    .insertInto('event')
    .values({
      id: v7(),
      at: clock.now(),
      action: event.action,
      kind: event.kind,
      actor_id: event.actor.id,
      actor_name: event.actor.name,
      subject_type: event.subject?.type ?? null,
      subject_id: event.subject?.id ?? null,
      subject_label: event.subject?.label ?? null,
      before: json(before),
      after: json(after),
      reason: event.reason ?? null,
      address: event.address ?? null,
      request_id: event.request_id ?? null,
    })
    .execute()
}

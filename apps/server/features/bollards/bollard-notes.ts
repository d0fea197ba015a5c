import type { noteBollardEvent } from '@dovolilnice/contract/bollards/note-bollard-event'
import { OperationError } from '@dovolilnice/contract/errors'
import { v7 } from 'uuid'
import { announce } from '../../platform/database/notify.ts'
import type { Db } from '../../platform/database/tables.ts'
import type { Handler } from '../../platform/http/context.ts'

/** @throws OperationError `not_found` */
export const handleNoteBollardEvent: Handler<typeof noteBollardEvent> = async ({ body }, { trx, now, actor, record }) => {
  const { event_id, note } = body
  const line = await trx.selectFrom('bollard_history').select(['device_code', 'device_name']).where('id', '=', event_id).executeTakeFirst()
  if (line === undefined) throw new OperationError('not_found')
  const by = { noted_by_name: actor.name, noted_at: now }
  await trx
    .insertInto('bollard_note')
    .values({ id: v7(), event_id, note, noted_by: actor.id, ...by })
    .execute()
  // Not its words: they may name a person, and the trail is kept longer than they are.
  record({ subject: { type: 'device', id: line.device_code, label: line.device_name } })
  await announce(trx, 'bollards')
  return { note, ...by }
}

/** The lines with the notes on each, the oldest first. */
export const withNotes = async <Line extends { id: string }>(db: Db, lines: readonly Line[]) => {
  const notes =
    lines.length === 0
      ? []
      : await db
          .selectFrom('bollard_note')
          .select(['event_id', 'note', 'noted_by_name', 'noted_at'])
          .where(
            'event_id',
            'in',
            lines.map(({ id }) => id),
          )
          .orderBy('noted_at')
          .orderBy('id')
          .execute()
  const of = Map.groupBy(notes, ({ event_id: id }) => id)
  return lines.map((line) => ({ ...line, notes: of.get(line.id) ?? [] }))
}

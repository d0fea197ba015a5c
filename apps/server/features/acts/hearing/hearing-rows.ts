import type { PartyHearing } from '@dovolilnice/contract/acts/hearing/hearing'
import { endedStatuses } from '@dovolilnice/contract/applications/application-status'
import { type Db, sql } from '../../../platform/database/db.ts'

/** Hearings with their acts and records. */
export const hearingRows = (db: Db) =>
  db
    .selectFrom('hearing')
    .innerJoin('act', 'act.id', 'hearing.act_id')
    .innerJoin('act_standing', 'act_standing.act_id', 'hearing.act_id')
    .leftJoin('application', 'application.id', 'hearing.application_id')
    .leftJoin('permit', 'permit.id', 'hearing.permit_id')
    .selectAll('hearing')
    .select([
      'act.number',
      'act.issued_on',
      'act.facts',
      'act.answer_days',
      'act_standing.served_on',
      'application.status as application_status',
      'permit.status as permit_status',
    ])
    .select(({ fn }) => [fn.coalesce('application.number', 'permit.number').as('record_number')])
    .select(({ fn }) => [
      fn.coalesce('application.anonymised_at', 'permit.anonymised_at').as('anonymised_at'),
      fn.coalesce('application.updated_at', 'permit.updated_at').as('record_updated_at'),
    ])
    // Of the official note that took the call back.
    .leftJoin('act as note', (on) => on.onRef('note.corrects_id', '=', 'act.id').on('note.kind', '=', 'official_note'))
    .select(['note.number as note_number', 'note.issued_on as closed_on', 'note.reason as closed_reason'])
    .select(sql<boolean>`hearing.recorded_by is not null`.as('by_protocol'))

export type HearingRow = Awaited<ReturnType<ReturnType<typeof hearingRows>['execute']>>[number]

export const newestHearing = (db: Db, matter: 'application_id' | 'permit_id', id: string): Promise<HearingRow | undefined> =>
  hearingRows(db).where(`hearing.${matter}`, '=', id).orderBy('hearing.created_at', 'desc').limit(1).executeTakeFirst()

/** Nothing is decided yet about the record. */
export const isOpen = ({ application_status: application, permit_status: permit }: HearingRow): boolean =>
  application === null ? permit === 'issued' || permit === 'suspended' : !endedStatuses.includes(application)

/** For clerks. */
export const presentHearing = (row: HearingRow) => ({ ...row, facts: row.facts ?? '' })

export const mayAnswer = (row: HearingRow): boolean => row.answered_at === null && row.closed_on === null && isOpen(row)

/** For the party: nothing of the clerks. */
export const presentToParty = (row: HearingRow, today: string): Omit<PartyHearing, 'answered_at'> & { answered_at: Date | null } => ({
  number: row.number,
  record_number: row.record_number ?? '',
  due_on: row.due_on,
  answer_days: row.served_on !== null && row.served_on <= today ? null : row.answer_days,
  facts: row.facts ?? '',
  answer: row.answer,
  answered_at: row.answered_at,
  closed_on: row.closed_on,
  closed_reason: row.closed_reason,
  may_answer: mayAnswer(row),
})

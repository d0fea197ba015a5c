import { OperationError } from '@dovolilnice/contract/errors'
import { sql, type RawBuilder } from 'kysely'
import { validate as isUuid } from 'uuid'
import type { Db, Row, Trx } from '../database/db.ts'
import type { Owner } from './owner.ts'

declare module '../database/db.ts' {
  interface Tables {
    /** A record of any table that may only be stored (GDPR, article 18), with one request by which it is so; several may hold it. */
    restriction: { record_id: string; request_id: string; request_number: string; since: Date }
  }
}

export const restrictionOwner: Owner = {
  name: 'restrictions',
  tables: { restriction: { record_id: 'impersonal', request_id: 'impersonal', request_number: 'impersonal', since: 'impersonal' } },
}

/** A condition that leaves restricted records out, as the retention and steps with many records must. @param column the record's id, with its table */
export const isUnrestricted = (column: string): RawBuilder<boolean> =>
  sql<boolean>`not exists (select from restriction r where r.record_id = ${sql.ref(column)})`

/** A condition that leaves out records about an act of which an appeal or an action before the court is open. @param record the record's id, with its table */
export const isUndisputed = (column: 'application_id' | 'permit_id', record: string): RawBuilder<boolean> =>
  sql<boolean>`not exists (select from act join act_standing way on way.act_id = act.id where ${sql.ref(`act.${column}`)} = ${sql.ref(record)}
    and (way.under_appeal or exists (select from act_remedy r
      where r.act_id = act.id and r.kind = 'court_action' and r.ended_on is null and r.withdrawn_at is null)))`

/** A condition that leaves out calls (hearings, supplements) that the organ took back by an official note about them. @param act the act's id, with its table */
export const notTakenBack = (act: string): RawBuilder<boolean> =>
  sql<boolean>`not exists (select from act note where note.corrects_id = ${sql.ref(act)} and note.kind = 'official_note')`

/** The requests that restrict the records, the oldest first. */
export const findRestrictions = async (db: Db, ids: readonly string[]): Promise<Row<'restriction'>[]> =>
  ids.length === 0
    ? []
    : db.selectFrom('restriction').selectAll().where('record_id', 'in', ids).orderBy('since').orderBy('request_id').execute()

/** Marks records by a request; those that it has marked already stay as they are. */
export const restrict = async (
  trx: Trx,
  ids: readonly string[],
  by: Pick<Row<'restriction'>, 'request_id' | 'request_number' | 'since'>,
): Promise<void> => {
  await trx
    .insertInto('restriction')
    .values(ids.map((record_id) => ({ record_id, ...by })))
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/** Takes the marks of a request off; a record that another request marked too may still only be stored. @returns the records */
export const liftRestrictions = async (trx: Trx, requestId: string): Promise<string[]> => {
  const rows = await trx.deleteFrom('restriction').where('request_id', '=', requestId).returning('record_id').execute()
  return rows.map(({ record_id: id }) => id)
}

/** Holds that a call that changes does not name a record that may only be stored. @throws OperationError `restricted` */
export const requireUnrestricted = async (trx: Trx, params: unknown): Promise<void> => {
  const ids = Object.values(Object(params)).filter((value): value is string => typeof value === 'string' && isUuid(value))
  const [first] = await findRestrictions(trx, ids)
  if (first !== undefined) throw new OperationError('restricted', { details: { request: first.request_number } })
}

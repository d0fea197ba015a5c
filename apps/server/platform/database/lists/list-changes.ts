import { RawNode, ReferenceNode, sql, TableNode, ValueNode, type OperationNode, type RawBuilder } from 'kysely'
import type { Owner } from '../../privacy/owner.ts'
import type { Db } from '../db.ts'

declare module '../db.ts' {
  interface Tables {
    /** Written by triggers (`note_list_change`): a transaction changed rows of the table. `xid` is PostgreSQL's number of the transaction. */
    list_change: { table_name: string; xid: string; at: Date }
  }
}

export const listChangeOwner: Owner = {
  name: 'list-changes',
  tables: { list_change: { table_name: 'impersonal', xid: 'impersonal', at: 'impersonal' } },
}

/** Tables whose triggers note each change that a count could see, and views with the tables behind them. */
export const notedTables: Readonly<Record<string, readonly string[]>> = {
  application: ['application'],
  permit: ['permit'],
  permit_credential: ['permit_credential'],
  document: ['document'],
  permit_kind: ['permit_kind'],
  parking_lot: ['parking_lot'],
  invoice: ['invoice'],
  app_user: ['app_user'],
  payment: ['payment'],
  payment_allocation: ['payment_allocation'],
  bank_statement: ['bank_statement'],
  refund: ['refund'],
  act: ['act'],
  act_draft: ['act_draft'],
  act_restitution: ['act_restitution'],
  act_service: ['act_service'],
  act_standing: ['act_standing'],
  appeal: ['appeal'],
  coin_machine: ['coin_machine'],
  machine_alert: ['machine_alert'],
  bollard_alert: ['bollard_alert'],
  machine_emptying: ['machine_emptying'],
  machine_maintenance: ['machine_maintenance'],
  drawer_closing: ['drawer_closing'],
  drawer_movement: ['drawer_movement'],
  cash_device: ['cash_device'],
  business_premise: ['business_premise'],
  data_export: ['data_export'],
  mail: ['mail'],
  pass: ['pass'],
  warden_note: ['warden_note'],
  export_schedule: ['export_schedule'],
  retention_run: ['retention_run'],
  subject_request: ['subject_request'],
  outlived_document: ['document', 'permit', 'permit_kind', 'permit_predecessor'],
}

/**
 * Tables and views that grow all day at their young end, with the tables whose triggers note changes of rows that are older than five minutes
 * (`note_change_of_old_rows`) and none of the young ones.
 */
export const growingTables = {
  access_log: ['access_log'],
  event: ['event'],
  bollard_history: ['bollard_event', 'device_command'],
} as const satisfies Readonly<Record<string, readonly string[]>>

/** SQL text that may read a table by itself, or the time. */
const readsMore = /\b(from|join|now|current_\w+|clock_timestamp|random)\b/i

const isNode = (part: object): part is OperationNode => 'kind' in part

/** The names of the tables in a part of a query: a node, a list of nodes, or a value, which has none. */
function* namesIn(part: unknown): Generator<string | undefined> {
  if (typeof part !== 'object' || part === null) return
  if (isNode(part)) {
    if (TableNode.is(part)) yield part.table.identifier.name
    if (RawNode.is(part) && readsMore.test(part.sqlFragments.join(' '))) yield undefined
    // A reference to a column names a table or an alias, which from or join has named before.
    if (ValueNode.is(part) || ReferenceNode.is(part)) return
  }
  for (const inner of Object.values(part)) yield* namesIn(inner)
}

/** The tables that decide what a query counts; undefined when one of them notes no changes. */
export const notedTablesOf = (query: { toOperationNode(): OperationNode }): string[] | undefined => {
  const tables = new Set<string>()
  for (const name of namesIn(query.toOperationNode())) {
    const behind = name === undefined ? undefined : notedTables[name]
    if (behind === undefined) return undefined
    for (const table of behind) tables.add(table)
  }
  return [...tables]
}

/**
 * Whether no transaction that the snapshot could not see has changed one of the tables since.
 * @param snapshot PostgreSQL's `pg_current_snapshot()` of the statement that counted
 */
export const isUnchangedSince = (tables: readonly string[], snapshot: string): RawBuilder<boolean> => sql<boolean>`not exists (
  select from list_change where table_name = any(${tables}::text[]) and xid >= pg_snapshot_xmin(${snapshot}::pg_snapshot)
    and not pg_visible_in_snapshot(xid, ${snapshot}::pg_snapshot))`

/** The hours for which changes are kept, and the shorter time for which a process may trust a count. */
const keptHours = 48
export const trustedMs = 24 * 3_600_000

/** Forgets the notes that no process asks for any more. */
export const forgetOldListChanges = async (db: Db): Promise<void> => {
  await sql`delete from list_change where at < now() - make_interval(hours => ${keptHours})`.execute(db)
}

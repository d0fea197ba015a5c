import { CompiledQuery } from 'kysely'
import type { Db } from '../db.ts'
import { valueParser } from '../values.ts'
import { type BegunWalk, fetchRows, type ListWalk, openCursor } from './walk-rows.ts'

/** Between the fields of a row, and in the place of one that is null: control characters, which no text of the product should hold. */
export const betweenFields = '\u001F'
const absent = '\u001E'

/** The texts do not say what a cell is made of: a field is not among them, or one holds the sign that stands between fields. The list must be read in another way. */
export class FieldsUnclear extends Error {
  override name = 'FieldsUnclear'
}

/** A field whose text the database says. */
export interface TextField {
  name: string
  isInstant: boolean
  /** The value that the text stands for; of an instant its ISO text. */
  read(text: string): unknown
}

const [booleanOid, instantOid] = [16, 1184]

/** `2026-11-22 18:00:00.123456` of the database → `2026-11-22T18:00:00.123Z`, as `toISOString` has it. */
const isoText = (text: string): string => `${text.slice(0, 10)}T${text.slice(11, 19)}.${text.slice(20, 23).padEnd(3, '0')}Z`

const readerOf = (oid: number): TextField['read'] =>
  oid === instantOid ? isoText : oid === booleanOid ? (text) => text === 'true' : valueParser(oid)

const reader = (oid: number): TextField['read'] => {
  const read = readerOf(oid)
  return (text) => (text === absent ? null : read(text))
}

/** The types of the fields, from a plan alone: nothing is read. */
const typesOf = async (db: Db, { rows }: BegunWalk, names: readonly string[]): Promise<number[]> => {
  const types = names.map((name) => `pg_typeof(r.${quoted(name)})::oid::int8`)
  const text = `select array[${types.join(', ')}] as types from (select 1) as one left join (${rows.sql}) as r on false`
  const found = await db.executeQuery<{ types: number[] }>(CompiledQuery.raw(text, [...rows.parameters]))
  return found.rows[0]?.types ?? []
}

const quoted = (name: string): string => `"${name.replaceAll('"', '""')}"`

const inUtc = ({ name, isInstant }: TextField): string => (isInstant ? `(r.${quoted(name)} at time zone 'UTC')` : `r.${quoted(name)}`)

/**
 * Opens the walk so that the database joins the fields of a row to one text: a driver that makes a value of each of them takes three times as long,
 * and what it leaves behind lets the process grow. A subquery's order is kept by a plain selection around it.
 */
export const openTextWalk = async (db: Db, walk: ListWalk, begun: BegunWalk, names: readonly string[]): Promise<TextField[]> => {
  const types = await typesOf(db, begun, names)
  const fields = names.map((name, index) => ({ name, isInstant: types[index] === instantOid, read: reader(types[index] ?? 0) }))
  const texts = fields.map((field) => `coalesce(${inUtc(field)}::text, '${absent}')`)
  await openCursor(db, walk, begun, (query) => `select concat_ws('${betweenFields}', ${texts.join(', ')}) as fields from (${query}) as r`)
  return fields
}

/** The next rows, each as one text. */
export const fetchLines = async (db: Db, walk: ListWalk): Promise<string[]> =>
  (await fetchRows<{ fields: string }>(db, walk)).map(({ fields }) => fields)

/** The texts of a row's fields. @throws FieldsUnclear */
export const splitFields = (line: string, count: number): string[] => {
  const texts = line.split(betweenFields)
  if (texts.length !== count) throw new FieldsUnclear()
  return texts
}

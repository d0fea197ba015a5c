import { instantSchema } from '@dovolilnice/contract/primitives/field-schemas'
import type { ColumnType, Generated } from 'kysely'
import { z } from 'zod/mini'
import { processable, type Processable } from '../privacy/processing.ts'
import type { Json } from './db.ts'

/**
 * The privacy class of a column.
 *
 * - `impersonal`: says nothing about a person.
 * - `kept`: about a person, and stays all the same; a comment beside it says why.
 * - `forgotten`: about a person; emptied, or replaced by a neutral value, when the person is forgotten or the retention ends.
 */
export type ColumnPrivacy = 'impersonal' | 'kept' | 'forgotten'

/** PostgreSQL's names of types, with the schema by which a person gets such a value. */
const kinds = {
  text: z.string(),
  uuid: z.string(),
  date: z.string(),
  timestamptz: instantSchema,
  int2: z.number(),
  int4: z.number(),
  int8: z.number(),
  float8: z.number(),
  bool: z.boolean(),
  _text: z.array(z.string()),
  _uuid: z.array(z.string()),
  _int4: z.array(z.number()),
  jsonb: z.unknown(),
  bytea: z.unknown(),
}
type Kind = keyof typeof kinds

/**
 * What a column is good for, beside being stored.
 *
 * - `own`: the copy that a person gets of their data holds it.
 * - `audit`: the trail says how a change of the record changed it.
 * - `carried`: a form gives it (an absent field empties it), and the record that follows this one takes it over.
 */
type Use = 'own' | 'audit' | 'carried'

interface Facts<U extends Use> {
  readonly kind: Kind
  readonly privacy: ColumnPrivacy
  readonly uses: readonly U[]
  readonly isNullable?: boolean
  /** The database gives it a value where an insert gives none, or computes it always. */
  readonly isDefaulted?: boolean
  readonly isComputed?: boolean
  /** What stands in it once the person is forgotten. */
  readonly emptied?: string | null | readonly never[]
}

type Defaulted<T> = T extends ColumnType<infer S, infer I, infer W> ? ColumnType<S, I | undefined, W> : Generated<T>
type OrNull<T> = T extends ColumnType<infer S, infer I, infer W> ? ColumnType<S | null, I | null | undefined, W | null> : T | null

/** One column of a table; `T` is its type for Kysely. */
export interface Column<T = unknown, U extends Use = Use> extends Facts<U> {
  /** For the compiler alone. */
  readonly type?: T
  orNull(): Column<OrNull<T>, U>
  /** With these values only. */
  of<V extends T>(): Column<V, U>
  byDefault(): Column<Defaulted<T>, U>
  /** Forgotten by this text, where it must not look as if there never was one. */
  emptiedTo(text: string): Column<T, U>
}

const make = <T, U extends Use>(facts: Facts<U>): Column<T, U> => ({
  ...facts,
  orNull: () => make({ ...facts, isNullable: true, emptied: null }),
  of: () => make(facts),
  byDefault: () => make({ ...facts, isDefaulted: true }),
  emptiedTo: (text) => make({ ...facts, emptied: text }),
})

const columnOf =
  <T>(kind: Kind, emptied?: '' | readonly never[]) =>
  <const U extends readonly Use[]>(privacy: ColumnPrivacy, ...uses: U): Column<T, U[number]> =>
    make({ kind, privacy, uses, ...(emptied !== undefined && { emptied }) })

/** Columns by what they hold: `name: column.text('forgotten', 'own')`. */
export const column = {
  text: columnOf<string>('text', ''),
  uuid: columnOf<string>('uuid'),
  /** A local day, `YYYY-MM-DD`. */
  day: columnOf<string>('date'),
  instant: columnOf<Date>('timestamptz'),
  smallInteger: columnOf<number>('int2'),
  integer: columnOf<number>('int4'),
  /** Counted beyond two thousand million. */
  bigInteger: columnOf<number>('int8'),
  decimal: columnOf<number>('float8'),
  flag: columnOf<boolean>('bool'),
  bytes: columnOf<Uint8Array>('bytea'),
  texts: columnOf<string[]>('_text', []),
  uuids: columnOf<string[]>('_uuid', []),
  integers: columnOf<number[]>('_int4', []),
  json: <V>() => columnOf<Json<V>>('jsonb'),
  /** A text that the database computes of other columns; it is not part of the record. */
  computed: (privacy: ColumnPrivacy) => make<ColumnType<never, never, never>, never>({ kind: 'text', privacy, uses: [], isComputed: true }),
  /** A value that the database computes of other columns. */
  computedJson: <V>(privacy: ColumnPrivacy) =>
    make<ColumnType<V, never, never>, never>({ kind: 'jsonb', privacy, uses: [], isComputed: true }),
  /** A sum or difference of other columns. */
  computedInteger: (privacy: ColumnPrivacy) =>
    make<ColumnType<number, never, never>, never>({ kind: 'int4', privacy, uses: [], isComputed: true }),
}

export type Columns = Readonly<Record<string, Column>>

/** A table whose rows are deleted with their person: no column needs a class. */
interface ForgottenTable<R> extends Processable {
  readonly isForgotten: true
  /** For the compiler alone. */
  readonly row?: R
}
export const forgottenTable = <R>(): ForgottenTable<R> => processable({ isForgotten: true })

type TableOf<D> = { [C in keyof D]: D[C] extends Column<infer T> ? T : never }
/** Declared tables as Kysely knows them. */
export type TablesOf<Declared> = {
  [T in keyof Declared]: Declared[T] extends ForgottenTable<infer R> ? R : Declared[T] extends { columns: infer D } ? TableOf<D> : never
}

type Read<T> = T extends ColumnType<infer S, infer _, infer _> ? S : T
type Written<T> = T extends ColumnType<infer _, infer _, infer W> ? W : T
type Used<D, W extends Use> = { [C in keyof D]: D[C] extends Column ? (W extends D[C]['uses'][number] ? C : never) : never }[keyof D]
type Values<D, W extends Use> = { [C in Used<D, W>]: D[C] extends Column<infer T> ? Read<T> : never }
type Absent<V> = { [C in keyof V as null extends V[C] ? never : C]: V[C] } & { [C in keyof V as null extends V[C] ? C : never]?: V[C] }
/** Every carried column has a field, be it one that may be absent; the compiler names those that have none. */
type Whole<Names, Fields> = [Exclude<Names, keyof Fields>] extends [never] ? unknown : { 'no field for': Exclude<Names, keyof Fields> }

/** What follows from the columns of a table. */
export interface DefinedTable<D> extends Processable {
  columns: D
  /** What each column is to privacy. */
  privacy: { readonly [C in keyof D]: ColumnPrivacy }
  /** The values by which a row forgets its person. */
  forgotten: { readonly [C in keyof D]?: D[C] extends Column<infer T> ? Written<T> : never }
  /** The row as the person gets it. */
  own: { readonly [C in Used<D, 'own'> & string]: z.ZodMiniType }
  /** The row as the audit trail has it. */
  auditValues(row: Values<D, 'audit'>): Values<D, 'audit'>
  /** What goes over from a form, or from another record, into a row. */
  carried<F extends Absent<Values<D, 'carried'>>>(fields: F & Whole<Used<D, 'carried'>, F>): Values<D, 'carried'>
}

/** Declares a table once. Its type, what forgetting empties, a person's own copy, the values of the audit trail and what is copied follow. */
export function defineTable<const D extends Columns>(columns: D): DefinedTable<D>
export function defineTable(columns: Columns): object {
  const all = Object.entries(columns)
  const valuesOf = <V>(named: typeof all, value: (column: Column, name: string) => V): Record<string, V> =>
    Object.fromEntries(named.map(([name, column]) => [name, value(column, name)]))
  const used = (use: Use) => all.filter(([, { uses }]) => uses.includes(use))
  const read = (use: Use) => (row: Readonly<Record<string, unknown>>) => valuesOf(used(use), (_, name) => row[name] ?? null)
  return processable({
    columns,
    privacy: valuesOf(all, ({ privacy }) => privacy),
    forgotten: valuesOf(
      all.filter(([, { privacy, isComputed }]) => privacy === 'forgotten' && isComputed !== true),
      ({ emptied }) => emptied,
    ),
    own: valuesOf(used('own'), ({ kind, isNullable }) => (isNullable === true ? z.nullable(kinds[kind]) : kinds[kind])),
    auditValues: read('audit'),
    carried: read('carried'),
  })
}

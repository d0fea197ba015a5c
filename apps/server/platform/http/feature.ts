import type { Metric } from 'prom-client'
import type { Town } from '../../town/demo/town.ts'
import type { Trx } from '../database/db.ts'
import type { Job } from '../jobs/job.ts'
import type { DeviceLink } from '../mqtt/device-link.ts'
import type { EventSource } from '@dovolilnice/contract/devices/device-event'
import type { Owner } from '../privacy/owner.ts'
import type { SearchSource } from '../search/search-text.ts'
import type { Route, Services } from './context.ts'
import { z } from 'zod/mini'
import { instantSchema } from '@dovolilnice/contract/primitives/field-schemas'
import { isRecord } from './is-record.ts'

/** A kind of device that reports over the broker. */
interface ReportingDevices {
  events: EventSource
  /** Whether a password is that of a device in use; absent for gates, whose passwords the embedded broker derives. */
  mayConnect?(services: Services, device: string, password: string): Promise<boolean>
}

/** Writes a feature's records of the demo town. */
export type LoadDemo = (trx: Trx, town: Town, services: Services) => Promise<void>

/** One feature: its tables, operations, jobs, and what it runs at the start and in the bridge. */
export interface Feature extends Owner {
  routes: readonly Route[]
  jobs?: readonly Job[]
  /** Its records among the results of the search. A feature that lists records with screens of their own says it, or says that they are not searched. */
  search?: SearchSource | 'unsearched'
  /** Its records of the demo town, by which tests try lists, steps and guards. Imported when called: a real town has none. */
  demo?: LoadDemo
  /** What it counts for `/metrics`. */
  metrics?: readonly Metric[]
  /** Figures for `/metrics` that are read from this process's database when somebody asks. */
  gauges?(services: Services): readonly Metric[]
  /** Runs once after the migrations in every process, for instance to load what must exist. */
  prepare?(services: Services): Promise<void>
  /** Runs in every process until it ends, whatever its roles. Resolves with a function that stops it. */
  watch?(services: Services): Promise<() => Promise<void>>
  /** Its devices at the broker. */
  devices?: ReportingDevices
  /**
   * Runs in the bridge role until the process ends, to follow its devices. Resolves with a function that stops it.
   * @param embeddedBroker the address of the broker inside this process; null: the town's own broker
   */
  bridge?(services: Services, mqtt: DeviceLink, embeddedBroker: string | null): Promise<() => Promise<void>>
}

/** Copies a value as its schema has it; `unsure` where the schema itself must decide. */
type Copy = (value: unknown) => unknown

const unsure = Symbol('unsure')

const copyWhen =
  (isRight: (value: unknown) => boolean): Copy =>
  (value) =>
    isRight(value) ? value : unsure

const copyArray = (copyItem: Copy): Copy => {
  return (value) => {
    if (!Array.isArray(value)) return unsure
    const items = value.map(copyItem)
    return items.includes(unsure) ? unsure : items
  }
}

const defOf = (schema: z.core.$ZodType) => (schema as z.core.$ZodTypes)._zod.def

const copyObject = (shape: Readonly<Record<string, z.core.$ZodType>>): Copy => {
  const fields = Object.entries(shape).map(([key, schema]) => [key, copyOf(schema), defOf(schema).type === 'optional'] as const)
  return (value) => {
    if (!isRecord(value)) return unsure
    const copy: Record<string, unknown> = {}
    for (const [key, copyField, mayMiss] of fields) {
      if (mayMiss && value[key] === undefined) continue
      const field = value[key] === undefined ? unsure : copyField(value[key])
      if (field === unsure) return unsure
      copy[key] = field
    }
    return copy
  }
}

const copyInstant: Copy = (value) => (value instanceof Date ? value.toISOString() : unsure)

const copyOf = (schema: z.core.$ZodType): Copy => {
  if (schema === instantSchema) return copyInstant
  const def = defOf(schema)
  // A check may change the value, as `trim` does; those that only refuse one are for what people send, and this comes from typed columns.
  if (def.checks?.some((check) => check._zod.def.check === 'overwrite')) return () => unsure
  switch (def.type) {
    case 'object':
      return def.catchall === undefined ? copyObject(def.shape) : () => unsure
    case 'array':
      return copyArray(copyOf(def.element))
    case 'nullable': {
      const copyInner = copyOf(def.innerType)
      return (value) => (value === null ? null : copyInner(value))
    }
    case 'optional':
      return copyOf(def.innerType)
    case 'record':
      return defOf(def.valueType).type === 'unknown' ? copyWhen(isRecord) : () => unsure
    case 'string':
      return copyWhen((value) => typeof value === 'string')
    case 'number':
      return copyWhen(Number.isFinite)
    case 'boolean':
      return copyWhen((value) => typeof value === 'boolean')
    case 'enum': {
      const values = new Set<unknown>(Object.values(def.entries))
      return copyWhen((value) => values.has(value))
    }
    default:
      return () => unsure
  }
}

const copies = new WeakMap<object, Copy>()

/**
 * Presents an answer as its schema does, only fields of the schema and of the types that it says, from functions made once for the schema: a tenth of the
 * time of a parse. Formats are not checked again. Whatever these functions are not sure of, they leave to the schema.
 * @returns undefined: the schema must decide
 */
export const presentFast = (schema: z.ZodMiniType, value: unknown): unknown => {
  const copy = copies.get(schema) ?? copyOf(schema)
  copies.set(schema, copy)
  const copied = copy(value)
  return copied === unsure ? undefined : copied
}

/** Presents values of one schema, many of them; a schema that must decide itself does. */
export const presenterOf = (schema: z.core.$ZodType): ((value: unknown) => unknown) => {
  const copy = copyOf(schema)
  return (value) => {
    const copied = copy(value)
    return copied === unsure ? z.parse(schema, value) : copied
  }
}

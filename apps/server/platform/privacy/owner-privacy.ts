import type { DeletionBlock } from '@dovolilnice/contract/users/deletion-block'
import type { z } from 'zod/mini'
import type { Db, Trx } from '../database/tables.ts'

/** The person whose data is collected or forgotten. */
export interface Person {
  id: string
  email: string
}

/** Reads one part of a person's own data; `records` are the ids of all records about the person, of every owner. */
export type Collect = (db: Db, person: Person, records: readonly string[]) => Promise<unknown>

/** Why a person cannot be forgotten yet. */
export interface Kept {
  /** Matters that are still open, counted. */
  open?: { reason: DeletionBlock['reason']; count: number }
  /** The last local day of anything that must be kept for the retention; null without any. */
  lastDay: string | null
}

/**
 * What an owner of tables does for privacy. The privacy feature calls these of every owner; ids are UUIDs, so they are unique over all tables.
 */
export interface OwnerPrivacy {
  /** The ids of this owner's records that are about the person. By them the other owners find what hangs on these records. */
  recordsOf?(db: Db, person: Person): Promise<string[]>
  /** What the person gets of this owner's rows, by its name in the file. */
  collect?: Readonly<Record<string, Collect>>
  /**
   * Takes people out of this owner's rows: of the records with these ids, and of what hangs on records with these ids, whoever owns them.
   * Every `forgotten` column is empty or says nothing afterwards.
   */
  forget?(trx: Trx, ids: readonly string[], now: Date): Promise<void>
  /** Records whose retention has ended: not more than `limit` ids of records that are not forgotten yet and whose last day is `lastDay` or earlier. */
  expired?: {
    /** Under this name the audit trail counts them. */
    name: string
    find(trx: Trx, lastDay: string, limit: number): Promise<string[]>
  }
  /** Takes people out of rows that are older than the retention and are no records of their own. */
  forgetBefore?(trx: Trx, before: Date): Promise<void>
  /** What keeps the person from being forgotten on this local day. */
  keeps?(db: Db, personId: string, today: string): Promise<Kept>
}

/** A part of a person's own data. What the schema does not name never leaves. */
export const collected =
  <S extends z.ZodMiniType>(schema: S, read: (...of: Parameters<Collect>) => Promise<z.input<S>>): Collect =>
  async (...of) =>
    schema.parse(await read(...of))

import type { DeletionBlock } from '@dovolilnice/contract/users/deletion-block'
import type { z } from 'zod/mini'
import type { Db, Trx } from '../database/tables.ts'

/** The person whose data is collected or forgotten. */
export interface Person {
  id: string
  email: string
}

/** Reads one part of a person's data; `records` are the ids of all records about the person, of every owner, their accounts among them; never empty. */
export type Collect = (db: Db, records: readonly string[]) => Promise<unknown>

/** Why a person cannot be forgotten yet. */
export interface Kept {
  /** The number of open matters. */
  open?: { reason: DeletionBlock['reason']; count: number }
  /** The last local day of anything that must be kept for the retention; null without any. */
  lastDay: string | null
}

/**
 * What an owner of tables does for privacy. The privacy feature calls these of every owner; ids are UUIDs, so they are unique over all tables.
 */
export interface OwnerPrivacy {
  /** The ids of this owner's records about the person. With them the other owners find rows that refer to these records. */
  recordsOf?(db: Db, person: Person): Promise<string[]>
  /** The parts of the person's own data from this owner's rows, by their name in the file. */
  collect?: Readonly<Record<string, Collect>>
  /**
   * Removes people from this owner's rows: the records with these ids, and rows that refer to these ids, of any owner.
   * Afterwards every `forgotten` column is empty or has a neutral value.
   */
  forget?(trx: Trx, ids: readonly string[], now: Date): Promise<void>
  /** Records whose retention has ended: not more than `limit` ids of records that are not forgotten yet and whose last day is `lastDay` or earlier. */
  expired?: {
    /** The name under which the audit trail counts them. */
    name: string
    find(trx: Trx, lastDay: string, limit: number): Promise<string[]>
  }
  /** Removes people from rows that are older than the retention and do not belong to a record. */
  forgetBefore?(trx: Trx, before: Date): Promise<void>
  /** Which of these records must be kept on this local day, and until when; it is the first day on which they may go. Others may go at once. */
  keptUntil?(db: Db, ids: readonly string[], today: string): Promise<{ id: string; until: string }[]>
  /** Why the person cannot be forgotten on this local day. */
  keeps?(db: Db, personId: string, today: string): Promise<Kept>
}

/** A part of a person's own data. Fields that the schema does not have are never included. */
export const collected =
  <S extends z.ZodMiniType>(schema: S, read: (...of: Parameters<Collect>) => Promise<z.input<S>>): Collect =>
  async (...of) =>
    schema.parse(await read(...of))

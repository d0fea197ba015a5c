import { z } from 'zod/mini'

/** The version of the format below. A backup of another one is refused. */
export const backupFormat = 2

const count = z.number().check(z.nonnegative())

/** What the stored town begins with: which version of the product wrote it, and its newest event. */
const town = z.object({
  kind: z.literal('town'),
  format: z.literal(backupFormat),
  made_at: z.string(),
  /** Names of the migrations that the database had. */
  migrations: z.array(z.string()),
  /** The version of the job queue's tables. */
  queue_version: count,
  /** Id of the newest event of the audit trail; null where there is none. */
  newest_event: z.nullable(z.string()),
  /** The signature of the newest day of the audit trail's chain. */
  audit_head: z.nullable(z.string()),
})

/** One line of the stored town, which is JSON lines in this order: town, kept files, tables with their rows, sequences, files, end. */
export const townLine = z.discriminatedUnion('kind', [
  town,
  /** A key or a setting; the content is base64. */
  z.object({ kind: z.literal('kept'), name: z.string(), content: z.string() }),
  /** A table, and its columns in the order in which the rows below have them. */
  z.object({ kind: z.literal('table'), schema: z.string(), table: z.string(), columns: z.array(z.string()).check(z.minLength(1)) }),
  /** Rows of the table above, each in PostgreSQL's own text form of a row. */
  z.object({ kind: z.literal('rows'), rows: z.array(z.string()) }),
  z.object({ kind: z.literal('sequence'), name: z.string(), last: z.string() }),
  /** A stored file: its key in storage, the object of the backup that holds it, and the hash of its content. */
  z.object({ kind: z.literal('file'), key: z.string(), object: z.string(), byte_size: count, sha256: z.string() }),
  z.object({ kind: z.literal('end'), rows: count, files: count }),
])

export type TownLine = z.output<typeof townLine>
export type TownHead = z.output<typeof town>

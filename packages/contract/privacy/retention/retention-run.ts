import { z } from 'zod/mini'
import { keysOf } from '../../keys-of.ts'
import type { Text } from '../../locale.ts'
import { localDaySchema, textSchema } from '../../primitives/field-schemas.ts'
import { idSchema, instantSchema } from '../../primitives/ids.ts'

/** What a run is: it only counted, it waits for a person's yes, it works, it has ended. */
export const retentionStatusLabels = {
  preview: { sl: 'Poskus (nič ni izbrisano)', en: 'Dry run (nothing deleted)' },
  waiting: { sl: 'Čaka na potrditev', en: 'Waits for confirmation' },
  running: { sl: 'Poteka', en: 'Running' },
  done: { sl: 'Končano', en: 'Done' },
} as const satisfies Record<string, Text>
export type RetentionStatus = keyof typeof retentionStatusLabels
export const retentionStatuses = keysOf(retentionStatusLabels)

/** A table has an unusual number of rows when it has more than this, and more than `unusualTimes` the usual. */
export const unusualRows = 1000
export const unusualTimes = 10

/** What happens with the rows of one table. */
const retentionTableSchema = z.object({
  table: z.string(),
  name: textSchema,
  /** The term after which its personal data goes, in words. */
  term: textSchema,
  /** Rows from which the personal data was taken. */
  anonymised: z.int(),
  deleted: z.int(),
  /** How many rows a run usually has, where this one is far from it. */
  usual: z.nullable(z.int()),
})

export const retentionRunSchema = z.object({
  id: idSchema,
  status: z.enum(retentionStatuses),
  at: instantSchema,
  ended_at: z.nullable(instantSchema),
  /** The last local day whose records are over. */
  until: localDaySchema,
  rows: z.int(),
  confirmed_by_name: z.nullable(z.string()),
  tables: z.array(retentionTableSchema),
})
export type RetentionRun = z.output<typeof retentionRunSchema>

import { z } from 'zod/mini'
import { textSchema } from '../primitives/field-schemas.ts'
import { idSchema, instantSchema } from '../primitives/ids.ts'
import { exportFormats } from './export-format.ts'
import { exportFailures, exportStatuses, exportSteps } from './export-status.ts'

/** One export, by the specification's names. */
export const exportRowSchema = z.object({
  id: idSchema,
  name: z.string(),
  export_status_name: z.enum(exportStatuses),
  file_type_for_humans: z.enum(exportFormats),
  /** In bytes; null while there is no file. */
  file_size_readable: z.nullable(z.int()),
  /** In ms; null before it began. */
  execution_time_for_humans: z.nullable(z.int()),
  /** What the list is called. */
  data_group: textSchema,
  /** The name of who asked for it. */
  user: z.string(),
  created_at_formatted: instantSchema,
  /** In per cent. */
  done: z.int(),
  /** Of the whole process while it wrote the file, in bytes. */
  memory_peak_usage: z.nullable(z.int()),
  /** Rows in the file, or those written so far. */
  rows: z.nullable(z.int()),
  failure: z.nullable(z.enum(exportFailures)),
  /** When the file is removed. */
  expires_at: z.nullable(instantSchema),
  /** The list can be narrowed to a span of time. */
  has_period: z.boolean(),
  /** What the caller may do with it. */
  steps: z.array(z.enum(exportSteps)),
})
export type ExportRow = z.output<typeof exportRowSchema>

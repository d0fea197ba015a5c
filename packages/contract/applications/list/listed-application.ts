import { z } from 'zod/mini'
import { localDaySchema } from '../../primitives/field-schemas.ts'
import { idSchema } from '../../primitives/ids.ts'
import { applicationRowSchema } from '../application.ts'

/** A line of a list of applications with what a queue is worked through by. For applicants the last five are empty. */
export const listedApplicationSchema = z.extend(applicationRowSchema, {
  /** The day from which the authority's term is counted. */
  counted_from: z.nullable(localDaySchema),
  /** The last day to decide; while the applicant supplements, the last day of that. Null where neither runs. The queue is ordered by it. */
  term_on: z.nullable(localDaySchema),
  /** Days since it was received; null when nothing waits any more. */
  age_days: z.nullable(z.int()),
  assigned_to: z.nullable(idSchema),
  assigned_name: z.nullable(z.string()),
})
export type ListedApplication = z.output<typeof listedApplicationSchema>

import type { Owner } from './owner.ts'
import type { Processing } from './processing.ts'

/** The declared processing of each table with personal data. */
export const findProcessing = (owners: readonly Owner[]): Readonly<Record<string, Processing>> =>
  Object.fromEntries(owners.flatMap(({ processing = {} }) => Object.entries(processing)))

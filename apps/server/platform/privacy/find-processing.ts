import type { Owner, Processing } from './owner.ts'

/** The declared processing of each table with personal data. */
export const findProcessing = (owners: readonly Owner[]): Readonly<Record<string, Processing>> =>
  Object.fromEntries(owners.flatMap(({ processing = {} }) => Object.entries(processing)))

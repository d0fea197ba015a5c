import { join, resolve } from 'node:path'

/** The product's data folder: the one given, else `DATA_DIR`, else `.data` in the repository. */
export const dataDirOf = (given: string | undefined): string =>
  resolve(given ?? (process.env['DATA_DIR'] || join(import.meta.dirname, '../../.data')))

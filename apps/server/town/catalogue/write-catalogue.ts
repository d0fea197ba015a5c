import type { Trx } from '../../platform/database/tables.ts'

/** Writes the catalogue of user types, kinds of permit and their prices that a town starts from. */
export const writeCatalogue = async (_trx: Trx, _now: Date): Promise<void> => {}

import type { Trx } from '../../../platform/database/tables.ts'

/** The codes of the bollards in use, in the order of lists and of the map. */
export const orderedCodes = async (trx: Trx): Promise<string[]> => {
  const rows = await trx.selectFrom('device').select('code').where('active', '=', true).orderBy('position').orderBy('code').execute()
  return rows.map(({ code }) => code)
}

/** Moves a bollard to its place among those in use, from 1, and numbers all of them anew. Call it under the lock of the keeping. */
export const placeBollard = async (trx: Trx, code: string, place: number): Promise<void> => {
  const others = (await orderedCodes(trx)).filter((other) => other !== code)
  for (const [index, one] of others.toSpliced(place - 1, 0, code).entries()) {
    const position = index + 1
    await trx.updateTable('device').set({ position }).where('code', '=', one).where('position', '<>', position).execute()
  }
}

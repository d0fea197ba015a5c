import type { Actor } from '../../../platform/audit/record-event.ts'
import type { Trx } from '../../../platform/database/tables.ts'
import type { Official } from '../paper/act-pdf.ts'

/** An official as acts name them, by their account; the product itself has no title. */
export const readOfficial = async (trx: Trx, { id, name }: Actor): Promise<Official> => {
  const none = { title: '', authorisation: '' }
  if (id === null) return { name, ...none }
  const found = await trx.selectFrom('app_user').select(['title', 'authorisation']).where('id', '=', id).executeTakeFirst()
  return { name, ...none, ...found }
}

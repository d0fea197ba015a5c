import { sql } from 'kysely'
import type { Db, Row } from '../../platform/database/tables.ts'
import { isUnrestricted } from '../../platform/privacy/restrictions.ts'

declare module '../../platform/http/context.ts' {
  interface Capabilities {
    heldDocuments: typeof heldDocuments
  }
}

export type HeldDocument = Pick<Row<'document'>, 'type' | 'expires_on' | 'file_name' | 'media_type' | 'storage_key'>

/**
 * The documents by which a permit was issued: of each type those of the permit itself or its application, otherwise of the permit that it
 * replaced. None that was deleted, judged not to meet, or belongs to a record that may only be stored.
 */
export const heldDocuments = async (db: Db, permit: { id: string }): Promise<HeldDocument[]> => {
  const { rows } = await sql<HeldDocument & { step: number }>`
    with recursive chain as (
      select p.id, p.application_id, p.replaces_permit_id, 0 as step from permit p where p.id = ${permit.id}
      union
      select p.id, p.application_id, p.replaces_permit_id, c.step + 1 from permit p join chain c on p.id = c.replaces_permit_id where c.step < 100
    ), held as (
      select document.id from chain join document on document.permit_id = chain.id
      union
      select document.id from chain join document on document.application_id = chain.application_id
    )
    select document.type, document.expires_on, document.file_name, document.media_type, document.storage_key, chain.step
    from held join document using (id)
    join chain on chain.id = document.permit_id or chain.application_id = document.application_id
    where document.deleted_at is null and document.verdict is distinct from 'fails'
      and ${isUnrestricted('document.permit_id')} and ${isUnrestricted('document.application_id')} and ${isUnrestricted('chain.id')}
    order by chain.step, document.created_at, document.id`.execute(db)
  return rows.filter(({ type, step }) => step === rows.find((one) => one.type === type)?.step)
}

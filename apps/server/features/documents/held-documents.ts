import { provesTheSame, type Proved } from '@dovolilnice/contract/permits/issue/kept-documents'
import { type Db, type Row, sql } from '../../platform/database/db.ts'
import { isUnrestricted } from '../../platform/privacy/restrictions.ts'
import { MissingFileError, type Storage } from '../../platform/storage/storage.ts'

export type HeldDocument = Pick<Row<'document'>, 'type' | 'expires_on' | 'file_name' | 'media_type' | 'storage_key'>

/** Whether the storage has lost the file; that it does not answer now is another matter. */
const isLost = (storage: Storage, { storage_key: key }: HeldDocument): Promise<boolean> =>
  storage.head(key, 1).then(
    () => false,
    (error) => error instanceof MissingFileError,
  )

/** Without the types of which a file is lost: half a document proves nothing. */
const withoutLost = async (storage: Storage, held: HeldDocument[]): Promise<HeldDocument[]> => {
  const lost = new Set<string>()
  for (const document of held) if (await isLost(storage, document)) lost.add(document.type)
  return held.filter(({ type }) => !lost.has(type))
}

/**
 * The documents by which a permit was issued: of each type those of the permit itself or its application, otherwise of the permit that it
 * replaced. None that was deleted, judged not to meet, lost by the storage, or belongs to a record or a person that may only be stored; and none that came for
 * another vehicle, name, address or kind than the permit has now. An application says what its documents came for; of a permit these are the
 * vehicles that it had when they came, and the holder, unless the trail says that one was changed since.
 * @param permit as it is now, with its lasting vehicles
 */
export const heldDocuments = async (db: Db, storage: Storage, permit: Proved & { id: string }): Promise<HeldDocument[]> => {
  const { rows } = await sql<HeldDocument & Proved & { step: number }>`
    with recursive chain as (
      select p.id, p.application_id, p.replaces_permit_id, p.user_id, 0 as step from permit p where p.id = ${permit.id}
      union
      select p.id, p.application_id, p.replaces_permit_id, p.user_id, c.step + 1
      from permit p join chain c on p.id = c.replaces_permit_id where c.step < 100
    ), held as (
      select document.id from chain join document on document.permit_id = chain.id
      union
      select document.id from chain join document on document.application_id = chain.application_id
    )
    select document.type, document.expires_on, document.file_name, document.media_type, document.storage_key, chain.step, origin.*
    from held join document using (id)
    join chain on chain.id = document.permit_id or chain.application_id = document.application_id
    join lateral (
      select user_id, permit_kind_id, user_type_code, name, street, post_code, city, tax_number, plates
      from application where application.id = document.application_id
      union all
      select user_id, permit_kind_id, user_type_code, name, street, post_code, city, tax_number,
        array(
          select value from permit_credential
          where permit_id = permit.id and kind = 'plate' and valid_until is null and created_at <= greatest(document.created_at, permit.created_at)
        )
      from permit
      where permit.id = document.permit_id and document.application_id is null and not exists (
        select from event
        where subject_type = 'permit' and subject_id = permit.id::text and kind = 'change' and at >= document.created_at
          and jsonb_exists_any(before, array['user_type_code', 'name', 'street', 'post_code', 'city', 'tax_number'])
      )
    ) origin on true
    where document.deleted_at is null and document.verdict is distinct from 'fails'
      and ${isUnrestricted('document.id')} and ${isUnrestricted('document.permit_id')} and ${isUnrestricted('document.application_id')}
      and ${isUnrestricted('chain.id')} and ${isUnrestricted('chain.user_id')}
      and ${isUnrestricted('document.user_id')} and ${isUnrestricted('origin.user_id')}
    order by chain.step, document.created_at, document.id`.execute(db)
  const fitting = rows.filter((origin) => provesTheSame(permit, origin))
  return withoutLost(
    storage,
    fitting.filter(({ type, step }) => step === fitting.find((one) => one.type === type)?.step),
  )
}

import type { Trx } from '../../platform/database/tables.ts'
import type { Services } from '../../platform/http/context.ts'
import { removeContent } from './remove-content.ts'

declare module '../../platform/http/context.ts' {
  interface Capabilities {
    retirePermitDocuments: typeof retirePermitDocuments
  }
}

type Needed = Pick<Services, 'send'>

const keysOf = (rows: readonly { storage_key: string }[]): string[] => rows.map(({ storage_key: key }) => key)

/** The documents of a permit that is deleted stay as deleted ones of its holder, without content. */
export const retirePermitDocuments = async (
  trx: Trx,
  services: Needed,
  permit: { id: string; user_id: string | null },
  deleted: { reason: string; at: Date },
): Promise<void> => {
  const rows = await trx
    .updateTable('document')
    .set({ permit_id: null, user_id: permit.user_id, deleted_at: deleted.at, delete_reason: deleted.reason, reading: null })
    .where('permit_id', '=', permit.id)
    .returning('storage_key')
    .execute()
  await removeContent(trx, services, keysOf(rows))
}

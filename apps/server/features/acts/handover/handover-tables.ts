import type { HandoverStatus } from '@dovolilnice/contract/acts/handover/handover'
import type { Generated } from 'kysely'
import type { Db } from '../../../platform/database/db.ts'
import type { OwnedProcessing, OwnedTables } from '../../../platform/privacy/owner.ts'

export interface ActHandoverTable {
  id: string
  year: number
  status: HandoverStatus
  package_key: Generated<string | null>
  package_sha256: Generated<string | null>
  package_size: Generated<number | null>
  certificate_key: Generated<string | null>
  certificate_sha256: Generated<string | null>
  /** What the archive wrote of the package that it took. */
  receipt: Generated<string | null>
  failure: Generated<string | null>
  created_by: string | null
  created_by_name: string
  created_at: Date
  confirmed_by: Generated<string | null>
  confirmed_by_name: Generated<string | null>
  confirmed_at: Generated<Date | null>
  version: Generated<number>
}

/** Which acts a hand-over is about, as the table of terms was when it was prepared. */
export interface ActHandoverItemTable {
  handover_id: string
  act_id: string
  archive: boolean
  years: number
}

declare module '../../../platform/database/db.ts' {
  interface Tables {
    act_handover: ActHandoverTable
    act_handover_item: ActHandoverItemTable
  }
}

/** That a hand-over was made, and by whom, proves where the acts went. */
export const handoverTables: OwnedTables = {
  act_handover: {
    id: 'impersonal',
    year: 'impersonal',
    status: 'impersonal',
    package_key: 'kept',
    package_sha256: 'impersonal',
    package_size: 'impersonal',
    certificate_key: 'kept',
    certificate_sha256: 'impersonal',
    receipt: 'kept',
    failure: 'impersonal',
    created_by: 'kept',
    created_by_name: 'kept',
    created_at: 'impersonal',
    confirmed_by: 'kept',
    confirmed_by_name: 'kept',
    confirmed_at: 'impersonal',
    version: 'impersonal',
  },
  act_handover_item: { handover_id: 'impersonal', act_id: 'impersonal', archive: 'impersonal', years: 'impersonal' },
}

export const handoverProcessing: OwnedProcessing = {
  act_handover: {
    activity: 'acts',
    name: { sl: 'Predaje in izbrisi aktov', en: 'Hand-overs and deletions of acts' },
    data: ['staff'],
    kept: 'archive',
  },
}

export const handoverFilesInUse = async (db: Db, keys: readonly string[]): Promise<string[]> => {
  const rows = await db
    .selectFrom('act_handover')
    .select(['package_key', 'certificate_key'])
    .where((is) => is.or([is('package_key', 'in', keys), is('certificate_key', 'in', keys)]))
    .execute()
  return rows.flatMap((row) => [row.package_key ?? [], row.certificate_key ?? []].flat())
}

import type { Db } from '../../platform/database/tables.ts'
import type { Person } from '../../platform/privacy/owner-privacy.ts'
import type { Owner } from '../../platform/privacy/owner.ts'

/** The ids of every record about a person, whoever owns it. */
export const recordsOf = async (db: Db, owners: readonly Owner[], person: Person): Promise<string[]> => {
  const ids: string[] = []
  for (const { privacy } of owners) ids.push(...((await privacy?.recordsOf?.(db, person)) ?? []))
  return ids
}

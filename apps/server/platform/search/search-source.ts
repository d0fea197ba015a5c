import type { Permission } from '@dovolilnice/contract/permissions'
import type { SearchGroup, SearchHit } from '@dovolilnice/contract/search/search'
import type { Db } from '../database/tables.ts'

/** What a feature gives to the search of staff. */
export interface SearchSource {
  group: SearchGroup
  /** The group is hidden from people without this permission. */
  permission: Permission
  /**
   * The records that a text leads to, the nearest first, at most `mostFound`.
   * @param typed as the person typed it
   * @param today the local day, for what depends on it
   */
  find(db: Db, typed: string, today: string): Promise<Omit<SearchHit, 'group'>[]>
}

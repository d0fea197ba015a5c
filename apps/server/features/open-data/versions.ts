import { createHash } from 'node:crypto'
import type { Trx } from '../../platform/database/tables.ts'

export interface Published {
  version: number
  changed_at: Date
}

const hashOf = (content: unknown): string => createHash('sha256').update(JSON.stringify(content)).digest('base64url')

/** Begins a new version, unless another process has just done so for the same content. */
const beginVersion = async (trx: Trx, name: string, hash: string, now: Date): Promise<Published> => {
  const begun = await trx
    .insertInto('open_data_version')
    .values({ name, content_hash: hash, version: 1, changed_at: now })
    .onConflict((conflict) =>
      conflict
        .column('name')
        .doUpdateSet(({ eb }) => ({ content_hash: hash, version: eb('open_data_version.version', '+', 1), changed_at: now }))
        .where('open_data_version.content_hash', '<>', hash),
    )
    .returning(['version', 'changed_at'])
    .executeTakeFirst()
  return begun ?? trx.selectFrom('open_data_version').select(['version', 'changed_at']).where('name', '=', name).executeTakeFirstOrThrow()
}

/**
 * The version of each content, by its name: the one that was published before, or a new one from now on when it differs. It writes only then,
 * so that the many calls in between only read.
 */
export const versionsOf = async (trx: Trx, contents: ReadonlyMap<string, unknown>, now: Date): Promise<(name: string) => Published> => {
  const known = await trx
    .selectFrom('open_data_version')
    .selectAll()
    .where('name', 'in', [...contents.keys()])
    .execute()
  const found = new Map<string, Published>()
  // In one order, so that two calls never wait for each other's rows.
  for (const [name, content] of [...contents].toSorted(([a], [b]) => (a < b ? -1 : 1))) {
    const hash = hashOf(content)
    const last = known.find((row) => row.name === name)
    found.set(name, last?.content_hash === hash ? last : await beginVersion(trx, name, hash, now))
  }
  return (name) => found.get(name) ?? { version: 1, changed_at: now }
}

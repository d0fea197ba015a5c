import { localDayOf } from '@dovolilnice/contract/primitives/local-day'
import { downloadOwnData, ownDataSchema, readOwnData } from '@dovolilnice/contract/privacy/download-own-data'
import { type Services, implement } from '../../platform/http/context.ts'
import { collectData, recordsOf, anonymousName, type Person } from '../../platform/privacy/owner.ts'
import type { Trx } from '../../platform/database/db.ts'

/** Everything that is held about a person, from every owner of tables, as one object. */
export const handleDownloadOwnData = implement(downloadOwnData, async (_, context) => {
  const { trx, user, now, owners } = context
  const data = { exported_at: now, ...(await collectData(trx, owners, await recordsOf(trx, owners, user))) }
  context.record({ subject: { type: 'user', id: user.id, label: user.name } })
  return {
    stream: Buffer.from(JSON.stringify(data, null, 2)),
    media_type: 'application/json',
    file_name: `moji-podatki-${localDayOf(now)}.json`,
  }
})

/** Of the same data what the screen shows. */
export const handleReadOwnData = implement(readOwnData, async (_, { trx, user, owners }) =>
  ownDataSchema.parse(await collectData(trx, owners, await recordsOf(trx, owners, user))),
)

/**
 * Takes a person out of everything that is held about them; the row stays, because kept records point at it. Whoever calls this has made sure
 * that nothing must be kept any more.
 * @returns what stands where the name stood
 */
export const anonymisePerson = async (trx: Trx, { owners }: Pick<Services, 'owners'>, person: Person, now: Date): Promise<string> => {
  const ids = await recordsOf(trx, owners, person)
  for (const { privacy } of owners) await privacy?.forget?.(trx, ids, now)
  return anonymousName
}

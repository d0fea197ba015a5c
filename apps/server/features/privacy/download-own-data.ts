import { localDayOf } from '@dovolilnice/contract/primitives/local-day'
import type { downloadOwnData } from '@dovolilnice/contract/privacy/download-own-data'
import type { Handler } from '../../platform/http/context.ts'
import { collectData, recordsOf } from '../../platform/privacy/records-of.ts'

/** Everything that is held about a person, from every owner of tables, as one object. */
export const handleDownloadOwnData: Handler<typeof downloadOwnData> = async (_, context) => {
  const { trx, user, now, owners } = context
  const data = { exported_at: now, ...(await collectData(trx, owners, await recordsOf(trx, owners, user))) }
  context.record({ subject: { type: 'user', id: user.id, label: user.name } })
  return {
    stream: Buffer.from(JSON.stringify(data, null, 2)),
    media_type: 'application/json',
    file_name: `moji-podatki-${localDayOf(now)}.json`,
  }
}

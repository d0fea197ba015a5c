import { OperationError } from '@dovolilnice/contract/errors'
import { localDayOf } from '@dovolilnice/contract/primitives/local-day'
import type { downloadOwnData } from '@dovolilnice/contract/privacy/download-own-data'
import type { Handler } from '../../platform/http/context.ts'
import { collectPersonalData } from './personal-data.ts'

export const handleDownloadOwnData: Handler<typeof downloadOwnData> = async (_, context) => {
  const { trx, user, now } = context
  if (user === null) throw new OperationError('unauthenticated')
  const data = await collectPersonalData(trx, user, now)
  context.record({ subject: { type: 'user', id: user.id, label: user.name } })
  return {
    stream: Buffer.from(JSON.stringify(data, null, 2)),
    media_type: 'application/json',
    file_name: `moji-podatki-${localDayOf(now)}.json`,
  }
}

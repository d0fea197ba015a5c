import { refusalHours, refusalsOfGate } from '@dovolilnice/contract/access/list-refusals'
import type { listRefusals } from '@dovolilnice/contract/access/list-refusals'
import type { CredentialKind } from '@dovolilnice/contract/primitives/credential'
import type { Db } from '../../platform/database/tables.ts'
import type { Handler } from '../../platform/http/context.ts'

const hourMs = 3_600_000

/** A plate is seen by everyone in the street; of a card or phone the end is enough to tell which one the driver means. */
const shownAs = (kind: CredentialKind, credential: string): string => (kind === 'plate' ? credential : `…${credential.slice(-3)}`)

const refusalsAt = (db: Db, device_code: string, since: Date) =>
  db
    .selectFrom('access_log')
    .select(['id', 'device_code', 'at', 'credential_kind', 'credential', 'reason', 'reason_details'])
    .where('device_code', '=', device_code)
    .where('at', '>=', since)
    .where('event_name', '=', 'refused')
    .where('anonymised_at', 'is', null)
    .orderBy('at', 'desc')
    .limit(refusalsOfGate)
    .execute()

export const handleListRefusals: Handler<typeof listRefusals> = async (_, { trx, now, record }) => {
  const devices = await trx.selectFrom('device').select('code').where('active', '=', true).orderBy('position').orderBy('code').execute()
  const since = new Date(now.getTime() - refusalHours * hourMs)
  const rows = []
  for (const { code } of devices) rows.push(...(await refusalsAt(trx, code, since)))
  record({})
  return {
    items: rows.flatMap(({ credential_kind: kind, credential, reason, ...row }) =>
      kind === null || credential === null || reason === null
        ? []
        : [{ ...row, credential_kind: kind, credential: shownAs(kind, credential), reason }],
    ),
  }
}

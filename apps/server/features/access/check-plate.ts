import type { checkPlate } from '@dovolilnice/contract/access/operations'
import { normaliseCredential } from '@dovolilnice/contract/primitives/credential'
import type { Db } from '../../platform/database/tables.ts'
import type { Handler } from '../../platform/http/context.ts'
import { explainAccess } from './explain-access.ts'
import { operatorSince } from './access-log.ts'

/** Where it was refused last, within the hours that an operator may see. */
const findLastRefusal = async (db: Db, normalised: string, since: Date) => {
  const row = await db
    .selectFrom('access_log as a')
    .innerJoin('device as d', 'd.code', 'a.device_code')
    .select(['a.device_code', 'd.name as device_name', 'a.at'])
    .where('a.credential_normalised', '=', normalised)
    .where('a.event_name', '=', 'refused')
    .where('a.at', '>=', since)
    .orderBy('a.at', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row ?? null
}

/** Asks the gates' own rule for each gate in use. Answers no holder. */
export const handleCheckPlate: Handler<typeof checkPlate> = async ({ body: { plate: asked } }, { trx, now, record }) => {
  const { kind, value } = asked
  const normalised = normaliseCredential(kind, value) ?? value
  const devices = await trx
    .selectFrom('device')
    .select(['code', 'name'])
    .where('active', '=', true)
    .orderBy('position')
    .orderBy('code')
    .execute()
  const items = []
  for (const { code, name } of devices) {
    const { allowed, reason, details } = await explainAccess(trx, { device_code: code, kind, value, normalised }, now)
    items.push({ device_code: code, device_name: name, allowed, reason, reason_details: details })
  }
  // Of who has no permit and no pass the trail keeps that somebody asked, not about whom.
  const isKnown = items.some(({ reason }) => reason !== 'no_permit')
  record({ after: { [kind]: isKnown ? value : `${value.slice(0, 2)}…` } })
  return { asked: value, items, last_refusal: await findLastRefusal(trx, normalised, operatorSince(now)) }
}

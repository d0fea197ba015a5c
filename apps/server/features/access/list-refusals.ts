import { refusalsOfGate } from '@dovolilnice/contract/access/list-refusals'
import type { listRefusals } from '@dovolilnice/contract/access/list-refusals'
import type { Db } from '../../platform/database/tables.ts'
import type { Handler } from '../../platform/http/context.ts'
import { operatorSince } from './operator-since.ts'
import { shownCredential } from './shown-credential.ts'

/** Lines of a gate with their credential, newest first. */
const linesAt = (db: Db, device_code: string, since: Date) =>
  db
    .selectFrom('access_log')
    .select(['id', 'device_code', 'at', 'credential_kind', 'credential', 'reason', 'reason_details'])
    .where('device_code', '=', device_code)
    .where('at', '>=', since)
    .where('anonymised_at', 'is', null)
    .orderBy('at', 'desc')

const refusalsAt = (db: Db, device_code: string, since: Date) =>
  linesAt(db, device_code, since).where('event_name', '=', 'refused').limit(refusalsOfGate).execute()

const lastVehicleAt = (db: Db, device_code: string, since: Date) =>
  linesAt(db, device_code, since).where('event_name', 'in', ['admitted', 'passed']).limit(1).execute()

type Line = Awaited<ReturnType<typeof refusalsAt>>[number]

/** The line as an operator may see it; empty for one without a credential. */
const shown = ({ credential_kind: kind, credential, reason, ...line }: Line) =>
  kind === null || credential === null || reason === null
    ? []
    : [{ ...line, credential_kind: kind, credential: shownCredential(kind, credential), reason }]

export const handleListRefusals: Handler<typeof listRefusals> = async (_, { trx, now, record }) => {
  const devices = await trx.selectFrom('device').select('code').where('active', '=', true).orderBy('position').orderBy('code').execute()
  const since = operatorSince(now)
  const refusals: Line[] = []
  const vehicles: Line[] = []
  for (const { code } of devices) {
    refusals.push(...(await refusalsAt(trx, code, since)))
    vehicles.push(...(await lastVehicleAt(trx, code, since)))
  }
  record({})
  return { items: refusals.flatMap(shown), vehicles: vehicles.flatMap(shown) }
}

import type { listOperatorPassages } from '@dovolilnice/contract/access/list-operator-passages'
import { operatorNoteLabel } from '@dovolilnice/contract/access/operator-note'
import { normalisePlate } from '@dovolilnice/contract/primitives/plate'
import { sql } from 'kysely'
import { ifGiven } from '../../platform/database/if-given.ts'
import { likeBeginning } from '../../platform/database/like.ts'
import { listRows } from '../../platform/database/lists/list-query.ts'
import type { Db } from '../../platform/database/tables.ts'
import type { ReadHandler } from '../../platform/http/context.ts'
import { operatorSince } from './operator-since.ts'
import { shownCredential } from './shown-credential.ts'

/** Lines that are not older than an operator may see, with the operators' notes. A clerk's tag may name a person, so it is not theirs to see. */
const passagesSince = (db: Db, since: Date) =>
  db
    .selectFrom('access_log as a')
    .leftJoin('device as d', 'd.code', 'a.device_code')
    .select([
      'a.id',
      'a.at',
      'a.device_code',
      sql<string>`coalesce(d.name, a.device_code)`.as('device_name'),
      'a.event_name',
      'a.credential_kind',
      'a.credential',
      'a.reason',
      'a.reason_details',
      sql<string[]>`array(select t.remark from access_tag t
        where t.access_log_id = a.id and t.label = ${operatorNoteLabel} order by t.created_at, t.id)`.as('notes'),
    ])
    .where('a.at', '>=', since)
    .where('a.anonymised_at', 'is', null)

export const handleListOperatorPassages: ReadHandler<typeof listOperatorPassages> = async ({ body }, { db, now, record }) => {
  const { filters } = body
  record({ after: { filters, page: body.page } })
  const query = passagesSince(db, operatorSince(now))
    .$call(ifGiven(filters.device_code, (rows, code) => rows.where('a.device_code', '=', code)))
    .$call(ifGiven(filters.event_name, (rows, name) => rows.where('a.event_name', '=', name)))
    .$call(
      ifGiven(filters.plate, (rows, plate) =>
        rows.where('a.credential_kind', '=', 'plate').where('a.credential_normalised', 'like', likeBeginning(normalisePlate(plate))),
      ),
    )
  const sort = { at: 'a.at', device_code: 'a.device_code', event_name: 'a.event_name' } as const
  const page = await listRows({ db, query, request: body, sort, tieBreaker: 'a.id' })
  const items = page.items.map((row) => ({
    ...row,
    credential: row.credential_kind === null || row.credential === null ? null : shownCredential(row.credential_kind, row.credential),
  }))
  return { ...page, items }
}

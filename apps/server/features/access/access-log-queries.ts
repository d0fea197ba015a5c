import type { accessLogList } from '@dovolilnice/contract/access/access-log'
import type { ListRequest } from '@dovolilnice/contract/list'
import { sql } from 'kysely'
import { listRows } from '../../platform/database/list-query.ts'
import type { Db } from '../../platform/database/tables.ts'
import '../../tables/gates.ts'
import '../../tables/permits.ts'
import { credentialPatterns } from './credential-prefixes.ts'

type Request = ListRequest<typeof accessLogList>

/** Each line of the log with its device's name and the labels of its tags. */
const logRows = (db: Db) =>
  db
    .selectFrom('access_log as a')
    .leftJoin('device as d', 'd.code', 'a.device_code')
    .select([
      'a.id',
      'a.at',
      'a.received_at',
      'a.device_code',
      sql<string>`coalesce(d.name, a.device_code)`.as('device_name'),
      'a.event_name',
      'a.presentation_id',
      'a.credential_kind',
      'a.credential',
      'a.reason',
      'a.reason_details',
      'a.permit_id',
      'a.permit_number',
      'a.plate',
      'a.phone',
      sql<string[]>`array(select t.label from access_tag t where t.access_log_id = a.id order by t.created_at, t.id)`.as('tags'),
    ])

const filtered = (db: Db, { filters }: Request) => {
  const patterns = filters.credential === undefined ? [] : credentialPatterns(filters.credential)
  const permit = filters.permit_number?.trim().replace(/[\\%_]/g, '\\$&')
  return logRows(db)
    .$if(filters.device_code !== undefined, (query) => query.where('a.device_code', '=', filters.device_code!))
    .$if(filters.event_name !== undefined, (query) => query.where('a.event_name', '=', filters.event_name!))
    .$if(filters.refused === true, (query) => query.where('a.event_name', '=', 'refused'))
    .$if(filters.credential_kind !== undefined, (query) => query.where('a.credential_kind', '=', filters.credential_kind!))
    .$if(patterns.length > 0, (query) =>
      query.where((is) => is.or(patterns.map((pattern) => is('a.credential_normalised', 'like', pattern)))),
    )
    .$if(permit !== undefined && permit !== '', (query) => query.where('a.permit_number', 'ilike', `${permit}%`))
    .$if(filters.from !== undefined, (query) => query.where('a.at', '>=', new Date(filters.from!)))
    .$if(filters.until !== undefined, (query) => query.where('a.at', '<', new Date(filters.until!)))
    .$if(filters.tag !== undefined, (query) =>
      query.where('a.id', 'in', (from) => from.selectFrom('access_tag').select('access_log_id').where('label', '=', filters.tag!)),
    )
}

/** A page of the access log. @param userId only passages of this person's permits */
export const listAccessRows = (db: Db, request: Request, userId?: string) =>
  listRows({
    db,
    query: filtered(db, request).$if(userId !== undefined, (query) =>
      query.where('a.permit_id', 'in', (from) => from.selectFrom('permit').select('id').where('user_id', '=', userId!)),
    ),
    request,
    sort: {
      at: 'a.at',
      device_code: 'a.device_code',
      event_name: 'a.event_name',
      permit_number: 'a.permit_number',
      credential: 'a.credential_normalised',
    },
    tieBreaker: 'a.id',
  })

/** One line with its permit's holder, or undefined. */
export const findAccessRow = (db: Db, id: string) =>
  logRows(db)
    .leftJoin('permit as p', 'p.id', 'a.permit_id')
    .select(['p.name as holder_name', 'p.user_id as holder_user_id', 'a.whitelist_version', 'a.decided_in_ms', 'a.credential_normalised'])
    .where('a.id', '=', id)
    .executeTakeFirst()

/** All that happened to one presented credential, in order. */
export const presentationOf = async (db: Db, presentationId: string | null) =>
  presentationId === null
    ? []
    : db
        .selectFrom('access_log')
        .select(['id', 'at', 'event_name', 'reason', 'reason_details'])
        .where('presentation_id', '=', presentationId)
        .orderBy('at')
        .orderBy('id')
        .execute()

/** The tags of a line with who hung them there. */
export const tagsOf = (db: Db, accessLogId: string) =>
  db
    .selectFrom('access_tag as t')
    .leftJoin('app_user as u', 'u.id', 't.created_by')
    .select(['t.id', 't.access_log_id', 't.label', 't.remark', 'u.name as created_by_name', 't.created_at'])
    .where('t.access_log_id', '=', accessLogId)
    .orderBy('t.created_at')
    .orderBy('t.id')
    .execute()

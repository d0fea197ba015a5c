import { normaliseTag } from '@dovolilnice/contract/primitives/credential'
import { normalisePlate } from '@dovolilnice/contract/primitives/plate'
import { ifGiven, likeBeginning, type Db } from '../../platform/database/db.ts'
import type { accessLogList } from '@dovolilnice/contract/access/access-log'
import type { ListRequest } from '@dovolilnice/contract/list'
import { type RawBuilder, sql } from 'kysely'
import { listRows, writtenBy } from '../../platform/database/lists/list-query.ts'
import type { ListWalk } from '../../platform/database/lists/walk-rows.ts'
import { isStranger } from './access-tables.ts'

/** The beginning of a typed phone number in E.164: `041 12` → `+3864112`. */
const phoneBeginning = (text: string): string => {
  const digits = text.replace(/[\s()/.-]/g, '')
  if (digits.startsWith('00')) return `+${digits.slice(2)}`
  return digits.startsWith('0') ? `+386${digits.slice(1)}` : digits
}

/** The LIKE patterns that match stored credentials by their beginning, typed in any spelling. Empty when nothing was typed. */
const credentialPatterns = (text: string): string[] => {
  const beginnings = [normalisePlate(text), normaliseTag(text), phoneBeginning(text)].filter((beginning) => beginning !== '')
  return [...new Set(beginnings)].map(likeBeginning)
}

const deviceName = (joined: boolean) => (joined ? sql`d.name` : sql`(select d.name from device d where d.code = access_log.device_code)`)

export const growingLog = { table: 'access_log', column: 'access_log.received_at' } as const

/** With a walk it is read from end to end for a file. */
type Request = ListRequest<typeof accessLogList> & { walk?: ListWalk }

/** What leaves as a file cannot be forgotten with its line: of a stranger it holds nothing that was read. */
const unlessStranger = (column: 'credential' | 'plate' | 'phone', leaves: boolean) => {
  const value = sql.ref<string | null>(`access_log.${column}`)
  return (leaves ? sql<string | null>`case when ${isStranger('access_log')} then null else ${value} end` : value).as(column)
}

/**
 * Each line of the log with its device's name and the labels of its tags. A file joins its many lines with the devices; a page does not: beside a join
 * PostgreSQL would go to the table for each line before it, where the index alone says which lines are its own.
 * @param leaves it is for a file
 */
const logRows = (db: Db, leaves = false) =>
  db
    .selectFrom('access_log')
    .$if(leaves, (query) => query.leftJoin('device as d', 'd.code', 'access_log.device_code'))
    .select([
      'access_log.id',
      'access_log.at',
      'access_log.received_at',
      'access_log.device_code',
      sql<string>`coalesce(${deviceName(leaves)}, access_log.device_code)`.as('device_name'),
      'access_log.event_name',
      'access_log.presentation_id',
      'access_log.credential_kind',
      unlessStranger('credential', leaves),
      'access_log.reason',
      'access_log.reason_details',
      'access_log.permit_id',
      'access_log.permit_number',
      unlessStranger('plate', leaves),
      unlessStranger('phone', leaves),
      sql<string[]>`array(select t.label from access_tag t where t.access_log_id = access_log.id order by t.created_at, t.id)`.as('tags'),
      sql<'open' | 'settled' | null>`(select case when r.settled_at is null then 'open' else 'settled' end
        from passage_report r where r.access_log_id = access_log.id)`.as('report'),
    ])

const filtered = (db: Db, filters: Request['filters'], leaves: boolean, userId?: string) => {
  const patterns = filters.credential === undefined ? [] : credentialPatterns(filters.credential)
  const permit = filters.permit_number?.trim().replace(/[\\%_]/g, '\\$&')
  return logRows(db, leaves)
    .$call(ifGiven(filters.device_code, (query, code) => query.where('access_log.device_code', '=', code)))
    .$call(ifGiven(filters.event_name, (query, name) => query.where('access_log.event_name', '=', name)))
    .$if(filters.refused === true, (query) => query.where('access_log.event_name', '=', 'refused'))
    .$call(ifGiven(filters.credential_kind, (query, kind) => query.where('access_log.credential_kind', '=', kind)))
    .$if(patterns.length > 0, (query) =>
      query.where((is) => is.or(patterns.map((pattern) => is('access_log.credential_normalised', 'like', pattern)))),
    )
    .$if(permit !== undefined && permit !== '', (query) => query.where('access_log.permit_number', 'ilike', `${permit}%`))
    .$call(ifGiven(filters.from, (query, from) => query.where('access_log.at', '>=', new Date(from))))
    .$call(ifGiven(filters.until, (query, until) => query.where('access_log.at', '<', new Date(until))))
    .$call(
      ifGiven(userId, (query, userId) =>
        query.where('access_log.permit_id', 'in', (from) => from.selectFrom('permit').select('id').where('user_id', '=', userId)),
      ),
    )
    .$if(filters.reported === true, (query) =>
      query.where('access_log.id', 'in', (from) =>
        from.selectFrom('passage_report').select('access_log_id').where('settled_at', 'is', null),
      ),
    )
    .$call(
      ifGiven(filters.tag, (query, tag) =>
        query.where('access_log.id', 'in', (from) => from.selectFrom('access_tag').select('access_log_id').where('label', '=', tag)),
      ),
    )
}

/** A page of the access log. @param userId only passages of this person's permits */
export const listAccessRows = (db: Db, request: Request, userId?: string) =>
  listRows({
    db,
    isFew: userId !== undefined,
    // The older part of the log is counted once, so filters on other tables, which may change, must not be part of that count.
    ...(request.filters.tag === undefined && request.filters.reported !== true && userId === undefined && { growing: growingLog }),
    query: writtenBy(filtered, request.filters, request.walk !== undefined, userId),
    request,
    sort: {
      at: 'access_log.at',
      device_code: 'access_log.device_code',
      event_name: 'access_log.event_name',
      permit_number: 'access_log.permit_number',
      credential: 'access_log.credential_normalised',
    },
    tieBreaker: 'access_log.id',
  })

/** One line with its permit's holder, or undefined. */
export const findAccessRow = (db: Db, id: string) =>
  logRows(db)
    .leftJoin('permit as p', 'p.id', 'access_log.permit_id')
    .leftJoin('whitelist as w', (join) =>
      join.onRef('w.device_code', '=', 'access_log.device_code').onRef('w.version', '=', 'access_log.whitelist_version'),
    )
    .select([
      'w.published_at as listed_at',
      'p.name as holder_name',
      'p.user_id as holder_user_id',
      'access_log.whitelist_version',
      'access_log.decided_in_ms',
      'access_log.claimed_at',
      'access_log.credential_normalised',
    ])
    .where('access_log.id', '=', id)
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

/** The tags of a line with the names of those who added them. */
export const tagsOf = (db: Db, accessLogId: string) =>
  db
    .selectFrom('access_tag as t')
    .leftJoin('app_user as u', 'u.id', 't.created_by')
    .select(['t.id', 't.access_log_id', 't.label', 't.remark', 'u.name as created_by_name', 't.created_at'])
    .where('t.access_log_id', '=', accessLogId)
    .orderBy('t.created_at')
    .orderBy('t.id')
    .execute()

/** A place in the log, oldest first. */
interface LogPlace {
  at: Date
  id: string
}

/** Rows that are read at once: between two parts other calls are answered. */
const partSize = 5000

/**
 * Reads the log from an instant on, oldest first, a part at a time.
 * @param read a query of `access_log as log`, which selects at least the place of each line
 */
export async function* inParts<Line extends LogPlace>(
  since: Date,
  read: (part: { after: RawBuilder<boolean>; limit: number }) => Promise<Line[]>,
): AsyncGenerator<Line[]> {
  let place: LogPlace = { at: since, id: '00000000-0000-0000-0000-000000000000' }
  for (;;) {
    const lines = await read({ after: sql<boolean>`(log.at, log.id) > (${place.at}, ${place.id})`, limit: partSize })
    yield lines
    const last = lines.at(-1)
    if (last === undefined || lines.length < partSize) return
    place = last
  }
}

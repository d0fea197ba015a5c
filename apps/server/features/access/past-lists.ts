import { mayPass, type Verdict } from '@dovolilnice/contract/access/may-pass'
import { createLineReader, type Grant, headOf, type WhitelistHead } from '@dovolilnice/contract/access/whitelist'
import { credentialKey } from '@dovolilnice/contract/primitives/credential'
import { createHmac, type KeyObject } from 'node:crypto'
import { setImmediate } from 'node:timers/promises'
import { z } from 'zod/mini'
import { pastListDays } from '@dovolilnice/contract/access/operations'
import type { Database } from '../../platform/database/database.ts'
import { type Db, type Trx, sql } from '../../platform/database/db.ts'
import { defineJob } from '../../platform/jobs/job.ts'
import { hiddenKey, listKeyOf } from '../../platform/security/list-key.ts'
import type { Question } from './explain-access.ts'
import { partSize, type ZoneContent } from './list-contents.ts'

/** What a list said beside its content. */
export type PastHead = Pick<WhitelistHead, 'zone' | 'fail_mode' | 'work_free' | 'open_windows'>

const zoneName = (zone: string | null): string => zone ?? ''

/** Under which a credential of a list is kept; whoever reads the table learns no plate. */
const keptKey = (listKey: Buffer, credential: string): string =>
  createHmac('sha256', listKey).update(`past ${credential}`).digest('base64url').slice(0, 22)

const linesSchema = z.array(z.array(z.unknown()))

/** The lines of a credential as they are kept: without it. */
const withoutCredential = (text: string): string => {
  const lines = text.split('\n').map((line) => z.array(z.unknown()).parse(JSON.parse(line)).slice(1))
  return JSON.stringify(lines)
}

type Changes = Map<string, string | undefined>

/** What differs from what is kept, where nobody remembers: all is compared. */
const compare = async (db: Db, zone: string | null, content: ZoneContent, listKey: Buffer): Promise<Changes> => {
  const rows = await db
    .selectFrom('list_line')
    .select(['credential', 'lines'])
    .where('zone', '=', zoneName(zone))
    .where('until_at', 'is', null)
    .execute()
  const before = new Map(rows.map(({ credential, lines }) => [credential, lines]))
  const changes: Changes = new Map()
  let looked = 0
  for (const [credential, text] of content.lines()) {
    const key = keptKey(listKey, credential)
    const lines = withoutCredential(text)
    if (before.get(key) !== lines) changes.set(key, lines)
    before.delete(key)
    looked += 1
    if (looked % partSize === 0) await setImmediate()
  }
  for (const key of before.keys()) changes.set(key, undefined)
  return changes
}

const permitsOf = (lines: string): string[] => linesSchema.parse(JSON.parse(lines)).map(([permit]) => String(permit))

/**
 * Notes what the lists of a zone hold from now on; called before one is given that holds it. In short transactions: the first time it is the whole list. What
 * was begun and not ended is compared anew by the next.
 */
export const noteContent = async (
  database: Database,
  zone: string | null,
  content: ZoneContent,
  privateKey: KeyObject,
  now: Date,
): Promise<void> => {
  const name = zoneName(zone)
  const fingerprint = content.fingerprint()
  const last = await database.kysely.selectFrom('list_zone').select('fingerprint').where('zone', '=', name).executeTakeFirst()
  if (last?.fingerprint === fingerprint) return
  const listKey = listKeyOf(privateKey, zone)
  const remembered = last && content.changesSince(last.fingerprint)
  const changes =
    remembered === undefined
      ? await compare(database.kysely, zone, content, listKey)
      : new Map([...remembered].map(([credential, text]) => [keptKey(listKey, credential), text && withoutCredential(text)]))
  const all = [...changes]
  for (let at = 0; at < all.length; at += partSize) {
    const part = all.slice(at, at + partSize)
    const rows = part.flatMap(([credential, lines]) =>
      lines === undefined ? [] : [{ zone: name, credential, lines, permits: permitsOf(lines), since: now, until_at: null }],
    )
    await database.transaction(async (trx) => {
      await trx
        .updateTable('list_line')
        .set({ until_at: now })
        .where('zone', '=', name)
        .where('until_at', 'is', null)
        .where(
          'credential',
          'in',
          part.map(([credential]) => credential),
        )
        .execute()
      // Another process may note the same list at once: of a credential one row is open.
      const open = trx.insertInto('list_line').values(rows)
      if (rows.length > 0)
        await open
          .onConflict((conflict) =>
            conflict
              .columns(['zone', 'credential'])
              .where('until_at', 'is', null)
              .doUpdateSet(({ ref }) => ({ lines: ref('excluded.lines'), permits: ref('excluded.permits') })),
          )
          .execute()
    })
  }
  await database.kysely
    .insertInto('list_zone')
    .values({ zone: name, fingerprint })
    .onConflict((conflict) => conflict.column('zone').doUpdateSet({ fingerprint }))
    .execute()
}

/** Notes that a gate says for the first time that it has this list. */
export const noteListTaken = async (trx: Trx, device: string, version: number, now: Date): Promise<void> => {
  await trx
    .updateTable('whitelist')
    .set({ taken_at: now })
    .where('device_code', '=', device)
    .where('version', '=', version)
    .where('taken_at', 'is', null)
    .execute()
}

/** An empty content, that of a gate out of use among them, has no lines whatever its zone has. */
const nothing = /^0{64}/

/**
 * What a gate had to decide at a moment, by the list that it had then. Undefined where that list is not kept (any more).
 * @param version the list by which it has decided, where its event says so
 */
export const explainPast = async (
  db: Db,
  privateKey: KeyObject,
  { device_code, kind, value, normalised }: Question,
  at: Date,
  version?: number,
): Promise<{ verdict: Verdict; listed_at: Date } | undefined> => {
  const lists = db.selectFrom('whitelist').select(['version', 'body_hash', 'published_at', 'head']).where('device_code', '=', device_code)
  const list = await (
    version === undefined ? lists.where('taken_at', '<=', at).orderBy('version', 'desc') : lists.where('version', '=', version)
  )
    .limit(1)
    .executeTakeFirst()
  if (list?.head == null) return undefined
  const { published_at: published } = list
  const listKey = listKeyOf(privateKey, list.head.zone)
  const credential = hiddenKey(listKey, credentialKey(kind, normalised))
  const row = nothing.test(list.body_hash)
    ? undefined
    : await db
        .selectFrom('list_line')
        .select('lines')
        .where('zone', '=', zoneName(list.head.zone))
        .where('credential', '=', keptKey(listKey, credential))
        .where('since', '<=', published)
        .where((is) => is.or([is('until_at', 'is', null), is('until_at', '>', published)]))
        .executeTakeFirst()
  const grants = new Map<string, readonly Grant[]>()
  const read = createLineReader(grants, list.head.zone)
  for (const line of linesSchema.parse(JSON.parse(row?.lines ?? '[]'))) read(JSON.stringify([credential, ...line]))
  const expires_at = new Date(published.getTime() + trustedDays * 86_400_000).toISOString()
  const head = headOf({ ...list.head, version: list.version, device: device_code, issued_at: published.toISOString(), expires_at })
  return { verdict: mayPass({ ...head, grants, keyOf: () => credential }, { kind, value }, at), listed_at: published }
}

/** Days for which a list is valid; after that the gate follows its fail mode. */
export const trustedDays = 30

/** Forgets lists of before that nobody is told about any more. */
export const forgetLists = async (db: Db, now: Date): Promise<void> => {
  const before = new Date(now.getTime() - pastListDays * 86_400_000)
  const guarded = db.selectFrom('device as d').leftJoin('parking_lot as l', 'l.id', 'd.parking_lot_id').where('d.active', '=', true)
  const zones = guarded.select(sql<string>`coalesce(l.zone, '')`.as('zone'))
  await db.updateTable('list_line').set({ until_at: now }).where('until_at', 'is', null).where('zone', 'not in', zones).execute()
  await db.deleteFrom('list_zone').where('zone', 'not in', zones).execute()
  await db.deleteFrom('list_line').where('until_at', '<', before).execute()
  // What a gate may still have, and what differences begin with, stays.
  const whole = db
    .selectFrom('whitelist as w')
    .select(({ fn }) => fn.max('w.version').as('version'))
    .where('w.base', 'is', null)
  const had = db.selectFrom('device as d').select('d.code').where('d.whitelist_version', '=', sql.ref<number>('whitelist.version'))
  await db
    .deleteFrom('whitelist')
    .where('published_at', '<', before)
    .where('version', '<', whole.where('w.device_code', '=', sql.ref<string>('whitelist.device_code')))
    .where(({ not, exists }) => not(exists(had.where('d.code', '=', sql.ref<string>('whitelist.device_code')))))
    .execute()
}

export const forgetListsJob = defineJob({
  name: 'forget-lists',
  dailyAt: '03:35',
  handle: (_, { database, clock }) => forgetLists(database.kysely, clock.now()),
})

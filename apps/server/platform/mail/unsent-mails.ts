import { Gauge, type Registry } from 'prom-client'
import { type Clock, hourMs } from '../clock/clock.ts'
import { type Db, type Row, sql } from '../database/db.ts'
import { isUnsent, resendableSince } from './read-mails.ts'

/** How many mails wait, and since when the oldest; and how many failed and can still be sent again. */
export const countUnsentMails = (db: Db, now: Date) =>
  db
    .selectFrom('mail')
    .select((of) => [
      of.fn.countAll<number>().filterWhere('status', '=', 'queued').as('waiting'),
      of.fn
        .countAll<number>()
        .filterWhere((is) => is.and([is('status', '=', 'failed'), is('created_at', '>=', resendableSince(now))]))
        .as('failed'),
      sql<Date | null>`min(created_at) filter (where status = 'queued')`.as('oldest'),
    ])
    .where(isUnsent)
    .executeTakeFirstOrThrow()

type Counts = Awaited<ReturnType<typeof countUnsentMails>>

/** Adds figures that are read whenever somebody reads the metrics. While the database is away they are absent. */
export const addMailMetrics = (registry: Registry, db: Db, clock: Clock): void => {
  const add = (name: string, help: string, valueOf: (counts: Counts) => number) =>
    new Gauge({
      name,
      help,
      registers: [registry],
      async collect() {
        const counts = await countUnsentMails(db, clock.now()).catch(() => undefined)
        if (counts === undefined) this.remove()
        else this.set(valueOf(counts))
      },
    })
  add('mails_waiting', 'Mails that wait to be sent', ({ waiting }) => waiting)
  add('mails_failed', 'Mails that failed for good and can be sent again', ({ failed }) => failed)
  add('mail_oldest_waiting_seconds', 'Age of the oldest mail that waits; 0 when none does', ({ oldest }) =>
    oldest === null ? 0 : (clock.now().getTime() - oldest.getTime()) / 1_000,
  )
}

/** How many mails a mail server took within an hour and a day. */
export const countSentMails = (db: Db, now: Date) =>
  db
    .selectFrom('mail')
    .select((of) => [
      of.fn
        .countAll<number>()
        .filterWhere('sent_at', '>', new Date(now.getTime() - hourMs))
        .as('hour'),
      of.fn.countAll<number>().as('day'),
    ])
    .where('sent_at', '>', new Date(now.getTime() - 24 * hourMs))
    .executeTakeFirstOrThrow()

/** How many older mails wait for their first try. */
export const countOlderWaiting = async (db: Db, { id, created_at: at }: Pick<Row<'mail'>, 'id' | 'created_at'>): Promise<number> => {
  const { ahead } = await db
    .selectFrom('mail')
    .select((of) => of.fn.countAll<number>().as('ahead'))
    .where(isUnsent)
    .where('status', '=', 'queued')
    .where('attempts', '=', 0)
    .where(sql<boolean>`(created_at, id) < (${at}, ${id})`)
    .executeTakeFirstOrThrow()
  return ahead
}

/**
 * Until when no further mail may go, because as many as the limit allows went within an hour; undefined while there is room. Processes that send
 * at the same moment may pass the limit by one each.
 * @param ahead how many mails go before this one
 */
export const throttledUntil = async (db: Db, limit: number | null, now: Date, ahead = 0): Promise<Date | undefined> => {
  if (limit === null) return undefined
  // Each mail that went leaves its place an hour later; whoever finds no place in that hour takes one of a later hour.
  const [laterHours, place] = [Math.floor(ahead / limit), ahead % limit]
  const before = await db
    .selectFrom('mail')
    .select('sent_at')
    .where('sent_at', '>', new Date(now.getTime() - hourMs))
    .orderBy('sent_at', 'desc')
    .offset(limit - 1 - place)
    .limit(1)
    .executeTakeFirst()
  const from = before?.sent_at == null ? now : new Date(before.sent_at.getTime() + hourMs)
  return from > now || laterHours > 0 ? new Date(from.getTime() + laterHours * hourMs) : undefined
}

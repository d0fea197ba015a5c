import { sql } from 'kysely'
import type { Db, Row } from '../database/tables.ts'

const hourMs = 3_600_000

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
    // Written as in the index `mail_unsent`.
    .where('status', '<>', 'sent')
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

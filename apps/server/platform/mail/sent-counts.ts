import type { Db } from '../database/tables.ts'

const hourMs = 3_600_000

/** How many mails a mail server took within an hour and a day, and when the last. */
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

/**
 * Until when no further mail may go, because as many as the limit allows went within an hour; undefined while there is room. Processes that send
 * at the same moment may pass the limit by one each.
 */
export const throttledUntil = async (db: Db, limit: number | null, now: Date): Promise<Date | undefined> => {
  if (limit === null) return undefined
  const earliest = await db
    .selectFrom('mail')
    .select('sent_at')
    .where('sent_at', '>', new Date(now.getTime() - hourMs))
    .orderBy('sent_at', 'desc')
    .offset(limit - 1)
    .limit(1)
    .executeTakeFirst()
  return earliest?.sent_at == null ? undefined : new Date(earliest.sent_at.getTime() + hourMs)
}

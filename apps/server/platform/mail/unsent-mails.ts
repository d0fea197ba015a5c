import { sql } from 'kysely'
import type { Registry } from 'prom-client'
import { Gauge } from 'prom-client'
import type { Clock } from '../clock/clock.ts'
import type { Db } from '../database/tables.ts'
import { resendableSince } from './resendable.ts'

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
    .where('status', '<>', 'sent')
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

import { addDays, localDayOf, localMinutesOf } from '@dovolilnice/contract/primitives/local-day'
import { sql } from 'kysely'
import { type Clock, repeatEvery } from '../clock/clock.ts'
import type { Database } from '../database/database.ts'
import type { Owner } from '../privacy/owner.ts'
import type { Job, JobLog, SendJob } from './job.ts'

interface DailyJobTable {
  name: string
  /** The local day whose run was sent last. */
  due_on: string
}

declare module '../database/db.ts' {
  interface Tables {
    daily_job: DailyJobTable
  }
}

export const dailyOwner: Owner = { name: 'daily', tables: { daily_job: { name: 'impersonal', due_on: 'impersonal' } } }

const lookEveryMs = 30_000

const minutesOf = (time: string): number => {
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  return hours * 60 + minutes
}

/**
 * The last day on which a job of this time of day (`HH:MM`, local) was due. By days and not by instants: when the clocks change, a time
 * that is skipped is due with the next minute, and one that comes twice is due once.
 */
export const lastDueDay = (now: Date, dailyAt: string): string => {
  const today = localDayOf(now)
  return localMinutesOf(now) >= minutesOf(dailyAt) ? today : addDays(today, -1)
}

/**
 * Sends each daily job that is due and was not sent today: once, even after several missed days and with several processes.
 * A new job has no missed days. Resolves with the names of the sent jobs.
 */
export const sendDaily = async (database: Database, clock: Clock, jobs: readonly Job[], send: SendJob): Promise<string[]> => {
  const sent: string[] = []
  const known = new Map((await database.kysely.selectFrom('daily_job').selectAll().execute()).map((row) => [row.name, row.due_on]))
  for (const job of jobs) {
    if (job.dailyAt === undefined) continue
    const day = lastDueDay(clock.now(), job.dailyAt)
    const before = known.get(job.name)
    if (before !== undefined && before >= day) continue
    await database.transaction(async (trx) => {
      if (before === undefined) {
        const first = { name: job.name, due_on: day }
        return void (await trx
          .insertInto('daily_job')
          .values(first)
          .onConflict((conflict) => conflict.doNothing())
          .execute())
      }
      const { numUpdatedRows } = await trx
        .updateTable('daily_job')
        .set({ due_on: day })
        .where('name', '=', job.name)
        .where('due_on', '<', sql<string>`${day}::date`)
        .executeTakeFirst()
      if (numUpdatedRows === 0n) return
      await send(trx, job, {})
      sent.push(job.name)
    })
  }
  return sent
}

/** Checks at once, for jobs missed while no process ran, and then every 30 s, which also works after the machine was suspended. */
export const keepDaily = async (look: () => Promise<unknown>, log: JobLog): Promise<() => Promise<void>> => {
  await look()
  return repeatEvery(lookEveryMs, look, (error) => log.error({ error }, 'daily jobs'))
}

import { localDayOf, localMinutesOf } from '@dovolilnice/contract/primitives/local-day'
import { readIncome } from '@dovolilnice/contract/accounting/operations'
import { readCouncilReport, readStatistics, type Statistics } from '@dovolilnice/contract/statistics/read-statistics'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startDemoProduct, type DemoProduct } from '../../test/demo-product.ts'
import { canReadPdf, pdfText } from '../../test/pdf-text.ts'
import { forgetPast } from '../../test/forget-past.ts'
import { rollUp } from './roll-up.ts'

const yesterday = '2026-11-15'
/** The year of the demo town, and its first and last day that is counted. */
const period = { from: '2026-01-01', until: '2026-11-17' }

let demo: DemoProduct
let clock: { set(iso: string): void }
beforeAll(async () => {
  demo = await startDemoProduct()
  clock = demo.running.services.clock as typeof demo.running.services.clock & { set(iso: string): void }
})
afterAll(() => demo.close())

const db = () => demo.running.services.database.kysely
/** Signs in anew: the clock moves by days and years. */
const read = async (body: object = period): Promise<Statistics> => {
  const root = demo.as('root')
  await root.signIn('root@demo.si', 'dovolilnice-demo')
  return (await root.call(readStatistics, { body })).body
}

/** How many there are of each, by what they are counted by. */
const tally = <T>(rows: readonly T[], keyOf: (row: T) => string): Record<string, number> =>
  Object.fromEntries(
    [...Map.groupBy(rows, keyOf)].map(([key, same]): [string, number] => [key, same.length]).toSorted(([a], [b]) => (a < b ? -1 : 1)),
  )
const stored = (rows: readonly { count: number; [key: string]: unknown }[]): Record<string, number> =>
  Object.fromEntries(
    rows.map(({ count, ...keys }): [string, number] => [Object.values(keys).join(' '), count]).toSorted(([a], [b]) => (a < b ? -1 : 1)),
  )

const counted = (day: string) => day <= yesterday
const receivedDay = ({ received_on, created_at }: { received_on: string | null; created_at: Date }) => received_on ?? localDayOf(created_at)
const median = (values: readonly number[]): number | null => {
  const sorted = values.toSorted((a, b) => a - b)
  const middle = sorted.length / 2
  if (sorted.length === 0) return null
  return sorted.length % 2 === 1 ? sorted[Math.floor(middle)]! : (sorted[middle - 1]! + sorted[middle]!) / 2
}
const daysFrom = (first: string, last: string) => Math.max(0, Math.round((Date.parse(last) - Date.parse(first)) / 86_400_000))

test('a town without counts says so', async () => {
  expect(await read()).toMatchObject({
    counted_day: null,
    applications: { total: { received: 0, median_days: null } },
    occupancy: { day: null },
  })
})

test('the first run counts the past as the rows tell it, the second changes nothing', async () => {
  expect(await rollUp(demo.running.services)).toBeGreaterThan(100)
  const applications = (await db().selectFrom('application').selectAll().execute()).filter(({ status }) => status !== 'cancelled')
  expect(stored(await db().selectFrom('statistic_received').select(['day', 'permit_kind_id', 'count']).execute())).toEqual(
    tally(
      applications.filter((row) => counted(receivedDay(row))),
      (row) => `${receivedDay(row)} ${row.permit_kind_id}`,
    ),
  )

  const lines = (await db().selectFrom('access_log').selectAll().execute()).filter(({ at }) => counted(localDayOf(at)))
  expect(stored(await db().selectFrom('statistic_passage').select(['day', 'hour', 'event_name', 'reason', 'count']).execute())).toEqual(
    tally(lines, ({ at, event_name, reason }) => `${localDayOf(at)} ${Math.floor(localMinutesOf(at) / 60)} ${event_name} ${reason ?? ''}`),
  )

  const permits = await db().selectFrom('permit').selectAll().execute()
  const held = (lot: string, day: string) =>
    permits.filter(
      (permit) =>
        permit.parking_lot_id === lot &&
        permit.valid_from <= day &&
        localDayOf(permit.issued_at) <= day &&
        day < permit.valid_until &&
        (permit.status === 'issued' || day < localDayOf(permit.updated_at)),
    ).length
  const occupancy = await db().selectFrom('statistic_occupancy').selectAll().execute()
  expect(occupancy.length).toBeGreaterThan(300)
  expect(occupancy.filter(({ parking_lot_id: lot, day, permits: count }) => held(lot, day) !== count)).toEqual([])
  expect(occupancy.filter(({ permits: count }) => count > 0).length).toBeGreaterThan(300)

  expect(await rollUp(demo.running.services)).toBe(0)
})

test('the screen adds up what the rows tell', async () => {
  const { applications, passages, income, counted_day } = await read()
  expect(counted_day).toBe(yesterday)
  const rows = (await db().selectFrom('application').selectAll().execute()).filter(
    ({ status, decided_at: at }) => status !== 'cancelled' && at !== null && counted(localDayOf(at)) && localDayOf(at) >= period.from,
  )
  const outcome = (status: string) => (status === 'rejected' || status === 'dismissed' ? status : 'approved')
  const daysOf = (row: (typeof rows)[number]) => daysFrom(receivedDay(row), localDayOf(row.decided_at!))
  expect(applications?.total).toMatchObject({ ...tally(rows, ({ status }) => outcome(status)), median_days: median(rows.map(daysOf)) })
  for (const { id, approved, rejected, dismissed, median_days } of applications!.kinds) {
    const ofKind = rows.filter(({ permit_kind_id: kind }) => kind === id)
    expect([approved + rejected + dismissed, median_days], id).toEqual([ofKind.length, median(ofKind.map(daysOf))])
    const alone = await read({ ...period, permit_kind_id: id })
    expect(alone.applications?.total).toEqual(applications!.kinds.filter((kind) => kind.id === id).map(({ id, ...sums }) => sums)[0])
  }
  const sum = (figures: readonly number[]) => figures.reduce((all, one) => all + one, 0)
  expect(sum(applications!.weeks.map(({ received }) => received))).toBe(applications!.total.received)
  expect(sum(applications!.rejections.map(({ count }) => count))).toBe(applications!.total.rejected)
  expect(applications!.rejections.some(({ reason }) => reason !== null)).toBe(true)
  expect(sum(passages!.hours.map(({ refused }) => refused))).toBe(sum(passages!.refusals.map(({ count }) => count)))
  expect(passages!.refusals.length).toBeGreaterThan(1)

  const books = (await demo.as('root').call(readIncome, { body: { from: period.from, until: '2026-11-16', by: 'month' } })).body
  expect(income?.total.cents).toBe(books.total.gross_cents + books.machines.gross_cents)
  // A month without a document is there, with nothing.
  expect(income?.months.map(({ month }) => month)).toEqual(
    Array.from({ length: 11 }, (_, index) => `2026-${String(index + 1).padStart(2, '0')}-01`),
  )
  expect(sum(income!.months.map(({ cents }) => cents))).toBe(income!.total.cents)
  expect(sum(income!.kinds.map(({ cents }) => cents))).toBe(income!.total.cents)
})

test('the five figures are those of the rows, and each stands beside the same days a year before', async () => {
  const { issued, before, applications, occupancy, income } = await read()
  expect(before).toEqual({ from: '2025-01-01', until: '2025-11-16' })
  const permits = (await db().selectFrom('permit').selectAll().execute()).filter(({ status }) => status !== 'mistaken')
  const issuedIn = (from: string, until: string) =>
    permits.filter(({ issued_at: at }) => localDayOf(at) >= from && localDayOf(at) < until).length
  expect(issued?.total).toEqual({ count: issuedIn('2026-01-01', '2026-11-16'), before: issuedIn('2025-01-01', '2025-11-16') })
  expect(issued!.months.find(({ month }) => month === '2026-09-01')?.count).toBe(issuedIn('2026-09-01', '2026-10-01'))
  expect(issued!.kinds.reduce((all, { count }) => all + count, 0)).toBe(issued!.total.count)
  const occupied = await db().selectFrom('statistic_occupancy').selectAll().where('day', '=', occupancy!.day!).execute()
  expect(occupancy?.in_force).toBe(occupied.reduce((all, row) => all + row.permits, 0))
  expect(income!.permits.cents).toBe(income!.kinds.filter(({ id }) => id !== null).reduce((all, { cents }) => all + cents, 0))
  const { total } = applications!
  expect(total.in_term).toBeGreaterThan(0)
  expect(total.in_term).toBeLessThanOrEqual(total.approved + total.rejected + total.dismissed)
  const slow = await db()
    .selectFrom('application')
    .select('id')
    .where('decided_at', 'is not', null)
    .where('status', '<>', 'cancelled')
    .limit(1)
    .executeTakeFirstOrThrow()
  await db()
    .updateTable('application')
    .set({ received_on: '2026-01-02', decided_at: new Date('2026-11-12T10:00:00Z') })
    .where('id', '=', slow.id)
    .execute()
  await rollUp(demo.running.services)
  expect((await read()).applications!.total.in_term).toBeLessThanOrEqual(total.in_term)
})

test.runIf(canReadPdf)('the report for the council has two pages with the same figures in sentences', async () => {
  const { issued } = await read()
  const { status, raw, headers } = await demo
    .as('root')
    .call(readCouncilReport, { body: { ...period, session: '14. redna seja, gradivo k 6. točki' } })
  expect(status).toBe(200)
  expect(headers['content-disposition']).toContain('porocilo-za-svet-2026-01-01-2026-11-15.pdf')
  const text = pdfText(raw).replaceAll(/\s+/g, ' ')
  expect(text).toContain('14. redna seja, gradivo k 6. točki')
  expect(text).toContain('Stran 2 od 2')
  expect(text).toMatch(new RegExp(`Število izdanih dovolilnic v tem obdobju je ${issued!.total.count}`))
  expect(text).toContain('Čas do odločitve je za polovico vlog največ')
})

test('what comes late is counted on its own day, and days without a run are caught up', async () => {
  const [line] = await db().selectFrom('access_log').selectAll().where('event_name', '=', 'refused').orderBy('at').limit(1).execute()
  clock.set('2026-11-20T06:00:00Z')
  const late = { ...line!, id: '019a0000-0000-7000-8000-000000000001', reason_details: '{}', received_at: new Date('2026-11-20T05:00:00Z') }
  await db().insertInto('access_log').values(late).execute()
  const day = localDayOf(line!.at)
  const ofDay = async () =>
    (await db().selectFrom('statistic_passage').select('count').where('day', '=', day).execute()).reduce((all, { count }) => all + count, 0)
  const before = await ofDay()
  // Annulled on appeal: it is not rejected any more.
  const rejected = await db().selectFrom('application').selectAll().where('status', '=', 'rejected').limit(1).executeTakeFirstOrThrow()
  const figures = (await read()).applications!.total
  await db().updateTable('application').set({ status: 'in_review', decided_at: null }).where('id', '=', rejected.id).execute()
  await rollUp(demo.running.services)
  expect(await ofDay()).toBe(before + 1)
  expect((await read({ from: period.from, until: '2026-11-16' })).applications!.total.received).toBe(figures.received)
  expect((await read()).applications!.total).toMatchObject({ rejected: figures.rejected - 1 })
  const days = await db().selectFrom('statistic_occupancy').select('day').distinct().where('day', '>', yesterday).orderBy('day').execute()
  expect(days.map((row) => row.day)).toEqual(['2026-11-16', '2026-11-17', '2026-11-18', '2026-11-19'])
  expect((await read()).counted_day).toBe('2026-11-19')
  expect(await rollUp(demo.running.services)).toBe(0)
})

test('the figures of past years stay when the rows are forgotten, and when they are gone', async () => {
  const before = await read()
  clock.set('2033-01-10T06:00:00Z')
  const forgotten = await forgetPast(demo.running.services)
  expect(forgotten.applications).toBeGreaterThan(50)
  expect(forgotten.passages).toBeGreaterThan(1000)
  await rollUp(demo.running.services)
  const now = { ...before, counted_day: '2033-01-09' }
  expect(await read()).toEqual(now)
  await demo.running.services.database.execute('delete from access_log')
  await demo.running.services.database.execute(`update application set decided_at = null, status = 'in_review'`)
  clock.set('2033-01-12T06:00:00Z')
  await rollUp(demo.running.services)
  expect(await read()).toEqual({ ...now, counted_day: '2033-01-11' })
})

import { listAccessLog } from '@dovolilnice/contract/access/operations'
import { readIncome } from '@dovolilnice/contract/accounting/operations'
import { listApplications } from '@dovolilnice/contract/applications/list/operations'
import { readDashboard } from '@dovolilnice/contract/dashboard/operations'
import { listPayments } from '@dovolilnice/contract/payments/operations'
import { listPermits } from '@dovolilnice/contract/permits/list/permit-list'
import { confirmRetention, listRetentionRuns, previewRetention, type RetentionRun } from '@dovolilnice/contract/privacy/retention/retention'
import { updateParameters } from '@dovolilnice/contract/resources/operations'
import { submitApplication } from '@dovolilnice/contract/applications/apply/operations'
import { rejectApplication } from '@dovolilnice/contract/applications/decide/operations'
import { sql } from 'kysely'
import { v7 } from 'uuid'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { personalWord, writeSevenYears, type FatedRow } from '../../../test/database/seven-years.ts'
import type { TestClient } from '../../../test/test-client.ts'
import { residentForm } from '../../../test/applicant/application-forms.ts'
import { forgetPast } from '../../../test/forget-past.ts'
import { givePermit } from '../../../test/gates/gate-scene.ts'
import { startTestProduct, type TestProduct } from '../../../test/test-product.ts'
import { retainNightly } from './retention-jobs.ts'
import { byRecords } from '../../../test/applicant/grounds.ts'

let product: TestProduct
let root: TestClient
let rows: FatedRow[]
beforeAll(async () => {
  product = await startTestProduct()
  root = await product.as('root')
  rows = await writeSevenYears(product.services.database.kysely, '2026-11-16', '2021-11-16', product.town.lots.core)
})
afterAll(() => product.close())

const textsOf = async (): Promise<(string | undefined)[]> => {
  const tables = new Map<string, Map<string, string>>()
  for (const table of new Set(rows.map(({ table: name }) => name))) {
    const { rows: found } = await sql<{ id: string; row: string }>`
      select id::text, to_jsonb(t)::text as row from ${sql.table(table)} t`.execute(product.services.database.kysely)
    tables.set(table, new Map(found.map(({ id, row }) => [id, row])))
  }
  return rows.map(({ table, id }) => tables.get(table)?.get(id))
}

/** Rows of one table and one fate. */
const countOf = (table: string, fate: string): number => rows.filter((row) => row.table === table && row.fate === fate).length

/** What screens and reports count of seven years. */
const figures = async () => {
  const { kysely: db } = product.services.database
  const admin = await product.as('admin')
  const total = async (list: Promise<{ body: { total: number } }>) => (await list).body.total
  const by = async (query: ReturnType<typeof sql>) => (await query.execute(db)).rows
  const body = { from: '2021-01-01', until: '2022-01-01', by: 'month' as const }
  return {
    permits: await total(admin.call(listPermits, { body: {} })),
    applications: await total(admin.call(listApplications, { body: {} })),
    passages: await total(admin.call(listAccessLog, { body: {} })),
    payments: await total(admin.call(listPayments, { body: {} })),
    dashboard: (await admin.call(readDashboard, {})).body,
    income: (await admin.call(readIncome, { body })).body,
    permits_by:
      await by(sql`select permit_kind_id, parking_lot_id, user_type_code, status, valid_from, valid_until, count(*)::int from permit
      group by 1, 2, 3, 4, 5, 6 order by 1, 2, 3, 4, 5, 6`),
    applications_by:
      await by(sql`select permit_kind_id, status, period, applicant_type, source, sum(fee_cents)::int, count(*)::int from application
      group by 1, 2, 3, 4, 5 order by 1, 2, 3, 4, 5`),
    passages_by: await by(sql`select date_trunc('month', at), device_code, event_name, reason, count(*)::int from access_log
      group by 1, 2, 3, 4 order by 1, 2, 3, 4`),
    commands_by: await by(sql`select device_code, action, status, count(*)::int from device_command group by 1, 2, 3 order by 1, 2, 3`),
  }
}

const runs = async (): Promise<RetentionRun[]> => (await root.call(listRetentionRuns, { body: {} })).body.items

const setTerm = async (permit_months: number): Promise<void> => {
  const { retention } = await product.services.capabilities.readParameters(product.services.database.kysely)
  const body = { retention: { ...retention, permit_months } }
  expect((await (await product.as('admin')).call(updateParameters, { body })).status).toBe(200)
}

/** Rows by table, without the report's own words. */
const reported = (run: RetentionRun | undefined): Record<string, [anonymised: number, deleted: number]> =>
  Object.fromEntries((run?.tables ?? []).map(({ table, anonymised, deleted }) => [table, [anonymised, deleted]]))

test('a dry run says what would go and changes nothing; then exactly that goes, no figure changes, and the second run does nothing', async () => {
  const before = await textsOf()
  expect(before.every((text) => text !== undefined)).toBe(true)
  const said = await figures()
  const over = countOf('permit', 'anonymised')
  expect(over).toBeGreaterThan(20)
  const expected = {
    application: [over, 0],
    permit: [over, 0],
    permit_credential: [0, over],
    document: [0, over],
    // A passage and a command are emptied; the events of the gate are deleted.
    access_log: [over, 0],
    device_command: [over, 0],
    bollard_event: [0, over],
    shift_handover: [0, over],
    bollard_note: [0, over],
    notification: [over, 0],
    mail: [0, over],
  }

  expect((await root.call(previewRetention, {})).status).toBe(204)
  await product.jobs.runDue()
  const [preview] = await runs()
  expect(preview).toMatchObject({ status: 'preview', until: '2021-11-16' })
  expect(reported(preview)).toMatchObject(expected)
  expect(await textsOf()).toEqual(before)

  await retainNightly(product.services)
  const [done] = await runs()
  expect(done).toMatchObject({ status: 'done', until: '2021-11-16', rows: preview?.rows })
  expect(reported(done)).toEqual(reported(preview))
  const after = await textsOf()
  const wrong = rows.filter(({ fate }, index) => {
    const [was, is] = [before[index], after[index]]
    if (fate === 'stays') return was !== is
    return fate === 'deleted' ? is !== undefined : is === undefined || is.includes(personalWord)
  })
  expect(wrong).toEqual([])
  expect(await figures()).toEqual(said)

  await retainNightly(product.services)
  const [second] = await runs()
  expect(second).toMatchObject({ status: 'done', rows: 0, tables: [] })
  expect(await textsOf()).toEqual(after)
})

test('a run of unusually many rows does nothing until a person has confirmed it', async () => {
  const db = product.services.database.kysely
  await sql`insert into mail (id, template, recipient, subject, body_text, body_html, created_at)
    select gen_random_uuid(), 'permit:issued', 'z@primer.example', 'x', '', '', '2021-11-01' from generate_series(1, 1001)`.execute(db)
  const old = async () => (await db.selectFrom('mail').select('id').where('created_at', '<', new Date('2021-11-16')).execute()).length
  await retainNightly(product.services)
  await retainNightly(product.services)
  expect(await old()).toBe(1001)
  const [waiting] = await runs()
  expect(waiting).toMatchObject({ status: 'waiting', rows: 1001 })
  expect(waiting?.tables).toEqual([expect.objectContaining({ table: 'mail', deleted: 1001, usual: expect.any(Number) })])
  const told = await db.selectFrom('mail').select(['recipient', 'body_text']).where('template', '=', 'retention:waiting').execute()
  expect(told.map(({ recipient }) => recipient)).toEqual(['root@preizkus.si'])
  expect(told[0]?.body_text).toContain('Poslana sporočila: 1001 vrstic')

  const params = { id: waiting?.id ?? '' }
  expect((await (await product.as('admin')).call(confirmRetention, { params })).status).toBe(403)
  // A term that is shortened after the figures were shown takes nothing with this run.
  await setTerm(12)
  expect((await root.call(confirmRetention, { params })).status).toBe(204)
  expect((await root.call(confirmRetention, { params })).body.error.code).toBe('illegal_transition')
  await product.jobs.runDue()
  expect(await old()).toBe(0)
  expect((await runs())[0]).toMatchObject({ id: params.id, status: 'done', rows: 1001, confirmed_by_name: expect.stringMatching(/./) })
  await setTerm(60)
})

test('a run that broke off keeps its own last day, and stops before it takes unusually much', async () => {
  const db = product.services.database.kysely
  const insert = (count: number, day: string) =>
    sql`insert into mail (id, template, recipient, subject, body_text, body_html, created_at)
      select gen_random_uuid(), 'broken', 'z@primer.example', 'x', '', '', ${day}::date from generate_series(1, ${count}::int)`.execute(db)
  const left = async () => (await db.selectFrom('mail').select('id').where('template', '=', 'broken').execute()).length
  const begin = (id: string) => {
    const at = { at: product.clock.now(), until: '2021-11-10', records: '{}', tables: '{}', unusual: '{}', rows: 0 }
    return db
      .insertInto('retention_run')
      .values({ id, status: 'running', ...at })
      .execute()
  }
  const [first, second] = [v7(), v7()]
  await insert(1, '2021-11-05')
  await insert(1, '2021-11-14')
  await begin(first)
  await retainNightly(product.services)
  expect(await left()).toBe(1)
  const of = async (id: string) => (await runs()).find((run) => run.id === id)
  expect(await of(first)).toMatchObject({ status: 'done', until: '2021-11-10', rows: 1 })

  await insert(9000, '2021-11-05')
  await begin(second)
  await retainNightly(product.services)
  expect(await left()).toBe(9001)
  expect(await of(second)).toMatchObject({ status: 'done', rows: 0 })
  expect((await runs()).filter(({ status }) => status === 'waiting')).toMatchObject([{ until: '2021-11-10', rows: 9000 }])
  await sql`delete from mail where template = 'broken'`.execute(db)
  await sql`delete from retention_run where status = 'waiting'`.execute(db)
})

test('one run works at a time', async () => {
  const said: string[] = []
  const services = (name: string, onFound: () => void = () => undefined) => {
    const find = () => {
      said.push(name)
      onFound()
      return Promise.resolve([])
    }
    return { ...product.services, owners: [...product.services.owners, { name, privacy: { expired: { name, find } } }] }
  }
  let second = Promise.resolve()
  let begun = false
  const first = services('first', () => {
    if (!begun) second = retainNightly(services('second'))
    begun = true
  })
  await retainNightly(first).then(() => said.push('end'))
  await second
  expect(said).toEqual(['first', 'first', 'end', 'second', 'second'])
})

test('a short term forgets no open application, nor a matter under appeal or before the court', async () => {
  const db = product.services.database.kysely
  const clerk = await product.as('admin')
  const apply = async (): Promise<string> =>
    (await product.visitor().call(submitApplication, { form: await residentForm(product) })).body.id
  const reject = async (): Promise<string> => {
    const id = await apply()
    const body = {
      application_uuid: id,
      version: 1,
      ...byRecords,
      reason: 'Stranka ne prebiva na območju.',
    }
    expect((await clerk.call(rejectApplication, { body })).status).toBe(200)
    return id
  }
  const ids = { open: await apply(), appealed: await reject(), sued: await reject(), ended: await reject() }
  const rested = await reject()
  const lasting = { credentials: {}, valid_until: '2026-11-20' }
  const permit = await givePermit(product, { ...lasting, number: 'D-SHORT', credentials: { plate: 'LJ ZA-001' } })
  const disputed = await givePermit(product, { ...lasting, number: 'D-LONG', credentials: { plate: 'LJ ZA-002' } })
  const ofAct = (id: string) => sql`(select act.id from act where application_id = ${id})`
  await sql`update act_standing set under_appeal = true where act_id in ${ofAct(ids.appealed)}`.execute(db)
  await sql`insert into act_remedy (id, act_id, kind, lodged_on, entered_by_name, created_at)
    select ${v7()}::uuid, id, 'court_action', '2026-11-17', 'Uradnik', now() from act where application_id = ${ids.sued}`.execute(db)
  await sql`update application set suspended_on = '2026-11-17' where id = ${rested}`.execute(db)
  await sql`update permit set application_id = ${ids.appealed} where id = ${disputed}`.execute(db)

  await setTerm(12)
  const left = async (table: 'application' | 'permit', among: readonly string[]) => {
    const rows = await db.selectFrom(table).select('id').where('id', 'in', among).where('anonymised_at', 'is', null).execute()
    return among.filter((id) => rows.some((row) => row.id === id))
  }
  const applications = [...Object.values(ids), rested]
  product.setClock('2027-12-20T09:00:00Z')
  await forgetPast(product.services)
  expect(await left('application', applications)).toEqual([ids.open, ids.appealed, ids.sued, rested])
  expect(await left('permit', [permit, disputed])).toEqual([disputed])

  product.setClock('2031-12-20T09:00:00Z')
  await forgetPast(product.services)
  expect([...(await left('application', applications)), ...(await left('permit', [disputed]))]).toEqual([])
})

import { readReconciliation, type ReconciledAccount } from '@dovolilnice/contract/accounting/operations'
import { getAct } from '@dovolilnice/contract/acts/record/operations'
import { applicationStatuses } from '@dovolilnice/contract/applications/application-status'
import { getClosing } from '@dovolilnice/contract/counter/operations'
import { getInvoice } from '@dovolilnice/contract/invoices/operations'
import { readOutboxMail } from '@dovolilnice/contract/mails/outbox/outbox'
import { getPayment } from '@dovolilnice/contract/payments/operations'
import { getPermit } from '@dovolilnice/contract/permits/record/operations'
import { permitStatuses, permitStatusOn } from '@dovolilnice/contract/permits/permit-status'
import { readParameters, readResources } from '@dovolilnice/contract/resources/operations'
import { fileTypeFromBuffer } from 'file-type'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { features } from '../../compose.ts'
import type { RunningServices } from '../../start-services.ts'
import { startDemoProduct, type DemoProduct } from '../../test/demo-product.ts'
import { foundTown } from '../found-town.ts'
import { loadTown } from '../load/fill-town.ts'
import { demoAccounts } from './people/people.ts'

const today = '2026-11-16'
let running: RunningServices
let demo: DemoProduct

beforeAll(async () => {
  demo = await startDemoProduct()
  running = demo.running
})
afterAll(() => demo.close())

const rows = async <Row>(sql: string): Promise<Row[]> => (await running.services.database.execute(sql)).rows as Row[]

/** The list operations of all features; which of the demo accounts may call one follows from its path. */
const lists = features
  .flatMap((feature) => feature.routes)
  .map(({ operation }) => operation)
  .filter((operation) => 'list' in operation)
  // No work of the demo town failed.
  .filter(({ name }) => name !== 'list-failed-jobs')
const roleFor = (path: string) => (path.startsWith('v1/user/') ? 'regular' : path.startsWith('v1/operator/') ? 'operator' : 'root')

describe('the demo town', () => {
  it('has a month in which the search for abuse finds what was planted, and little else', async () => {
    const found = await rows<{ kind: string; evidence: string[] }>('select kind, evidence from misuse')
    // A card that was refused itself let nobody in.
    const planted = await rows<{ id: string }>(
      `select plate.id from access_log plate join access_log card on card.device_code = plate.device_code and card.event_name = 'admitted'
       and card.credential_kind = 'rfid' and card.at = plate.at + interval '6 seconds' where plate.credential in ('MS RN-214', 'KK VD-553', 'GO TL-870')`,
    )
    expect(planted.length).toBeGreaterThan(0)
    const plates = found.filter(({ kind }) => kind === 'other_plate').map(({ evidence }) => evidence[0])
    expect(plates.toSorted()).toEqual(planted.map(({ id }) => id).toSorted())
    expect(
      found
        .filter(({ kind }) => kind !== 'other_plate')
        .map(({ kind }) => kind)
        .toSorted(),
    ).toEqual(['two_gates', 'two_vehicles'])
  })

  it('is founded on a day on which its first revoked permit was paid at the counter', async () => {
    const other = await startDemoProduct('2026-11-22T23:05:00Z')
    const { rows: notes } = await other.running.services.database.execute(`select payment_method from invoice where kind = 'credit'`)
    expect(notes.filter(({ payment_method: method }) => method !== 'transfer')).toEqual([])
    await other.close()
  })

  it('has the act of every rejection, dismissal, revocation and suspension, numbered in their order', async () => {
    const [decided] = await rows<{ count: number }>(
      `select ((select count(*) from application where status in ('rejected', 'dismissed')) + (select count(*) from permit where status in ('revoked', 'suspended')))::int as count`,
    )
    const acts = await rows<{ number: string }>(
      `select number from act where kind in ('rejection', 'dismissal', 'inadmissibility', 'revocation', 'permit_nullity', 'suspension', 'suspension_on_request')
        and not exists (select from act stay where stay.kind = 'execution_stay' and stay.corrects_id = act.id)`,
    )
    expect(acts).toHaveLength(decided!.count)
    expect(acts.length).toBeGreaterThan(5)
  })

  it('has acts beside the decision: a partial grant, one without standing, a procedure that rested, joined matters, a certificate, a refused reopening, a stay, silence and nullity', async () => {
    const beside = await rows<{ kind: string; standing: string }>(
      `select kind, case when served_on is null then 'unserved' else 'served' end as standing from act join act_standing on act_id = act.id
        where kind in ('procedure_suspension', 'procedure_resumption', 'joinder', 'finality_certificate', 'reopening_refusal',
          'partial_grant', 'execution_stay', 'silence', 'permit_nullity') order by kind`,
    )
    expect(beside.map(({ kind }) => kind)).toEqual([
      ...['execution_stay', 'finality_certificate', 'joinder', 'joinder', 'partial_grant', 'permit_nullity', 'procedure_resumption'],
      ...['procedure_suspension', 'reopening_refusal', 'silence'],
    ])
    expect(beside.filter(({ standing }) => standing !== 'served')).toEqual([])
    const refused = await rows<{ ruling: string }>(
      `select parts ->> 'ruling' as ruling from act where kind in ('partial_grant', 'inadmissibility') order by kind`,
    )
    expect(refused.map(({ ruling }) => /se zavrže|in sicer za vozilo/.test(ruling))).toEqual([true, true])
  })

  it('says in each order of dismissal until when the application was to be completed', async () => {
    const orders = await rows<{ facts: string }>(`select parts ->> 'facts' as facts from act where kind = 'dismissal'`)
    expect(orders.length).toBeGreaterThan(0)
    for (const { facts } of orders) expect(facts).toMatch(/Rok za dopolnitev se je iztekel \d+\. \d+\. \d{4}\./)
  })

  it('is told at a second start, and not founded again', async () => {
    const before = await rows('select count(*)::int as count from app_user')
    expect(await foundTown(running.services)).toEqual({ demoAccounts })
    expect(await rows('select count(*)::int as count from app_user')).toEqual(before)
  })

  it('is a municipality with privacy data, lots, types of users and kinds of permit', async () => {
    const client = demo.as('root')
    const parameters = (await client.call(readParameters)).body
    expect(parameters).toMatchObject({ demo: true, municipality: { name: 'Občina Lipograd' } })
    expect(parameters.municipality.coat_of_arms).toMatch(/^data:image\/svg\+xml;base64,/)
    const resources = (await client.call(readResources)).body
    expect(resources.parking_lots).toHaveLength(8)
    const served = new Set(resources.user_type_parking_lots.map((pair: { user_type_code: string }) => pair.user_type_code))
    expect(served.size).toBe(resources.user_types.length)
  })

  it('has applications and permits in every status, but for an entry in error', async () => {
    const applications = await rows<{ status: string }>('select status from application')
    expect(applications.length).toBeGreaterThanOrEqual(115)
    expect(new Set(applications.map(({ status }) => status))).toEqual(new Set(applicationStatuses))
    const permits = await rows<Parameters<typeof permitStatusOn>[0]>('select status, valid_from, valid_until from permit')
    expect(permits.length).toBeGreaterThanOrEqual(75)
    expect(new Set(permits.map((permit) => permitStatusOn(permit, today)))).toEqual(
      new Set(permitStatuses.filter((status) => status !== 'mistaken')),
    )
  })

  it('has a party that asks for more time, and one that was heard and has answered', async () => {
    const asked = await rows(`select 1 from term_extension e join application a on a.id = e.application_id
      where e.granted is null and a.status = 'supplement_requested' and a.due_on = e.due_before`)
    const heard = await rows(`select 1 from hearing h join act on act.id = h.act_id join application a on a.id = h.application_id
      where act.kind = 'hearing' and h.answer is not null and a.status = 'in_review'`)
    expect([asked.length, heard.length]).toEqual([1, 1])
  })

  it('gives the demo user a permit that is about to end and an application that waits for a supplement', async () => {
    const permits = await rows(`select number from permit p join app_user u on u.id = p.user_id
      where u.email = 'uporabnik@demo.si' and p.valid_until > date '${today}' and p.valid_until < date '${today}' + 30`)
    expect(permits).toHaveLength(1)
    const waiting = await rows(
      `select supplement_text, due_on from application where email = 'uporabnik@demo.si' and status = 'supplement_requested'`,
    )
    expect(waiting).toEqual([{ supplement_text: expect.stringMatching(/\.$/), due_on: expect.stringMatching(/^2026-11-/) }])
  })

  it('has pro-formas that wait, are paid and have lapsed, one of them due within days', async () => {
    const statuses = await rows<{ status: string }>('select distinct status from pro_forma order by 1')
    expect(statuses.map(({ status }) => status)).toEqual(expect.arrayContaining(['issued', 'lapsed', 'paid']))
    const without = await rows(`select number from application a where status = 'approved' and fee_cents > 0 and not exists (
      select 1 from pro_forma p where p.application_id = a.id and p.status = 'issued' and p.due_on = a.due_on and p.total_cents = a.fee_cents)`)
    expect(without).toEqual([])
    const near = await rows(
      `select number from pro_forma where status = 'issued' and due_on between date '${today}' and date '${today}' + 7`,
    )
    expect(near.length).toBeGreaterThan(0)
  })

  it('pays a part of a revoked permit back, with its credit note', async () => {
    const [row] = await rows(`
      select refund.status, -note.total_cents = refund.cents as whole, note.sent_at is not null as sent
      from invoice note join refund on refund.id = note.refund_id where note.kind = 'credit'`)
    expect(row).toEqual({ status: 'approved', whole: true, sent: true })
  })

  it('has an invoice for each payment, one taken back and issued anew, numbered without a gap, the last ones unsent', async () => {
    const without = await rows(`select number from application a where status in ('paid', 'completed') and fee_cents > 0 and 1 <> (
      select count(*) from invoice i where i.application_id = a.id and i.kind = 'invoice' and i.cancelled_by_id is null and i.total_cents = a.fee_cents)`)
    expect(without).toEqual([])
    const [all] = await rows<{ count: number; last: number; storni: number; unsent: number; early: number }>(`
      select count(*)::int as count, max(sequence)::int as last, count(*) filter (where kind = 'storno')::int as storni,
        count(*) filter (where sent_at is null)::int as unsent, count(*) filter (where storage_key is null)::int as early
      from invoice where device_code = 'B1'`)
    expect(all).toMatchObject({ last: all!.count, storni: 1, unsent: 4, early: 0 })
    expect(all!.count).toBeGreaterThan(20)
  })

  it('was paid at the counter too, in cash and by card; every day is closed but the last, once with a difference', async () => {
    const taken = await rows<{ method: string; count: number }>(`select method, count(*)::int as count from drawer_movement m
      join invoice i on i.id = m.invoice_id and i.payment_method = m.method and i.total_cents = m.cents and i.zoi is not null and i.eor is not null
      join payment p on p.id = m.payment_id and p.cents = m.cents group by method order by method`)
    expect(taken.map(({ method }) => method)).toEqual(['card', 'cash'])
    const closings = await rows<{ difference_cents: number; reason: string | null; sequence: number; cash: number; expected: number }>(`
      select difference_cents, reason, sequence, expected_cents - opening_cents as expected,
        (select coalesce(sum(m.cents), 0)::int from drawer_movement m where m.closing_id = c.id and m.method = 'cash') as cash
      from drawer_closing c order by sequence`)
    expect(closings.length).toBeGreaterThan(1)
    expect(closings.filter(({ cash, expected }) => cash !== expected)).toEqual([])
    expect(closings.filter(({ difference_cents: off, reason }) => (off === 0) !== (reason === null))).toEqual([])
    expect(closings.filter(({ difference_cents: off }) => off !== 0)).toHaveLength(1)
    const [open] = await rows<{ count: number }>('select count(*)::int as count from drawer_movement where closing_id is null')
    expect(open!.count).toBeGreaterThan(0)
  })

  it('has an administrative fee paid at the counter, and a call for another as an act with its paper', async () => {
    const [paid] = await rows(`select m.method, m.cents = f.cents as whole, m.invoice_id, a.covers from drawer_movement m
      join payment_allocation a on a.payment_id = m.payment_id join administrative_fee f on f.application_id = a.application_id
      where a.covers = 'administrative_fee'`)
    expect(paid).toEqual({ method: 'cash', whole: true, invoice_id: null, covers: 'administrative_fee' })
    const [call] =
      await rows(`select act.kind, act.issued_on = f.called_on as today, act.parts ->> 'ruling' like '%' || 'SI56' || '%' as told,
      way.remedy from administrative_fee f join act on act.id = f.call_act_id join act_standing way on way.act_id = act.id`)
    expect(call).toEqual({ kind: 'fee_call', today: true, told: true, remedy: 'none' })
  })

  it('has a proposal to restore a missed term of appeal that nobody has decided about', async () => {
    const open = await rows(`select r.term, way.appeal_until < r.proposed_on as late from act_restitution r
      join act_standing way on way.act_id = r.act_id where r.outcome is null and r.withdrawn_at is null`)
    expect(open).toEqual([{ term: 'appeal', late: true }])
  })

  it('has documents whose files are what they say', async () => {
    const documents = await rows<{ storage_key: string; media_type: string }>(
      'select distinct on (media_type) media_type, storage_key from document order by media_type, id',
    )
    expect(documents.map(({ media_type }) => media_type)).toEqual(['application/pdf', 'image/png'])
    for (const { storage_key, media_type } of documents)
      expect((await fileTypeFromBuffer(await running.services.storage.head(storage_key, 4100)))?.mime).toBe(media_type)
  })

  it('has a month of passages with their reasons, none of them in the future', async () => {
    const [month] = await rows<{ count: number; days: number; last: Date; reasons: string[] }>(
      'select count(*)::int as count, count(distinct at::date)::int as days, max(at) as last, array_agg(distinct reason) as reasons from access_log',
    )
    expect(month!.count).toBeGreaterThan(1500)
    expect(month!.days).toBeGreaterThanOrEqual(30)
    expect(month!.last.getTime()).toBeLessThan(running.services.clock.now().getTime())
    expect(month!.reasons).toEqual(expect.arrayContaining(['permit_valid', 'no_permit', 'expired', 'other_zone', 'outside_window']))
  })

  it('never numbers twice: the next number follows the last', async () => {
    const numbered = await rows<{ name: string }>(`select table_name as name from information_schema.columns
      where table_schema = current_schema() and column_name = 'number' and data_type = 'text'`)
    const numbers = numbered.map(({ name }) => `select number from ${name} where number ~ '^[A-Z]+-[0-9]{4}-[0-9]{6}$'`).join(' union ')
    const late = await rows(`select name from number_series s where name <> 'act_case' and (name, year, last) not in (
      select split_part(number, '-', 1), split_part(number, '-', 2)::int, max(right(number, 6)::int) from (${numbers}) n group by 1, 2)`)
    expect(late).toEqual([])
    const cases = await rows(`select name from number_series where name = 'act_case' and last <>
      (select count(*) from act_case where number_pattern like '%/' || year || '-%')`)
    expect(cases).toEqual([])
  })

  it.each(lists.map((operation) => [operation.name, operation] as const))('%s has rows', async (_, operation) => {
    const [ids] = await rows<{ user: string; application: string }>(`select u.id as "user", a.id as application
      from app_user u join application a on a.user_id = u.id where u.email = 'uporabnik@demo.si' and a.status = 'completed'
        and exists (select from document d where d.application_id = a.id) limit 1`)
    const id = operation.path.includes('/applications/{id}') ? ids!.application : ids!.user
    const answer = await demo.as(roleFor(operation.path)).call(operation, { params: { id }, body: {} })
    expect(answer.status, answer.raw.toString()).toBe(200)
    expect(answer.body.total).toBeGreaterThan(0)
  })
})

describe('filled for measuring', () => {
  beforeAll(async () => {
    const { database, clock } = running.services
    await loadTown(database, { people: 40, applications: 400, permits: 100, passages: 800, days: 365 }, clock.now(), () => {})
  })

  it('adds up in every account of money', async () => {
    const answer = await demo.as('root').call(readReconciliation, { body: { from: '2026-01-01', until: '2026-11-17' } })
    expect(answer.status, answer.raw.toString()).toBe(200)
    const accounts: ReconciledAccount[] = answer.body.accounts
    expect(accounts.map(({ place, unexplained_cents }) => [place, unexplained_cents])).toEqual(accounts.map(({ place }) => [place, 0]))
  })

  it.each([
    [getInvoice, "select id from invoice where device_code in ('B3', 'B4')"],
    [getPayment, "select id from payment where entry_key like 'loaded-%' or transaction_id like 'T-%'"],
    [getClosing, "select id from drawer_closing where number like 'Z-OBCINA-B4-%'"],
    [getAct, "select id from act where storage_key like 'loaded-%'"],
    [getPermit, 'select older_id as id from permit_predecessor union select permit_id from permit_predecessor'],
    [readOutboxMail, "select id from mail where recipient like 'oseba%'"],
  ])('opens what it holds: $name', async (operation, sql) => {
    const found = await rows<{ id: string }>(`${sql} order by id desc limit 5`)
    expect(found).toHaveLength(5)
    for (const { id } of found) {
      const answer = await demo.as('root').call(operation, { params: { id } })
      expect(answer.status, answer.raw.toString()).toBe(200)
    }
  })
})

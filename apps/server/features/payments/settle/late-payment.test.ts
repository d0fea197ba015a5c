import { issueActDraft } from '@dovolilnice/contract/acts/drafts/operations'
import { readAct, readMatterActs } from '@dovolilnice/contract/acts/record/operations'
import { updateActSettings } from '@dovolilnice/contract/acts/settings/operations'
import { withdrawLapse } from '@dovolilnice/contract/applications/decide/operations'
import { getApplication } from '@dovolilnice/contract/applications/record/operations'
import { listPayments, matchPaymentByHand, readApplicationPayments } from '@dovolilnice/contract/payments/operations'
import { uploadStatement } from '@dovolilnice/contract/payments/statements/upload-statement'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Approved, approved, paying, setMoney, statementForm, upload } from '../../../test/applicant/payment-cases.ts'
import { runDeadlines } from '../../../test/applicant/run-deadlines.ts'
import { canReadPdf, pdfText } from '../../../test/pdf-text.ts'
import { inTwoLanguages } from '../../../test/applicant/appealed-act.ts'
import { startTestProduct, type TestProduct } from '../../../test/test-product.ts'
import { sampleCamt } from '../read/sample-statement.ts'
import { settlePaidJob } from './settle-paid.ts'

let product: TestProduct
beforeAll(async () => {
  product = await startTestProduct()
  await setMoney(product)
})
afterAll(() => product.close())

const asAdmin = async (...call: Parameters<Awaited<ReturnType<TestProduct['as']>>['call']>) => (await product.as('admin')).call(...call)
const read = async (id: string) => (await asAdmin(getApplication, { params: { id } })).body
const said = { facts: 'Banka je potrdila, da je bilo plačilo odrejeno zadnji dan roka.', reason: 'Nalog za plačilo je bil dan pravočasno.' }

test('money that comes after the finding stays in sight; the finding stands, or is withdrawn by an order on a named ground, and the money counts', async () => {
  await asAdmin(updateActSettings, { body: { payment_basis: '12. člena Odloka o prometu' } })
  const { id, reference, fee_cents: fee } = await approved(product)
  const params = { id }
  const early = await asAdmin(withdrawLapse, { params, body: { version: 3, ground: 'paid_in_time', ...said } })
  expect(early.body.error.code).toBe('illegal_transition')
  const { due_on: due } = await read(id)
  await runDeadlines(product, '2026-12-20')
  product.setClock('2026-12-20T09:00:00Z')
  expect(due < '2026-12-20').toBe(true)
  const [draft] = (await asAdmin(readMatterActs, { params })).body.drafts
  expect((await asAdmin(issueActDraft, { params: { id: draft.id }, body: { version: draft.version } })).status).toBe(200)
  const actsOf = async () => (await asAdmin(readMatterActs, { params })).body.acts
  expect(await actsOf()).toMatchObject([{ kind: 'payment_lapse' }, { kind: 'grant', standing: 'set_aside' }])

  await asAdmin(uploadStatement, { form: statementForm(sampleCamt({ entries: [paying(reference, fee), paying(reference, 500)] })) })
  expect(await read(id)).toMatchObject({ status: 'lapsed', late_cents: fee + 500 })

  const { version } = await read(id)
  const call = (body: object) => asAdmin(withdrawLapse, { params, body: { version, ...said, ...body } })
  expect((await call({})).body.error.fields).toMatchObject([{ path: 'ground' }])
  expect((await call({ ground: 'paid_in_time', facts: 'ne' })).body.error.fields).toMatchObject([{ path: 'facts' }])
  // In a town of two languages the reasons are asked for in both.
  await inTwoLanguages(product, async () => {
    const facts = 'Ugotovljeno je plačilo.\nIT:\nIl pagamento è accertato.'
    expect((await call({ ground: 'paid_in_time', facts })).body.error.fields).toMatchObject([{ path: 'reason', rule: 'second_text' }])
  })
  expect((await call({ ground: 'paid_in_time' })).body).toMatchObject({ status: 'approved' })
  const [order, lapse, grant] = await actsOf()
  expect([order, lapse, grant]).toMatchObject([
    { kind: 'lapse_withdrawal' },
    { kind: 'payment_lapse', standing: 'set_aside' },
    { kind: 'grant', standing: 'unserved' },
  ])
  const text = canReadPdf ? pdfText((await asAdmin(readAct, { params: { id: order.id } })).raw).replace(/\s+/g, ' ') : ''
  if (canReadPdf)
    for (const words of [`Sklep o neplačilu dovolilnice št. ${lapse.number}`, 'Plačilo je bilo odrejeno v roku.', said.reason])
      expect(text).toContain(words)
  await product.runJob(settlePaidJob)
  expect(await read(id)).toMatchObject({ status: 'paid', late_cents: 0 })
  expect((await call({ ground: 'paid_in_time' })).body.error.code).toBe('conflict')
  // What was too much before is so still, and nothing is written of it anew.
  const { kysely } = product.services.database
  const events = await kysely.selectFrom('event').select('subject_id').where('action', '=', 'payment:match').execute()
  const payments = kysely.selectFrom('payment').select(['cents', 'status'])
  expect(
    await payments
      .where(
        sql<string>`id::text`,
        'in',
        events.map(({ subject_id: of }) => of ?? ''),
      )
      .execute(),
  ).toEqual([{ cents: fee, status: 'matched' }])
})

test('what a clerk had put to an application before it lapsed counts again when that is withdrawn, whether it was freed meanwhile or not', async () => {
  product.setClock('2026-11-16T09:00:00Z')
  await asAdmin(updateActSettings, { body: { payment_basis: '12. člena Odloka o prometu' } })
  const [freed, held, other] = [await approved(product), await approved(product), await approved(product)]
  const [one, two] = [await approved(product), await approved(product)]
  const putByHand = async (...parts: [Approved, number][]) => {
    const sum = parts.reduce((all, [, cents]) => all + cents, 0)
    const { body: uploaded } = await upload(product, paying(undefined, sum, { payer: 'Neki Plačnik', purpose: 'nakazilo' }))
    const [payment] = (await asAdmin(listPayments, { body: { filters: { upload_id: uploaded.id } } })).body.items
    const body = { version: payment.version, allocations: parts.map(([{ id }, cents]) => ({ application_id: id, cents })) }
    expect((await asAdmin(matchPaymentByHand, { params: { id: payment.id }, body })).status).toBe(200)
  }
  await putByHand([other, other.fee_cents], [freed, 1000])
  await putByHand([held, 700])
  await putByHand([one, 900], [two, 400])
  await product.runJob(settlePaidJob)
  expect((await read(other.id)).status).toBe('paid')
  await runDeadlines(product, '2026-12-20')
  product.setClock('2026-12-20T09:00:00Z')

  const lapse = async ({ id }: Approved) => {
    const [draft] = (await asAdmin(readMatterActs, { params: { id } })).body.drafts
    expect((await asAdmin(issueActDraft, { params: { id: draft.id }, body: { version: draft.version } })).status).toBe(200)
  }
  const withdraw = async ({ id }: Approved) => {
    const { version } = await read(id)
    const answer = await asAdmin(withdrawLapse, { params: { id }, body: { version, ground: 'paid_in_time', ...said } })
    expect(answer.body).toMatchObject({ status: 'approved' })
    const slips = product.services.database.kysely.selectFrom('pro_forma').select('slip').where('application_id', '=', id)
    return (await slips.where('status', '=', 'issued').executeTakeFirstOrThrow()).slip.cents
  }
  const receivedOf = async ({ id }: Approved) => (await asAdmin(readApplicationPayments, { params: { id } })).body.received_cents
  await lapse(held)
  expect(await withdraw(held)).toBe(held.fee_cents - 700)
  await lapse(freed)
  await product.runJob(settlePaidJob)
  expect(await receivedOf(freed)).toBe(0)
  expect(await read(freed.id)).toMatchObject({ status: 'lapsed', late_cents: 1000 })
  expect(await withdraw(freed)).toBe(freed.fee_cents - 1000)
  await product.runJob(settlePaidJob)
  expect([await receivedOf(held), await receivedOf(freed), await receivedOf(other)]).toEqual([700, 1000, other.fee_cents])
  // One payment of two: each gets its own back, whichever lapsed last.
  for (const each of [one, two]) {
    await lapse(each)
    await product.runJob(settlePaidJob)
  }
  expect([(await read(one.id)).late_cents, (await read(two.id)).late_cents]).toEqual([900, 400])
  expect(await withdraw(one)).toBe(one.fee_cents - 900)
  expect(await withdraw(two)).toBe(two.fee_cents - 400)
  await product.runJob(settlePaidJob)
  expect([await receivedOf(one), await receivedOf(two)]).toEqual([900, 400])
})

import { cancelInvoice, createInvoice } from '@dovolilnice/contract/invoices/operations'
import { updateBusinessPremise } from '@dovolilnice/contract/invoices/premises/premises'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { copiesOf, paidApplication } from '../../../test/applicant/paid-application.ts'
import { startTestProduct, type TestProduct } from '../../../test/test-product.ts'
import { openTill, townHall } from '../../../test/money/till.ts'
import { issueInvoice } from './issue-invoice.ts'

let product: TestProduct
let till: { premise: string; device: string }
let application: string
beforeAll(async () => {
  product = await startTestProduct()
  till = await openTill(product)
  application = await paidApplication(product)
})
afterAll(() => product.close())

const numbersOf = async (): Promise<number[]> => {
  const rows = await product.services.database.kysely.selectFrom('invoice').select('sequence').orderBy('sequence').execute()
  return rows.map(({ sequence }) => sequence)
}

const upTo = (count: number): number[] => Array.from({ length: count }, (_, index) => index + 1)

/** Six issue at once from the first to the last, so more of them prove little more; each takes 60 ms of a core. `npm test -- all` issues 500. */
const many = process.env['TEST_SCOPE'] === 'all' ? 500 : 120

test('two clerks and a job issue many invoices at once: the numbers have no gap and no double, and rise with the time', async () => {
  const { services } = product
  const ids = await copiesOf(product, application, many)
  const clerks = [await product.as('admin'), await product.as('root')]
  const job = (id: string) =>
    services.database.transaction((trx) =>
      issueInvoice({ ...services, trx, actor: { id: null, name: 'samodejno' } }, { application_id: id, payment_method: 'transfer' }),
    )
  const workers = [
    ...clerks.flatMap((clerk) => [clerk, clerk]).map((clerk) => (id: string) => clerk.call(createInvoice, { params: { id } })),
    job,
    job,
  ]
  // Every application is asked for twice, by two of them: one gets the invoice, the other is refused.
  const waiting = [...ids, ...ids.toReversed()]
  const work = async (issue: (id: string) => Promise<unknown>): Promise<void> => {
    for (let id = waiting.shift(); id !== undefined; id = waiting.shift()) {
      product.clock.advance(1)
      await issue(id).catch((error: unknown) => expect(error).toMatchObject({ code: 'invoice_exists' }))
    }
  }
  await Promise.all(workers.map(work))

  expect(await numbersOf()).toEqual(upTo(many))
  const { kysely } = services.database
  const rows = await kysely.selectFrom('invoice').select(['application_id', 'issued_at', 'number']).orderBy('sequence').execute()
  expect(new Set(rows.map(({ application_id: id }) => id)).size).toBe(many)
  expect(rows.map(({ issued_at: at }) => at.getTime())).toEqual(rows.map(({ issued_at: at }) => at.getTime()).toSorted((a, b) => a - b))
  expect(rows.at(-1)?.number).toBe(`OBCINA-B1-${many}`)
}, 300_000)

test('an undone transaction gives its number back', async () => {
  const { services } = product
  const last = (await numbersOf()).at(-1) ?? 0
  const undone = services.database.transaction(async (trx) => {
    const actor = { id: null, name: 'samodejno' }
    const { sequence } = await issueInvoice({ ...services, trx, actor }, { application_id: application, payment_method: 'transfer' })
    throw new Error(String(sequence))
  })
  await expect(undone).rejects.toThrow(String(last + 1))
  const { body } = await (await product.as('admin')).call(createInvoice, { params: { id: application } })
  expect(body.invoice_nr).toBe(`OBCINA-B1-${last + 1}`)
})

test('what an invoice says cannot be changed or deleted, not even by a program', async () => {
  const { kysely } = product.services.database
  const of = { id: (await kysely.selectFrom('invoice').select('id').limit(1).executeTakeFirstOrThrow()).id }
  const changed = (values: object) => kysely.updateTable('invoice').set(values).where('id', '=', of.id).execute()
  for (const values of [{ total_cents: 1 }, { number: 'OBCINA-B1-999' }, { payer: JSON.stringify({ name: 'Nekdo drug' }) }])
    await expect(changed(values)).rejects.toThrow('an invoice is never changed or deleted')
  await expect(kysely.deleteFrom('invoice').where('id', '=', of.id).execute()).rejects.toThrow('never changed or deleted')
  await changed({ sent_at: new Date('2026-11-16T10:00:00Z') })
  await expect(changed({ sent_at: null })).rejects.toThrow('never changed')
})

describe('refuses', () => {
  const issue = async (id: string, query: Record<string, string> = {}) => {
    const { status, body } = await (await product.as('admin')).call(createInvoice, { params: { id }, query })
    return [status, body.error.code, body.error.message]
  }
  const inStatus = (status: 'approved' | 'paid') => paidApplication(product, {}, { status })

  test('an application that is not paid, costs nothing or has an invoice, with a sentence', async () => {
    expect(await issue(await inStatus('approved'))).toEqual([409, 'unpaid', expect.stringContaining('Najprej zabeležite plačilo')])
    expect(await issue(await paidApplication(product, {}, {}, []))).toEqual([409, 'nothing_to_invoice', expect.any(String)])
    expect(await issue(application)).toEqual([409, 'invoice_exists', expect.stringContaining('stornirajte')])
  })

  test('cash and cards while nothing verifies them', async () => {
    const id = await inStatus('paid')
    for (const payment_method of ['cash', 'card', 'online_card'])
      expect(await issue(id, { payment_method })).toEqual([409, 'fiscal_unavailable', expect.stringContaining('davčno potrjevanje')])
  })

  test('a second storno, also when two ask at once, and the storno of a storno', async () => {
    const clerk = await product.as('admin')
    const { body: invoice } = await clerk.call(createInvoice, { params: { id: await inStatus('paid') } })
    const take = (id: string) => clerk.call(cancelInvoice, { params: { id }, body: { reason: 'Napaka.' } })
    const answers = await Promise.all([take(invoice.id), take(invoice.id)])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
    const storno = answers.find(({ status }) => status === 200)?.body
    expect((await take(storno.id)).body.error.code).toBe('invoice_cancelled')
  })

  test('a closed premise', async () => {
    const admin = await product.as('admin')
    const closing = { ...townHall, version: 1, closed_on: '2026-11-16' }
    expect((await admin.call(updateBusinessPremise, { params: { id: till.premise }, body: closing })).status).toBe(204)
    expect(await issue(await inStatus('paid'))).toEqual([409, 'no_cash_device', expect.stringContaining('Prostore in blagajne')])
    await admin.call(updateBusinessPremise, { params: { id: till.premise }, body: { ...closing, version: 2, closed_on: null } })
  })
})

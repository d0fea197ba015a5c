import { readMatterActs } from '@dovolilnice/contract/acts/record/operations'
import { handOverAct } from '@dovolilnice/contract/acts/service/operations'
import { callForFee, decideFeeExemption, readAdministrativeFee, readFeeOrder } from '@dovolilnice/contract/administrative-fees/operations'
import { createApplication, submitApplication, withdrawByClerk } from '@dovolilnice/contract/applications/apply/operations'
import { approveApplication } from '@dovolilnice/contract/applications/decide/operations'
import { takeApplicationIntoReview } from '@dovolilnice/contract/applications/decide/take-application-into-review'
import { readOverview } from '@dovolilnice/contract/dashboard/operations'
import { getApplication, updateApplication } from '@dovolilnice/contract/applications/record/operations'
import { readApplicationPaper, readApplicationStatus } from '@dovolilnice/contract/applications/record/own-papers'
import { formatReference } from '@dovolilnice/contract/money/bank/reference'
import { createInvoice } from '@dovolilnice/contract/invoices/operations'
import { getPayment, listPayments, matchPaymentByHand, undoPayment } from '@dovolilnice/contract/payments/operations'
import { readProFormaPdf } from '@dovolilnice/contract/pro-formas/operations'
import { dayInWords, localDayOf } from '@dovolilnice/contract/primitives/local-day'
import { lastDayOfTerm, noClosedDays } from '@dovolilnice/contract/primitives/working-days'
import { readParameters, updateParameters } from '@dovolilnice/contract/resources/operations'
import { createHash } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { formOf, kindId, residentFields, testFiles } from '../../test/applicant/application-forms.ts'
import { paying, setMoney, upload } from '../../test/applicant/payment-cases.ts'
import { openTill } from '../../test/money/till.ts'
import { canReadPdf, pdfText } from '../../test/pdf-text.ts'
import type { TestClient } from '../../test/test-client.ts'
import { startTestProduct, type TestProduct } from '../../test/test-product.ts'

let product: TestProduct
let clerk: TestClient
beforeAll(async () => {
  product = await startTestProduct()
  clerk = await product.as('admin')
  await setMoney(product)
  await setFees({ budget_user_code: '75698' })
})
afterAll(() => product.close())

const setFees = async (changes: object): Promise<void> => {
  const { administrative_fees: fees } = (await clerk.call(readParameters, {})).body
  expect((await clerk.call(updateParameters, { body: { administrative_fees: { ...fees, ...changes } } })).status).toBe(200)
}

/** An event of three days with two vehicles. */
const eventFields = async (changes = {}) => {
  return residentFields(product, {
    permit_kind_id: await kindId(product, 'event'),
    user_type_code: 'event_organiser',
    period: 'day',
    period_count: '3',
    'plates[]': ['LJ AB-101', 'LJ AB-102'],
    'document.identity': undefined,
    'document.vehicle_registration': undefined,
    'document.event_approval': testFiles.pdf(),
    'document.plate_list': testFiles.pdf(),
    ...changes,
  })
}
const send = async (changes = {}) => {
  const answer = await product.visitor().call(submitApplication, { form: formOf(await eventFields(changes)) })
  expect(answer.status, answer.raw.toString()).toBe(200)
  return answer.body as {
    id: string
    number: string
    token: string
    fee_due: { cents: number; due_on: string } | null
    price_cents: number
  }
}
const feeOf = async (id: string) => (await clerk.call(readAdministrativeFee, { params: { id } })).body.fee
const statusOf = async ({ number, token }: { number: string; token: string }) =>
  (await product.visitor().call(readApplicationStatus, { query: { number, token } })).body
const mailsOf = async (id: string) =>
  (await product.services.database.kysely.selectFrom('mail').select(['template', 'body_text']).where('subject_id', '=', id).execute()).map(
    ({ template, body_text: text }) => [template, text],
  )
/** What somebody with an account, whose application this is from now on, is told to do about it. */
const stepsOf = async (id: string) => {
  const change = product.services.database.kysely.updateTable('application').set({ user_id: product.town.regular })
  await change.where('id', '=', id).execute()
  const { next_steps: steps } = (await (await product.as('regular')).call(readOverview)).body
  return (steps as { application_id: string }[]).filter((step) => step.application_id === id)
}
const centsOf = (lines: { cents: number }[]) => lines.map(({ cents }) => cents)
const decide = (id: string, granted: boolean, ground = 'social_assistance') =>
  clerk.call(decideFeeExemption, { params: { id }, body: { granted, ground, reason: 'Odločba centra za socialno delo.' } })

test('an event of three days costs three days and one administrative fee, which is owed apart from the price', async () => {
  const sent = await send()
  const status = await statusOf(sent)
  // What the sender is told at once.
  expect(sent).toMatchObject({ fee_due: { cents: 1810, due_on: status.administrative_fee.due_on }, price_cents: 1500 })
  expect(status).toMatchObject({ fee_cents: 1500, fee_lines: [{ code: 'price', quantity: 3, unit_cents: 500, cents: 1500 }] })
  expect(status.administrative_fee).toMatchObject({
    lines: [{ code: 'administrative_fee', quantity: 1, cents: 1810, vat_basis_points: null, explanation: null }],
    cents: 1810,
    open_cents: 1810,
    exemption: null,
    payment: { cents: 1810, iban: 'SI56020170014356205', purpose: `Upravna taksa ${sent.number}` },
  })
  expect(status.administrative_fee.payment.reference).toBe(`SI1175698-7111002-${sent.number.replace(/\D/g, '').slice(2)}`)
  const [[, text] = []] = await mailsOf(sent.id)
  expect(text).toContain(formatReference(status.administrative_fee.payment.reference))
  expect(text).toMatch(/Upravna taksa po ZUT znaša 18,10/)
  expect(await stepsOf(sent.id)).toMatchObject([{ kind: 'pay_fee', cents: 1810, due_on: status.administrative_fee.due_on }])
})

test('a payment of the same amount by one of the family is proposed for a fee that waits, and not for that of an application that ended', async () => {
  const { id, number } = await send({ name: 'Ema Vidmar', 'plates[]': ['LJ AB-151'] })
  const { body: uploaded } = await upload(product, paying(undefined, 1810, { payer: 'Vidmar Olga', purpose: 'za mamo' }))
  const proposals = async () => (await clerk.call(listPayments, { body: { filters: { upload_id: uploaded.id } } })).body.items[0].proposals
  expect(await proposals()).toMatchObject([{ number, covers: 'administrative_fee', signs: ['family_name', 'amount'] }])
  expect((await clerk.call(withdrawByClerk, { params: { id }, body: { version: 1, reason: 'Dogodek je odpadel.' } })).status).toBe(200)
  const fee = await feeOf(id)
  expect(fee.cents).toBe(1810)
  expect(await stepsOf(id)).toMatchObject([{ kind: 'pay_fee', cents: 1810, due_on: fee.due_on }])
  expect(await proposals()).toEqual([])
})

test('on paper an application pays for itself and for its decision, each number of the tariff on a line of its own', async () => {
  const { id } = (await clerk.call(createApplication, { form: formOf(await eventFields()) })).body
  const fee = await feeOf(id)
  expect(fee.lines).toMatchObject([
    { text: { sl: 'Upravna taksa po ZUT, tar. št. 1: vloga' }, cents: 450 },
    { text: { sl: 'Upravna taksa po ZUT, tar. št. 3: odločba' }, cents: 1810 },
  ])
  expect(fee.cents).toBe(2260)
})

test('a new amount holds for what is filed from its day on, and a kind that carries no fee has none', async () => {
  const before = await send({ 'plates[]': ['LJ AB-201'] })
  const { administrative_fees: fees } = (await clerk.call(readParameters, {})).body
  const later = { ...fees.tariff[1], valid_from: '2026-11-16', electronic_cents: 2000 }
  await setFees({ tariff: [...fees.tariff, later] })
  const after = await send({ 'plates[]': ['LJ AB-202'] })
  expect([(await feeOf(before.id)).cents, (await feeOf(after.id)).cents]).toEqual([1810, 2000])
  await setFees({ tariff: fees.tariff })
  const twice = { administrative_fees: { ...fees, tariff: [...fees.tariff, fees.tariff[0]] } }
  expect((await clerk.call(updateParameters, { body: twice })).body.error.fields).toMatchObject([
    { path: 'administrative_fees.tariff.2.valid_from', rule: 'listed_twice' },
  ])
  const resident = (await product.visitor().call(submitApplication, { form: formOf(await residentFields(product)) })).body
  expect(await feeOf(resident.id)).toBeNull()
})

test('an exemption is claimed in the form, granted by a clerk with its ground on a line, and nothing is asked for meanwhile', async () => {
  const sent = await send({ fee_exemption: 'social_assistance', 'plates[]': ['LJ AB-301'] })
  expect((await statusOf(sent)).administrative_fee).toMatchObject({ open_cents: 1810, exemption: { status: 'claimed' }, payment: null })
  expect(sent.fee_due).toBeNull()
  expect(await stepsOf(sent.id)).toMatchObject([{ kind: 'wait', cents: null }])
  expect(JSON.stringify(await mailsOf(sent.id))).toContain('Uveljavljate oprostitev')
  expect((await decide(sent.id, true)).status).toBe(200)
  const fee = await feeOf(sent.id)
  expect(fee).toMatchObject({ cents: 0, open_cents: 0, exemption: { status: 'granted' }, payment: null })
  expect(centsOf(fee.lines)).toEqual([1810, -1810])
  expect(fee.lines[1]).toMatchObject({
    code: 'exemption',
    explanation: { sl: 'Prejemnik denarne socialne pomoči ali varstvenega dodatka' },
  })
  expect((await mailsOf(sent.id)).map(([template]) => template)).toContain('application:fee_exemption_granted')

  const refused = await send({ fee_exemption: 'humanitarian', 'plates[]': ['LJ AB-302'] })
  await decide(refused.id, false, 'humanitarian')
  const [order] = (await clerk.call(readMatterActs, { params: { id: refused.id } })).body.acts
  expect(order).toMatchObject({ kind: 'exemption_refusal', remedy: 'appeal' })
  // What an act refused is not refused twice, nor with a word.
  expect((await decide(refused.id, false)).body.error.code).toBe('illegal_transition')
  expect(await feeOf(refused.id)).toMatchObject({ open_cents: 1810, exemption: { status: 'refused' }, payment: { cents: 1810 } })
  expect(JSON.stringify(await mailsOf(refused.id))).toContain('SI11 75698-7111002')
  const unknown = await product.visitor().call(submitApplication, { form: formOf(await eventFields({ fee_exemption: 'because' })) })
  expect(unknown.body.error.fields).toMatchObject([{ path: 'fee_exemption', rule: 'choice' }])
})

/** So many days later. */
const daysLater = async (days: number): Promise<void> => {
  product.clock.advance(days * 86_400_000)
  product.forgetClients()
  clerk = await product.as('admin')
}

test('an applicant who has not paid in time is called by an act; its term counts from the service; what is paid or exempt is not asked for', async () => {
  const sent = await send({ 'plates[]': ['LJ AB-901'] })
  const call = (id: string) => clerk.call(callForFee, { params: { id } })
  const claimed = await send({ fee_exemption: 'humanitarian', 'plates[]': ['LJ AB-902'] })
  const { due_on: due } = await feeOf(sent.id)
  expect((await call(sent.id)).body.error.code).toBe('fee_term_runs')
  await daysLater(8)
  expect(localDayOf(product.clock.now())).toBe(due)
  expect((await call(sent.id)).body.error.code).toBe('fee_term_runs')
  await daysLater(1)
  const today = localDayOf(product.clock.now())
  const called = await call(sent.id)
  expect(called.body.fee, called.raw.toString()).toMatchObject({
    called_on: today,
    due_on: lastDayOfTerm(today, 15, noClosedDays),
    open_cents: 1810,
  })
  const { acts } = (await clerk.call(readMatterActs, { params: { id: sent.id } })).body
  expect(acts).toMatchObject([{ kind: 'fee_call', number: called.body.fee.call_number, standing: 'unserved', remedy: 'none' }])
  const paper = await product.visitor().call(readApplicationPaper, { query: { number: sent.number, token: sent.token, paper: 'fee_call' } })
  expect(createHash('sha256').update(paper.raw).digest('hex')).toBe(acts[0].sha256)
  if (canReadPdf) {
    const { reference } = (await feeOf(sent.id)).payment
    const text = pdfText(paper.raw).replace(/\s+/g, ' ')
    for (const words of [
      'POZIV K PLAČILU UPRAVNE TAKSE',
      'v 15 dneh od vročitve',
      '18,10',
      formatReference(reference),
      'po predpisih o davčni izvršbi',
    ])
      expect(text).toContain(words)
  }
  const mail = (await mailsOf(sent.id)).find(([template]) => template === 'application:fee_call')?.[1]
  expect(mail).toContain(called.body.fee.call_number)
  expect(mail).toContain('obvestilo in ne vročitev')
  const order = await clerk.call(readFeeOrder, { params: { id: sent.id } })
  if (canReadPdf)
    // Not of the day of the application: its words speak of a day after that one.
    for (const words of [`Kraj in datum: ${dayInWords(today, 'sl')} `, 'ni bila plačana. Pozivamo vas'])
      expect(pdfText(order.raw).replace(/\s+/g, ' ')).toContain(words)

  await daysLater(4)
  const served_on = localDayOf(product.clock.now())
  const handedOver = { manner: 'in_person', handed_over_on: served_on, served_on }
  expect((await clerk.call(handOverAct, { params: { id: acts[0].id }, body: handedOver })).status).toBe(200)
  expect((await feeOf(sent.id)).due_on).toBe(lastDayOfTerm(served_on, 15, noClosedDays))

  expect((await call(claimed.id)).body.error.code).toBe('fee_not_asked_for')
  const { reference } = (await feeOf(sent.id)).payment
  await upload(product, paying(reference, 1810))
  expect((await call(sent.id)).body.error.code).toBe('already_paid')
})

test('a statement settles the fee by its own reference and leaves the price open; what is taken back is open again', async () => {
  const sent = await send({ 'plates[]': ['LJ AB-401'] })
  // As the payment order has it: the number of the application stands in its purpose.
  const { reference, purpose } = (await feeOf(sent.id)).payment
  const { body } = await upload(product, paying(reference, 1810, { purpose }))
  const [payment] = (await clerk.call(listPayments, { body: { filters: { upload_id: body.id } } })).body.items
  expect(payment).toMatchObject({ status: 'matched', allocated_cents: 1810, application_numbers: sent.number })
  expect((await clerk.call(getPayment, { params: { id: payment.id } })).body.allocations).toMatchObject([{ covers: 'administrative_fee' }])
  expect(await feeOf(sent.id)).toMatchObject({ received_cents: 1810, open_cents: 0, payment: null })
  expect((await decide(sent.id, true)).body.error.code).toBe('administrative_fee_paid')
  await clerk.call(takeApplicationIntoReview, { params: { id: sent.id }, body: { version: 1 } })
  await clerk.call(approveApplication, { params: { id: sent.id }, body: { version: 2 } })
  await product.jobs.runDue()
  // The price waits for its own payment.
  expect((await clerk.call(getApplication, { params: { id: sent.id } })).body).toMatchObject({ status: 'approved', fee_cents: 1500 })

  const undone = await clerk.call(undoPayment, { params: { id: payment.id }, body: { version: payment.version, reason: 'Napaka.' } })
  expect(undone.status).toBe(200)
  expect(await feeOf(sent.id)).toMatchObject({ received_cents: 0, open_cents: 1810 })
  const allocations = [{ application_id: sent.id, covers: 'administrative_fee', cents: 1810 } as const]
  const version = undone.body.version
  expect((await clerk.call(matchPaymentByHand, { params: { id: payment.id }, body: { version, allocations } })).status).toBe(200)
  expect((await feeOf(sent.id)).open_cents).toBe(0)
})

test('a correction begins no fee for an application from before; one among the lines of its price moves over as it was told', async () => {
  const { kysely } = product.services.database
  const { consent, idempotency_key, ...fields } = await eventFields({ 'plates[]': ['LJ AB-701'] })
  const { id } = await send({ 'plates[]': ['LJ AB-701'] })
  const correct = async (changes: object) => {
    const { body } = await clerk.call(getApplication, { params: { id } })
    const form = formOf({
      ...fields,
      'document.event_approval': undefined,
      'document.plate_list': undefined,
      ...changes,
      version: String(body.version),
    })
    const answer = await clerk.call(updateApplication, { params: { id }, form })
    expect(answer.status, answer.raw.toString()).toBe(200)
  }
  await kysely.deleteFrom('administrative_fee').where('application_id', '=', id).execute()
  await correct({ street: 'Nova ulica 3' })
  expect(await feeOf(id)).toBeNull()

  const { fee_lines: lines } = (await clerk.call(getApplication, { params: { id } })).body
  const old = { ...lines[0], code: 'administrative_fee', quantity: 1, unit_cents: 2260, cents: 2260, vat_basis_points: null }
  const row = { fee_lines: JSON.stringify([...lines, old]), fee_cents: 1500 + 2260 }
  await kysely.updateTable('application').set(row).where('id', '=', id).execute()
  await correct({ street: 'Nova ulica 4' })
  expect((await clerk.call(getApplication, { params: { id } })).body).toMatchObject({ fee_cents: 1500, fee_lines: [{ code: 'price' }] })
  expect(await feeOf(id)).toMatchObject({ cents: 2260, lines: [old] })
})

test('the town may decide only on what is paid for, and otherwise an unpaid fee stops nothing', async () => {
  const sent = await send({ 'plates[]': ['LJ AB-501'] })
  await clerk.call(takeApplicationIntoReview, { params: { id: sent.id }, body: { version: 1 } })
  const approve = () => clerk.call(approveApplication, { params: { id: sent.id }, body: { version: 2 } })
  await setFees({ required: true })
  expect((await approve()).body.error.code).toBe('administrative_fee_open')
  await setFees({ required: false })
  expect((await approve()).status).toBe(200)
})

test.skipIf(!canReadPdf)('a pro-forma and a payment order carry the slip of the fee, each with its own reference', async () => {
  const sent = await send({ 'plates[]': ['LJ AB-601'] })
  await clerk.call(takeApplicationIntoReview, { params: { id: sent.id }, body: { version: 1 } })
  await clerk.call(approveApplication, { params: { id: sent.id }, body: { version: 2 } })
  const { reference } = (await feeOf(sent.id)).payment
  const paper = pdfText((await clerk.call(readProFormaPdf, { params: { id: sent.id } })).raw)
  const order = pdfText((await clerk.call(readFeeOrder, { params: { id: sent.id } })).raw)
  for (const text of [paper, order]) {
    expect(text).toContain(formatReference(reference))
    expect(text).toContain('Za plačilo: 18,10 €')
  }
  expect(paper).toContain('Za plačilo: 15,00 €')
  expect(order).not.toContain('15,00 €')
})

test('of a payment for price and fee the fee alone is taken back, also once the price is invoiced; then an exemption can be granted', async () => {
  const sent = await send({ 'plates[]': ['LJ AB-801'] })
  await clerk.call(takeApplicationIntoReview, { params: { id: sent.id }, body: { version: 1 } })
  await clerk.call(approveApplication, { params: { id: sent.id }, body: { version: 2 } })
  const { body } = await upload(product, paying(undefined, 3310))
  const [payment] = (await clerk.call(listPayments, { body: { filters: { upload_id: body.id } } })).body.items
  const allocations = [
    { application_id: sent.id, covers: 'price', cents: 1500 } as const,
    { application_id: sent.id, covers: 'administrative_fee', cents: 1810 } as const,
  ]
  const matched = await clerk.call(matchPaymentByHand, { params: { id: payment.id }, body: { version: payment.version, allocations } })
  expect(matched.status).toBe(200)
  await product.jobs.runDue()
  await openTill(product)
  expect((await clerk.call(createInvoice, { params: { id: sent.id } })).status).toBe(200)
  const read = async () => (await clerk.call(getPayment, { params: { id: payment.id } })).body
  const undo = async (changes: object) =>
    clerk.call(undoPayment, { params: { id: payment.id }, body: { version: (await read()).version, reason: 'Oprostitev.', ...changes } })
  expect((await undo({})).body.error.code).toBe('payment_used')
  expect((await undo({ covers: 'price' })).body.error.code).toBe('payment_used')
  expect((await undo({ covers: 'administrative_fee' })).body).toMatchObject({ status: 'overpaid' })
  expect(await read()).toMatchObject({ allocated_cents: 1500, left_cents: 1810 })
  expect(await feeOf(sent.id)).toMatchObject({ received_cents: 0, open_cents: 1810 })
  expect((await decide(sent.id, true)).status).toBe(200)
})

test('a fee that was filed before the town had an account is paid to it once it is entered', async () => {
  const { money } = (await clerk.call(readParameters, {})).body
  const set = (changes: object) => clerk.call(updateParameters, { body: { money: { ...money, ...changes } } })
  expect((await set({ iban: '' })).status).toBe(200)
  const sent = await send({ 'plates[]': ['LJ AB-802'] })
  expect(await feeOf(sent.id)).toMatchObject({ open_cents: 1810, payment: null })
  expect(await stepsOf(sent.id)).toMatchObject([{ kind: 'wait', cents: null }])
  expect((await set({})).status).toBe(200)
  const { payment } = await feeOf(sent.id)
  expect(payment).toMatchObject({ cents: 1810, iban: money.iban })
  const { body } = await upload(product, paying(payment.reference, 1810, { purpose: payment.purpose }))
  expect(body).toMatchObject({ id: expect.any(String) })
  expect(await feeOf(sent.id)).toMatchObject({ open_cents: 0 })
})

test('with SI11 the fees have another sub-account than the prices', async () => {
  const { money, administrative_fees: fees } = (await clerk.call(readParameters, {})).body
  const si11 = { ...money, reference_model: 'SI11', budget_user_code: '75698' }
  const pathsOf = async (body: object) =>
    (await clerk.call(updateParameters, { body })).body.error?.fields.map(({ path, rule }: { path: string; rule: string }) => [path, rule])
  expect(await pathsOf({ money: { ...si11, account_code: '7111002' } })).toEqual([['money.account_code', 'same_account_code']])
  expect(await pathsOf({ money: { ...si11, account_code: '7111207' } })).toBeUndefined()
  const same = { ...fees, account_code: '7111207' }
  expect(await pathsOf({ administrative_fees: same })).toEqual([['administrative_fees.account_code', 'same_account_code']])
  expect(await pathsOf({ money })).toBeUndefined()
})

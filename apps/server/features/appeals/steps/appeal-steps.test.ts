import { readAct } from '@dovolilnice/contract/acts/record/operations'
import {
  type AppealAction,
  appealActions,
  appealStatuses,
  isAppealActionLegal,
  statusAfterAppealAction,
} from '@dovolilnice/contract/appeals/appeal-status'
import { readAppeal, readAppealLetter } from '@dovolilnice/contract/appeals/operations'
import {
  cancelAppeal,
  dismissAppeal,
  grantAppeal,
  recordAppealDecision,
  requestAppealSupplement,
  sendAppeal,
  serveAppealDecision,
  supplementAppeal,
  takeBackAppealDecision,
  updateAppeal,
  withdrawAppeal,
} from '@dovolilnice/contract/appeals/steps/operations'
import { updateActSettings } from '@dovolilnice/contract/acts/settings/operations'
import { getApplication } from '@dovolilnice/contract/applications/record/operations'
import { getPermit, revokePermit } from '@dovolilnice/contract/permits/record/operations'
import { addDays } from '@dovolilnice/contract/primitives/local-day'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { somePermit } from '../../../test/applicant/permit-forms.ts'
import { appealData, lodgeToday, newestActOf, rejectedAndServed, rejectionReason, todayOf } from '../../../test/applicant/appealed-act.ts'
import { canReadPdf, pdfText } from '../../../test/pdf-text.ts'
import type { TestClient } from '../../../test/test-client.ts'
import { startTestProduct, type TestProduct } from '../../../test/test-product.ts'
import { found } from '../../../test/applicant/grounds.ts'

let product: TestProduct
let clerk: TestClient
beforeAll(async () => {
  product = await startTestProduct()
  clerk = await product.as('admin')
})
afterAll(() => product.close())

const today = () => todayOf(product)
const pass = async (days: number) => {
  product.clock.advance(days * 86_400_000)
  product.forgetClients()
  clerk = await product.as('admin')
}
const textOf = (pdf: Uint8Array): string => (canReadPdf ? pdfText(pdf).replace(/\s+/g, ' ') : '')
const reason = rejectionReason
const actOf = (id: string) => newestActOf(clerk, id)
const rejected = () => rejectedAndServed(product, clerk)
const lodged = (act: { id: string }, changes: object = {}) => lodgeToday(product, clerk, act, changes)
const read = async (id: string) => (await clerk.call(readAppeal, { params: { id } })).body

test('a late appeal is dismissed by an order; one in time, or against an act that was not served, is not dismissed as late', async () => {
  const { id, act } = await rejected()
  const inTime = (await lodged(act)).body
  const late = { version: 1, ground: 'late', reason: 'Pritožba je prepozna.' }
  const refused = await clerk.call(dismissAppeal, { params: { id: inTime.id }, body: late })
  expect(refused.body.error).toMatchObject({ code: 'appeal_in_time', message: expect.stringContaining('pravočasna') })
  await clerk.call(cancelAppeal, { params: { id: inTime.id }, body: { version: 1, reason: 'Vpisana na napačen akt.' } })

  await pass(20)
  const appeal = (await lodged(act)).body
  expect((await read(appeal.id)).timeliness).toBe('late')
  // Who came too late holds nothing up.
  expect(await actOf(id)).toMatchObject({ standing: 'final' })
  const dismissed = await clerk.call(dismissAppeal, { params: { id: appeal.id }, body: late })
  expect(dismissed.body, JSON.stringify(dismissed.body)).toMatchObject({ status: 'dismissed' })
  const order = await actOf(id)
  expect(order.kind).toBe('appeal_dismissal')
  const text = textOf((await clerk.call(readAct, { params: { id: order.id } })).raw)
  if (canReadPdf)
    for (const words of [
      'SKLEP',
      'se zavrže',
      'Vsak udeleženec krije svoje stroške pritožbenega postopka.',
      act.number,
      'vročen 16. 11. 2026',
      'iztekel 1. 12. 2026',
      'vložena 6. 12. 2026',
    ])
      expect(text).toContain(words)
  const appealAgain = (await lodged(order)).body
  const unserved = await clerk.call(dismissAppeal, { params: { id: appealAgain.id }, body: late })
  expect(unserved.body.error.code).toBe('appeal_not_served')
})

test('an appeal goes to second instance with a letter and its papers, and the matter comes back', async () => {
  const { id, act } = await rejected()
  const appeal = (await lodged(act, { by_representative: true, fee_note: 'potrdilo je v spisu' })).body
  const params = { id: appeal.id }
  const asked = { version: 1, reason: 'Priložite pooblastilo.', due_on: addDays(today(), 8) }
  expect((await clerk.call(requestAppealSupplement, { params, body: asked })).body.status).toBe('supplement_requested')
  await pass(2)
  const came = { version: 2, text: 'Pooblastilo priloženo.', received_on: today() }
  expect((await clerk.call(supplementAppeal, { params, body: came })).body.status).toBe('received')
  const body = { appeal_body_address: 'Upravna ulica 2\n9999 Zgornji Kamen' }
  await (await product.as('root')).call(updateActSettings, { body })
  const { due_on, proposed } = await read(appeal.id)
  expect(due_on >= addDays(today(), 15)).toBe(true)
  expect(proposed.sent_to).toBe('župan\nUpravna ulica 2\n9999 Zgornji Kamen')
  expect(proposed.papers.join('\n')).toContain(act.number)

  const sending = { version: 3, sent_on: today(), sent_to: proposed.sent_to, papers: [...proposed.papers, 'Vročilnica'] }
  // The window of an envelope takes six lines; blank ones do not count.
  const long = await clerk.call(sendAppeal, { params, body: { ...sending, sent_to: 'a\nb\nc\nd\ne\nf\ng' } })
  expect(long.body.error.fields).toMatchObject([{ path: 'sent_to', message: 'Največje število vrstic: 6.' }])
  sending.sent_to = ` ${proposed.sent_to.replace('\n', '\r\n \n\n')}\n`
  const sent = await clerk.call(sendAppeal, { params, body: sending })
  expect(sent.body, JSON.stringify(sent.body)).toMatchObject({ status: 'sent', version: 4 })
  expect((await read(appeal.id)).sent_to).toBe(proposed.sent_to)
  const letter = (await clerk.call(readAppealLetter, { params })).raw
  const text = textOf(letter)
  if (canReadPdf)
    for (const words of [
      'Župan Upravna ulica 2 9999 Zgornji Kamen',
      `Številka: ${act.number.replace(/-\d+$/, '')} Pritožba: ${appeal.number}`,
      `Zveza: ${act.number}`,
      'Žiga Đurđević',
      act.number,
      'pravočasna',
      'Vročilnica',
      'Upravna taksa za pritožbo je plačana (potrdilo je v spisu).',
      'Rok za pritožbo se izteče',
      'zastopnik stranke:',
    ])
      expect(text).toContain(words)
  for (const words of ['(a)', 'oziroma se izteče']) expect(text).not.toContain(words)

  await pass(10)
  const decision = { version: 4, outcome: 'annulled', decision_number: '020-7/2026', decision_on: today() }
  expect((await clerk.call(recordAppealDecision, { params, body: decision })).body.status).toBe('decided')
  expect((await clerk.call(getApplication, { params: { id } })).body.status).toBe('in_review')
  expect(await actOf(id)).toMatchObject({ standing: 'under_appeal' })
  expect((await clerk.call(serveAppealDecision, { params, body: { version: 5, decision_served_on: today() } })).status).toBe(200)
  expect(await actOf(id)).toMatchObject({ standing: 'set_aside' })
  expect((await clerk.call(readAppealLetter, { params })).raw.equals(letter)).toBe(true)
})

test('a revoked permit is in force again when second instance annuls the revocation', async () => {
  const id = await somePermit(product, { valid_from: today(), 'plates[]': ['KP AP-100'] })
  await clerk.call(revokePermit, { params: { id }, body: { version: 1, ...found, reason } })
  const act = await actOf(id)
  const appeal = (await lodged(act)).body
  const params = { id: appeal.id }
  await clerk.call(sendAppeal, { params, body: { version: 1, sent_on: today(), sent_to: 'župan', papers: ['Pritožba'] } })
  const decision = { version: 2, outcome: 'annulled', decision_number: '020-8/2026', decision_on: today(), decision_served_on: today() }
  const recorded = await clerk.call(recordAppealDecision, { params, body: decision })
  expect(recorded.status, JSON.stringify(recorded.body)).toBe(200)
  expect((await clerk.call(getPermit, { params: { id } })).body).toMatchObject({ status: 'active' })
})

test('an appeal is dismissed as incomplete only after a call whose term has ended', async () => {
  const { act } = await rejected()
  const params = { id: (await lodged(act)).body.id }
  const dismissed = (version: number) =>
    clerk.call(dismissAppeal, { params, body: { version, ground: 'incomplete', reason: 'Ni bila dopolnjena.' } })
  expect((await dismissed(1)).body.error.code).toBe('appeal_call_open')
  await clerk.call(requestAppealSupplement, { params, body: { version: 1, reason: 'Manjka podpis.', due_on: addDays(today(), 8) } })
  await pass(8)
  expect((await dismissed(2)).body.error.code).toBe('appeal_call_open')
  await pass(1)
  expect((await dismissed(2)).body).toMatchObject({ status: 'dismissed' })
})

test('a late letter does not take the place of an appeal in time', async () => {
  const { id, act } = await rejected()
  const first = (await lodged(act)).body
  await clerk.call(sendAppeal, { params: { id: first.id }, body: { version: 1, sent_on: today(), sent_to: 'župan', papers: ['Pritožba'] } })
  await pass(20)
  const decision = { version: 2, outcome: 'annulled', decision_number: '020-9/2026', decision_on: today(), decision_served_on: today() }
  await clerk.call(recordAppealDecision, { params: { id: first.id }, body: decision })
  expect(await actOf(id)).toMatchObject({ standing: 'set_aside' })
  const second = await lodged(act)
  expect(second.body.error.code).toBe('not_appealable')
  // One that was entered before the decision is in the list still.
  const { kysely } = product.services.database
  const other = await rejected()
  const late = (await lodged(other.act)).body
  await clerk.call(withdrawAppeal, { params: { id: late.id }, body: { version: 1, withdrawn_on: today(), reason: 'Izjava.' } })
  await kysely.updateTable('appeal').set({ act_id: act.id, lodged_on: today(), received_on: today() }).where('id', '=', late.id).execute()
  await product.services.database.transaction((trx) => product.services.capabilities.settleStanding(trx, act.id))
  expect(await actOf(id)).toMatchObject({ standing: 'set_aside' })
})

test('a decision that was entered by mistake is taken back, unless something went on by it', async () => {
  const { id, act } = await rejected()
  const params = { id: (await lodged(act)).body.id }
  await clerk.call(sendAppeal, { params, body: { version: 1, sent_on: today(), sent_to: 'župan', papers: ['Pritožba'] } })
  const decision = { outcome: 'rejected', decision_number: '020-7/2026', decision_on: today(), decision_served_on: today() }
  await clerk.call(recordAppealDecision, { params, body: { version: 2, ...decision } })
  expect(await actOf(id)).toMatchObject({ standing: 'final' })
  const mistake = { reason: 'Odločba je v drugi zadevi.' }
  expect((await clerk.call(takeBackAppealDecision, { params, body: { version: 3, ...mistake } })).body).toMatchObject({ status: 'sent' })
  expect(await actOf(id)).toMatchObject({ standing: 'under_appeal', final_on: null })
  expect(await read(params.id)).toMatchObject({ outcome: null, decision_number: null, decision_served_on: null })
  await clerk.call(recordAppealDecision, { params, body: { version: 4, ...decision, outcome: 'annulled' } })
  expect((await read(params.id)).actions).not.toContain('take_back_decision')
  const refused = await clerk.call(takeBackAppealDecision, { params, body: { version: 5, ...mistake } })
  expect(refused.body.error.code).toBe('illegal_transition')
})

test('days that cannot be are refused with a sentence at their field', async () => {
  const { act } = await rejected()
  const fields = async (changes: object) =>
    ((await lodged(act, changes)).body.error?.fields ?? []).map(({ path, rule }: Record<string, string>) => `${path} ${rule}`)
  expect(await fields({ lodged_on: addDays(today(), 1), received_on: addDays(today(), 1) })).toEqual([
    'lodged_on day_future',
    'received_on day_future',
  ])
  expect(await fields({ lodged_on: '2026-11-01' })).toEqual(['lodged_on before_act'])
  expect(await fields({ received_on: addDays(today(), -1) })).toEqual(['received_on before_lodged'])
})

/** A call of each step with a body that its schema takes. */
const bodies = {
  request_supplement: [requestAppealSupplement, () => ({ reason: 'Manjka podpis.', due_on: addDays(today(), 8) })],
  supplement: [supplementAppeal, () => ({ text: '', received_on: today() })],
  send: [sendAppeal, () => ({ sent_on: today(), sent_to: 'župan', papers: ['Pritožba'] })],
  grant: [grantAppeal, () => ({ facts: '', reason: 'Pritožba je utemeljena.' })],
  dismiss: [dismissAppeal, () => ({ ground: 'not_allowed', reason: 'Pritožba ni dovoljena.' })],
  record_decision: [recordAppealDecision, () => ({ outcome: 'rejected', decision_number: '1/2026', decision_on: today() })],
  serve_decision: [serveAppealDecision, () => ({ decision_served_on: today() })],
  take_back_decision: [takeBackAppealDecision, () => ({ reason: 'Vpisana na napačno pritožbo.' })],
  withdraw: [withdrawAppeal, () => ({ withdrawn_on: today(), reason: 'Pisna izjava.' })],
  cancel: [cancelAppeal, () => ({ reason: 'Vpisana pomotoma.' })],
  update: [updateAppeal, () => ({ ...appealData, fee: 'exempt', fee_note: '', lodged_on: today() })],
} as const satisfies Record<AppealAction, readonly [unknown, () => object]>

test.each(appealStatuses)(
  'every step from %s is taken where the table allows it, and refused with a sentence where not',
  async (status) => {
    const { act } = await rejected()
    const { act: closing } = await rejected()
    const { kysely } = product.services.database
    const { id } = (await lodged(act)).body
    const now = { closing_act_id: closing.id, outcome: 'rejected', decision_on: today(), status, version: 1, lodged_on: today() } as const
    for (const action of appealActions) {
      const [operation, body] = bodies[action]
      await kysely.updateTable('appeal').set(now).where('id', '=', id).execute()
      const answer = await clerk.call(operation, { params: { id }, body: { version: 1, ...body() } })
      const isLegal = isAppealActionLegal(status, action)
      expect([action, answer.status], JSON.stringify(answer.body)).toEqual([action, isLegal ? 200 : 409])
      if (isLegal) expect(answer.body.status).toBe(statusAfterAppealAction(status, action))
      else expect(answer.body.error).toMatchObject({ code: 'illegal_transition', message: expect.stringMatching(/ni mogoče/) })
    }
  },
)

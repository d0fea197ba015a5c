import { prepareAct } from '@dovolilnice/contract/acts/drafts/operations'
import { issueFurtherAct } from '@dovolilnice/contract/acts/further/operations'
import { getAct, readAct, readMatterActs } from '@dovolilnice/contract/acts/record/operations'
import { sendAppeal, recordAppealDecision } from '@dovolilnice/contract/appeals/steps/operations'
import { submitApplication } from '@dovolilnice/contract/applications/apply/operations'
import { approveApplication, grantInPart, rejectApplication } from '@dovolilnice/contract/applications/decide/operations'
import { readApplicationDecision } from '@dovolilnice/contract/applications/decide/read-application-decision'
import { closeSupplement, requestSupplement } from '@dovolilnice/contract/applications/decide/request-supplement'
import { takeApplicationIntoReview } from '@dovolilnice/contract/applications/decide/take-application-into-review'
import { getApplication, updateApplication } from '@dovolilnice/contract/applications/record/operations'
import { readApplicationStatus } from '@dovolilnice/contract/applications/record/own-papers'
import { readApplicationPayments } from '@dovolilnice/contract/payments/operations'
import { addDays } from '@dovolilnice/contract/primitives/local-day'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { formOf, kindId, residentFields, residentForm, testFiles } from '../../../test/applicant/application-forms.ts'
import { lodgeToday, newestActOf, rejectionReason, serveToday, todayOf } from '../../../test/applicant/appealed-act.ts'
import { paying, setMoney, upload } from '../../../test/applicant/payment-cases.ts'
import type { TestClient } from '../../../test/test-client.ts'
import { startTestProduct, type TestProduct } from '../../../test/test-product.ts'

let product: TestProduct
let clerk: TestClient
beforeAll(async () => {
  product = await startTestProduct()
})
afterAll(() => product.close())
const moveTo = async (day: string): Promise<void> => {
  product.setClock(`${day}T09:00:00Z`)
  clerk = await product.as('admin')
}
beforeEach(() => moveTo('2026-11-16'))

const facts = 'Iz uradnih evidenc izhaja, da je tako.'
const reason = 'Tako izhaja iz zbranih listin.'
const matter = async (id: string) => (await clerk.call(readMatterActs, { params: { id } })).body
const application = async (id: string) => (await clerk.call(getApplication, { params: { id } })).body
const issue = async (kind: string, record_id: string, more: object = {}) => {
  const { version } = await matter(record_id)
  const issued = await clerk.call(issueFurtherAct, { body: { kind, record_id, version, ground: 'usual', facts, reason, ...more } })
  expect(issued.status, issued.raw.toString()).toBe(200)
  return issued.body
}
const reject = async (id: string) => {
  const said = { heard: 'own_data', facts, reason: rejectionReason }
  return clerk.call(rejectApplication, { body: { application_uuid: id, version: (await application(id)).version, ...said } })
}
const wordsOf = async (id: string): Promise<string> => {
  const { kysely } = product.services.database
  const { parts } = await kysely.selectFrom('act').select('parts').where('id', '=', id).executeTakeFirstOrThrow()
  return Object.values(parts).join('\n')
}

const inReview = async (fields: Parameters<typeof residentForm>[1] = {}) => {
  const form = await residentForm(product, { valid_from: todayOf(product), ...fields })
  const { id, number, token } = (await product.visitor().call(submitApplication, { form })).body
  expect((await clerk.call(takeApplicationIntoReview, { params: { id }, body: { version: 1 } })).status).toBe(200)
  return { id, link: { number, token } }
}

/** An application about which nothing was decided in its term, and the notice that this may be appealed. */
const silent = async () => {
  const { id } = await inReview()
  await moveTo(addDays((await application(id)).decide_by, 1))
  return { id, notice: await issue('silence', id) }
}

/** An appeal that lies at second instance, and what decides about it. */
const appealed = async (act: { id: string }) => {
  const params = { id: (await lodgeToday(product, clerk, act)).body.id }
  const sent = { version: 1, sent_on: todayOf(product), sent_to: 'župan', papers: ['Pritožba'] }
  expect((await clerk.call(sendAppeal, { params, body: sent })).status).toBe(200)
  return async (outcome: 'changed_in_favour' | 'changed' | 'annulled', day = todayOf(product)) => {
    const decision = { outcome, decision_number: '020-9/2027', decision_on: day, decision_served_on: day }
    expect((await clerk.call(recordAppealDecision, { params, body: { version: 2, ...decision } })).status).toBe(200)
  }
}

/** The same about silence. */
const silenceAppealed = async () => {
  const { id, notice } = await silent()
  const decide = await appealed(notice)
  return { id, grant: () => decide('changed_in_favour') }
}

/** A procedure that rests by an order under appeal, since 19 November. */
const resting = async () => {
  const { id } = await inReview()
  expect(await application(id)).toMatchObject({ call_by: '2026-11-23', decide_by: '2026-12-16' })
  await moveTo('2026-11-19')
  const order = await issue('procedure_suspension', id, { ground: 'death', awaits: 'Vstop dedičev v postopek.' })
  await serveToday(product, clerk, order.id)
  return { id, order, decide: await appealed(order) }
}

/** The last day to decide after a call that is taken back. */
const afterCall = async (id: string): Promise<string> => {
  const call = { version: (await application(id)).version, text: 'Priložite prometno dovoljenje.' }
  expect((await clerk.call(requestSupplement, { params: { id }, body: call })).status).toBe(200)
  const back = { version: (await application(id)).version, reason: 'Dovoljenje je bilo v spisu že ob oddaji.' }
  expect((await clerk.call(closeSupplement, { params: { id }, body: back })).status).toBe(200)
  return (await application(id)).decide_by
}

test.each([
  // It has stopped no term.
  ['2026-11-20', '2026-11-20', '2026-11-23', '2026-12-16'],
  // The term ended meanwhile: as long as it rested, and not the thirty days from then.
  ['2027-01-11', '2027-01-11', '2027-01-15', '2027-02-09'],
  // The decision was made before the term ended, and is entered after it.
  ['2027-01-11', '2026-12-01', '2027-01-15', '2027-02-09'],
])(
  'an order of rest whose fall is entered on %s, decided on %s, makes nobody wait and leaves no term that is over',
  async (day, decided, call_by, last) => {
    const { id, decide } = await resting()
    await moveTo(day)
    await decide('annulled', decided)
    expect(await application(id)).toMatchObject({ status: 'in_review', suspended_on: null, call_by, decide_by: last })
    expect(await afterCall(id)).toBe(last)
  },
)

test.each(['annulled', 'changed'] as const)(
  'a rest counted when the procedure went on stays counted after its order is %s',
  async (outcome) => {
    const { id, order, decide } = await resting()
    await moveTo('2026-12-03')
    await issue('procedure_resumption', id, { act_id: order.id })
    const { decide_by: last } = await application(id)
    expect(last).toBe('2026-12-30')
    await moveTo('2026-12-10')
    await decide(outcome)
    expect((await application(id)).decide_by).toBe(last)
    expect(await afterCall(id)).toBe(last)
  },
)

test('a grant of second instance is kept while the procedure rests, which goes on by its own order alone', async () => {
  const { id, grant } = await silenceAppealed()
  const order = await issue('procedure_suspension', id, { ground: 'death', awaits: 'Vstop dedičev v postopek.' })
  await grant()
  expect(await application(id)).toMatchObject({ suspended_on: todayOf(product), is_granted: true })
  await issue('procedure_resumption', id, { act_id: order.id })
  expect(await application(id)).toMatchObject({ status: 'in_review', suspended_on: null, is_granted: true })
  expect((await reject(id)).body.error.code).toBe('illegal_transition')
})

test('silence is not appealed once it is decided', async () => {
  const { id, notice } = await silent()
  expect((await reject(id)).status).toBe(200)
  expect((await lodgeToday(product, clerk, notice)).body.error.code).toBe('not_appealable')
})

test('second instance that grants a claim after silence sets aside the refusal that came meanwhile', async () => {
  const { id, grant } = await silenceAppealed()
  expect((await reject(id)).status).toBe(200)
  const rejection = await newestActOf(clerk, id)
  await serveToday(product, clerk, rejection.id)
  await grant()
  expect((await clerk.call(getAct, { params: { id: rejection.id } })).body.standing).toBe('set_aside')
  const { version, ...after } = await application(id)
  expect(after).toMatchObject({ status: 'in_review', is_granted: true })
  const approval = await clerk.call(approveApplication, { params: { id }, body: { version } })
  expect(approval.status, approval.raw.toString()).toBe(200)
})

test('the party reads by its link that its request is inadmissible', async () => {
  const { id, link } = await inReview()
  const order = await issue('inadmissibility', id, { ground: 'no_standing' })
  const read = await product.visitor().call(readApplicationDecision, { query: link })
  expect(read.status).toBe(200)
  expect(read.raw.equals((await clerk.call(readAct, { params: { id: order.id } })).raw)).toBe(true)
})

/** A rejection that is final and certified as such, and whose procedure is then reopened. */
const reopened = async (fields: Parameters<typeof residentForm>[1] = {}) => {
  const { id } = await inReview(fields)
  expect((await reject(id)).status).toBe(200)
  const rejection = await newestActOf(clerk, id)
  await serveToday(product, clerk, rejection.id)
  await moveTo('2026-12-10')
  await issue('finality_certificate', id, { act_id: rejection.id })
  const order = await issue('reopening', id, { act_id: rejection.id, ground: 'new_facts', learned_on: '2026-12-07' })
  return { id, rejection, order }
}

test('a new decision in a reopened procedure names the act that it replaces, though that was certified as final', async () => {
  const { id, rejection } = await reopened()
  expect((await reject(id)).status).toBe(200)
  expect(await wordsOf((await newestActOf(clerk, id)).id)).toContain(`Akt št. ${rejection.number}`)
})

test('what is granted in part in a reopened procedure names the act that it replaces', async () => {
  const { id, rejection } = await reopened({
    permit_kind_id: await kindId(product, 'care'),
    user_type_code: 'care',
    'plates[]': ['KP OD-001', 'KP OD-002'],
    ...{ 'document.identity': undefined, 'document.institution_statement': testFiles.pdf() },
  })
  const said = { plates: ['KP OD-001'], heard: 'own_data', facts, reason }
  const granted = await clerk.call(grantInPart, { params: { id }, body: { version: (await application(id)).version, ...said } })
  expect(granted.status, granted.raw.toString()).toBe(200)
  const [grant] = (await matter(id)).acts
  expect(grant.kind).toBe('partial_grant')
  expect(await wordsOf(grant.id)).toContain(`Akt št. ${rejection.number}`)
})

test('where the earlier decision stays in force no draft stays, and money that came meanwhile is too much', async () => {
  await setMoney(product)
  const { id, order } = await reopened()
  const wanted = { kind: 'rejection', record_id: id, reason_code: 'not_entitled', facts, heard: 'own_data', reason }
  expect((await clerk.call(prepareAct, { body: wanted })).status).toBe(200)
  const { number, fee_cents: fee } = await application(id)
  const { body } = await upload(product, paying(`SI00${number.replace(/\D/g, '')}`, fee))
  await product.jobs.runDue()
  expect(body.outcomes).toMatchObject([{ status: 'early', count: 1 }])
  await issue('reopening_end', id, { act_id: order.id, heard: 'own_data' })
  expect((await matter(id)).drafts).toEqual([])
  await product.jobs.runDue()
  expect((await clerk.call(readApplicationPayments, { params: { id } })).body.early_cents).toBe(0)
})

test('an application is not changed while its procedure rests', async () => {
  const fields = await residentFields(product, { valid_from: todayOf(product) })
  const { id } = (await product.visitor().call(submitApplication, { form: formOf(fields) })).body
  await issue('procedure_suspension', id, { ground: 'death', awaits: 'Vstop dedičev v postopek.' })
  const { consent, idempotency_key, ...rest } = fields
  const changes = { ...rest, 'document.identity': undefined, 'document.vehicle_registration': undefined, name: 'Žiga Šček' }
  const { version } = await application(id)
  const changed = await clerk.call(updateApplication, { params: { id }, form: formOf({ ...changes, version: String(version), reason }) })
  expect(changed.body.error.code).toBe('illegal_transition')
})

test('two open matters are joined by an order in each, which both say, each decision names, and a separation ends', async () => {
  const [one, other] = [await inReview({ name: 'Maja Prva' }), await inReview({ name: 'Cene Drugi' })]
  const numbers = [one.link.number, other.link.number]
  const tryJoin = async (joins: string) => {
    const { version } = await matter(one.id)
    return clerk.call(issueFurtherAct, { body: { kind: 'joinder', record_id: one.id, version, ground: 'usual', facts, reason, joins } })
  }
  expect((await tryJoin('')).body.error.fields).toMatchObject([{ path: 'joins', rule: 'required' }])
  for (const wrong of ['V-2026-999999', one.link.number])
    expect((await tryJoin(wrong)).body.error.fields).toMatchObject([{ path: 'joins', rule: 'not_joinable' }])
  const order = await issue('joinder', one.id, { joins: other.link.number.toLowerCase() })
  expect((await tryJoin(other.link.number)).body.error.fields).toMatchObject([{ path: 'joins', rule: 'not_joinable' }])
  const orders = [await newestActOf(clerk, one.id), await newestActOf(clerk, other.id)]
  expect(orders).toMatchObject([
    { id: order.id, kind: 'joinder', party: 'Maja Prva', remedy: 'appeal' },
    { kind: 'joinder', party: 'Cene Drugi', remedy: 'appeal' },
  ])
  for (const { id } of orders) for (const number of numbers) expect(await wordsOf(id)).toContain(number)
  expect((await matter(one.id)).joined).toMatchObject([{ id: other.id, number: other.link.number }])
  const seen = async (link: typeof one.link) => (await product.visitor().call(readApplicationStatus, { query: link })).body.joined
  expect([await seen(one.link), await seen(other.link)]).toEqual([[other.link.number], [one.link.number]])

  const third = await inReview({ name: 'Tina Tretja' })
  await issue('joinder', one.id, { joins: third.link.number })
  expect((await reject(third.id)).status).toBe(200)
  expect(await wordsOf((await newestActOf(clerk, third.id)).id)).toContain(`o vlogi št. ${one.link.number} (130. člen ZUP)`)
  expect((await tryJoin(third.link.number)).body.error.fields).toMatchObject([{ rule: 'not_joinable' }])

  await issue('separation', one.id, { act_id: order.id })
  expect(await newestActOf(clerk, other.id)).toMatchObject({ kind: 'separation', party: 'Cene Drugi' })
  expect((await matter(one.id)).joined).toMatchObject([{ number: third.link.number }])
  expect(await seen(other.link)).toEqual([])
  expect((await reject(other.id)).status).toBe(200)
  expect(await wordsOf((await newestActOf(clerk, other.id)).id)).not.toContain('130. člen')
})

test('an order of joinder that falls on appeal takes the one in the other matter with it, and both go on alone', async () => {
  const [one, other] = [await inReview({ name: 'Vid Prvi' }), await inReview({ name: 'Eva Druga' })]
  await issue('joinder', one.id, { joins: other.link.number })
  const [order, twin] = [await newestActOf(clerk, one.id), await newestActOf(clerk, other.id)]
  await serveToday(product, clerk, twin.id)
  const decide = await appealed(twin)
  await decide('annulled')
  for (const { id } of [twin, order]) expect((await clerk.call(getAct, { params: { id } })).body.standing).toBe('set_aside')
  // What is served later does not bring it back.
  await serveToday(product, clerk, order.id)
  expect((await clerk.call(getAct, { params: { id: order.id } })).body.standing).toBe('set_aside')
  expect([(await matter(one.id)).joined, (await matter(other.id)).joined]).toEqual([[], []])
  expect((await reject(one.id)).status).toBe(200)
  expect(await wordsOf((await newestActOf(clerk, one.id)).id)).not.toContain('130. člen')
})

import { issueActDraft, prepareAct } from '@dovolilnice/contract/acts/drafts/operations'
import { correctAct, readMatterActs } from '@dovolilnice/contract/acts/record/operations'
import { updateActSettings } from '@dovolilnice/contract/acts/settings/operations'
import { handOverAct } from '@dovolilnice/contract/acts/service/operations'
import type { DecisionOutcome } from '@dovolilnice/contract/appeals/appeal-codes'
import { lodgeAppeal, readAppeal } from '@dovolilnice/contract/appeals/operations'
import { grantAppeal, recordAppealDecision, sendAppeal } from '@dovolilnice/contract/appeals/steps/operations'
import { termsFrom } from '@dovolilnice/contract/applications/authority-terms'
import { submitApplication } from '@dovolilnice/contract/applications/apply/operations'
import { approveApplication, rejectApplication } from '@dovolilnice/contract/applications/decide/operations'
import { getApplication, updateApplication } from '@dovolilnice/contract/applications/record/operations'
import { getPermit, resumePermit, revokePermit, suspendPermit } from '@dovolilnice/contract/permits/record/operations'
import { lastDayOfTerm, noClosedDays } from '@dovolilnice/contract/primitives/working-days'
import { formatCents } from '@dovolilnice/contract/primitives/money'
import { readParameters, updateParameters } from '@dovolilnice/contract/resources/operations'
import { dayInWords, localDayOf } from '@dovolilnice/contract/primitives/local-day'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { formOf, residentFields, residentForm } from '../../../test/applicant/application-forms.ts'
import { byRecords, found } from '../../../test/applicant/grounds.ts'
import { somePermit } from '../../../test/applicant/permit-forms.ts'
import type { TestClient } from '../../../test/test-client.ts'
import { startTestProduct, type TestProduct } from '../../../test/test-product.ts'
import { productJobs } from '../../../start-services.ts'

/** Permits follow the acts whose day has come, as they do after midnight. */
const followActs = async (): Promise<void> => {
  for (const job of productJobs.filter(({ name }) => name === 'permit-effects')) await product.runJob(job)
}

let product: TestProduct
let clerk: TestClient
beforeAll(async () => {
  product = await startTestProduct()
  clerk = await product.as('admin')
})
afterAll(() => product.close())

const today = () => localDayOf(product.clock.now())
const reason = 'Stranka na območju nima stalnega prebivališča.'
const facts = 'Po podatkih registra stranka prebiva drugje.'

/** The newest act of a matter. */
const actOf = async (id: string) => (await clerk.call(readMatterActs, { params: { id } })).body.acts[0]
const permitStatus = async (id: string) => (await clerk.call(getPermit, { params: { id } })).body.status
const applicationOf = async (id: string) => (await clerk.call(getApplication, { params: { id } })).body
const readOf = async (id: string) => (await clerk.call(readAppeal, { params: { id } })).body

/** An appeal against an act. */
const appealed = async (act: { id: string }): Promise<string> => {
  const days = { lodged_on: today(), received_on: today() }
  const data = { appellant_name: 'Žiga Đurđević', by_representative: false, manner: 'post', text: '', paper_place: '' }
  const { body } = await clerk.call(lodgeAppeal, { body: { act_id: act.id, ...data, ...days, fee: 'paid', fee_note: '' } })
  return body.id
}
/** The same, decided by second instance. */
const decided = async (act: { id: string }, outcome: DecisionOutcome) => {
  const id = await appealed(act)
  const params = { id }
  await clerk.call(sendAppeal, { params, body: { version: 1, sent_on: today(), sent_to: 'župan', papers: ['Pritožba'] } })
  const decision = { version: 2, outcome, decision_number: '020-8/2026', decision_on: today(), decision_served_on: today() }
  const recorded = await clerk.call(recordAppealDecision, { params, body: decision })
  expect(recorded.status, JSON.stringify(recorded.body)).toBe(200)
  return id
}
const rejected = async () => {
  const { id } = (await product.visitor().call(submitApplication, { form: await residentForm(product, { valid_from: today() }) })).body
  await clerk.call(rejectApplication, {
    body: { application_uuid: id, version: 1, ...byRecords, reason },
  })
  return { id, act: await actOf(id) }
}
const taken = async (id: string, operation: typeof revokePermit | typeof suspendPermit, version: number, said: object = found) => {
  const { status, body } = await clerk.call(operation, { params: { id }, body: { version, ...said, reason } })
  expect(status, JSON.stringify(body)).toBe(200)
  return actOf(id)
}

test('an annulled suspension does not bring back a permit that another act revoked since', async () => {
  const id = await somePermit(product, { valid_from: today(), 'plates[]': ['KP AP-201'] })
  const suspension = await taken(id, suspendPermit, 1)
  await taken(id, revokePermit, 2)
  const appeal = await decided(suspension, 'annulled')
  expect(await permitStatus(id)).toBe('revoked')
  expect(await readOf(appeal)).toMatchObject({ permit_stays: true })
})

const { at_once: _, ...later } = found
const served = (act: { id: string }) => {
  const body = { manner: 'in_person', handed_over_on: today(), served_on: today(), consignment: '', note: '' }
  return clerk.call(handOverAct, { params: { id: act.id }, body })
}

test('an annulled suspension brings back its permit while a revocation waits for its day', async () => {
  const id = await somePermit(product, { valid_from: today(), 'plates[]': ['KP AP-211'] })
  const suspension = await taken(id, suspendPermit, 1)
  await taken(id, revokePermit, 2, later)
  await decided(suspension, 'annulled')
  expect(await permitStatus(id)).toBe('active')
})

test('a suspension whose day comes while its permit is revoked follows once the revocation is annulled', async () => {
  const id = await somePermit(product, { valid_from: today(), 'plates[]': ['KP AP-212'] })
  await served(await taken(id, suspendPermit, 1, later))
  const revocation = await taken(id, revokePermit, 1)
  const at = product.clock.now()
  product.setClock(new Date(at.getTime() + 18 * 86_400_000).toISOString())
  product.forgetClients()
  clerk = await product.as('admin')
  await followActs()
  expect(await permitStatus(id)).toBe('revoked')
  await decided(revocation, 'annulled')
  await followActs()
  expect(await permitStatus(id)).toBe('suspended')
  product.setClock(at.toISOString())
  product.forgetClients()
  clerk = await product.as('admin')
})

test('an annulled suspension brings back the permit that it suspended', async () => {
  const id = await somePermit(product, { valid_from: today(), 'plates[]': ['KP AP-202'] })
  const appeal = await decided(await taken(id, suspendPermit, 1), 'annulled')
  expect(await permitStatus(id)).toBe('active')
  expect(await readOf(appeal)).toMatchObject({ permit_stays: false })
})

test('an annulled revocation leaves a permit suspended that was suspended before, while that suspension stands', async () => {
  const id = await somePermit(product, { valid_from: today(), 'plates[]': ['KP AP-204'] })
  const suspension = await taken(id, suspendPermit, 1)
  await decided(await taken(id, revokePermit, 2), 'annulled')
  expect(await permitStatus(id)).toBe('suspended')
  expect((await clerk.call(getPermit, { params: { id } })).body.reason).toBe(reason)
  const mail = await product.services.database.kysely
    .selectFrom('mail')
    .select(['template', 'body_text'])
    .where('subject_id', '=', id)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow()
  expect(mail.template).toBe('permit:suspension_begun')
  expect(mail.body_text).toContain(`Odločba št. ${suspension.number} o začasnem odvzemu učinkuje od 16. 11. 2026.`)
  await decided(suspension, 'annulled')
  expect(await permitStatus(id)).toBe('active')
})

test('an annulled revocation brings back a permit whose suspension is gone too, or was lifted before', async () => {
  const both = await somePermit(product, { valid_from: today(), 'plates[]': ['KP AP-205'] })
  const suspension = await taken(both, suspendPermit, 1)
  const revocation = await taken(both, revokePermit, 2)
  await decided(suspension, 'annulled')
  expect(await permitStatus(both)).toBe('revoked')
  await decided(revocation, 'annulled')
  expect(await permitStatus(both)).toBe('active')
  const lifted = await somePermit(product, { valid_from: today(), 'plates[]': ['KP AP-206'] })
  await taken(lifted, suspendPermit, 1)
  await clerk.call(resumePermit, { params: { id: lifted }, body: { version: 2, reason: 'Razlog je odpravljen.' } })
  await decided(await taken(lifted, revokePermit, 3), 'annulled')
  expect(await permitStatus(lifted)).toBe('active')
})

test('what second instance decided is recorded though another permit has come in the place of the revoked one', async () => {
  const id = await somePermit(product, { valid_from: today(), 'plates[]': ['KP AP-203'] })
  const revocation = await taken(id, revokePermit, 1)
  await somePermit(product, { valid_from: today(), 'plates[]': ['KP AP-203'] })
  const appeal = await decided(revocation, 'annulled')
  expect(await readOf(appeal)).toMatchObject({ status: 'decided', permit_stays: true })
  expect(await permitStatus(id)).toBe('revoked')
})

test('a rejection that second instance changed in the party’s favour opens the application, another change does not', async () => {
  const [favoured, other] = [await rejected(), await rejected()]
  await decided(favoured.act, 'changed_in_favour')
  expect((await applicationOf(favoured.id)).status).toBe('in_review')
  await decided(other.act, 'changed')
  expect((await applicationOf(other.id)).status).toBe('rejected')
})

test('second instance that annuls gives thirty days to decide anew, which the town sets; a grant gives the usual term', async () => {
  const decideBy = async (id: string) => (await applicationOf(id)).decide_by
  const [annulled, later, granted] = [await rejected(), await rejected(), await rejected()]
  await decided(annulled.act, 'annulled')
  expect(await decideBy(annulled.id)).toBe(lastDayOfTerm(today(), 30, noClosedDays))
  const root = await product.as('root')
  const { terms } = (await root.call(readParameters)).body
  expect((await root.call(updateParameters, { body: { terms: { ...terms, anew_days: 20 } } })).status).toBe(200)
  await decided(later.act, 'annulled')
  expect(await decideBy(later.id)).toBe(lastDayOfTerm(today(), 20, noClosedDays))
  await clerk.call(grantAppeal, { params: { id: await appealed(granted.act) }, body: granting })
  expect(await decideBy(granted.id)).toBe(termsFrom(today(), 'simple', terms, noClosedDays).decide_by)
})

const granting = { version: 1, facts: '', reason: 'Pritožba je utemeljena.' }

test('an act with which nothing ended is not replaced by this organ', async () => {
  const { id, act } = await rejected()
  const draft = (await clerk.call(correctAct, { params: { id: act.id }, body: { reason: 'namesto »Stranka« pravilno »stranka«' } })).body
  const issued = await (await product.as('root')).call(issueActDraft, { params: { id: draft.id }, body: { version: 1 } })
  expect(issued.status, JSON.stringify(issued.body)).toBe(200)
  const correction = await actOf(id)
  expect(correction.kind).toBe('correction')
  const params = { id: await appealed(correction) }
  expect((await readOf(params.id)).actions).not.toContain('grant')
  expect((await clerk.call(grantAppeal, { params, body: granting })).body.error.code).toBe('not_replaceable')
})

test('a claim that a replacement decision grants is not rejected after it; the permit is issued upon that decision', async () => {
  const { id, act } = await rejected()
  expect((await clerk.call(grantAppeal, { params: { id: await appealed(act) }, body: granting })).status).toBe(200)
  const { version, actions, is_granted } = await applicationOf(id)
  expect({ actions, is_granted }).toMatchObject({ is_granted: true, actions: expect.not.arrayContaining(['reject']) })
  const rejection = { reason, facts, heard: 'own_data' }
  const again = await clerk.call(rejectApplication, { body: { application_uuid: id, version, ...rejection } })
  expect(again.body.error.code).toBe('illegal_transition')
  const prepared = await clerk.call(prepareAct, { body: { kind: 'rejection', record_id: id, ...rejection } })
  expect(prepared.body.error.code).toBe('illegal_transition')
  const second = await clerk.call(grantAppeal, { params: { id: await appealed(act) }, body: granting })
  expect(second.body.error.code).toBe('illegal_transition')
  const root = await product.as('root')
  await root.call(updateActSettings, { body: { approvals: 'act' } })
  expect((await clerk.call(approveApplication, { params: { id }, body: { version } })).status).toBe(200)
  await root.call(updateActSettings, { body: { approvals: 'paper' } })
  const { acts } = (await clerk.call(readMatterActs, { params: { id } })).body
  expect(acts.map(({ kind }: { kind: string }) => kind)).toEqual(['replacement', 'rejection'])
})

test('what a replacement decision grants is not edited; how the party is reached is', async () => {
  const fields = await residentFields(product, { valid_from: today() })
  const rest = Object.fromEntries(Object.entries(fields).filter(([name]) => !/^(consent|idempotency_key|document\..*)$/.test(name)))
  const { id } = (await product.visitor().call(submitApplication, { form: formOf(fields) })).body
  await clerk.call(rejectApplication, { body: { application_uuid: id, version: 1, heard: 'own_data', facts, reason } })
  await clerk.call(grantAppeal, { params: { id: await appealed(await actOf(id)) }, body: granting })
  const { version, plates, fee_cents } = await applicationOf(id)
  const edit = (more: object) =>
    clerk.call(updateApplication, { params: { id }, form: formOf({ ...rest, version: String(version), ...more }) })
  const refused = await edit({ 'plates[]': ['KP DRUGO-1'] })
  expect(refused.body.error.fields).toMatchObject([{ path: 'plates', rule: 'granted_claim' }])
  // The days of what is left of a claim are no whole number of periods.
  const rests = product.services.database.kysely.updateTable('application').set({ valid_until: '2027-01-01' })
  await rests.where('id', '=', id).execute()
  const edited = await edit({ street: 'Nova ulica 3' })
  expect(edited.status, edited.raw.toString()).toBe(200)
  expect(await applicationOf(id)).toMatchObject({ street: 'Nova ulica 3', plates, fee_cents })
})

test('a replacement decision names the price and the last day to pay it, and the approval after it names no other', async () => {
  const { id, act } = await rejected()
  await clerk.call(grantAppeal, { params: { id: await appealed(act) }, body: granting })
  const {
    fee_cents: cents,
    due_on: due,
    version,
  } = await product.services.database.kysely
    .selectFrom('application')
    .select(['fee_cents', 'due_on', 'version'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  const { id: decision } = await actOf(id)
  const { parts } = await product.services.database.kysely
    .selectFrom('act')
    .select('parts')
    .where('id', '=', decision)
    .executeTakeFirstOrThrow()
  const [price, day] = [formatCents(cents ?? 0, 'sl'), dayInWords(due ?? '', 'sl')]
  expect(parts.ruling).toContain(`plačana njena cena ${price}. Rok za plačilo je ${day}.`)
  const { clock } = product
  clock.set(new Date(clock.now().getTime() + 86_400_000).toISOString())
  product.forgetClients()
  clerk = await product.as('admin')
  const approved = await clerk.call(approveApplication, { params: { id }, body: { version } })
  expect(approved.body.status).toBe('approved')
  expect(await applicationOf(id)).toMatchObject({ due_on: due, fee_cents: cents })
  expect((await clerk.call(readMatterActs, { params: { id } })).body.acts).toHaveLength(2)
})

test('that a claim is granted no longer stands in the history of its application', async () => {
  const { id, act } = await rejected()
  await clerk.call(grantAppeal, { params: { id: await appealed(act) }, body: granting })
  await decided(await actOf(id), 'annulled')
  const { is_granted, history } = await applicationOf(id)
  expect(is_granted).toBe(false)
  expect(history[0]).toMatchObject({ action: 'application:return', before: { is_granted: true }, after: { is_granted: false } })
})

test('a claim that second instance granted is not rejected after it either', async () => {
  const { id, act } = await rejected()
  await decided(act, 'changed_in_favour')
  expect((await applicationOf(id)).actions).not.toContain('reject')
})

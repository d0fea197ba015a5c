import { furtherChoices } from '@dovolilnice/contract/acts/further/further-acts'
import { issueFurtherAct, previewFurtherAct } from '@dovolilnice/contract/acts/further/operations'
import { getAct, readAct, readMatterActs } from '@dovolilnice/contract/acts/record/operations'
import { endCourtAction, recordRemedy } from '@dovolilnice/contract/acts/remedies/act-remedy'
import { grantAppeal, recordAppealDecision, sendAppeal } from '@dovolilnice/contract/appeals/steps/operations'
import { submitApplication } from '@dovolilnice/contract/applications/apply/operations'
import { approveApplication, rejectApplication } from '@dovolilnice/contract/applications/decide/operations'
import { closeSupplement, requestSupplement } from '@dovolilnice/contract/applications/decide/request-supplement'
import { takeApplicationIntoReview } from '@dovolilnice/contract/applications/decide/take-application-into-review'
import { getApplication } from '@dovolilnice/contract/applications/record/operations'
import { getPermit, revokePermit } from '@dovolilnice/contract/permits/record/operations'
import { addDays, daysBetween, localDayOf } from '@dovolilnice/contract/primitives/local-day'
import fc from 'fast-check'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { productJobs } from '../../../start-services.ts'
import { residentForm } from '../../../test/applicant/application-forms.ts'
import { lodgeToday, newestActOf, rejectedAndServed, rejectionReason, serveToday, todayOf } from '../../../test/applicant/appealed-act.ts'
import { found } from '../../../test/applicant/grounds.ts'
import { somePermit } from '../../../test/applicant/permit-forms.ts'
import { runDeadlines } from '../../../test/applicant/run-deadlines.ts'
import { pdfText } from '../../../test/pdf-text.ts'
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
const followActs = async (): Promise<void> => {
  for (const job of productJobs.filter(({ name }) => name === 'permit-effects')) await product.runJob(job)
}

const facts = 'Iz uradnih evidenc izhaja, da je tako.'
const reason = 'Tako izhaja iz zbranih listin.'
const issue = async (kind: string, record_id: string, more: object = {}) => {
  const { version } = (await clerk.call(readMatterActs, { params: { id: record_id } })).body
  return clerk.call(issueFurtherAct, { body: { kind, record_id, version, ground: 'usual', facts, reason, ...more } })
}
const application = async (id: string) => (await clerk.call(getApplication, { params: { id } })).body
const act = async (id: string) => (await clerk.call(getAct, { params: { id } })).body
const permit = async (id: string) => (await clerk.call(getPermit, { params: { id } })).body
const wordsOf = async (id: string): Promise<string> =>
  Object.values(
    (await product.services.database.kysely.selectFrom('act').select('parts').where('id', '=', id).executeTakeFirstOrThrow()).parts,
  ).join('\n')
const kindsOf = async (id: string): Promise<string[]> =>
  (await clerk.call(readMatterActs, { params: { id } })).body.further.map(({ kind }: { kind: string }) => kind)

const submitted = async (): Promise<string> =>
  (await product.visitor().call(submitApplication, { form: await residentForm(product, { valid_from: localDayOf(product.clock.now()) }) }))
    .body.id
const inReview = async (): Promise<string> => {
  const id = await submitted()
  expect((await clerk.call(takeApplicationIntoReview, { params: { id }, body: { version: 1 } })).status).toBe(200)
  return id
}
const reject = async (id: string) =>
  clerk.call(rejectApplication, {
    body: { application_uuid: id, version: (await application(id)).version, heard: 'own_data', facts, reason: rejectionReason },
  })

test('a request is declared inadmissible on a ground of the law, whose article the paper names, and is not decided again', async () => {
  const id = await inReview()
  expect((await issue('inadmissibility', id, { ground: 'premature' })).body.error.fields).toMatchObject([{ path: 'ground' }])
  const short = await issue('inadmissibility', id, { ground: 'no_standing', facts: '', reason: 'ne!' })
  expect(short.body.error.fields).toMatchObject([{ path: 'facts' }, { path: 'reason' }])
  const issued = await issue('inadmissibility', id, { ground: 'no_standing' })
  expect(issued.status, issued.raw.toString()).toBe(200)
  expect(await application(id)).toMatchObject({ status: 'dismissed', decide_by: null })
  expect(await act(issued.body.id)).toMatchObject({ kind: 'inadmissibility', remedy: 'appeal', suspensive: true })
  expect(await wordsOf(issued.body.id)).toContain('2. točka prvega odstavka 129. člena ZUP')
  expect((await issue('inadmissibility', id, { ground: 'no_standing' })).body.error.code).toBe('illegal_transition')
  expect((await reject(id)).body.error.code).toBe('illegal_transition')
})

test('while a term of the party runs its request is not declared inadmissible', async () => {
  const id = await inReview()
  const { version } = await application(id)
  await clerk.call(requestSupplement, { params: { id }, body: { version, text: 'Priložite prometno dovoljenje.' } })
  expect((await issue('inadmissibility', id, { ground: 'no_standing' })).body.error.details).toMatchObject({ open_term: 'supplement' })
})

test('while a procedure rests no term runs and nothing is decided; resumed, the terms go on', async () => {
  const id = await inReview()
  const { decide_by: before, version } = await application(id)
  expect((await issue('procedure_suspension', id, { ground: 'preliminary' })).body.error.fields).toMatchObject([{ path: 'awaits' }])
  const order = await issue('procedure_suspension', id, { ground: 'preliminary', awaits: 'Odločitev sodišča o lastništvu stanovanja.' })
  expect(order.status, order.raw.toString()).toBe(200)
  const rests = { status: 'in_review', suspended_on: '2026-11-16', decide_by: null, call_by: null, actions: [] }
  expect(await application(id)).toMatchObject(rests)
  expect(await wordsOf(order.body.id)).toContain('Odločitev sodišča o lastništvu stanovanja.')
  expect(await kindsOf(id)).toEqual(['procedure_resumption'])
  expect((await reject(id)).body.error.code).toBe('illegal_transition')
  const approval = await clerk.call(approveApplication, { params: { id }, body: { version: version + 1, without_documents: [] } })
  expect(approval.body.error.code).toBe('illegal_transition')
  expect((await issue('inadmissibility', id, { ground: 'no_standing' })).body.error.code).toBe('illegal_transition')
  expect((await issue('procedure_suspension', id, { ground: 'death', awaits: 'Pravni nasledniki stranke.' })).status).toBe(409)

  await moveTo('2026-11-26')
  await product.runJob(productJobs.find(({ name }) => name === 'authority-terms')!)
  expect((await application(id)).decide_by).toBeNull()
  const resumed = await issue('procedure_resumption', id, { act_id: order.body.id })
  expect(resumed.status, resumed.raw.toString()).toBe(200)
  const after = await application(id)
  expect(after).toMatchObject({ suspended_on: null, actions: expect.arrayContaining(['reject']) })
  expect(after.decide_by >= addDays(before, 10)).toBe(true)
  expect((await issue('procedure_resumption', id, { act_id: order.body.id })).body.error.code).toBe('illegal_transition')
  expect((await reject(id)).status).toBe(200)
})

test('a term to answer that stood when the procedure was suspended runs whole again from the service of the order that resumes it', async () => {
  const id = await inReview()
  const { version, decide_by } = await application(id)
  await clerk.call(requestSupplement, { params: { id }, body: { version, text: 'Priložite prometno dovoljenje.' } })
  const order = await issue('procedure_suspension', id, { ground: 'death', awaits: 'Vstop dedičev v postopek.' })
  await runDeadlines(product, '2027-01-11')
  await moveTo('2027-01-11')
  expect(await application(id)).toMatchObject({ status: 'supplement_requested', due_on: null })
  const resumed = await issue('procedure_resumption', id, { act_id: order.body.id })
  expect((await application(id)).due_on).toBe('2027-01-26')
  await moveTo('2027-01-18')
  await serveToday(product, clerk, resumed.body.id)
  expect((await application(id)).due_on).toBe('2027-02-02')
  // Taken back, the term to decide is that of the application, longer by the days for which the procedure rested: it is not over at once.
  const body = { version: (await application(id)).version, reason: 'Dovoljenje je bilo v spisu že ob oddaji.' }
  expect((await clerk.call(closeSupplement, { params: { id }, body })).body).toMatchObject({ status: 'in_review' })
  expect((await application(id)).decide_by >= addDays(decide_by, daysBetween('2026-11-16', '2027-01-11'))).toBe(true)
})

test('an act is certified as final only when it is, with its days; a running term refuses it', async () => {
  const { id, act: rejection } = await rejectedAndServed(product, clerk)
  const certify = () => issue('finality_certificate', id, { act_id: rejection.id, facts: '', reason: '' })
  expect((await certify()).body.error.code).toBe('illegal_transition')
  await moveTo('2026-12-02')
  const certificate = await certify()
  expect(certificate.status, certificate.raw.toString()).toBe(200)
  const text = pdfText((await clerk.call(readAct, { params: { id: certificate.body.id } })).raw).replaceAll(/\s+/g, ' ')
  for (const line of [
    'Akt je bil stranki vročen 16. 11. 2026.',
    'dokončen od 2. 12. 2026',
    'pravnomočen od 2. 12. 2026',
    'izvršljiv od 2. 12. 2026',
  ])
    expect(text).toContain(line)
  expect(await act(certificate.body.id)).toMatchObject({ kind: 'finality_certificate', remedy: 'none' })
  // Once: a further copy is a print of it.
  expect((await certify()).body.error.code).toBe('illegal_transition')
})

test('a revocation that took effect at once waits for its finality while its execution is stayed, and the permit holds', async () => {
  const id = await somePermit(product, { 'plates[]': ['KP ST-100'] })
  await clerk.call(revokePermit, { params: { id }, body: { version: 1, ...found, reason: 'Dovolilnico je uporabljala druga oseba.' } })
  expect((await permit(id)).status).toBe('revoked')
  const revocation = await newestActOf(clerk, id)
  const stay = await issue('execution_stay', id, { act_id: revocation.id })
  expect(stay.status, stay.raw.toString()).toBe(200)
  expect((await permit(id)).status).toBe('active')
  expect(await act(revocation.id)).toMatchObject({ suspensive: true, effective_on: null })
  await followActs()
  expect((await permit(id)).status).toBe('active')
  expect((await issue('execution_stay', id, { act_id: revocation.id })).status).toBe(409)
  expect((await issue('execution_stay_end', id, { act_id: stay.body.id })).status).toBe(200)
  await followActs()
  expect((await permit(id)).status).toBe('revoked')
})

test('a stayed revocation takes effect on the day on which it is final', async () => {
  const id = await somePermit(product, { 'plates[]': ['KP ST-101'] })
  await clerk.call(revokePermit, { params: { id }, body: { version: 1, ...found, reason: 'Dovolilnico je uporabljala druga oseba.' } })
  const revocation = await newestActOf(clerk, id)
  await serveToday(product, clerk, revocation.id)
  await issue('execution_stay', id, { act_id: revocation.id })
  await moveTo('2026-12-01')
  await followActs()
  expect((await permit(id)).status).toBe('active')
  await moveTo('2026-12-02')
  await followActs()
  expect((await permit(id)).status).toBe('revoked')
})

test('a final rejection is reopened within its terms, and the new decision replaces it', async () => {
  const { id, act: rejection } = await rejectedAndServed(product, clerk)
  const reopen = (more: object = {}) =>
    issue('reopening', id, { act_id: rejection.id, ground: 'new_facts', learned_on: '2026-12-01', proposed_on: '2026-12-10', ...more })
  expect((await reopen()).body.error.code).toBe('illegal_transition')
  await moveTo('2027-01-05')
  expect((await reopen({ proposed_on: '2027-01-05' })).body.error.fields).toMatchObject([{ path: 'learned_on', rule: 'reopening_late' }])
  const refusal = { act_id: rejection.id, ground: 'late', learned_on: '2026-12-01', proposed_on: '2026-12-10' }
  expect((await issue('reopening_refusal', id, refusal)).body.error.fields).toMatchObject([{ path: 'ground', rule: 'reopening_in_time' }])
  const order = await reopen()
  expect(order.status, order.raw.toString()).toBe(200)
  expect(await application(id)).toMatchObject({ status: 'in_review', decide_by: expect.any(String) })
  expect((await act(rejection.id)).standing).toBe('set_aside')
  expect((await reject(id)).status).toBe(200)
  const anew = await newestActOf(clerk, id)
  expect(await wordsOf(anew.id)).toContain(`Akt št. ${rejection.number}`)
  expect((await reopen()).body.error.code).toBe('illegal_transition')
  expect((await issue('reopening_end', id, { act_id: order.body.id, heard: 'own_data' })).body.error.code).toBe('illegal_transition')
})

test('after three years a procedure is reopened only on a ground that outlasts them', async () => {
  const { id, act: rejection } = await rejectedAndServed(product, clerk)
  await moveTo('2030-01-07')
  const reopen = (ground: string) => issue('reopening', id, { act_id: rejection.id, ground, learned_on: '2030-01-04' })
  expect((await reopen('new_facts')).body.error.fields).toMatchObject([{ rule: 'reopening_late' }])
  expect((await reopen('forgery')).status).toBe(200)
})

test('the decision of a reopened procedure may leave the earlier one in force', async () => {
  const { id, act: rejection } = await rejectedAndServed(product, clerk)
  await moveTo('2026-12-10')
  const order = await issue('reopening', id, { act_id: rejection.id, ground: 'new_facts', learned_on: '2026-12-07' })
  const unheard = await issue('reopening_end', id, { act_id: order.body.id })
  expect(unheard.body.error.fields).toMatchObject([{ path: 'heard' }])
  const end = await issue('reopening_end', id, { act_id: order.body.id, heard: 'own_data' })
  expect(end.status, end.raw.toString()).toBe(200)
  expect((await application(id)).status).toBe('rejected')
  expect(await act(rejection.id)).toMatchObject({ standing: 'final', final_on: '2026-12-02' })
})

test('a reopened revocation gives the permit back until a new decision', async () => {
  const id = await somePermit(product, { 'plates[]': ['KP OB-100'] })
  await clerk.call(revokePermit, {
    params: { id },
    body: { version: 1, ...found, at_once: '', reason: 'Dovolilnico je uporabljala druga oseba.' },
  })
  const revocation = await newestActOf(clerk, id)
  await serveToday(product, clerk, revocation.id)
  await moveTo('2026-12-02')
  await followActs()
  expect((await permit(id)).status).toBe('revoked')
  const order = await issue('reopening', id, { act_id: revocation.id, ground: 'new_facts', learned_on: '2026-12-01' })
  expect(order.status, order.raw.toString()).toBe(200)
  await followActs()
  expect((await permit(id)).status).toBe('active')
  expect((await issue('reopening_end', id, { act_id: order.body.id, heard: 'own_data' })).status).toBe(200)
  await followActs()
  expect((await permit(id)).status).toBe('revoked')
})

test('an act that is null is gone, and what it ended goes on', async () => {
  const { id, act: rejection } = await rejectedAndServed(product, clerk)
  const nullity = await issue('nullity', id, { act_id: rejection.id, ground: 'duress' })
  expect(nullity.status, nullity.raw.toString()).toBe(200)
  expect((await act(rejection.id)).standing).toBe('set_aside')
  expect((await application(id)).status).toBe('in_review')
  expect(await wordsOf(nullity.body.id)).toContain('5. točka prvega odstavka 279. člena ZUP')
})

test('a grant that is null takes the permit away when that decision is final, after its holder was heard', async () => {
  const id = await somePermit(product, { 'plates[]': ['KP NI-100'] })
  const void_ = (more: object = {}) => issue('permit_nullity', id, { ground: 'duress', ...more })
  expect((await void_()).body.error.fields).toMatchObject([{ path: 'heard' }])
  const decision = await void_({ heard: 'own_data' })
  expect(decision.status, decision.raw.toString()).toBe(200)
  expect((await permit(id)).status).toBe('active')
  await serveToday(product, clerk, decision.body.id)
  await moveTo('2026-12-02')
  await followActs()
  expect((await permit(id)).status).toBe('revoked')
  expect((await void_({ heard: 'own_data' })).body.error.code).toBe('illegal_transition')
})

test('an annulment by the supervising body is a received decision: the act is gone, and what it ended goes on', async () => {
  const { id, act: rejection } = await rejectedAndServed(product, clerk)
  const annul = (reference: string) =>
    clerk.call(recordRemedy, { params: { id: rejection.id }, body: { kind: 'supervision', lodged_on: '2026-12-03', reference } })
  expect((await annul('020-3/2026')).status).toBe(409)
  await moveTo('2026-12-04')
  expect((await annul('')).body.error.fields).toMatchObject([{ path: 'reference' }])
  const entry = await annul('020-3/2026')
  expect(entry.status, entry.raw.toString()).toBe(200)
  expect((await act(rejection.id)).standing).toBe('set_aside')
  expect((await application(id)).status).toBe('in_review')
  const body = { version: entry.body.version, ended_on: '2026-12-04', outcome: 'act_stands' }
  expect((await clerk.call(endCourtAction, { params: { id: entry.body.id }, body })).body.error.code).toBe('illegal_transition')
})

test('who only conducts looks at such an act and does not issue it', async () => {
  const id = await inReview()
  const body = { kind: 'inadmissibility', record_id: id, version: 2, ground: 'no_standing', facts, reason }
  const revoke = async (revoked: string[]): Promise<TestClient> => {
    await product.services.database.kysely.updateTable('app_user').set({ revoked }).where('id', '=', product.town.admin).execute()
    product.forgetClients()
    return product.as('admin')
  }
  const conductor = await revoke(['applications:decide'])
  try {
    const looked = await conductor.call(previewFurtherAct, { body })
    expect(pdfText(looked.raw)).toContain('OSNUTEK')
    expect((await conductor.call(issueFurtherAct, { body })).status).toBe(403)
  } finally {
    clerk = await revoke([])
  }
  expect((await application(id)).status).toBe('in_review')
  expect((await clerk.call(issueFurtherAct, { body })).status).toBe(200)
})

test('what changed since the official looked is not decided about unseen, of an application and of a permit', async () => {
  const id = await inReview()
  const stale = await issue('inadmissibility', id, { ground: 'no_standing', version: 1 })
  expect(stale).toMatchObject({ status: 409, body: { error: { code: 'conflict', details: { version: 2 } } } })
  expect((await clerk.call(readMatterActs, { params: { id } })).body).toMatchObject({ version: 2, acts: [] })
  const held = await somePermit(product, { 'plates[]': ['KP VE-100'] })
  const other = await issue('permit_nullity', held, { ground: 'duress', heard: 'own_data', version: 7 })
  expect(other.body.error).toMatchObject({ code: 'conflict', details: { version: 1 } })
  expect((await issue('permit_nullity', held, { ground: 'duress', heard: 'own_data' })).status).toBe(200)
})

/** `ACT_RUNS=500 npm test -- further-acts` walks more paths. */
const numRuns = Number(process.env['ACT_RUNS'] ?? 10)

/** What a further act says beside its facts and reasons. */
const said: Readonly<Record<string, object>> = {
  inadmissibility: { ground: 'no_standing' },
  procedure_suspension: { ground: 'death' },
  procedure_resumption: {},
  finality_certificate: {},
  reopening: { ground: 'new_facts' },
  reopening_end: {},
  nullity: { ground: 'duress' },
  silence: { facts: '', reason: '' },
}
const against: readonly string[] = ['reject', 'inadmissibility']

/** What an appeal of today makes of the newest act; the status of the last call. */
const appealedToday = async (newest: { id: string } | undefined, outcome: 'granted' | 'annulled'): Promise<number> => {
  if (newest === undefined) return 404
  const { status, body } = await lodgeToday(product, clerk, newest)
  if (status !== 200) return status
  const [params, today] = [{ id: body.id }, todayOf(product)]
  if (outcome === 'granted') return (await clerk.call(grantAppeal, { params, body: { version: 1, reason, costs: '' } })).status
  await clerk.call(sendAppeal, { params, body: { version: 1, sent_on: today, sent_to: 'župan', papers: ['Pritožba'] } })
  const decision = { outcome, decision_number: '020-9/2027', decision_on: today, decision_served_on: today }
  return (await clerk.call(recordAppealDecision, { params, body: { version: 2, ...decision } })).status
}

const attempt = fc.record({
  deed: fc.constantFrom(...Object.keys(said), 'reject', 'serve', 'pass', 'call', 'take_back', 'granted', 'annulled'),
  days: fc.integer({ min: 1, max: 25 }),
})

/** A matter as it stands: the application, its acts and what is offered. */
const stateOf = async (id: string) => ({ ...(await clerk.call(readMatterActs, { params: { id } })).body, record: await application(id) })
type State = Awaited<ReturnType<typeof stateOf>>

/** Tries it as a call without a screen; its status. */
const attempted = async (id: string, { deed, days }: { deed: string; days: number }, before: State): Promise<number> => {
  const { acts, further, version } = before
  const [newest] = acts
  const now = todayOf(product)
  const about = { application_uuid: id, version, heard: 'own_data', facts, reason: rejectionReason }
  switch (deed) {
    case 'pass':
      await moveTo(addDays(now, days))
      return 200
    case 'serve':
      if (newest?.standing === 'unserved') await serveToday(product, clerk, newest.id)
      return 200
    case 'reject':
      return (await clerk.call(rejectApplication, { body: about })).status
    case 'call':
      return (await clerk.call(requestSupplement, { params: { id }, body: { version, text: 'Priložite prometno dovoljenje.' } })).status
    case 'take_back':
      return (await clerk.call(closeSupplement, { params: { id }, body: { version, reason } })).status
    case 'granted':
    case 'annulled':
      return appealedToday(newest, deed)
  }
  const choice = further.find(({ kind }: { kind: string }) => kind === deed)
  const more = { awaits: 'Pravni nasledniki stranke.', learned_on: now, heard: 'own_data', act_id: choice?.of[0] ?? newest?.id }
  const body = { kind: deed, record_id: id, version, ground: 'usual', facts, reason, ...more, ...said[deed] }
  const { status } = await clerk.call(issueFurtherAct, { body })
  if (choice === undefined) expect(status, deed).toBe(409)
  return status
}

const idsOf = ({ acts }: State): string[] => acts.map((act: { id: string }) => act.id)

/** What holds after a step, whatever it was. */
const holdsAfter = (deed: string, status: number, before: State, after: State, now: string, isOver: boolean): void => {
  const { record: was } = before
  const { record: is, acts } = after
  const isCalled = was.status === 'supplement_requested' && was.due_on >= now
  if (against.includes(deed) && (was.suspended_on !== null || isCalled || was.is_granted)) expect([409, 422]).toContain(status)
  expect(idsOf(after)).toEqual(expect.arrayContaining(idsOf(before)))
  // One that an appeal has set aside stands as under appeal until the decision about it is served.
  const standings = acts.flatMap(({ kind, standing }: { kind: string; standing: string }) =>
    ['rejection', 'inadmissibility'].includes(kind) && standing !== 'set_aside' ? [standing === 'under_appeal'] : [],
  )
  const isEnded = ['rejected', 'dismissed'].includes(is.status)
  expect(standings.filter((isAppealed: boolean) => !isAppealed).length, JSON.stringify(acts)).toBeLessThanOrEqual(isEnded ? 1 : 0)
  if (isEnded) expect(standings).not.toEqual([])
  if (is.suspended_on !== null) expect(is.decide_by).toBeNull()
  // A call that was taken back asked for nothing: the term is that of the application, which may be over.
  const isByAct = !isOver && !['pass', 'take_back'].includes(deed)
  if (is.decide_by !== null && isByAct) expect(is.decide_by >= now, JSON.stringify(acts)).toBe(true)
}

test(
  'on no path of a matter do two decisions hold, is one made while it rests or a term runs, a term over by an act, or an act gone',
  { timeout: 60_000 + 10_000 * numRuns },
  async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(attempt, { minLength: 6, maxLength: 14 }), async (attempts) => {
        await moveTo('2026-11-16')
        const id = await submitted()
        let before = await stateOf(id)
        let isOver = false
        for (const one of attempts) {
          const now = todayOf(product)
          if (before.record.decide_by !== null) isOver = before.record.decide_by < now
          const status = await attempted(id, one, before)
          const after = await stateOf(id)
          holdsAfter(one.deed, status, before, after, now, isOver)
          before = after
        }
      }),
      // To find the shortest path takes longer than the test may: run it with the seed that a failure names.
      { numRuns, endOnFailure: true },
    )
    await moveTo('2026-11-16')
  },
)

test('of a record that rests only its resumption, and of one that is over nothing of its procedure, is offered', () => {
  const order = { id: 'a', kind: 'procedure_suspension', holds: true, is_final: false, is_ahead: false, is_certified: false } as const
  expect(furtherChoices({ application: 'in_review', rests: true, is_overdue: true }, [order])).toEqual([
    { kind: 'procedure_resumption', of: ['a'] },
  ])
  expect(furtherChoices({ application: 'completed', rests: false, is_overdue: true }, [])).toEqual([])
})

test('once the term to decide has ended the party may appeal as if it were rejected, and second instance may grant its claim', async () => {
  const id = await inReview()
  expect((await issue('silence', id)).body.error.code).toBe('illegal_transition')
  const { decide_by: last } = await application(id)
  await moveTo(addDays(last, 1))
  const notice = await issue('silence', id, { facts: '', reason: '' })
  expect(notice.status, notice.raw.toString()).toBe(200)
  expect(await wordsOf(notice.body.id)).toContain('222')
  expect((await issue('silence', id)).body.error.code).toBe('illegal_transition')
  await serveToday(product, clerk, notice.body.id)
  expect(await act(notice.body.id)).toMatchObject({ appeal_until: null, final_on: null })
  await moveTo(addDays(last, 60))
  const appeal = (await lodgeToday(product, clerk, notice.body)).body
  const params = { id: appeal.id }
  expect(
    (await clerk.call(sendAppeal, { params, body: { version: 1, sent_on: todayOf(product), sent_to: 'župan', papers: ['Pritožba'] } }))
      .status,
  ).toBe(200)
  const decision = {
    version: 2,
    outcome: 'changed_in_favour',
    decision_number: '020-9/2027',
    decision_on: todayOf(product),
    decision_served_on: todayOf(product),
  }
  expect((await clerk.call(recordAppealDecision, { params, body: decision })).status).toBe(200)
  expect(await application(id)).toMatchObject({ status: 'in_review', is_granted: true })
  expect((await reject(id)).body.error.code).toBe('illegal_transition')
})

import { callHearing } from '@dovolilnice/contract/acts/hearing/operations'
import { issueActDraft, prepareAct } from '@dovolilnice/contract/acts/drafts/operations'
import { readAct, readMatterActs } from '@dovolilnice/contract/acts/record/operations'
import { replacePermit } from '@dovolilnice/contract/permits/issue/operations'
import { listPermits } from '@dovolilnice/contract/permits/list/permit-list'
import { getPermit, resumePermit, revokePermit, suspendPermit } from '@dovolilnice/contract/permits/record/operations'
import { addDays, localDayOf } from '@dovolilnice/contract/primitives/local-day'
import type { z } from 'zod/mini'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { found } from '../../../test/applicant/grounds.ts'
import { somePermit } from '../../../test/applicant/permit-forms.ts'
import { canReadPdf, pdfText } from '../../../test/pdf-text.ts'
import { startTestProduct, type TestProduct } from '../../../test/test-product.ts'
import { permitEffectsJob } from './permit-step.ts'

let product: TestProduct
beforeAll(async () => {
  product = await startTestProduct()
})
afterAll(() => product.close())

const begin = '2026-11-16T09:00:00Z'
const today = () => localDayOf(product.clock.now())
const clerk = () => product.as('admin')
const permitOf = async (id: string) => (await (await clerk()).call(getPermit, { params: { id } })).body
const actsOf = async (id: string) => (await (await clerk()).call(readMatterActs, { params: { id } })).body.acts
const paperOf = async (id: string) =>
  canReadPdf ? pdfText((await (await clerk()).call(readAct, { params: { id } })).raw).replace(/\s+/g, ' ') : undefined
const suspend = async (id: string, changes: object = {}) =>
  (await clerk()).call(suspendPermit, {
    params: { id },
    body: { version: 1, ...found, ends_on: addDays(today(), 10), reason: 'Obstaja sum zlorabe dovolilnice.', ...changes },
  })
const passDays = async (days: number) => {
  product.setClock(new Date(Date.parse(begin) + days * 86_400_000).toISOString())
  await product.runJob(permitEffectsJob)
}

test('a suspension that nobody asked for names what its procedure waits for and an end, also without a screen', async () => {
  const id = await somePermit(product, { 'plates[]': ['KP ZO-001'] })
  const rules = async (changes: object) => {
    const { body } = await suspend(id, changes)
    return body.error.fields.map(({ path, rule }: { path: string; rule: string }) => `${path}: ${rule}`)
  }
  expect(await rules({ awaits: '', ends_on: undefined })).toEqual(['awaits: required', 'ends_on: required'])
  expect(await rules({ awaits: 'nič' })).toEqual(['awaits: no_sentence'])
  expect(await rules({ ends_on: addDays(today(), -1) })).toEqual(['ends_on: day_past'])
  expect(await rules({ ends_on: addDays(today(), 91) })).toEqual(['ends_on: suspension_too_long'])
  const draft = { kind: 'suspension', record_id: id, ...found, reason: 'Obstaja sum zlorabe dovolilnice.' } as const
  expect((await (await clerk()).call(prepareAct, { body: { ...draft, awaits: '' } })).status).toBe(422)
  expect((await suspend(id)).status).toBe(200)
  const [act] = await actsOf(id)
  expect(act).toMatchObject({ kind: 'suspension', ends_on: '2026-11-26', effective_on: '2026-11-16' })
  const paper = await paperOf(act.id)
  if (paper !== undefined)
    for (const words of ['ZAČASNA ODLOČBA', 'Ta odločba je začasna.', 'najdlje do vključno 26. 11. 2026', found.awaits, '221. člen ZUP'])
      expect(paper).toContain(words)
})

test('a suspension names the procedure that it belongs to: the hearing of the holder, or a note that the procedure begins', async () => {
  const [fresh, heard] = [
    await somePermit(product, { 'plates[]': ['KP ZO-011'] }),
    await somePermit(product, { 'plates[]': ['KP ZO-012'] }),
  ]
  const saidOf = async (id: string) => {
    expect((await suspend(id, { heard: 'urgent', heard_note: 'Ogrožena je varnost pešcev.' })).status).toBe(200)
    const [act, procedure, more] = await actsOf(id)
    expect([act.kind, more]).toEqual(['suspension', undefined])
    const { parts } = await product.services.database.kysely
      .selectFrom('act')
      .select('parts')
      .where('id', '=', act.id)
      .executeTakeFirstOrThrow()
    expect(parts.claim).toContain(`Postopek se vodi od izdaje akta št. ${procedure.number} z dne`)
    return procedure.kind
  }
  expect(await saidOf(fresh)).toBe('official_note')
  expect((await (await clerk()).call(callHearing, { body: { record_id: heard, facts: found.facts } })).status).toBe(200)
  expect(await saidOf(heard)).toBe('hearing')
})

test('its last day ends it: the permit holds again the next day, once', async () => {
  const id = await somePermit(product, { 'plates[]': ['KP ZO-002'], email: 'konec@preizkus.si' })
  await suspend(id)
  const [suspension] = await actsOf(id)
  const notice = await product.services.database.kysely
    .selectFrom('mail')
    .select('body_text')
    .where('template', '=', 'permit:suspended')
    .where('subject_id', '=', id)
    .executeTakeFirstOrThrow()
  expect(notice.body_text).toContain(`izdana odločba št. ${suspension.number} z obrazložitvijo`)
  // Why it was suspended is for the decision, not for an ordinary mail.
  for (const words of [found.facts, found.awaits, 'Obstaja sum zlorabe dovolilnice.']) expect(notice.body_text).not.toContain(words)
  expect((await permitOf(id)).takings).toMatchObject([{ suspends: true, in_effect: true, last_day: '2026-11-26' }])
  await passDays(10)
  expect((await permitOf(id)).status).toBe('suspended')
  await passDays(11)
  const back = await permitOf(id)
  expect(back).toMatchObject({ status: 'active', reason: null, takings: [] })
  expect(back.history[0]).toMatchObject({ action: 'permit:resume', actor_name: 'Dovolilnice', before: { status: 'suspended' } })
  await passDays(12)
  expect((await permitOf(id)).version).toBe(back.version)
  const mails = await product.services.database.kysely
    .selectFrom('mail')
    .select('body_text')
    .where('template', '=', 'permit:resumed')
    .where('subject_id', '=', id)
    .execute()
  expect(mails).toHaveLength(1)
  expect(mails[0]!.body_text).toContain('trajal do vključno 26. 11. 2026')
  const [note] = await actsOf(id)
  expect(note.kind).toBe('official_note')
  const paper = await paperOf(note.id)
  const automated = ['Akt je izdal program samodejno', `Za akt odgovarja: ${suspension.decided_by_name}`]
  for (const words of [...automated, 'da zapisano pregleda uradna oseba']) expect(paper ?? words).toContain(words)
  expect(mails[0]!.body_text).toContain(`odgovarja ${suspension.decided_by_name}`)
  product.setClock(begin)
})

test('the end comes to the permit that took the place of a suspended one', async () => {
  const id = await somePermit(product, { 'plates[]': ['KP ZO-003'], 'tags[]': ['205AA1'] })
  await suspend(id)
  const body = { version: 2, reason: 'lost', tags: ['205AA2'] } as const
  const { permit_uuid: next } = (await (await clerk()).call(replacePermit, { params: { id }, body })).body
  expect(await permitOf(next)).toMatchObject({ status: 'suspended', takings: [{ last_day: '2026-11-26' }] })
  await passDays(11)
  expect((await permitOf(next)).status).toBe('active')
  product.setClock(begin)
})

test('a decision ends it before; one that waits for finality and whose last day passes never takes effect', async () => {
  const [id, waiting] = [await somePermit(product, { 'plates[]': ['KP ZO-004'] }), await somePermit(product, { 'plates[]': ['KP ZO-005'] })]
  await suspend(id)
  await suspend(waiting, { at_once: '' })
  const filters = { search: 'KP ZO-005' }
  const { items } = (await (await clerk()).call(listPermits, { body: { filters } })).body
  expect(items[0]).toMatchObject({ status: 'active', takings: [{ in_effect: false, effect: 'final', from: null }] })
  const call = async (body: { reason: string }) => (await clerk()).call(resumePermit, { params: { id }, body: { version: 2, ...body } })
  expect((await call({ reason: 'ok' })).body.error.fields).toMatchObject([{ path: 'reason', rule: 'no_sentence' }])
  expect((await call({ reason: 'Sum zlorabe je bil pojasnjen.' })).status).toBe(200)
  expect(await permitOf(id)).toMatchObject({ status: 'active', takings: [] })
  const [act, suspension] = await actsOf(id)
  expect(act.kind).toBe('suspension_end')
  const paper = await paperOf(act.id)
  if (paper !== undefined)
    for (const words of ['Dovolilnica znova velja', `Odločba št. ${suspension.number}`, 'je dovoljena pritožba'])
      expect(paper).toContain(words)
  await passDays(40)
  expect([(await permitOf(id)).status, (await permitOf(waiting)).status]).toEqual(['active', 'active'])
  product.setClock(begin)
})

test('who conducts prepares the end, who decides issues it', async () => {
  const id = await somePermit(product, { 'plates[]': ['KP ZO-006'] })
  const draft = { kind: 'suspension_end', record_id: id, reason: 'Sum zlorabe je bil pojasnjen.' } as const
  expect((await (await clerk()).call(prepareAct, { body: draft })).body.error.code).toBe('illegal_transition')
  await suspend(id)
  const { id: prepared } = (await (await clerk()).call(prepareAct, { body: draft })).body
  expect((await (await clerk()).call(issueActDraft, { params: { id: prepared }, body: { version: 1 } })).status).toBe(200)
  expect((await permitOf(id)).status).toBe('active')
})

test('a revocation ends the provisional decision, and at the holder’s request is a decision at request', async () => {
  const ids = [await somePermit(product, { 'plates[]': ['KP ZO-007'] }), await somePermit(product, { 'plates[]': ['KP ZO-008'] })]
  await suspend(ids[0]!)
  const revoke = async (id: string, body: z.input<typeof revokePermit.body>) => (await clerk()).call(revokePermit, { params: { id }, body })
  const grounds = { version: 2, ...found, reason: 'Dovolilnico je uporabljala druga oseba.' }
  expect((await revoke(ids[0]!, grounds)).status).toBe(200)
  const [decision, provisional] = await actsOf(ids[0]!)
  const paper = await paperOf(decision.id)
  if (paper !== undefined) expect(paper).toContain(`se razveljavi začasna odločba št. ${provisional.number}`)
  const asked = { version: 1, ground: 'on_request', reason: 'Imetnik dovolilnice ne potrebuje več.' } as const
  expect((await revoke(ids[1]!, asked)).body.error.fields).toMatchObject([{ path: 'requested_on', rule: 'required' }])
  expect((await revoke(ids[1]!, { ...asked, requested_on: today() })).status).toBe(200)
  const [act] = await actsOf(ids[1]!)
  expect(act.kind).toBe('revocation_on_request')
  expect(await permitOf(ids[1]!)).toMatchObject({ status: 'revoked', has_revocation: true })
  const own = await paperOf(act.id)
  if (own === undefined) return
  for (const words of ['začeti na zahtevo stranke z dne 16. 11. 2026', 'se ugodi', 'se odvzame z izdajo te odločbe'])
    expect(own).toContain(words)
  expect(own).not.toContain('po uradni dolžnosti')
})

import { correctAct, readAct, readMatterActs } from '@dovolilnice/contract/acts/record/operations'
import {
  issueActDraft,
  listActDrafts,
  prepareAct,
  previewAct,
  previewActDraft,
  updateActDraft,
} from '@dovolilnice/contract/acts/drafts/operations'
import { updateActSettings } from '@dovolilnice/contract/acts/settings/operations'
import { submitApplication } from '@dovolilnice/contract/applications/apply/operations'
import { withdrawApplication, withdrawOwnApplication } from '@dovolilnice/contract/applications/apply/supplement-and-withdraw'
import { rejectApplication } from '@dovolilnice/contract/applications/decide/operations'
import { rejectionReasons } from '@dovolilnice/contract/applications/decide/rejection-reasons'
import { takeApplicationIntoReview } from '@dovolilnice/contract/applications/decide/take-application-into-review'
import { getApplication } from '@dovolilnice/contract/applications/record/operations'
import { replacePermit } from '@dovolilnice/contract/permits/issue/operations'
import { deletePermit, getPermit, revokePermit, suspendPermit } from '@dovolilnice/contract/permits/record/operations'
import { readUser, updateUser } from '@dovolilnice/contract/users/operations'
import { v7 } from 'uuid'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { residentForm } from '../../../test/applicant/application-forms.ts'
import { somePermit } from '../../../test/applicant/permit-forms.ts'
import { canReadPdf, pdfText } from '../../../test/pdf-text.ts'
import { actPrivacy } from '../act-tables.ts'
import { startTestProduct, type TestProduct } from '../../../test/test-product.ts'
import { byRecords, found } from '../../../test/applicant/grounds.ts'

let product: TestProduct
beforeAll(async () => {
  product = await startTestProduct()
})
afterAll(() => product.close())

const submit = async () => (await product.visitor().call(submitApplication, { form: await residentForm(product) })).body
const textOf = (pdf: Uint8Array): string => (canReadPdf ? pdfText(pdf).replace(/\s+/g, ' ') : '')
const reason = 'Stranka ne prebiva na območju.'

test('who may only conduct prepares a draft; who may decide issues it, and the act names both with title and authorisation', async () => {
  const decider = await product.as('root')
  const kysely = product.services.database.kysely
  await kysely
    .updateTable('app_user')
    .set({ revoked: ['applications:decide'], title: 'svetovalka' })
    .where('id', '=', product.town.admin)
    .execute()
  product.forgetClients()
  const clerk = await product.as('admin')
  const account = (await decider.call(readUser, { params: { id: product.town.root } })).body
  const officer = { name: account.name, type: account.type, email: account.email, title: 'direktorica uprave', authorisation: '100-3/2026' }
  const named = await decider.call(updateUser, { params: { id: product.town.root }, body: { ...officer, version: account.version } })
  expect(named.status, JSON.stringify(named.body)).toBe(200)

  const { id } = await submit()
  expect((await clerk.call(takeApplicationIntoReview, { params: { id }, body: { version: 1 } })).status).toBe(200)
  expect(
    (
      await clerk.call(rejectApplication, {
        body: { application_uuid: id, version: 2, ...byRecords, reason },
      })
    ).status,
  ).toBe(403)
  const wanted = { kind: 'rejection', record_id: id, reason_code: 'not_entitled', facts: 'Po registru prebiva drugje.', reason }
  const prepared = (await clerk.call(prepareAct, { body: wanted })).body
  expect((await clerk.call(prepareAct, { body: wanted })).body.error.code).toBe('duplicate')
  expect((await clerk.call(getApplication, { params: { id } })).body.status).toBe('in_review')
  const { items } = (await decider.call(listActDrafts, { body: {} })).body
  expect(items).toEqual([expect.objectContaining({ id: prepared.id, kind: 'rejection', prepared_by_name: 'Ana Referent', version: 1 })])

  const params = { id: prepared.id }
  expect((await clerk.call(issueActDraft, { params, body: { version: 1 } })).status).toBe(403)
  const changed = { version: 1, facts: 'Po registru prebiva v Novi vasi.', heard: 'own_data', reason }
  expect((await clerk.call(updateActDraft, { params, body: changed })).body).toEqual({ version: 2 })
  expect((await decider.call(issueActDraft, { params, body: { version: 1 } })).body.error.code).toBe('conflict')
  const draft = textOf((await decider.call(previewActDraft, { params })).raw)
  // Whoever has just sent the clerk a link for a password may have prepared it in her name.
  const sent = { action: 'user:reset_password', kind: 'change', subject_type: 'user', actor_name: account.name } as const
  const link = { ...sent, id: v7(), at: product.clock.now(), actor_id: product.town.root, subject_id: product.town.admin }
  await kysely.insertInto('event').values(link).execute()
  expect((await decider.call(issueActDraft, { params, body: { version: 2 } })).body.error.code).toBe('second_person')
  const taken = `delete from event where action = 'user:reset_password'`
  await product.services.database.execute(`alter table event disable trigger user; ${taken}; alter table event enable trigger user`)
  const issued = await decider.call(issueActDraft, { params, body: { version: 2 } })
  expect(issued.status, JSON.stringify(issued.body)).toBe(200)
  expect((await decider.call(getApplication, { params: { id } })).body).toMatchObject({ status: 'rejected', reason })
  const text = textOf((await decider.call(readAct, { params: { id: issued.body.id } })).raw)
  if (canReadPdf)
    for (const words of [
      'Postopek vodi: Ana Referent, svetovalka',
      'direktorica uprave, pooblastilo št. 100-3/2026',
      'po uradni osebi s pooblastilom št. 100-3/2026',
      'v Novi vasi',
    ])
      for (const said of [draft, text]) expect(said).toContain(words)
  expect((await decider.call(listActDrafts, { body: {} })).body.total).toBe(0)
  await kysely.updateTable('app_user').set({ revoked: [] }).where('id', '=', product.town.admin).execute()
  product.forgetClients()
})

test('a suspension is an act with its remedy; a permit with an act is not deleted', async () => {
  const admin = await product.as('admin')
  const id = await somePermit(product, { 'plates[]': ['KP SU-100'] })
  const body = { version: 1, ...found, facts: 'Dva prehoda ob istem času.', reason: 'Dovolilnico uporablja več vozil.' }
  expect((await admin.call(suspendPermit, { params: { id }, body })).status).toBe(200)
  const [act] = (await admin.call(readMatterActs, { params: { id } })).body.acts
  expect(act).toMatchObject({ kind: 'suspension', number: expect.stringMatching(/^371-\d+\/2026-3$/) })
  const text = textOf((await admin.call(readAct, { params: { id: act.id } })).raw)
  if (canReadPdf)
    for (const words of ['začasno odvzame', 'za vozilo KP SU-100', 'Dva prehoda', 'pritožba v roku 15 dni']) expect(text).toContain(words)
  const { deletion_blocks: blocks } = (await admin.call(getPermit, { params: { id } })).body
  expect(blocks).toContain('act')
  expect((await admin.call(deletePermit, { params: { id }, query: { reason: 'Napaka' } })).status).toBe(409)
})

test('a suspension at the holder’s request says so, with its day, from the preview to the history', async () => {
  const admin = await product.as('admin')
  const email = 'na.zahtevo@preizkus.si'
  const id = await somePermit(product, { email, 'plates[]': ['KP SU-300'] })
  const why = 'Vozilo je v popravilu.'
  await product.services.database.kysely
    .updateTable('permit')
    .set({ issued_at: new Date('2026-11-13T23:30:00Z') })
    .where('id', '=', id)
    .execute()
  const asked = { ground: 'on_request', requested_on: '2026-11-14' } as const
  const wanted = { kind: 'suspension', record_id: id, ...asked, facts: '', reason: why } as const
  const preview = textOf((await admin.call(previewAct, { body: wanted })).raw)
  const refusal = (rule: string) => ({ code: 'validation', fields: [{ path: 'requested_on', rule }] })
  for (const [requested_on, rule] of [
    [undefined, 'required'],
    ['2026-11-17', 'day_future'],
    ['2026-11-13', 'before_permit'],
  ] as const) {
    const body = { ...wanted, requested_on }
    for (const operation of [prepareAct, previewAct])
      expect((await admin.call(operation, { body })).body.error).toMatchObject(refusal(rule))
  }
  const early = { ...asked, requested_on: '2026-11-13', reason: why }
  const tooEarly = await admin.call(suspendPermit, { params: { id }, body: { version: 1, ...early } })
  expect(tooEarly.body.error).toMatchObject(refusal('before_permit'))
  const { at_once } = found
  const prepared = (await admin.call(prepareAct, { body: { ...wanted, ground: 'ex_officio', at_once } })).body
  expect((await admin.call(prepareAct, { body: wanted })).body.error.code).toBe('duplicate')
  const params = { id: prepared.id }
  expect((await admin.call(updateActDraft, { params, body: { version: 1, ...early } })).body.error).toMatchObject(refusal('before_permit'))
  const exOfficio = textOf((await admin.call(previewActDraft, { params })).raw)
  await admin.call(updateActDraft, { params, body: { version: 1, ...asked, facts: '', reason: why, at_once } })
  // A form that knows no ground leaves it as it is.
  await admin.call(updateActDraft, { params, body: { version: 2, facts: '', reason: why, at_once } })
  const [row] = (await admin.call(readMatterActs, { params: { id } })).body.drafts
  expect(row).toMatchObject({ kind: 'suspension_on_request', requested_on: asked.requested_on, version: 3 })
  const draft = textOf((await admin.call(previewActDraft, { params })).raw)
  const issued = (await admin.call(issueActDraft, { params, body: { version: 3 } })).body
  const paper = textOf((await admin.call(readAct, { params: { id: issued.id } })).raw)
  if (canReadPdf) {
    expect(exOfficio).toContain('začeti po uradni dolžnosti')
    for (const said of [preview, draft, paper]) {
      for (const words of ['začeti na zahtevo stranke z dne 14. 11. 2026', 'Zahtevi z dne 14. 11. 2026', 'je 14. 11. 2026 zahtevala', why])
        expect(said).toContain(words)
      expect(said).not.toContain('uradni dolžnosti')
      expect(said).not.toContain(at_once)
    }
  }
  const mail = await product.services.database.kysely
    .selectFrom('mail')
    .select('body_text')
    .where('recipient', '=', email)
    .where('template', '=', 'permit:suspended_on_request')
    .executeTakeFirstOrThrow()
  expect(mail.body_text).toContain('Na vašo zahtevo z dne 14. 11. 2026')
  const { history, status } = (await admin.call(getPermit, { params: { id } })).body
  expect(status).toBe('suspended')
  const event = history.find(({ action }: { action: string }) => action === 'permit:suspend')
  expect(event.after).toMatchObject({ begun: 'on_request', requested_on: asked.requested_on })
})

test('a suspension of a permit that took another’s place can have been asked for while that was in force, and not before', async () => {
  const admin = await product.as('admin')
  const id = await somePermit(product, { 'plates[]': ['KP SU-301'] })
  const issued = { issued_at: new Date('2026-11-10T10:00:00Z') }
  await product.services.database.kysely.updateTable('permit').set(issued).where('id', '=', id).execute()
  const { permit_uuid: next } = (await admin.call(replacePermit, { params: { id }, body: { version: 1, reason: 'damaged' } })).body
  const preview = (requested_on: string) =>
    admin.call(previewAct, {
      body: { kind: 'suspension', record_id: next, ground: 'on_request', requested_on, facts: '', reason: 'Vozilo je v popravilu.' },
    })
  expect((await preview('2026-11-10')).status).toBe(200)
  expect((await preview('2026-11-09')).body.error.fields).toMatchObject([{ path: 'requested_on', rule: 'before_permit' }])
})

test('a withdrawal asks a person for the order that ends the procedure', async () => {
  const admin = await product.as('admin')
  const { id, number, token } = await submit()
  await product.visitor().call(withdrawApplication, { body: { number, token } })
  const { drafts } = (await admin.call(readMatterActs, { params: { id } })).body
  expect(drafts).toEqual([expect.objectContaining({ kind: 'discontinuation' })])
  const issued = await admin.call(issueActDraft, { params: { id: drafts[0].id }, body: { version: 1 } })
  expect(issued.status, JSON.stringify(issued.body)).toBe(200)
  const text = textOf((await admin.call(readAct, { params: { id: issued.body.id } })).raw)
  if (canReadPdf) expect(text).toContain('se ustavi')
  expect((await admin.call(getApplication, { params: { id } })).body.status).toBe('withdrawn')
})

test('a slip of the pen is mended by an order that refers to the act; the act stays as it is', async () => {
  const admin = await product.as('admin')
  const { id } = await submit()
  await admin.call(rejectApplication, {
    body: { application_uuid: id, version: 1, ...byRecords, reason },
  })
  const [act] = (await admin.call(readMatterActs, { params: { id } })).body.acts
  const before = (await admin.call(readAct, { params: { id: act.id } })).raw
  const { body: draft } = await admin.call(correctAct, {
    params: { id: act.id },
    body: { reason: 'V izreku se »Stranka« nadomesti z »LJ«.\nV obrazložitvi enako.' },
  })
  const params = { id: draft.id }
  // Nobody mends alone, and a draft that was changed is held to the same.
  expect((await admin.call(issueActDraft, { params, body: { version: 1 } })).body.error.code).toBe('second_person')
  const turned = { version: 1, facts: '', reason: 'V izreku se besede »se zavrne« nadomestijo z »se ugodi«.' }
  expect((await admin.call(correctAct, { params: { id: act.id }, body: turned })).body.error.fields).toMatchObject([
    { rule: 'correction_of_ruling' },
  ])
  const second = await product.as('root')
  expect((await admin.call(updateActDraft, { params, body: turned })).status).toBe(200)
  expect((await second.call(issueActDraft, { params, body: { version: 2 } })).body.error.fields).toMatchObject([
    { rule: 'correction_of_ruling' },
  ])
  const mended = { version: 2, facts: '', reason: 'V izreku se »Stranka« nadomesti z »LJ«.\nV obrazložitvi enako.' }
  expect((await admin.call(updateActDraft, { params, body: mended })).status).toBe(200)
  const issued = (await second.call(issueActDraft, { params, body: { version: 3 } })).body
  expect(issued.number).toBe(act.number.replace(/1$/, '2'))
  const text = textOf((await admin.call(readAct, { params: { id: issued.id } })).raw)
  if (canReadPdf)
    for (const words of ['POPRAVNI SKLEP', `${act.number} z dne 16. 11. 2026`, 'nadomesti z »LJ«. V obrazložitvi', '2. V drugem ostane'])
      expect(text).toContain(words)
  expect((await admin.call(readAct, { params: { id: act.id } })).raw.equals(before)).toBe(true)
})

test('who has rewritten a correction does not issue it; who prepared it first does', async () => {
  const [admin, second] = [await product.as('admin'), await product.as('root')]
  const { id } = await submit()
  await admin.call(rejectApplication, {
    body: { application_uuid: id, version: 1, ...byRecords, reason },
  })
  const [act] = (await admin.call(readMatterActs, { params: { id } })).body.acts
  const slip = 'V izreku se »Stranka« nadomesti z »LJ«.'
  const params = { id: (await admin.call(correctAct, { params: { id: act.id }, body: { reason: slip } })).body.id }
  const rewritten = { facts: '', reason: 'V obrazložitvi se »Stranka« nadomesti z »KP«.' }
  await second.call(updateActDraft, { params, body: { version: 1, ...rewritten } })
  // The same words again are nobody's writing.
  await admin.call(updateActDraft, { params, body: { version: 2, ...rewritten } })
  const issue = (client: typeof admin) => client.call(issueActDraft, { params, body: { version: 3 } })
  expect((await issue(second)).body.error?.code).toBe('second_person')
  expect((await issue(admin)).status).toBe(200)
})

test('a party who withdraws from their account is no official of the order', async () => {
  const [admin, party] = [await product.as('admin'), await product.as('regular')]
  const { email } = await product.services.database.kysely
    .selectFrom('app_user')
    .select('email')
    .where('id', '=', product.town.regular)
    .executeTakeFirstOrThrow()
  const { id } = (await party.call(submitApplication, { form: await residentForm(product, { email, 'plates[]': ['KP OW-100'] }) })).body
  expect((await party.call(withdrawOwnApplication, { params: { id }, body: {} })).status).toBe(200)
  const [draft] = (await admin.call(readMatterActs, { params: { id } })).body.drafts
  expect(draft).toMatchObject({ kind: 'discontinuation', prepared_by_name: 'Dovolilnice' })
  const issued = (await admin.call(issueActDraft, { params: { id: draft.id }, body: { version: 1 } })).body
  const text = textOf((await admin.call(readAct, { params: { id: issued.id } })).raw)
  if (canReadPdf) expect(text).toContain('Odloča: Ana Referent')
  expect(text).not.toContain('Postopek vodi')
})

test('no act is issued without a finished reason', async () => {
  const admin = await product.as('admin')
  const { id: record_id } = await submit()
  const wanted = { kind: 'rejection', record_id, facts: '', reason: rejectionReasons.documents_wrong.text.sl }
  const params = { id: (await admin.call(prepareAct, { body: wanted })).body.id }
  const unfinished = { code: 'validation', fields: [expect.objectContaining({ path: 'reason', rule: 'unfinished' })] }
  expect((await admin.call(issueActDraft, { params, body: { version: 1 } })).body.error).toMatchObject(unfinished)
  const long = await admin.call(updateActDraft, { params, body: { version: 1, facts: '', reason: `${reason} `.repeat(125).trim() } })
  expect(long.status, JSON.stringify(long.body)).toBe(200)
  const emptied = await admin.call(updateActDraft, { params, body: { version: 2, facts: '', reason: '' } })
  expect([emptied.status, emptied.body.error?.fields[0].path]).toEqual([422, 'reason'])
})

test('a draft that changes its reason is issued with the text, the legal bases and the code of the new one', async () => {
  const admin = await product.as('admin')
  const basis = { title: 'Odlok o prometu', gazette: '', permit_kind_ids: [] }
  const legal_bases = [
    { ...basis, articles: '9. člen', reason_codes: ['not_in_zone'] },
    { ...basis, articles: '77. člen', reason_codes: ['not_entitled'] },
  ]
  expect((await admin.call(updateActSettings, { body: { legal_bases } })).status).toBe(200)
  const { id: record_id } = await submit()
  const wanted = { kind: 'rejection', record_id, reason_code: 'not_entitled', facts: 'Po registru prebiva drugje.', reason }
  const params = { id: (await admin.call(prepareAct, { body: wanted })).body.id }
  const changed = { facts: wanted.facts, heard: 'own_data', reason: 'Naslov ni na območju.' }
  expect((await admin.call(updateActDraft, { params, body: { ...changed, version: 1, reason_code: 'not_in_zone' } })).status).toBe(200)
  // Without a code the reason stays as it was chosen last.
  expect((await admin.call(updateActDraft, { params, body: { ...changed, version: 2 } })).status).toBe(200)
  const draft = textOf((await admin.call(previewActDraft, { params })).raw)
  const { body: issued } = await admin.call(issueActDraft, { params, body: { version: 3 } })
  const { kysely } = product.services.database
  const act = await kysely.selectFrom('act').select(['reason_code', 'reason']).where('id', '=', issued.id).executeTakeFirstOrThrow()
  expect(act).toEqual({ reason_code: 'not_in_zone', reason: 'Naslov ni na območju.' })
  const text = textOf((await admin.call(readAct, { params: { id: issued.id } })).raw)
  if (!canReadPdf) return
  for (const said of [draft, text]) {
    expect(said).toContain('9. člen')
    expect(said).not.toContain('77. člen')
  }
})

test('drafts about a permit end with it and outlive who prepared them', async () => {
  const admin = await product.as('admin')
  const { database, clock } = product.services
  const draftsOf = async (id: string) => (await admin.call(readMatterActs, { params: { id } })).body.drafts
  const [deleted, revoked] = [
    await somePermit(product, { 'plates[]': ['KP DR-100'], email: undefined, valid_from: '2026-12-01' }),
    await somePermit(product, { 'plates[]': ['KP DR-200'] }),
  ]
  for (const record_id of [deleted, revoked])
    expect((await admin.call(prepareAct, { body: { kind: 'suspension', record_id, facts: '', reason } })).status).toBe(200)
  await database.transaction((trx) => actPrivacy.forget!(trx, [product.town.admin], clock.now()))
  expect(await draftsOf(revoked)).toEqual([expect.objectContaining({ prepared_by_name: 'Anonimizirano' })])
  expect((await admin.call(deletePermit, { params: { id: deleted }, query: { reason: 'Napaka' } })).status).toBeLessThan(300)
  expect((await admin.call(revokePermit, { params: { id: revoked }, body: { version: 1, ...found, reason } })).status).toBe(200)
  expect(await draftsOf(revoked)).toEqual([])
})

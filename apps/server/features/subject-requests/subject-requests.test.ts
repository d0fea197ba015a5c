import { createHash } from 'node:crypto'
import { takeApplicationIntoReview } from '@dovolilnice/contract/applications/decide/take-application-into-review'
import { submitApplication } from '@dovolilnice/contract/applications/apply/operations'
import {
  downloadSubjectFile,
  findSubjectMatches,
  readRestriction,
  readSubjectLetter,
  readSubjectRequest,
  recordSubjectRequest,
} from '@dovolilnice/contract/subject-requests/operations'
import { readMatterActs } from '@dovolilnice/contract/acts/record/operations'
import { handOverAct } from '@dovolilnice/contract/acts/service/operations'
import { requestSupplement } from '@dovolilnice/contract/applications/decide/request-supplement'
import {
  chooseSubjectMatches,
  closeSubjectRequest,
  eraseSubjectData,
  extendSubjectRequest,
  giveSubjectData,
  liftSubjectRestriction,
  restrictSubjectData,
  verifySubject,
} from '@dovolilnice/contract/subject-requests/steps/operations'
import type { SubjectMatch, SubjectRequest } from '@dovolilnice/contract/subject-requests/subject-request'
import { v7 } from 'uuid'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { owners } from '../../compose.ts'
import { collectData } from '../../platform/privacy/owner.ts'
import { residentForm } from '../../test/applicant/application-forms.ts'
import { canReadPdf, pdfText } from '../../test/pdf-text.ts'
import type { TestClient } from '../../test/test-client.ts'
import { startTestProduct, type TestProduct } from '../../test/test-product.ts'
import { partNames } from './papers/data-pdf.ts'

let product: TestProduct
let root: TestClient
beforeAll(async () => {
  product = await startTestProduct()
  root = await product.as('root')
})
afterAll(() => product.close())

const asked = {
  ...{ name: 'Čedomir Žagar', email: 'cedomir@primer.si', street: 'Trg 1', post_code: '1000', city: 'Ljubljana', locale: 'sl' },
  ...{ channel: 'email', received_on: '2026-11-10', kinds: ['access', 'erasure'], text: 'Želim vse svoje podatke.' },
} as const

const apply = async (changes: Parameters<typeof residentForm>[1]): Promise<string> => {
  const answer = await product.visitor().call(submitApplication, { form: await residentForm(product, changes) })
  if (answer.status !== 200) throw new Error(JSON.stringify(answer.body))
  await product.jobs.runDue()
  return answer.body.id
}

const read = async (id: string): Promise<SubjectRequest> => (await root.call(readSubjectRequest, { params: { id } })).body
const matches = async (id: string): Promise<SubjectMatch[]> => (await root.call(findSubjectMatches, { params: { id } })).body.items
const version = async (id: string) => (await read(id)).version
const choose = async (id: string, chosen: readonly SubjectMatch[]) =>
  root.call(chooseSubjectMatches, {
    params: { id },
    body: { version: await version(id), records: chosen.map(({ table, record_id }) => ({ table, record_id })) },
  })
const verify = async (id: string) =>
  root.call(verifySubject, { params: { id }, body: { version: await version(id), identity: 'document', identity_on: '2026-11-12' } })
const recorded = async (changes: object = {}): Promise<string> => {
  const answer = await root.call(recordSubjectRequest, { body: { ...asked, ...changes } })
  expect(answer.status, JSON.stringify(answer.body)).toBe(200)
  return answer.body.id
}

test('a request is recorded, found, given with hashes, erased as far as the law lets, and closed with its letter', async () => {
  const his = await apply({ name: 'Čedomir Žagar', email: 'cedomir@primer.si' })
  const another = await apply({ name: 'Čedomir Žagar', email: 'drugi@primer.si', 'plates[]': ['KP AA-111'] })
  const id = await recorded()
  expect(await read(id)).toMatchObject({ number: 'ZP-2026-000001', status: 'received', due_on: '2026-12-10', steps: [] })
  expect((await (await product.as('admin')).call(readSubjectRequest, { params: { id } })).status).toBe(403)

  const found = await matches(id)
  expect(found.map(({ record_id }) => record_id)).toEqual(expect.arrayContaining([his, another]))
  const mine = found.filter(({ record_id, table }) => record_id === his || table === 'mail')
  expect(mine.length).toBeGreaterThan(1)
  expect(mine.find(({ table }) => table === 'application')?.stays).toMatchObject({ until: '2031-11-16' })
  expect((await root.call(giveSubjectData, { params: { id }, body: { version: 1 } })).body.error.code).toBe('identity_not_verified')
  expect((await verify(id)).status).toBe(200)
  expect((await root.call(giveSubjectData, { params: { id }, body: { version: 2 } })).body.error.code).toBe('nothing_chosen')
  const stranger = { table: 'app_user', record_id: product.town.regular }
  expect((await root.call(chooseSubjectMatches, { params: { id }, body: { version: 2, records: [stranger] } })).status).toBe(404)
  expect((await choose(id, mine)).status).toBe(200)

  const given = await root.call(giveSubjectData, { params: { id }, body: { version: await version(id) } })
  expect(given.status, JSON.stringify(given.body)).toBe(200)
  const [step] = (await read(id)).steps
  const file = (format: 'json' | 'pdf') => root.call(downloadSubjectFile, { params: { id: step?.id ?? '', format } })
  const json = (await file('json')).raw
  expect(createHash('sha256').update(json).digest('hex')).toBe(step?.json_sha256)
  const data = JSON.parse(json.toString())
  expect(data.applications.map((one: { id: string }) => one.id)).toEqual([his])
  expect(data.mails.length).toBeGreaterThan(0)
  expect(json.toString()).not.toContain('drugi@primer.si')
  const pdf = (await file('pdf')).raw
  if (canReadPdf) for (const words of ['Čedomir Žagar', 'Vloge', 'cedomir@primer.si']) expect(pdfText(pdf)).toContain(words)

  await root.call(eraseSubjectData, { params: { id }, body: { version: await version(id) } })
  const erased = (await read(id)).steps.at(-1)
  expect(erased?.stays).toEqual(
    expect.arrayContaining([expect.objectContaining({ until: '2031-11-16', table_name: { sl: 'Vloge', en: 'Applications' } })]),
  )
  const answer = { outcome: 'partly', answer_text: 'Ne.', sent_by: 'mail', attach_data: true } as const
  const close = async (more: object) =>
    root.call(closeSubjectRequest, { params: { id }, body: { version: await version(id), ...answer, ...more } })
  expect((await close({})).body.error.fields.map(({ path }: { path: string }) => path)).toEqual(['ground', 'answer_text'])
  const reasons = 'Podatke smo vam pripravili. Vloge hranimo, ker tako zahteva zakon.'
  const closed = await close({ ground: 'duty', answer_text: reasons })
  expect(closed.body, JSON.stringify(closed.body)).toMatchObject({ status: 'closed' })
  const letter = (await root.call(readSubjectLetter, { params: { id } })).raw
  const text = canReadPdf ? pdfText(letter).replace(/\s+/g, ' ') : ''
  if (canReadPdf)
    for (const words of [
      'ZP-2026-000001',
      'vpogled v osebni dokument',
      'smo delno ugodili',
      '17. člena Splošne uredbe',
      'v 15 dneh od njegovega prejema',
      // Where the law lets nothing go, it must not be said to be gone.
      'Izbrisano, kolikor dovoljuje zakon.',
    ])
      expect(text).toContain(words)
  const mail = await product.services.database.kysely
    .selectFrom('mail')
    .select(['recipient', 'attachments'])
    .where('template', '=', 'subject_request:answer')
    .executeTakeFirstOrThrow()
  expect(mail).toMatchObject({ recipient: 'cedomir@primer.si' })
  expect(mail.attachments).toHaveLength(3)
})

test('an account without anything that must stay is erased, and the letter says so', async () => {
  const db = product.services.database.kysely
  const account = v7()
  const person = { id: account, email: 'odhod@primer.si', name: 'Oda Odhod', phone: '+38641222333', created_at: product.clock.now() }
  await db.insertInto('app_user').values(person).execute()
  const id = await recorded({ name: 'Oda Odhod', email: 'odhod@primer.si', kinds: ['erasure'] })
  await verify(id)
  await choose(id, await matches(id))
  await root.call(eraseSubjectData, { params: { id }, body: { version: await version(id) } })
  expect((await read(id)).steps.at(-1)).toMatchObject({ erased: ['odhod@primer.si'], stays: [] })
  expect(await db.selectFrom('app_user').select(['name', 'phone']).where('id', '=', account).executeTakeFirst()).toEqual({
    name: 'Anonimizirano',
    phone: null,
  })
})

test('what may only be stored is not changed, not mailed about and not forgotten, until the restriction ends', async () => {
  const db = product.services.database.kysely
  const application = await apply({ name: 'Rok Omejen', email: 'rok@primer.si', 'plates[]': ['LJ RK-222'] })
  const id = await recorded({ name: 'Rok Omejen', email: 'rok@primer.si', kinds: ['restriction'] })
  await verify(id)
  await choose(id, await matches(id))
  const restricted = await root.call(restrictSubjectData, {
    params: { id },
    body: { version: await version(id), note: 'Točnost je sporna.' },
  })
  expect(restricted.status, JSON.stringify(restricted.body)).toBe(200)
  const clerk = await product.as('admin')
  const shown = (await clerk.call(readRestriction, { params: { id: application } })).body
  expect(shown.restriction).toMatchObject({ request_number: (await read(id)).number })
  const take = () => clerk.call(takeApplicationIntoReview, { params: { id: application }, body: { version: 1 } })
  expect((await take()).body.error).toMatchObject({ code: 'restricted' })
  const mail = { id: v7(), template: 'application:x', recipient: 'rok@primer.si', subject: 'x', body_text: '', body_html: '' }
  await db
    .insertInto('mail')
    .values({ ...mail, subject_type: 'application', subject_id: application, created_at: product.clock.now() })
    .execute()
  const { sendMailJob } = await import('../../platform/mail/send-mail-job.ts')
  await db.transaction().execute((trx) => product.services.send(trx, sendMailJob, { mail_id: mail.id }))
  await product.jobs.runDue()
  const sent = await db.selectFrom('mail').select(['status', 'failure']).where('id', '=', mail.id).executeTakeFirst()
  expect(sent).toMatchObject({ status: 'failed', failure: 'restricted' })
  const applications = owners.find(({ name }) => name === 'applications')?.privacy
  const over = (): Promise<string[]> =>
    db.transaction().execute(async (trx) => (await applications?.expired?.find(trx, '2033-01-01', 100, '2033-01-01')) ?? [])
  expect(await over()).not.toContain(application)
  await root.call(liftSubjectRestriction, { params: { id }, body: { version: await version(id), note: 'Točnost je potrjena.' } })
  expect(await over()).toContain(application)
  expect((await take()).status).toBe(200)
})

test('the term is one month from receipt, and once three when a reason is given in time', async () => {
  const id = await recorded({ received_on: '2026-10-31' })
  expect(await read(id)).toMatchObject({ due_on: '2026-11-30' })
  const extend = async () =>
    root.call(extendSubjectRequest, { params: { id }, body: { version: await version(id), reason: 'Zapletena zadeva.' } })
  expect((await extend()).status).toBe(200)
  expect(await read(id)).toMatchObject({ due_on: '2027-01-31', extension_reason: 'Zapletena zadeva.' })
  expect((await extend()).body.error.code).toBe('illegal_transition')
  // The person is told by a letter.
  const [step] = (await read(id)).steps
  expect(step).toMatchObject({ kind: 'extended', has_files: true })
  const letter = (await root.call(downloadSubjectFile, { params: { id: step?.id ?? '', format: 'pdf' } })).raw
  if (canReadPdf) expect(pdfText(letter).replace(/\s+/g, ' ')).toContain('Odgovorili bomo najpozneje 31. 1. 2027.')
})

test('nobody is refused before it is known who they are, except for want of that; and the answer is in their language', async () => {
  const id = await recorded({ locale: 'it' })
  const close = async (ground: string) =>
    root.call(closeSubjectRequest, {
      params: { id },
      body: {
        ...{ version: await version(id), outcome: 'refused', ground, sent_by: 'post', attach_data: false },
        answer_text: 'Istovetnosti kljub pozivu niste izkazali, zato podatkov ne moremo dati.',
      },
    })
  expect((await close('duty')).body.error.code).toBe('identity_not_verified')
  const closed = await close('identity')
  expect(closed.status, closed.raw.toString()).toBe(200)
  const { raw } = await root.call(readSubjectLetter, { params: { id } })
  if (canReadPdf) expect(pdfText(raw).replace(/\s+/g, ' ')).toContain('Risposta alla richiesta')
})

test('every part of the data has a name for people', async () => {
  const data = await collectData(product.services.database.kysely, owners, [product.town.regular])
  expect(Object.keys(data).filter((part) => partNames[part] === undefined)).toEqual([])
})

test('a service is recorded while the application may only be stored, and its term is counted when the restriction ends', async () => {
  const application = await apply({ name: 'Vida Vročena', email: 'vida@primer.si', 'plates[]': ['LJ VV-333'] })
  const clerk = await product.as('admin')
  await clerk.call(takeApplicationIntoReview, { params: { id: application }, body: { version: 1 } })
  await clerk.call(requestSupplement, { params: { id: application }, body: { version: 2, text: 'Priložite potrdilo.' } })
  const id = await recorded({ name: 'Vida Vročena', email: 'vida@primer.si', kinds: ['restriction'] })
  await verify(id)
  await choose(id, await matches(id))
  await root.call(restrictSubjectData, { params: { id }, body: { version: await version(id), note: 'Točnost je sporna.' } })
  const term = async () =>
    (await product.services.database.kysely.selectFrom('application').select('due_on').where('id', '=', application).executeTakeFirst())
      ?.due_on
  const sent = await term()
  product.clock.advance(5 * 86_400_000)
  product.forgetClients()
  root = await product.as('root')
  const [act] = (await root.call(readMatterActs, { params: { id: application } })).body.acts
  const served = { manner: 'in_person', handed_over_on: '2026-11-20', served_on: '2026-11-20' }
  const handed = await root.call(handOverAct, { params: { id: act.id }, body: served })
  expect(handed.status, JSON.stringify(handed.body)).toBe(200)
  expect([sent, await term()]).toEqual(['2026-12-01', '2026-12-01'])
  await root.call(liftSubjectRestriction, { params: { id }, body: { version: await version(id), note: 'Točnost je potrjena.' } })
  expect(await term()).toBe('2026-12-07')
})

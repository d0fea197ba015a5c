import { createPublicKey } from 'node:crypto'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { getAct, readMatterActs } from '@dovolilnice/contract/acts/record/operations'
import { recordRepresentation, recordSecureBox } from '@dovolilnice/contract/acts/representation/representation'
import { handOverAct, recordServiceResult, withdrawService } from '@dovolilnice/contract/acts/service/operations'
import { readActSettings, updateActSettings } from '@dovolilnice/contract/acts/settings/operations'
import { submitApplication } from '@dovolilnice/contract/applications/apply/operations'
import { rejectApplication } from '@dovolilnice/contract/applications/decide/operations'
import { readApplicationStatus, recordLinkedBox } from '@dovolilnice/contract/applications/record/own-papers'
import { readDashboard } from '@dovolilnice/contract/dashboard/operations'
import { addDays, localDayOf } from '@dovolilnice/contract/primitives/local-day'
import fc from 'fast-check'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { issueTaxpayer, openKeys, toP12 } from '../../../../../tools/fiscal-stand-in/stand-in-authority.ts'
import { startSecureBoxStandIn, type SecureBoxStandIn } from '../../../../../tools/services/secure-box-stand-in.ts'
import { openCertificate } from '../../../platform/fiscal/fiscal-certificate.ts'
import { createSecureBox } from '../../../platform/e-service/secure-box.ts'
import { residentForm } from '../../../test/applicant/application-forms.ts'
import { startTestProduct, type TestProduct } from '../../../test/test-product.ts'
import { changesBy, deliverToBoxJob } from './e-service.ts'
import { byRecords } from '../../../test/applicant/grounds.ts'

const today = '2026-11-16'
const folder = mkdtempSync(join(tmpdir(), 'box-'))
const certificate = toP12(issueTaxpayer(openKeys(folder).authority, { taxNumber: '50223054' }), 'geslo')
let product: TestProduct
let service: SecureBoxStandIn
let now = () => new Date(`${today}T09:00:00Z`)
beforeAll(async () => {
  const { chain } = await openCertificate(certificate, 'geslo')
  service = await startSecureBoxStandIn({ sender: chain, boxes: { 'ana@predal': 'open', 'zaprt@predal': 'closed' }, now: () => now() })
  writeFileSync(join(folder, 'obcina.p12'), certificate)
  writeFileSync(join(folder, 'service.pem'), service.signer)
  product = await startTestProduct({
    env: {
      E_SERVICE_URL: service.url,
      E_SERVICE_SIGNER: join(folder, 'service.pem'),
      ACT_CERTIFICATE: join(folder, 'obcina.p12'),
      ACT_CERTIFICATE_PASSWORD: 'geslo',
    },
  })
  now = () => product.clock.now()
  expect((await (await product.as('admin')).call(updateActSettings, { body: { e_service: true } })).status).toBe(200)
})
beforeEach(() => {
  service.behave('normal')
  product.setClock(`${today}T09:00:00Z`)
})
afterAll(async () => {
  await product.close()
  await service.close()
  rmSync(folder, { recursive: true })
})

const clerk = () => product.as('admin')
const act = async (id: string) => (await (await clerk()).call(getAct, { params: { id } })).body
const run = () => product.jobs.runDue()
/** Runs what is due on a later day, and again an hour after. */
const onDay = async (day: string) => {
  product.setClock(`${day}T09:00:00Z`)
  await run()
}

/** The rejection of an application whose party has this box; it went into the box by itself. */
const rejected = async (address: string | null = 'ana@predal') => {
  const { id, number, token } = (await product.visitor().call(submitApplication, { form: await residentForm(product) })).body
  const admin = await clerk()
  if (address !== null) expect((await admin.call(recordSecureBox, { params: { id }, body: { address } })).status).toBe(204)
  const decided = await admin.call(rejectApplication, {
    body: {
      application_uuid: id,
      version: 1,
      ...byRecords,
      reason: 'Stranka ne prebiva na območju.',
    },
  })
  expect(decided.status, JSON.stringify(decided.body)).toBe(200)
  const [one] = (await admin.call(readMatterActs, { params: { id } })).body.acts
  const status = async () => (await product.visitor().call(readApplicationStatus, { query: { number, token } })).body
  const sent = (await act(one.id)).services[0]
  return { id: String(one.id), message: String(sent?.id), status }
}

test('an act goes into the box when it is issued, and counts as served on the day of the signed receipt', async () => {
  const { id, message, status } = await rejected()
  expect(await act(id)).toMatchObject({ standing: 'on_its_way', manner: 'e_service', served_on: null })
  expect((await act(id)).services).toMatchObject([{ box: { address: 'ana@predal', state: 'waiting' }, results: ['failure'] }])
  await run()
  expect(await act(id)).toMatchObject({ standing: 'on_its_way', served_on: '2026-12-01', final_on: '2026-12-17' })
  expect((await act(id)).services).toMatchObject([{ notice_on: today, served_by: 'fiction', box: { state: 'deposited', problem: null } }])
  expect((await status()).in_box).toEqual([{ number: (await act(id)).number, until: '2026-12-01' }])
  product.setClock('2026-11-20T09:00:00Z')
  service.move(message, 'fetched')
  await run()
  const served = { served_on: '2026-11-20', appeal_until: '2026-12-07', final_on: '2026-12-08', standing: 'term_runs' }
  expect(await act(id)).toMatchObject(served)
  expect((await status()).in_box).toEqual([])
  const { receipt } = await product.services.database.kysely
    .selectFrom('box_delivery')
    .select('receipt')
    .where('service_id', '=', message)
    .executeTakeFirstOrThrow()
  expect(receipt?.split('.')).toHaveLength(3)
  await onDay('2026-12-20')
  expect(await act(id)).toMatchObject({ ...served, standing: 'final' })
  expect(service.calls.filter(({ path }) => path === '/messages').length).toBe(1)
})

test('what is not collected in fifteen days is served by fiction, whatever comes later', async () => {
  const { id, message } = await rejected()
  await run()
  product.setClock('2026-11-28T09:00:00Z')
  service.move(message, 'expired')
  await run()
  expect((await act(id)).services, 'a term that ends early is not believed').toMatchObject([
    { box: { state: 'deposited', problem: 'untrusted' } },
  ])
  product.setClock('2026-12-01T21:00:00Z')
  service.move(message, 'expired')
  await run()
  expect(await act(id)).toMatchObject({ served_on: '2026-12-01', appeal_until: '2026-12-16', standing: 'term_runs' })
  product.setClock('2026-12-03T09:00:00Z')
  service.move(message, 'fetched')
  await run()
  expect(await act(id)).toMatchObject({ served_on: '2026-12-01', services: [{ served_by: 'fiction', box: { state: 'fetched' } }] })
})

test('a receipt of an earlier collection that comes late counts with its own day', async () => {
  const { id, message } = await rejected()
  await run()
  product.setClock('2026-12-05T09:00:00Z')
  service.move(message, 'fetched', new Date('2026-11-25T10:00:00Z'))
  await run()
  expect(await act(id)).toMatchObject({ served_on: '2026-11-25', services: [{ served_by: 'receipt' }] })
})

test('what the box does not take waits for paper again, and the record says why', async () => {
  const { id } = await rejected('zaprt@predal')
  await run()
  expect(await act(id)).toMatchObject({ standing: 'unserved', may_hand_over: true })
  expect((await act(id)).services).toMatchObject([{ failed_on: today, failed_reason: 'no_box', box: { state: 'undeliverable' } }])
  const paper = { params: { id }, body: { manner: 'registered_post', handed_over_on: today, consignment: '', note: '' } } as const
  expect((await (await clerk()).call(handOverAct, paper)).status).toBe(200)
})

test.each([
  'down',
  'in_trouble',
  'lost_answer',
  'no_json',
  'wrong_signature',
  'foreign_receipt',
  'other_document',
  'of_the_future',
  'question_as_receipt',
] as const)('while the service is %s, nothing counts; afterwards the act lies in the box once', async (behaviour) => {
  service.behave(behaviour)
  const before = service.receipts.size
  const { id } = await rejected()
  await run()
  const problem = ['down', 'in_trouble', 'lost_answer'].includes(behaviour) ? 'unreachable' : 'untrusted'
  expect(await act(id)).toMatchObject({ served_on: null, services: [{ notice_on: null, box: { state: 'waiting', problem } }] })
  expect((await (await clerk()).call(readActSettings)).body.boxes).toMatchObject({ missing: [], troubled: 1 })
  // Whoever serves acts is told: on the dashboard, and by the mail of the morning.
  const troubled = async () => (await (await clerk()).call(readDashboard)).body.acts.troubled
  expect(await troubled()).toBe(1)
  const { number } = await act(id)
  const { database, capabilities } = product.services
  expect(await capabilities.findUnservedTerms(database.kysely, today)).toContainEqual({ number, last: today, what: 'box' })
  service.behave('normal')
  product.clock.advance(3_600_000)
  await run()
  expect((await act(id)).services).toMatchObject([{ notice_on: today, box: { state: 'deposited', problem: null } }])
  expect(await troubled()).toBe(0)
  expect(service.receipts.size).toBe(before + 1)
})

test('a service that takes the call and says nothing is given up after a while', async () => {
  service.behave('silent')
  const { key, chain } = await openCertificate(certificate, 'geslo')
  const box = createSecureBox({ url: service.url, certificate: { key, chain }, signers: [createPublicKey(service.signer)], patience: 200 })
  const question = { id: '01900000-0000-7000-8000-000000000001', box: 'ana@predal', sha256: '', since: now() }
  await expect(box.ask(question, now())).rejects.toMatchObject({ kind: 'unreachable' })
})

test('the service refuses what a stranger signs, another content under the same id, and a box that is not the addressee’s', async () => {
  const { key, chain } = await openCertificate(
    toP12(issueTaxpayer(openKeys(folder).authority, { taxNumber: '50223054' }), 'geslo'),
    'geslo',
  )
  const own = await openCertificate(certificate, 'geslo')
  const port = (certificate: { key: typeof key; chain: string }) =>
    createSecureBox({ url: service.url, certificate, signers: [createPublicKey(service.signer)] })
  const message = (document: string, box = 'ana@predal') => ({
    ...{ id: '01900000-0000-7000-8000-000000000002', sender: 'Občina', addressee: { name: 'Ana', box }, notice: 'Prevzemite.' },
    ...{ act: { number: '371-1/2026-1', title: 'Odločba', issued_on: today }, document: Buffer.from(document) },
  })
  await expect(port({ key, chain }).deposit(message('a'), now(), now())).rejects.toMatchObject({ kind: 'refused' })
  const first = await port(own).deposit(message('a'), now(), now())
  expect(await port(own).deposit(message('a'), now(), now())).toMatchObject({ reference: first.reference, state: 'deposited' })
  await expect(port(own).deposit(message('b'), now(), now())).rejects.toMatchObject({ kind: 'refused' })
  await expect(port(own).deposit(message('a', 'zaprt@predal'), now(), now())).rejects.toMatchObject({ kind: 'refused' })
  expect(service.calls.slice(-4).map(({ outcome }) => outcome)).toEqual(['deposited', 'deposited', 'other_content', 'other_content'])
})

test('two processes that take the same receipt enter it once; a repeated one changes nothing', async () => {
  const { id, message } = await rejected()
  await run()
  service.move(message, 'fetched')
  const { services } = product
  for (const _ of [1, 2, 3]) await services.database.transaction((trx) => services.send(trx, deliverToBoxJob, { service_id: message }))
  await Promise.all([run(), run()])
  expect(await act(id)).toMatchObject({ served_on: today })
  const events = await services.database.kysely
    .selectFrom('event')
    .select('action')
    .where('subject_id', '=', id)
    .where('action', '=', 'act:serve')
    .execute()
  expect(events, 'its deposit and its collection').toHaveLength(2)
})

test('an attempt that the clerk takes back is not followed any more', async () => {
  const { id, message } = await rejected()
  await run()
  expect(
    (
      await (
        await clerk()
      ).call(recordServiceResult, { params: { id: message }, body: { version: 2, result: 'receipt', day: today, note: '' } })
    ).body.error.code,
  ).toBe('illegal_transition')
  await (await clerk()).call(withdrawService, { params: { id: message }, body: { version: 2, reason: 'Napačen predal.' } })
  service.move(message, 'fetched')
  product.clock.advance(3_700_000)
  await run()
  expect(await act(id)).toMatchObject({ standing: 'unserved', served_on: null })
})

test('the party says into which box its acts go, until somebody represents it', async () => {
  const { id, number, token } = (await product.visitor().call(submitApplication, { form: await residentForm(product) })).body
  const say = (address: string) => product.visitor().call(recordLinkedBox, { body: { number, token, address } })
  expect((await say('ni')).body.error.fields).toMatchObject([{ path: 'address' }])
  expect((await say('ana@predal')).body).toMatchObject({ secure_box: { address: 'ana@predal' }, in_box: [] })
  const admin = await clerk()
  expect((await admin.call(readMatterActs, { params: { id } })).body.secure_box).toEqual({ address: 'ana@predal' })
  await admin.call(updateActSettings, { body: { e_service: false } })
  expect((await say('ana@predal')).body.error.code).toBe('illegal_transition')
  await admin.call(updateActSettings, { body: { e_service: true } })
  const attorney = { name: 'Odvetnica Nada Novak', street: 'Sodna ulica 4', post_code: '1000', city: 'Ljubljana' }
  await admin.call(recordRepresentation, { params: { id }, body: { ...attorney, document: 'pooblastilo, v spisu', scope: 'vsa dejanja' } })
  expect((await say('ana@predal')).body.error.code).toBe('illegal_transition')
})

test('past a representative nothing goes into the box of the party; their own box is recorded in its place', async () => {
  const { id } = (await product.visitor().call(submitApplication, { form: await residentForm(product) })).body
  const admin = await clerk()
  await admin.call(recordSecureBox, { params: { id }, body: { address: 'ana@predal' } })
  const attorney = { name: 'Odvetnica Nada Novak', street: 'Sodna ulica 4', post_code: '1000', city: 'Ljubljana' }
  const paper = { document: 'pooblastilo z dne 3. 11. 2026, v spisu', scope: 'za vsa dejanja v postopku' }
  await admin.call(recordRepresentation, { params: { id }, body: { ...attorney, ...paper } })
  expect((await admin.call(readMatterActs, { params: { id } })).body.secure_box).toEqual({ address: '' })
  await admin.call(rejectApplication, {
    body: {
      application_uuid: id,
      version: 1,
      ...byRecords,
      reason: 'Stranka ne prebiva na območju.',
    },
  })
  const [one] = (await admin.call(readMatterActs, { params: { id } })).body.acts
  expect(one).toMatchObject({ standing: 'unserved', representative: attorney.name })
  const handOver = () =>
    admin.call(handOverAct, { params: { id: one.id }, body: { manner: 'e_service', handed_over_on: today, consignment: '', note: '' } })
  expect((await handOver()).body.error.fields).toMatchObject([{ path: 'manner', rule: 'no_secure_box' }])
  await admin.call(recordSecureBox, { params: { id }, body: { address: 'ana@predal' } })
  expect((await handOver()).status).toBe(200)
  await run()
  expect(await act(one.id)).toMatchObject({ addressee: attorney.name, services: [{ box: { state: 'deposited' } }] })
})

/** What a service may say, in any order and on any day: it is late, repeats itself, or says what cannot be. */
const said = fc.record({
  state: fc.constantFrom('deposited' as const, 'expired' as const, 'fetched' as const, 'undeliverable' as const),
  at: fc.integer({ min: -3, max: 40 }),
  told: fc.option(fc.integer({ min: -3, max: 40 })),
})

test('whatever a service says, no act is served before it lay in the box, and none by fiction before the expiry of its days', () => {
  const instant = (days: number) => new Date(`${addDays(today, days)}T10:00:00Z`)
  fc.assert(
    fc.property(fc.array(said, { maxLength: 8 }), fc.integer({ min: 15, max: 30 }), (walk, fiction_days) => {
      let known: { deposited_at: Date | null; served_on: string | null; fiction_days: number } = {
        deposited_at: null,
        served_on: null,
        fiction_days,
      }
      for (const { state, at, told } of walk) {
        const receipt = { state, at: instant(at), deposited_at: told === null ? null : instant(told), reference: 'VP-1', token: '' }
        let changes
        try {
          changes = changesBy(known, receipt, today)
        } catch (error) {
          expect(error).toMatchObject({ kind: 'untrusted' })
          continue
        }
        const { notice_on: notice, served_on: served, served_by: by, failed_on: failed } = changes
        if (failed) {
          expect([served, by]).toEqual([null, null])
          // An act that counts as served does not come back.
          if (known.served_on !== null) expect(known.served_on > localDayOf(receipt.at)).toBe(true)
          break
        }
        expect(notice! >= today).toBe(true)
        if (by === 'fiction') expect(served).toBe(addDays(notice!, fiction_days))
        else expect(served! >= notice! && served! <= addDays(notice!, fiction_days)).toBe(true)
        known = { ...known, served_on: String(served), deposited_at: receipt.deposited_at }
      }
    }),
    { numRuns: 3000 },
  )
})

test('on a walk through the product an act has no effect before the day of its receipt or its fiction', async () => {
  const { id, message } = await rejected()
  const walk: [number, 'expired' | 'fetched', number][] = [
    [3, 'expired', 3],
    [6, 'fetched', -2],
    [9, 'expired', 8],
    [15, 'expired', 15],
  ]
  await run()
  for (const [day, state, at] of walk) {
    product.setClock(`${addDays(today, day)}T11:00:00Z`)
    service.move(message, state, new Date(`${addDays(today, at)}T10:00:00Z`))
    await run()
    const { served_on, standing } = await act(id)
    expect(served_on).toBe('2026-12-01')
    expect(standing, String(day)).toBe(day < 15 ? 'on_its_way' : 'term_runs')
  }
}, 180_000)

import {
  cancelHandover,
  confirmHandover,
  createHandover,
  downloadHandover,
  type Handover,
  listDueActYears,
  listHandovers,
} from '@dovolilnice/contract/acts/handover/handover'
import { recordRepresentation } from '@dovolilnice/contract/acts/representation/representation'
import { packageActs } from '@dovolilnice/contract/acts/package-and-print'
import { listActs, readAct, readMatterActs } from '@dovolilnice/contract/acts/record/operations'
import { handOverAct, recordServiceResult } from '@dovolilnice/contract/acts/service/operations'
import { readActSettings, updateActSettings } from '@dovolilnice/contract/acts/settings/operations'
import { submitApplication } from '@dovolilnice/contract/applications/apply/operations'
import { rejectApplication } from '@dovolilnice/contract/applications/decide/operations'
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { Readable } from 'node:stream'
import { strFromU8, unzipSync } from 'fflate'
import { sql } from 'kysely'
import { v7 } from 'uuid'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { residentForm } from '../../../test/applicant/application-forms.ts'
import { forgetPast } from '../../../test/forget-past.ts'
import { givePermit } from '../../../test/gates/gate-scene.ts'
import { canReadPdf, pdfText } from '../../../test/pdf-text.ts'
import { startTestProduct, type TestProduct } from '../../../test/test-product.ts'
import { makeActPackageJob } from './handover.ts'
import { byRecords } from '../../../test/applicant/grounds.ts'

const hasXmllint = spawnSync('xmllint', ['--version']).error === undefined
if (!hasXmllint) process.stdout.write('SKIPPED: no xmllint here (Debian: libxml2-utils), so no hand-over is held against its schema\n')

let product: TestProduct
let party: string
const ids = { rejection: '', call: v7() }
const lawyer = 'Zvezdana Pooblaščenka'
const db = () => product.services.database.kysely
/** Holds metadata against their schema. */
const validated = (input: string) =>
  spawnSync('xmllint', ['--nonet', '--noout', '--schema', 'docs/acts.xsd', '-'], { input, encoding: 'utf8' })
const sha256 = (content: Uint8Array): string => createHash('sha256').update(content).digest('hex')

/** Tables in which a row holds one of these words. */
const tablesThatName = async (...words: string[]): Promise<string[]> => {
  const { rows } = await sql<{ name: string }>`select table_name as name from information_schema.tables
    where table_schema = 'public' and table_type = 'BASE TABLE'`.execute(db())
  const named: string[] = []
  for (const { name } of rows) {
    const { rows: found } = await sql`select 1 from ${sql.table(name)} t
      where to_jsonb(t)::text like any (${words.map((word) => `%${word}%`)}) limit 1`.execute(db())
    if (found.length > 0) named.push(name)
  }
  return named
}

/** An action before the court about the rejection, which the court has not decided. */
const sue = async (): Promise<string> => {
  const id = v7()
  const entered = { entered_by: null, entered_by_name: 'Uradnik', created_at: product.clock.now() }
  const none = { ended_on: null, outcome: null, withdrawn_at: null, withdrawn_by: null, withdrawn_by_name: null, withdrawn_reason: null }
  const action = { id, act_id: ids.rejection, kind: 'court_action' as const, lodged_on: '2026-12-10', note: `Tožnica ${party}.` }
  await db()
    .insertInto('act_remedy')
    .values({ ...action, ...entered, ...none })
    .execute()
  return id
}
const endAction = (id: string) =>
  db().updateTable('act_remedy').set({ ended_on: '2037-01-04', outcome: 'act_stands' }).where('id', '=', id).execute()

/** A rejection that is final, and a call of the same matter: kinds that the town keeps in two ways. */
beforeAll(async () => {
  product = await startTestProduct()
  const clerk = await product.as('admin')
  const { id } = (await product.visitor().call(submitApplication, { form: await residentForm(product) })).body
  const body = {
    application_uuid: id,
    version: 1,
    ...byRecords,
    reason: 'Stranka ne prebiva na območju.',
  }
  expect((await clerk.call(rejectApplication, { body })).status).toBe(200)
  ids.rejection = (await clerk.call(readMatterActs, { params: { id } })).body.acts[0].id
  const attorney = { name: lawyer, street: 'Sodna ulica 2', post_code: '6000', city: 'Koper', document: 'Pooblastilo', scope: 'za vse' }
  expect((await clerk.call(recordRepresentation, { params: { id }, body: attorney })).status).toBe(200)
  const sent = await clerk.call(handOverAct, {
    params: { id: ids.rejection },
    body: { manner: 'registered_post', handed_over_on: '2026-11-16', consignment: 'RA1', note: `Klicala ${lawyer}.` },
  })
  product.setClock('2026-11-20T09:00:00Z')
  const result = { version: 1, result: 'receipt', day: '2026-11-19' }
  expect((await (await product.as('admin')).call(recordServiceResult, { params: { id: sent.body.id }, body: result })).status).toBe(200)
  const act = await db().selectFrom('act').selectAll().where('id', '=', ids.rejection).executeTakeFirstOrThrow()
  party = act.party.name
  const paper = await product.services.storage.receive(Readable.from([Buffer.from('%PDF-1.7 poziv')]))
  const file = { storage_key: paper.storage_key, sha256: paper.sha256, byte_size: paper.byte_size }
  const json = { party: JSON.stringify(act.party), representative: null, parts: JSON.stringify(act.parts) }
  await db()
    .insertInto('act')
    .values({ ...act, ...json, ...file, id: ids.call, kind: 'supplement_call', number: `${act.number}9` })
    .execute()
  await sql`insert into act_standing select (jsonb_populate_record(s, jsonb_build_object('act_id', ${ids.call}::text, 'remedy', 'none'))).*
    from act_standing s where act_id = ${ids.rejection} on conflict do nothing`.execute(db())
})
afterAll(() => product.close())

const root = () => product.as('root')
const stored = (id: string) => db().selectFrom('act').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
const newest = async () => (await (await root()).call(listHandovers, { body: {} })).body.items[0]
const cancel = async ({ id, version }: Handover) => (await root()).call(cancelHandover, { params: { id }, body: { version } })
const due = async () => (await (await root()).call(listDueActYears, {})).body.years
const prepare = async (year = 2026) => (await root()).call(createHandover, { body: { year } })

test('nothing is prepared before the term of a kind, nor by whom may not', async () => {
  expect((await prepare()).body.error.fields).toMatchObject([{ path: 'year', rule: 'no_acts_past_term' }])
  expect(await due()).toEqual([])
  const clerk = await product.as('admin')
  expect((await clerk.call(createHandover, { body: { year: 2026 } })).status).toBe(403)
  const { retention } = (await (await root()).call(readActSettings, {})).body
  expect(retention.rejection).toEqual({ years: 10, archive: true })
  const body = { retention: { ...retention, supplement_call: { years: 5, archive: false } } }
  expect((await (await root()).call(updateActSettings, { body })).status).toBe(200)
  const short = { retention: { ...retention, hearing: { years: 2, archive: false } } }
  expect((await (await root()).call(updateActSettings, { body: short })).status).toBe(422)
  await expect(sql`update act set party = '{}', released_at = now() where id = ${ids.rejection}`.execute(db())).rejects.toThrow(
    'never changed',
  )
})

/** Gives the matters of the rejected application's kind of permit a class; null: none. */
const classify = async (one: { sign: string; years: number; archive: boolean } | null) => {
  const { application_id } = await stored(ids.rejection)
  const { permit_kind_id: kind } = await db()
    .selectFrom('application')
    .select('permit_kind_id')
    .where('id', '=', application_id)
    .executeTakeFirstOrThrow()
  return (await root()).call(updateActSettings, { body: { matter_classes: one === null ? {} : { [kind]: one } } })
}

test('the class of a matter decides for all its acts, and opens the numbers of new matters', async () => {
  product.setClock('2037-01-05T09:00:00Z')
  expect((await classify({ sign: '47{8}', years: 20, archive: false })).status).toBe(422)
  expect((await classify({ sign: '478', years: 20, archive: false })).status).toBe(200)
  expect((await prepare()).body.error.fields).toMatchObject([{ rule: 'no_acts_past_term' }])
  await classify({ sign: 'A-12', years: 10, archive: false })
  expect((await prepare()).status).toBe(200)
  expect(await newest()).toMatchObject({ archived: 0, deleted: 2 })
  expect((await cancel(await newest())).status).toBe(204)
  const clerk = await product.as('admin')
  const { id } = (
    await product
      .visitor()
      .call(submitApplication, { form: await residentForm(product, { valid_from: '2037-01-05', name: 'Druga Oseba' }) })
  ).body
  const body = {
    application_uuid: id,
    version: 1,
    ...byRecords,
    reason: 'Stranka ne prebiva na območju.',
  }
  await clerk.call(rejectApplication, { body })
  const [act] = (await clerk.call(readMatterActs, { params: { id } })).body.acts
  expect(act.number).toMatch(/^A-12-\d+\/2037-1$/)
  const packed = async (): Promise<string> => {
    const { raw } = await clerk.call(packageActs, { body: { ids: [act.id, ids.rejection] } })
    const xml = strFromU8(unzipSync(new Uint8Array(raw))['akti.xml']!)
    if (hasXmllint) expect(validated(xml).stderr).toContain('validates')
    return xml
  }
  const signs = /<Classification>.*?<\/Classification>/g
  // The earlier matter goes by the class too, as its term does.
  expect((await packed()).match(signs)).toEqual(Array.from({ length: 2 }, () => '<Classification>A-12</Classification>'))
  await classify(null)
  // What else stands before a matter's number is no class.
  await db()
    .updateTable('act_case')
    .set({ number_pattern: 'Št. 45/2026-{act}' })
    .where('id', '=', (await stored(act.id)).case_id)
    .execute()
  expect((await packed()).match(signs)).toBeNull()
})

test('a package that fails half-way changes no act; called off, the year can be prepared anew', async () => {
  product.setClock('2037-01-05T09:00:00Z')
  expect(await due()).toEqual([{ year: 2026, archived: 1, deleted: 1 }])
  expect((await prepare()).status).toBe(200)
  expect((await prepare()).body.error.fields).toMatchObject([{ path: 'year', rule: 'handover_open' }])
  expect(await due()).toEqual([])
  const { id } = await newest()
  const { services, clock } = product
  const storage = { ...services.storage, open: () => Promise.reject(new Error('the disk is gone')) }
  const context = { database: services.database, services: { ...services, storage }, clock, lastAttempt: true } as never
  await expect(makeActPackageJob.handle({ handover_id: id }, context)).rejects.toThrow('the disk is gone')
  const failed = await newest()
  expect(failed).toMatchObject({ status: 'failed', failure: 'the disk is gone', package_sha256: null })
  for (const act of Object.values(ids)) expect((await stored(act)).released_at).toBe(null)
  expect((await cancel(failed)).status).toBe(204)
})

test('an act of a permit in force, or before the court, is not prepared', async () => {
  const { application_id } = await stored(ids.rejection)
  const permit = await givePermit(product, { number: 'D-1', credentials: { plate: 'LJ HO-111' }, valid_until: '2040-01-01' })
  await db().updateTable('permit').set({ application_id }).where('id', '=', permit).execute()
  expect((await prepare()).body.error.fields).toMatchObject([{ rule: 'no_acts_past_term' }])
  expect(await due()).toEqual([])
  await db().updateTable('permit').set({ application_id: null }).where('id', '=', permit).execute()
  const action = await sue()
  expect((await prepare()).status).toBe(200)
  expect(await newest()).toMatchObject({ archived: 0, deleted: 1 })
  expect((await cancel(await newest())).status).toBe(204)
  await db().deleteFrom('act_remedy').where('id', '=', action).execute()
})

test('the archive gets what it has selected with metadata and checksums; only its confirmation deletes, with a certificate of the rest', async () => {
  const person = await root()
  expect((await prepare()).status).toBe(200)
  const keys = async () => (await Readable.from(product.services.storage.list()).toArray()).length
  const before = await keys()
  await product.jobs.runDue()
  // Nothing but the package is stored: what no row names would be swept away under a long one.
  expect(await keys()).toBe(before + 1)
  const ready = await newest()
  expect(ready).toMatchObject({ year: 2026, status: 'ready', archived: 1, deleted: 1 })
  const numbers = { rejection: (await stored(ids.rejection)).number, call: (await stored(ids.call)).number }

  const { raw } = await person.call(downloadHandover, { params: { id: ready.id, file: 'package' } })
  expect(sha256(raw)).toBe(ready.package_sha256)
  const files = unzipSync(raw)
  const papers = Object.keys(files).filter((name) => name.startsWith('akti/'))
  const matter = Object.keys(files).filter((name) => /^vloge\/V-2026-\d+\//.test(name))
  const held = await db()
    .selectFrom('document')
    .selectAll()
    .where('application_id', '=', (await stored(ids.rejection)).application_id)
    .execute()
  // What the act decides about lies beside it: the paper of the application, and each document as it came.
  expect([Object.keys(files).length, papers.length, matter.length]).toEqual([6 + held.length, 1, 1 + held.length])
  expect(held.length).toBeGreaterThan(0)
  const inside = matter.map((name) => sha256(files[name]!))
  for (const { sha256: sum } of held) expect(inside).toContain(sum)
  const list = strFromU8(files['datoteke.txt']!)
  expect(list).toContain('Nobena datoteka ni bila pretvorjena')
  for (const name of matter) expect(list).toContain(`${name}\t`)
  const sums = strFromU8(files['SHA256SUMS']!).trim().split('\n')
  expect(sums).toHaveLength(Object.keys(files).length - 1)
  for (const line of sums) {
    const [sum = '', name = ''] = line.split('  ')
    expect(sha256(files[name]!)).toBe(sum)
  }
  const xml = strFromU8(files['akti.xml']!)
  expect(xml).toContain(`<Number>${numbers.rejection}</Number>`)
  expect(xml).not.toContain(numbers.call)
  expect(xml).not.toContain('<Classification>')
  expect(xml).toContain('<Retention><Years>10</Years><ArchiveMaterial>true</ArchiveMaterial></Retention>')
  if (hasXmllint) {
    expect(validated(xml).stderr).toContain('validates')
    expect(validated(xml.replace('<Years>10', '<Years>ten')).status).not.toBe(0)
  }

  const confirm = (sum: string, version = ready.version) =>
    person.call(confirmHandover, { params: { id: ready.id }, body: { version, receipt: 'ZAL-12/2037', sha256: sum } })
  expect((await confirm('0'.repeat(64))).body.error.fields).toMatchObject([{ path: 'sha256', rule: 'package_differs' }])
  expect((await confirm(sha256(raw), ready.version + 5)).body.error.code).toBe('conflict')
  const action = await sue()
  expect((await confirm(sha256(raw))).body.error.fields).toMatchObject([
    { path: 'receipt', rule: 'act_runs_again', message: expect.stringContaining(`Akt ${numbers.rejection} je medtem spet v teku`) },
  ])
  expect((await stored(ids.rejection)).party.name).toBe(party)
  await endAction(action)
  const proposal = { act_id: ids.rejection, term: 'appeal', proposed_on: '2026-12-20', ceased_on: '2026-12-18', entered_by_name: 'Uradnik' }
  await sql`insert into act_restitution select (jsonb_populate_record(null::act_restitution, ${JSON.stringify({
    ...{ ...proposal, id: v7(), grounds: `${party} je bila v bolnišnici.`, created_at: product.clock.now(), version: 1 },
    ...{ withdrawn_at: product.clock.now(), withdrawn_reason: party, withdrawn_by_name: 'Uradnik' },
  })}::jsonb)).*`.execute(db())
  expect((await confirm(sha256(raw))).status).toBe(204)
  expect((await confirm(sha256(raw), ready.version + 1)).body.error.code).toBe('illegal_transition')

  const clerk = await product.as('admin')
  for (const [kind, id] of Object.entries(ids)) {
    const act = await stored(id)
    expect(act).toMatchObject({ number: numbers[kind === 'call' ? 'call' : 'rejection'], facts: null, reason: '', decided_by_name: '' })
    expect(JSON.stringify(act)).not.toContain(party)
    expect((await clerk.call(readAct, { params: { id } })).status).toBe(404)
  }
  expect((await clerk.call(listActs, { body: { filters: {} } })).body.total).toBe(3)
  await forgetPast(product.services)
  expect(await tablesThatName(party, lawyer)).toEqual([])
  expect((await person.call(downloadHandover, { params: { id: ready.id, file: 'package' } })).status).toBe(404)
  expect((await newest()).package_sha256).toBe(sha256(raw))
  const certificate = await person.call(downloadHandover, { params: { id: ready.id, file: 'certificate' } })
  expect(certificate.raw.subarray(0, 5).toString()).toBe('%PDF-')
  if (canReadPdf) {
    const text = pdfText(certificate.raw).replace(/\s+/g, '')
    for (const words of [numbers.rejection, numbers.call, 'ZAL-12/2037']) expect(text).toContain(words.replace(/\s+/g, ''))
    expect(text).not.toContain(party.replace(/\s+/g, ''))
  }
})

test('a year of more acts than a statement has parameters is prepared', async () => {
  const wanted = 17_000
  const row = (name: 'act' | 'act_standing', id: string) =>
    sql`from ${sql.table(name)} t, generate_series(1, ${wanted}::int) i where ${sql.ref(id)} = ${ids.call}`
  const key = sql`md5('many' || i)::uuid`
  await sql`insert into act select (jsonb_populate_record(t, jsonb_build_object('id', ${key}, 'number', '1-' || i || '/2025', 'storage_key', 'many-' || i,
    'issued_on', '2025-05-05', 'released_at', null))).* ${row('act', 't.id')}`.execute(db())
  await sql`insert into act_standing select (jsonb_populate_record(t, jsonb_build_object('act_id', ${key}))).* ${row('act_standing', 't.act_id')}`.execute(
    db(),
  )
  // Their matter has a newer act, of whose year its class counts.
  await classify({ sign: '478', years: 11, archive: false })
  expect((await prepare(2025)).body.error.fields).toMatchObject([{ rule: 'no_acts_past_term' }])
  await classify(null)
  expect(await due()).toEqual([{ year: 2025, archived: 0, deleted: wanted }])
  const made = await prepare(2025)
  expect(made.status, made.raw.toString()).toBe(200)
  expect(await newest()).toMatchObject({ year: 2025, archived: 0, deleted: wanted })
  expect((await cancel(await newest())).status).toBe(204)
})

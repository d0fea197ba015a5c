import {
  endProgram,
  giveRightList,
  listPrograms,
  makeProgram,
  readAssignedRights,
  readPlaces,
  readRightSpecifications,
  saveWebhook,
} from '@dovolilnice/contract/access/street/programs'
import { issuePass } from '@dovolilnice/contract/access/passes'
import { localDayOf } from '@dovolilnice/contract/primitives/local-day'
import Ajv from 'ajv-draft-04'
import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod/mini'
import { givePermit } from '../../../test/gates/gate-scene.ts'
import { startTestProduct, type TestProduct } from '../../../test/test-product.ts'

let product: TestProduct
beforeAll(async () => {
  product = await startTestProduct()
  await givePermit(product, { number: 'P-1', credentials: { plate: 'LJ AB-123' }, name: 'Čebašek Žiga' })
})
afterAll(() => product.close())

const ask = (key: string, query: { credential_id: string; place?: string }) =>
  product.visitor().call(readAssignedRights, { query, headers: { authorization: `Bearer ${key}` } })
const events = () =>
  product.services.database.kysely
    .selectFrom('event')
    .select(['action', 'reason', 'after'])
    .where('action', 'in', ['program:check', 'right_list:give'])
    .orderBy('id')
    .execute()

test('a program with a key learns of one plate whether it has a right, until when and of which kind, and each look is an event', async () => {
  const admin = await product.as('admin')
  const { body: made } = await admin.call(makeProgram, { body: { name: 'Mestno redarstvo', scopes: ['rights:read'] } })
  const places = (await product.visitor().call(readPlaces, {})).body
  const specifications = (await product.visitor().call(readRightSpecifications, {})).body
  expect(places.data.length).toBeGreaterThan(0)
  const yes = await ask(made.key, { credential_id: 'lj ab 123' })
  expect(yes.status, yes.raw.toString()).toBe(200)
  expect(yes.body.data).toMatchObject([{ id: 'P-1', issueMethod: 'permit', rightHolder: { credentials: [{ type: 'licensePlate' }] } }])
  expect(yes.raw.toString()).not.toMatch(/Žiga/)
  // What it refers to is public, in the version that it names.
  const { rightSpecification } = yes.body.data[0]!
  expect(specifications.data).toContainEqual(expect.objectContaining({ id: rightSpecification.id, version: rightSpecification.version }))
  const inForce = specifications.data.find(({ id }: { id: string }) => id === rightSpecification.id)
  const elsewhere = places.data.filter(
    ({ id }: { id: string }) => !inForce?.hierarchyElements.some((element: { id: string }) => element.id === id),
  )
  for (const { id } of elsewhere) expect((await ask(made.key, { credential_id: 'LJ AB-123', place: id })).body.data).toEqual([])
  expect((await ask(made.key, { credential_id: 'MB 00-AAA' })).body).toMatchObject({ meta: { total: 0 }, data: [] })
  const looks = (await events()).map(({ after }) => after)
  expect(looks).toContainEqual({ plate: 'lj ab 123' })
  // Of a stranger the trail keeps no plate.
  expect(looks.at(-1)).toEqual({ plate: 'MB…' })
  expect((await admin.call(listPrograms, {})).body.items[0]).toMatchObject({ name: 'Mestno redarstvo', used_at: expect.any(String) })
})

test('no key, another key and an ended key open nothing', async () => {
  const admin = await product.as('admin')
  const { body: made } = await admin.call(makeProgram, { body: { name: 'Aplikacija', scopes: ['rights:read'] } })
  expect((await product.visitor().call(readAssignedRights, { query: { credential_id: 'LJ AB-123' } })).status).toBe(401)
  expect((await ask(made.key, { credential_id: ' ' })).status).toBe(422)
  expect((await ask('x', { credential_id: 'LJ AB-123' })).status).toBe(401)
  expect((await ask(made.key, { credential_id: 'LJ AB-123', place: '01900000-0000-7000-8000-00000000ffff' })).status).toBe(404)
  expect((await admin.call(endProgram, { params: { id: made.id } })).status).toBe(200)
  expect((await ask(made.key, { credential_id: 'LJ AB-123' })).status).toBe(401)
  expect((await admin.call(endProgram, { params: { id: made.id } })).status).toBe(409)
})

test('a key does what it was made for; the trail says for what, and an address of it is told only where it may be', async () => {
  const admin = await product.as('admin')
  const make = (scopes: ('rights:read' | 'events:receive')[]) => admin.call(makeProgram, { body: { name: 'Z namenom', scopes } })
  expect((await make([])).status).toBe(422)
  const { body: told } = await make(['events:receive'])
  const { body: asking } = await make(['rights:read'])
  const refused = await ask(told.key, { credential_id: 'LJ AB-123' })
  expect([refused.status, refused.body.error]).toMatchObject([403, { code: 'scope_missing', details: { scope: 'rights:read' } }])
  expect(refused.body.error.message).toBe('Ključ ni izdan za rights:read. Za to je treba izdati nov ključ.')
  const address = (id: string) =>
    admin.call(saveWebhook, { body: { program_id: id, url: 'https://program.example/', events: ['pass.made'] } })
  expect((await address(asking.id)).body.error.fields).toMatchObject([{ path: 'program_id' }])
  expect((await address(told.id)).status).toBe(200)
  const { items } = (await admin.call(listPrograms, {})).body
  expect(items.find(({ id }: { id: string }) => id === told.id)).toMatchObject({ scopes: ['events:receive'] })
  const made = product.services.database.kysely.selectFrom('event').select('after').where('action', '=', 'program:make')
  expect(await made.where('subject_id', '=', told.id).execute()).toEqual([{ after: { scopes: ['events:receive'] } }])
})

test('an authority gets the vehicles of a zone and day without names, on a ground that the trail keeps', async () => {
  const admin = await product.as('admin')
  const request = { authority: 'PP Kamen', basis: 'Zakon (izmišljen), 1. člen', case_number: 'K-1/26', zone: null }
  const given = await admin.call(giveRightList, { body: { ...request, day: localDayOf(product.clock.now()) } })
  expect(given.status, given.raw.toString()).toBe(200)
  expect(given.body.csv).toContain('LJAB123')
  expect(given.body.csv).not.toContain('Žiga')
  expect((await events()).at(-1)).toMatchObject({ reason: 'PP Kamen: Zakon (izmišljen), 1. člen, K-1/26', after: { count: 1 } })
  const operator = await product.as('operator')
  expect((await operator.call(giveRightList, { body: { ...request, day: localDayOf(product.clock.now()) } })).status).toBe(403)
  expect((await admin.call(giveRightList, { body: { ...request, basis: '', day: localDayOf(product.clock.now()) } })).status).toBe(422)
})

/**
 * The published schema, made usable where nothing could satisfy it: a reference that may have one property and needs two, and branches of places and of
 * credentials that cannot be told apart.
 */
const apdsCheck = () => {
  let impossible = 0
  const text = readFileSync(new URL('../../../test/open-data/apds-schema.json', import.meta.url), 'utf8')
  const schemaOf = z.object({ roots: z.record(z.string(), z.unknown()), definitions: z.record(z.string(), z.unknown()) })
  const { roots, definitions } = schemaOf.parse(
    JSON.parse(text.replaceAll('"oneOf"', '"anyOf"'), (_, value: unknown) => {
      const parts = z.object({ maxProperties: z.number(), required: z.array(z.string()) }).safeParse(value).data
      if (parts === undefined || parts.maxProperties >= parts.required.length) return value
      impossible += 1
      return { ...z.record(z.string(), z.unknown()).parse(value), maxProperties: parts.required.length }
    }),
  )
  expect(impossible).toBe(1)
  const ajv = new Ajv.default({
    strict: false,
    validateSchema: false,
    allErrors: true,
    formats: { 'date-time': (at: string) => !Number.isNaN(Date.parse(at)) },
  })
  return (path: string, answer: unknown): string => {
    const fits = ajv.compile({ ...z.record(z.string(), z.unknown()).parse(roots[path]), definitions })
    return fits(answer) ? '' : ajv.errorsText(fits.errors)
  }
}

test('places, kinds and rights of permits and passes hold against the schema that APDS publishes', async () => {
  const check = apdsCheck()
  const admin = await product.as('admin')
  const { body: made } = await admin.call(makeProgram, { body: { name: 'Redarstvo, APDS', scopes: ['rights:read'] } })
  const pass = { plate: 'MB AP-001', zone: 'A', purpose: 'delivery', length: 'day' } as const
  expect((await admin.call(issuePass, { body: pass })).status).toBe(200)
  const places = (await product.visitor().call(readPlaces, {})).body
  const specifications = (await product.visitor().call(readRightSpecifications, {})).body
  expect([check('/places', places), check('/rights/specs', specifications)]).toEqual(['', ''])
  for (const [plate, count] of [
    ['LJ AB-123', 1],
    ['MB AP-001', 1],
    ['KP ZZ-001', 0],
  ] as const) {
    const { body } = await ask(made.key, { credential_id: plate })
    expect([plate, body.data.length, check('/rights/assigned', body)]).toEqual([plate, count, ''])
  }
  // It is no schema that takes anything.
  expect(check('/places', { ...places, meta: {} })).toContain('referenceInstant')
  expect(check('/places', { ...places, data: [{ ...places.data[0], id: undefined }] })).toContain("'id'")
  const { body: given } = await ask(made.key, { credential_id: 'LJ AB-123' })
  const [right] = given.data
  expect(
    check('/rights/assigned', { ...given, data: [{ ...right, rightSpecification: { ...right.rightSpecification, name: 'x' } }] }),
  ).toContain('additional properties')
  expect(check('/rights/assigned', { ...given, data: [{ ...right, issueMethod: 'paper' }] })).toContain('allowed values')
})

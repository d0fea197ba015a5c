import { needsAntiForgery } from '@dovolilnice/contract/headers'
import { admitGuest, getOwnHost, renewHostKey, saveHost } from '@dovolilnice/contract/access/hosts'
import { addOwnVehicles, createOccasion, readOwnOccasion } from '@dovolilnice/contract/access/occasions'
import { makeProgram, readAssignedRights } from '@dovolilnice/contract/access/street/programs'
import type { KeyScope, Operation } from '@dovolilnice/contract/operation'
import { roles, type Role } from '@dovolilnice/contract/permissions'
import { addDays, localDayOf } from '@dovolilnice/contract/primitives/local-day'
import { z } from 'zod/mini'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { hashSecret, newSecret } from '../../platform/security/secret.ts'
import type { TestClient } from '../test-client.ts'
import { startTestProduct, type TestProduct } from '../test-product.ts'
import { emailOf } from '../test-town.ts'
import { callOf, emptyCallOf, mayCall, named, operations, parametersIn, signedIn, unknownId } from './operation-calls.ts'

/**
 * What every registered operation refuses, and whom, before it does anything: a new operation is tried without being named here. It is the
 * same on either engine of the database, so `npm test` asks it on one.
 */
let product: TestProduct
beforeAll(async () => {
  product = await startTestProduct()
})
afterAll(() => product.close())

/** A refused call ends no session, so one of each role is enough for them all. */
const sessions = new Map<Role, Promise<TestClient>>()
const refusedAs = (role: Role): Promise<TestClient> => {
  const session = sessions.get(role) ?? signedIn(product, role)
  sessions.set(role, session)
  return session
}

describe('without a session', () => {
  test.each(named(({ access }) => access !== 'public'))('%s answers 401', async (_, operation) => {
    const answer = await product.visitor().call(operation, emptyCallOf(operation))
    expect([answer.status, answer.body?.error.code]).toEqual([401, 'unauthenticated'])
  })
})

describe('without the permission', () => {
  const refused = operations.flatMap((operation) =>
    roles.filter((role) => !mayCall(role, operation)).map((role) => [operation.name, role, operation] as const),
  )
  test.each(refused)('%s answers 403 to %s', async (_, role, operation) => {
    const answer = await (await refusedAs(role)).call(operation, emptyCallOf(operation))
    expect([answer.status, answer.body?.error.code]).toEqual([403, 'forbidden'])
  })
})

describe('without the anti-forgery header', () => {
  test.each(named(needsAntiForgery))('%s answers 419', async (_, operation) => {
    const answer = await (await refusedAs('root')).call(operation, { ...callOf(operation), forged: true })
    expect([answer.status, answer.body?.error.code]).toEqual([419, 'anti_forgery'])
  })
})

describe('with a body that is none', () => {
  test.each(named(({ method }) => method === 'POST'))('%s refuses it with a sentence', async (_, operation) => {
    const client = await signedIn(product, 'root')
    for (const [type, raw] of [
      ['application/json', '{"'],
      ['application/json', '"besedilo"'],
      ['text/plain', 'besedilo'],
    ] as const) {
      const answer = await client.call(operation, {
        ...callOf(operation),
        body: undefined,
        form: undefined,
        raw: Buffer.from(raw),
        headers: { 'content-type': type },
      })
      if (operation.body === undefined && answer.status < 300) continue
      if (operation.body !== undefined && raw === '"besedilo"')
        expect([answer.status, answer.body.error.code]).toEqual(operation.multipart ? [415, 'unsupported_media'] : [422, 'validation'])
      expect(answer.status, `${type} ${raw}`).toBeGreaterThanOrEqual(400)
      expect(answer.status, `${type} ${raw}`).toBeLessThan(500)
      expect(operation.oauth === true ? answer.body.error_description : answer.body.error.message, `${type} ${raw}`).toMatch(/\p{Lu}.+\.$/u)
    }
  })
})

/** Who comes from outside the office: some have a key or a link alone, two sign in. The host last, who may renew the key. */
const outsiders = ['organiser', 'program', 'told program', 'booking system', 'ending system', 'host', 'warden'] as const
type Outsider = (typeof outsiders)[number]

/** What each key is for. */
const scopesOf: Partial<Record<Outsider, readonly KeyScope[]>> = {
  program: ['rights:read'],
  'told program': ['events:receive'],
  'booking system': ['bookings:write', 'bookings:end'],
  'ending system': ['bookings:end'],
}
/** Whose keys a call takes at all. */
const keysFor = (scope: KeyScope): readonly Outsider[] =>
  scope.startsWith('bookings') ? ['booking system', 'ending system'] : ['program', 'told program']

/** What only belongs to another host, another organiser and another guest. Their words stand in no answer to anybody else. */
const foreign = /TUJ-?\d|Tuja skrivnost|tuja-skrivnost/i
const terms = { zone: 'A', gate: null, daily: 9, monthly: 9, longest_minutes: 600, from_minute: 0, until_minute: 1440 }

describe('from outside the office', () => {
  const keys: Partial<Record<Outsider, string>> = {}
  const theirs = { pass: '', host: '', occasion: '', listed: '' }
  const rows = async () => {
    const { kysely } = product.services.database
    const passes = kysely.selectFrom('pass').select(['id', 'plate', 'until_at', 'ended_at']).where('id', 'in', [theirs.pass, theirs.listed])
    const host = kysely.selectFrom('host').selectAll().where('id', '=', theirs.host)
    const occasion = kysely.selectFrom('occasion').selectAll().where('id', '=', theirs.occasion)
    return [await passes.orderBy('id').execute(), await host.execute(), await occasion.execute()]
  }

  beforeAll(async () => {
    const admin = await product.as('admin')
    const made = async (email: string, name: string): Promise<string> =>
      (await admin.call(saveHost, { body: { ...terms, email, name } })).body.id
    await made(emailOf('host'), 'Hotel Kamen')
    theirs.host = await made(emailOf('stranger'), 'Tuja skrivnost, hotel')
    theirs.pass = (await (await product.as('stranger')).call(admitGuest, { body: { ways: 1, minutes: 60, plate: 'LJ TUJ-1' } })).body.id
    const own = await product.as('host')
    expect((await own.call(admitGuest, { body: { ways: 1, minutes: 60, plate: 'LJ MOJ-1' } })).status).toBe(200)
    keys['booking system'] = (await own.call(renewHostKey, { body: { scopes: ['bookings:write', 'bookings:end'] } })).body.key
    keys['ending system'] = newSecret()
    await product.services.database.kysely
      .updateTable('host')
      .set({ key_hash: hashSecret(keys['ending system']), key_scopes: ['bookings:end'] })
      .where('id', '=', await made('hotel-most@preizkus.si', 'Hotel Most'))
      .execute()
    keys.program = (await admin.call(makeProgram, { body: { name: 'Aplikacija', scopes: ['rights:read'] } })).body.key
    keys['told program'] = (await admin.call(makeProgram, { body: { name: 'Poslušalec', scopes: ['events:receive'] } })).body.key
    const day = addDays(localDayOf(product.clock.now()), 2)
    const occasion = async (name: string, email: string, plate: string) => {
      const times = { from_day: day, from_minute: 0, until_day: day, until_minute: 1440, complete_day: day }
      const said = { name, organiser: name, email, locale: 'sl' as const, zone: 'A', gates: [], quota: 5, neighbours: { sl: '', en: '' } }
      const { id } = (await admin.call(createOccasion, { body: { ...times, ...said, published: false } })).body
      const mail = product.services.database.kysely.selectFrom('mail').select('body_text').where('recipient', '=', email)
      const token = /token=([\w-]+)/.exec((await mail.executeTakeFirstOrThrow()).body_text)?.[1] ?? ''
      const { body } = await product.visitor().call(addOwnVehicles, { body: { token, plates: plate } })
      return { id, token, vehicle: body.occasion.vehicles[0].id }
    }
    keys.organiser = (await occasion('Poroka', 'poroka@preizkus.si', 'LJ MOJ-2')).token
    const other = await occasion('Tuja skrivnost, praznik', 'tuja-skrivnost@preizkus.si', 'LJ TUJ-2')
    Object.assign(theirs, { occasion: other.id, listed: other.vehicle })
  })

  /** The own session or key, and the id of another's record. */
  const callAs = async (who: Outsider, operation: Operation) => {
    const key = keys[who]
    const client = who === 'host' || who === 'warden' ? await signedIn(product, who) : product.visitor()
    const { path } = operation
    const id = path.includes('occasion') ? theirs.occasion : path.includes('host') ? theirs.host : theirs.pass
    const call = callOf(operation)
    const takes = (schema: z.ZodMiniType | undefined): boolean =>
      JSON.stringify(z.toJSONSchema(schema ?? z.object({}), { io: 'input', unrepresentable: 'any' })).includes('"token"')
    const token = { token: who === 'organiser' ? key : unknownId }
    return client.call(operation, {
      ...call,
      params: Object.fromEntries(parametersIn(operation).map((name) => [name, id])),
      ...(takes(operation.query) && { query: { ...call.query, ...token } as Record<string, string> }),
      ...(takes(operation.body) &&
        !operation.multipart && {
          body: { ...(call.body as object), ...token, ...(operation.name === 'remove-own-vehicle' && { id: theirs.listed }) },
        }),
      ...(key !== undefined && { headers: { authorization: `Bearer ${key}` } }),
    })
  }

  describe.each(outsiders)('%s', (who) => {
    const isSignedIn = who === 'host' || who === 'warden'
    let before: Awaited<ReturnType<typeof rows>>
    beforeAll(async () => {
      before = await rows()
    })
    test.each(named(() => true))('%s gives nothing of another’s', async (_, operation) => {
      const answer = await callAs(who, operation)
      expect(answer.raw.toString()).not.toMatch(foreign)
      expect(answer.status).not.toBe(500)
      // A key and a link open what they are for; any other call is one without a session.
      if (!isSignedIn && operation.access !== 'public') expect(answer.status).toBe(401)
      if (isSignedIn && !mayCall(who, operation)) expect(answer.status).toBe(403)
      if (operation.scope !== undefined) {
        const { scope } = operation
        const has = scopesOf[who]?.includes(scope) === true
        expect(answer.status === 401).toBe(!keysFor(scope).includes(who))
        expect(answer.status === 403).toBe(keysFor(scope).includes(who) && !has)
        if (answer.status === 403) {
          expect(answer.body.error).toMatchObject({ code: 'scope_missing', details: { scope } })
          expect(answer.body.error.message).toContain(scope)
        }
      }
      // What is another's is as if there were none.
      const own = { 'end-guest': 'host', 'end-booking': 'booking system', 'remove-own-vehicle': 'organiser' }[operation.name]
      if (own === who) expect([answer.status, answer.body.error.code]).toEqual([404, 'not_found'])
    })
    test('changes nothing of another’s', async () => expect(await rows()).toEqual(before))
  })

  test('each sees its own', async () => {
    const own = await (await product.as('host')).call(getOwnHost, {})
    expect(own.raw.toString()).toMatch(/MOJ-1/)
    const list = await product.visitor().call(readOwnOccasion, { query: { token: keys.organiser ?? '' } })
    expect(list.raw.toString()).toMatch(/MOJ-2/)
    const headers = { authorization: `Bearer ${keys.program}` }
    expect((await product.visitor().call(readAssignedRights, { query: { credential_id: 'LJ MOJ-1' }, headers })).body.data).toHaveLength(1)
  })
})

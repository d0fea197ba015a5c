import { search, type SearchHit } from '@dovolilnice/contract/search/search'
import { deleteUser, readUser } from '@dovolilnice/contract/users/operations'
import { v7 } from 'uuid'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestProduct, type TestProduct } from '../../test/test-product.ts'
import { forgetExpired } from './retention/forget-expired.ts'

let product: TestProduct
const old = { permit: v7(), application: v7(), passage: v7() }
const young = { permit: v7(), application: v7(), passage: v7() }

const write = async ({ permit, application, passage }: typeof old, until: string, series: string) => {
  const { services, town } = product
  const db = services.database.kysely
  const kind = await db.selectFrom('permit_kind').selectAll().orderBy('position').executeTakeFirstOrThrow()
  const at = new Date(`${until}T10:00:00Z`)
  const shared = {
    permit_kind_id: kind.id,
    parking_lot_id: town.lots.core,
    user_type_code: kind.user_types[0]!,
    user_id: town.regular,
    name: 'Žiga Stari',
    street: 'Pot 1',
    post_code: '1000',
    city: 'Ljubljana',
    email: 'ziga@primer.si',
    phone: '+38641000111',
    valid_from: '2020-01-01',
    valid_until: until,
    created_at: at,
    updated_at: at,
  }
  await db
    .insertInto('application')
    .values({
      ...shared,
      id: application,
      number: `V-${series}`,
      status: 'completed',
      applicant_type: 'person',
      plates: ['LJ X1'],
      plates_normalised: ['LJX1'],
      period: 'year',
      access_token_hash: v7(),
      consent_at: at,
    })
    .execute()
  await db
    .insertInto('permit')
    .values({ ...shared, id: permit, number: `D-${series}`, status: 'issued', application_id: application, issued_at: at })
    .execute()
  await db
    .insertInto('permit_credential')
    .values({ id: v7(), permit_id: permit, kind: 'plate', value: 'LJ X1', value_normalised: 'LJX1', created_at: at })
    .execute()
  const passed = { id: passage, device_code: 'brod', at, received_at: at, event_name: 'admitted', reason_details: '{}' }
  await db
    .insertInto('access_log')
    .values({ ...passed, credential: 'LJ X1', plate: 'LJ X1', permit_id: permit, permit_number: `D-${series}` } as never)
    .execute()
}

beforeAll(async () => {
  product = await startTestProduct()
  await write(old, '2021-11-16', '2021-000001')
  await write(young, '2021-11-17', '2021-000002')
})
afterAll(() => product.close())

test('says what hangs on a person and until when it must be kept', async () => {
  const root = await product.as('root')
  const params = { id: product.town.regular }
  expect((await root.call(readUser, { params })).body.deletion_blocks).toEqual([{ reason: 'retention', count: null, until: '2026-11-17' }])
  const refused = await root.call(deleteUser, { params })
  expect(refused).toMatchObject({ status: 409, body: { error: { code: 'in_use', details: { blocks: [{ reason: 'retention' }] } } } })
})

/** A document, a mail and an event that hang on one record. */
const hang = async (id: string, on: { application_id: string } | { permit_id: string }) => {
  const db = product.services.database.kysely
  const at = new Date('2021-11-16T10:00:00Z')
  const file = { file_name: 'a.pdf', media_type: 'application/pdf', byte_size: 1, sha256: 'x', storage_key: v7() }
  await db
    .insertInto('document')
    .values({ ...on, ...file, id: v7(), type: 'other', created_at: at })
    .execute()
  const mail = { template: 'permit:issued', recipient: 'ziga@primer.si', subject: 'Žiga', body_text: '', body_html: '' }
  await db
    .insertInto('mail')
    .values({ ...mail, id: v7(), subject_id: id, created_at: product.clock.now() })
    .execute()
  const event = { action: 'permit:update', kind: 'change' as const, actor_name: 'Ana', subject_type: 'permit', subject_label: 'Žiga' }
  await db
    .insertInto('event')
    .values({ ...event, id: v7(), subject_id: id, at: product.clock.now() })
    .execute()
}

test('forgets what hangs on a record with it, and leaves what hangs on others', async () => {
  const db = product.services.database.kysely
  await hang(old.permit, { permit_id: old.permit })
  await hang(old.application, { application_id: old.application })
  await hang(young.permit, { permit_id: young.permit })
  await db
    .transaction()
    .execute(async (trx) => {
      for (const { privacy } of product.services.owners) await privacy?.forget?.(trx, [old.permit, old.application], product.clock.now())
      const left = async (table: 'document' | 'mail') => (await trx.selectFrom(table).selectAll().execute()).length
      expect(await left('document')).toBe(1)
      expect(await left('mail')).toBe(1)
      const events = await trx.selectFrom('event').select('subject_id').where('subject_label', '=', 'Žiga').execute()
      expect(events).toEqual([{ subject_id: young.permit }])
      throw new Error('undone')
    })
    .catch((error: Error) => expect(error.message).toBe('undone'))
})

test('forgets after five years, and not a day earlier', async () => {
  expect(await forgetExpired(product.services as never)).toEqual({ permits: 1, applications: 1, passages: 1 })
  expect(await forgetExpired(product.services as never)).toEqual({ permits: 0, applications: 0, passages: 0 })
  const db = product.services.database.kysely
  const permits = await db.selectFrom('permit').selectAll().orderBy('number').execute()
  expect(permits).toMatchObject([
    { number: 'D-2021-000001', name: 'Anonimizirano', email: '', phone: '', user_id: null, valid_until: '2021-11-16' },
    { number: 'D-2021-000002', name: 'Žiga Stari', user_id: product.town.regular },
  ])
  const passages = await db.selectFrom('access_log').selectAll().orderBy('at').execute()
  expect(passages).toMatchObject([
    { event_name: 'admitted', plate: null, permit_id: null },
    { plate: 'LJ X1', permit_id: young.permit },
  ])
  const found = (await (await product.as('admin')).call(search, { query: { q: 'LJ X1' } })).body
  expect(found.hits.filter((hit: SearchHit) => hit.group === 'permits').map((hit: SearchHit) => hit.id)).toEqual([young.permit])
  const event = await db.selectFrom('event').selectAll().where('action', '=', 'privacy:anonymise').executeTakeFirstOrThrow()
  expect(event.after).toMatchObject({ permits: 1, applications: 1, passages: 1, until: '2021-11-16' })
})

test('forgets who commanded a bollard, whom a notification reached, and an application that nobody ever ended', async () => {
  const db = product.services.database.kysely
  const at = new Date('2021-11-16T10:00:00Z')
  const kind = await db.selectFrom('application').selectAll().where('id', '=', young.application).executeTakeFirstOrThrow()
  const open = {
    ...kind,
    fee_lines: JSON.stringify(kind.fee_lines),
    fee_waiver: null,
    asked: null,
    suspended_terms: null,
    id: v7(),
    number: 'V-2021-000003',
    status: 'submitted' as const,
    access_token_hash: v7(),
    updated_at: at,
  }
  await db
    .insertInto('application')
    .values({ ...open, created_at: at })
    .execute()
  const code = 'brod'
  await db.insertInto('device').values({ code, name: 'Brod', latitude: 46, longitude: 15 }).execute()
  const command = {
    id: v7(),
    device_code: code,
    action: 'lower' as const,
    status: 'confirmed' as const,
    reason: 'Selitev Žige',
    vehicle: 'LJ AB-123',
  }
  await db
    .insertInto('device_command')
    .values({ ...command, requested_by_name: 'Ana Referent', requested_at: at, expires_at: at })
    .execute()
  await db.insertInto('bollard_event').values({ id: v7(), device_code: code, at, received_at: at, event_name: 'online' }).execute()
  const sent = { id: v7(), subject: '{}', text: '{}', audience: JSON.stringify({ to: 'list', filters: { search: 'Žiga' } }) }
  await db
    .insertInto('notification')
    .values({ ...sent, permits: 1, recipients: 1, created_by_name: 'Ana Referent', created_at: at })
    .execute()
  await forgetExpired(product.services)
  const read = async (table: 'application' | 'device_command' | 'notification', id: string) =>
    db.selectFrom(table).selectAll().where('id', '=', id).executeTakeFirst()
  expect(await read('application', open.id)).toMatchObject({ name: 'Anonimizirano', email: '', plates: [] })
  expect(await read('device_command', command.id)).toMatchObject({
    requested_by_name: 'Anonimizirano',
    reason: '',
    vehicle: null,
    action: 'lower',
  })
  expect(await read('notification', sent.id)).toMatchObject({ audience: {}, created_by_name: 'Anonimizirano', recipients: 1 })
  expect(await db.selectFrom('bollard_event').selectAll().where('at', '<=', at).execute()).toEqual([])
})

test('lets a person go once nothing must be kept', async () => {
  product.clock.set('2026-11-17T09:00:00Z')
  const client = product.visitor()
  await client.signIn('root@preizkus.si', 'geslo-za-preizkuse')
  expect((await client.call(deleteUser, { params: { id: product.town.regular } })).status).toBe(204)
  const permit = await product.services.database.kysely
    .selectFrom('permit')
    .select(['name', 'user_id'])
    .where('id', '=', young.permit)
    .executeTakeFirst()
  expect(permit).toEqual({ name: 'Anonimizirano', user_id: null })
})

import { permitKindSchema } from '@dovolilnice/contract/parking/permit-kind'
import { userTypeSchema } from '@dovolilnice/contract/parking/parking-lot'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Database } from '../../platform/database/database.ts'
import { openTestDatabase } from '../../test/database/test-database.ts'
import { catalogue, writeCatalogue } from './write-catalogue.ts'

let database: Database
beforeAll(async () => {
  database = await openTestDatabase()
  await database.transaction((trx) => writeCatalogue(trx, new Date('2026-11-16T09:00:00Z')))
})
afterAll(() => database.close())

test('a new town has the eighteen suggested kinds, each as the contract wants it, with a past price and the present one', async () => {
  const kinds = await database.kysely.selectFrom('permit_kind').selectAll().orderBy('position').execute()
  const tariffs = await database.kysely.selectFrom('tariff').selectAll().orderBy('valid_from').execute()
  expect(kinds).toHaveLength(18)
  for (const kind of kinds) {
    const own = tariffs.filter((tariff) => tariff.permit_kind_id === kind.id)
    expect(() => permitKindSchema.parse({ ...kind, tariffs: own })).not.toThrow()
    expect(own.map((tariff) => [tariff.valid_from, tariff.valid_until])).toContainEqual(['2024-01-01', '2026-01-01'])
    expect(own.map((tariff) => [tariff.valid_from, tariff.valid_until])).toContainEqual(['2026-01-01', null])
  }
})

test('every type of user has a kind to apply for, and every kind knows its types of users', async () => {
  const types = await database.kysely.selectFrom('user_type').selectAll().execute()
  for (const type of types) expect(userTypeSchema.parse(type).name.sl).not.toBe('')
  expect(types.map(({ code }) => code).toSorted()).toEqual([...new Set(catalogue.flatMap((kind) => kind.user_types))].toSorted())
})

test('a kind whose end follows from a document asks for that document with its expiry', () => {
  for (const { validity, documents } of catalogue)
    if (validity.rule === 'document')
      expect(documents).toContainEqual(expect.objectContaining({ type: validity.documentType, expires: true, required: true }))
})

test('nobody is asked for a copy of an identity card, and each document names its ground or says that it is optional', () => {
  for (const { code, documents } of catalogue)
    for (const { type, required, ground } of documents) {
      expect(type, code).not.toBe('identity')
      expect(ground?.sl, `${code} ${type}`).toMatch(required ? /^Zahteva ga občinski odlok\.$/ : /^Neobvezno[:,].*pospeši.*\.$/)
      expect(ground?.en, `${code} ${type}`).toMatch(required ? /^Required by the municipal ordinance\.$/ : /^Optional[:,].*speed.*\.$/)
    }
})

test('what an official record says is not demanded', () => {
  const demanded = new Set(catalogue.flatMap(({ documents }) => documents.filter(({ required }) => required).map(({ type }) => type)))
  for (const type of ['vehicle_registration', 'ownership', 'business_register', 'accommodation_register', 'flat_number'])
    expect([...demanded]).not.toContain(type)
})

import { identity } from '../town/catalogue/documents.ts'
import { isStaff } from '@dovolilnice/contract/permissions'
import { hash } from '@node-rs/argon2'
import { v7 } from 'uuid'
import type { Trx } from '../platform/database/db.ts'
import { writeCatalogue } from '../town/catalogue/write-catalogue.ts'

export const testPassword = 'geslo-za-preizkuse'
/** Cheap to compare: a hash says itself what it costs, and only what hashes passwords is about that. */
let hashed: Promise<string> | undefined

/** A town small enough to know by heart: one person of each role, two lots that every type of user may ask for. */
export interface TestTown {
  root: string
  admin: string
  operator: string
  warden: string
  host: string
  regular: string
  /** A second regular user, whose things the first must not see. */
  stranger: string
  lots: { core: string; market: string }
}

const people = [
  { key: 'root', email: 'root@preizkus.si', name: 'Rok Koren', role: 'root' },
  { key: 'admin', email: 'admin@preizkus.si', name: 'Ana Referent', role: 'admin' },
  { key: 'operator', email: 'operator@preizkus.si', name: 'Oto Operater', role: 'operator' },
  { key: 'warden', email: 'redar@preizkus.si', name: 'Rado Redar', role: 'warden' },
  { key: 'host', email: 'gostitelj@preizkus.si', name: 'Gita Gostitelj', role: 'host' },
  { key: 'regular', email: 'uporabnik@preizkus.si', name: 'Urša Uporabnik', role: 'regular' },
  { key: 'stranger', email: 'tujec@preizkus.si', name: 'Tine Tujec', role: 'regular' },
] as const

const authorised = { title: 'svetovalka', authorisation: '100-1/2026', authorised_on: '2020-01-03', authorised_for: 'dovolilnice' }

const writePeople = async (trx: Trx, now: Date): Promise<Record<(typeof people)[number]['key'], string>> => {
  hashed ??= hash(testPassword, { memoryCost: 64, timeCost: 1, parallelism: 1 })
  const passwordHash = await hashed
  const rows = people.map(({ email, name, role }) => ({
    id: v7(),
    email,
    name,
    role,
    password_hash: passwordHash,
    email_verified_at: now,
    phone: '+38641123456',
    street: 'Stari trg 1',
    post_code: '9999',
    city: 'Zgornji Kamen',
    // Who decides shows it.
    ...(isStaff(role) && authorised),
    created_at: now,
  }))
  await trx.insertInto('app_user').values(rows).execute()
  return Object.fromEntries(people.map(({ key }, index) => [key, rows[index]!.id])) as Record<(typeof people)[number]['key'], string>
}

const writeLots = async (trx: Trx): Promise<TestTown['lots']> => {
  const lots = { core: v7(), market: v7() }
  await trx
    .insertInto('parking_lot')
    .values([
      { id: lots.core, code: 'JEDRO', name: 'Staro mestno jedro', zone: 'A', capacity: 120, latitude: 46.05, longitude: 14.5 },
      { id: lots.market, code: 'TRG', name: 'Tržnica', zone: 'B', capacity: 40, latitude: 46.051, longitude: 14.502 },
    ])
    .execute()
  const userTypes = await trx.selectFrom('user_type').select('code').execute()
  const pairs = userTypes.flatMap(({ code }) => Object.values(lots).map((lot) => ({ user_type_code: code, parking_lot_id: lot })))
  if (pairs.length > 0) await trx.insertInto('user_type_parking_lot').values(pairs).execute()
  return lots
}

/** The kinds of which the test town demands the registration of the vehicle, and those with an identity document before it, unmarked: most test files are no real PDFs. */
const withRegistration = [
  'resident_permanent',
  'resident_temporary',
  'owner',
  'garage',
  'second_vehicle',
  'electric',
  'business',
  'care',
  'taxi',
]
const withIdentity = ['resident_permanent', 'resident_temporary', 'second_vehicle']

/** The catalogue demands little; the test town demands more, so that tests can leave a demanded document out. */
const demandMore = async (trx: Trx): Promise<void> => {
  const kinds = await trx.selectFrom('permit_kind').select(['id', 'code', 'documents']).where('code', 'in', withRegistration).execute()
  for (const { id, code, documents } of kinds) {
    const more = documents.map((one) => (one.type === 'vehicle_registration' ? { ...one, required: true } : one))
    const asked = withIdentity.includes(code) ? [{ ...identity, marked: false, required: code !== 'second_vehicle' }, ...more] : more
    await trx
      .updateTable('permit_kind')
      .set({ documents: JSON.stringify(asked) })
      .where('id', '=', id)
      .execute()
  }
}

/** Founds the test town on the catalogue that every town starts from. */
export const foundTestTown = async (trx: Trx, now: Date): Promise<TestTown> => {
  await writeCatalogue(trx, now)
  await demandMore(trx)
  return { ...(await writePeople(trx, now)), lots: await writeLots(trx) }
}

/** The address under which a role of the test town signs in. */
export const emailOf = (who: (typeof people)[number]['key']): string => people.find(({ key }) => key === who)!.email

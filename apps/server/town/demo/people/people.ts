import { companies, emailOf, personNames, streets } from './names.ts'
import { createRandom, type Random } from '../random.ts'
import type { Row } from '../../../platform/database/db.ts'

const password = 'dovolilnice-demo'

/** The accounts of the demo town; every start prints them. */
export const demoAccounts = [
  { email: 'root@demo.si', password, role: 'root', name: 'Rok Koren' },
  { email: 'admin@demo.si', password, role: 'admin', name: 'Ana Referent' },
  { email: 'operator@demo.si', password, role: 'operator', name: 'Oto Operater' },
  { email: 'redar@demo.si', password, role: 'warden', name: 'Rado Redar' },
  { email: 'uporabnik@demo.si', password, role: 'regular', name: 'Urška Uporabnik' },
  { email: 'gostitelj@demo.si', password, role: 'host', name: 'Gostišče Pri mostu' },
]

const hour = 3_600_000
const day = 24 * hour

/** Someone who applies. Not everyone has an account. */
export interface Applicant {
  user_id: string | null
  type: 'person' | 'company'
  name: string
  email: string
  phone: string
  street: string
  post_code: string
  city: string
  tax_number: string | null
  user_type_code: string
}

/** The regular demo user: someone with permits and applications of her own. */
export const owner: Applicant = {
  user_id: null,
  type: 'person',
  name: 'Urška Uporabnik',
  email: 'uporabnik@demo.si',
  phone: '+38640000001',
  street: 'Kovaška steza 7',
  post_code: '9999',
  city: 'Lipograd',
  tax_number: null,
  user_type_code: 'resident',
}

export type UserRow = Row<'app_user'>

/** An eight-digit number whose check digit is right, from a range that was never given out. */
const taxNumberOf = (serial: number): string => {
  const digits = String(9_999_000 + serial)
  const sum = [...digits].reduce((total, digit, index) => total + Number(digit) * (8 - index), 0)
  const check = 11 - (sum % 11)
  return check === 11 ? taxNumberOf(serial + 500) : `${digits}${check % 10}`
}

const personTypes = [
  ['resident', 55],
  ['temporary_resident', 14],
  ['owner', 18],
  ['occasional', 8],
  ['disabled', 5],
] as const

/** Everyone who might apply: companies first, then people; as many as asked for, each with an address of their own, because a household is counted by it. */
export const makeApplicants = (random: Random, count: number): Applicant[] => {
  const taken = new Set([owner.street])
  const ownStreet = (): string => {
    const street = `${random.pick(streets)} ${random.int(1, 48)}`
    if (taken.has(street)) return ownStreet()
    taken.add(street)
    return street
  }
  const address = (serial: number) => ({
    phone: `+38640000${String(100 + serial)}`,
    street: ownStreet(),
    post_code: '9999',
    city: 'Lipograd',
  })
  const firms = companies.map(({ name, user_type_code }, serial) => ({
    user_id: null,
    type: 'company' as const,
    name,
    email: emailOf(name),
    ...address(serial),
    tax_number: taxNumberOf(serial),
    user_type_code,
  }))
  const people = personNames(random)
    .slice(0, count - firms.length)
    .map((name, index) => ({
      user_id: null,
      type: 'person' as const,
      name,
      email: emailOf(name),
      ...address(firms.length + index),
      tax_number: null,
      user_type_code: random.weighted(personTypes),
    }))
  return [...people.slice(0, 12), ...firms, ...people.slice(12)]
}

const accountRow = (random: Random, now: Date, more: Partial<UserRow> & Pick<UserRow, 'email' | 'name'>): UserRow => {
  const created = new Date(now.getTime() - random.int(60, 420) * day)
  return {
    id: random.id(created),
    type: 'person',
    role: 'regular',
    granted: [],
    revoked: [],
    password_hash: null,
    must_reset: false,
    email_verified_at: created,
    phone: null,
    street: null,
    post_code: null,
    city: null,
    tax_number: null,
    user_type_code: null,
    title: '',
    authorisation: '',
    authorised_on: null,
    authorised_for: '',
    authorised_until: null,
    locale: 'sl',
    active: true,
    anonymised_at: null,
    last_seen: new Date(now.getTime() - random.int(1, 40 * 24) * hour),
    created_at: created,
    version: 1,
    ...more,
  }
}

/** What an official shows who decides; for as long as the demo town goes back. */
const authorised = (title: string, serial: number) => ({
  ...{ title, authorisation: `100-${serial}/2023`, authorised_on: '2023-01-03' },
  authorised_for: 'odločanje o dovolilnicah za staro mestno jedro',
})

const titles: Readonly<Record<string, string>> = { root: 'direktor občinske uprave', admin: 'svetovalka', operator: 'referent' }

const staff = [
  { email: 'bine.referent@demo.si', name: 'Bine Referent', role: 'admin', ...authorised('višji svetovalec', 7) },
  { email: 'olga.operaterka@demo.si', name: 'Olga Operaterka', role: 'operator' },
]

/**
 * The accounts: those that the start prints, two more of staff, and those of the first applicants, who get their user id.
 * @param passwordHash of the demo accounts; nobody else has a password
 */
export const makeUsers = (random: Random, now: Date, passwordHash: string, applicants: Applicant[], count: number): UserRow[] => {
  // Who issues invoices for cash needs a tax number: it is told to the tax authority.
  const shown = demoAccounts
    .filter(({ role }) => role !== 'host')
    .map(({ email, role, name }, serial) =>
      accountRow(random, now, {
        email,
        role,
        name,
        password_hash: passwordHash,
        tax_number: role === 'regular' ? null : taxNumberOf(900 + serial),
        ...(role !== 'regular' && authorised(titles[role] ?? '', serial + 1)),
      }),
    )
  // With chances of its own, so that everybody else is who they are without it.
  const hosts = demoAccounts
    .filter(({ role }) => role === 'host')
    .map(({ email, role, name }, serial) =>
      accountRow(createRandom(serial), now, { email, role, name, type: 'company', password_hash: passwordHash }),
    )
  const others = staff.map((person) => accountRow(random, now, person))
  const holders = [owner, ...applicants].slice(0, count - shown.length - others.length + 1)
  const rows = holders.map((holder) => {
    const { user_id, ...about } = holder
    const known = shown.find((row) => row.email === holder.email)
    const row = known ? Object.assign(known, about) : accountRow(random, now, { ...about, active: !random.chance(0.05) })
    holder.user_id = row.id
    return row
  })
  return [...new Set([...shown, ...others, ...rows, ...hosts])]
}

const areas = ['LJ', 'LJ', 'KR', 'CE', 'MB', 'NM', 'GO', 'KP', 'PO', 'MS', 'SG', 'KK']
const letters = ['VZ', 'PR', 'ZG', 'DE', 'NV', 'IZ', 'PS']

/** A plate of the town. */
export const makePlate = (random: Random): string => `${random.pick(areas)} ${random.pick(letters)}-${random.int(100, 999)}`

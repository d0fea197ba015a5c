import { type CredentialKind, normaliseCredential } from '@dovolilnice/contract/primitives/credential'
import { v7 } from 'uuid'
import type { TestProduct } from '../test-product.ts'
import type { Tables } from '../../platform/database/db.ts'

export interface TestPermit {
  number: string
  lot?: 'core' | 'market'
  status?: Tables['permit']['status']
  valid_from?: string
  valid_until?: string
  /** The code of its kind; the first with these openings when absent. */
  kind?: string
  user_id?: string
  name?: string
  credentials: Partial<Record<CredentialKind, string>>
}

/** Inserts a permit with its credentials without the rules of issuing one; returns its id. */
export const givePermit = async ({ services, town, clock }: TestProduct, permit: TestPermit): Promise<string> => {
  const { kysely } = services.database
  const kinds = await kysely
    .selectFrom('permit_kind')
    .select(['id', 'code', 'openings', 'user_types', 'time_windows'])
    .orderBy('position')
    .execute()
  const ways = Object.keys(permit.credentials) as CredentialKind[]
  const kind = kinds.find((one) =>
    permit.kind === undefined ? one.time_windows.length === 0 && ways.every((way) => one.openings.includes(way)) : one.code === permit.kind,
  )
  if (kind === undefined) throw new Error(`The catalogue has no kind for ${permit.number}.`)
  const [id, now] = [v7(), clock.now()]
  const holder = { name: permit.name ?? 'Žiga Čebašek', street: 'Stari trg 1', post_code: '9999', city: 'Zgornji Kamen' }
  await kysely
    .insertInto('permit')
    .values({
      id,
      ...holder,
      number: permit.number,
      status: permit.status ?? 'issued',
      permit_kind_id: kind.id,
      parking_lot_id: town.lots[permit.lot ?? 'core'],
      user_type_code: kind.user_types[0] ?? '',
      user_id: permit.user_id ?? null,
      email: 'ziga@preizkus.si',
      phone: '+38641123456',
      valid_from: permit.valid_from ?? '2026-02-01',
      valid_until: permit.valid_until ?? '2027-02-01',
      issued_at: now,
      created_at: now,
      updated_at: now,
    })
    .execute()
  const credentials = ways.flatMap((way) => {
    const value = permit.credentials[way] ?? ''
    return [{ id: v7(), permit_id: id, kind: way, value, value_normalised: normaliseCredential(way, value) ?? value, created_at: now }]
  })
  await kysely.insertInto('permit_credential').values(credentials).execute()
  return id
}

/** A gate beside a bollard, guarding the zone of a lot; null: all zones. */
export const giveDevice = async ({ services, town }: TestProduct, code: string, lot: 'core' | 'market' | null): Promise<void> => {
  const parking_lot_id = lot === null ? null : town.lots[lot]
  await services.database.kysely
    .insertInto('device')
    .values({ code, name: `Stebriček ${code}`, parking_lot_id, latitude: 46.05, longitude: 14.5 })
    .execute()
}

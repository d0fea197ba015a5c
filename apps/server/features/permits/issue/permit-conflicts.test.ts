import { addDays } from '@dovolilnice/contract/primitives/local-day'
import fc from 'fast-check'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestProduct, type TestProduct } from '../../../test/test-product.ts'
import { insertPermit } from './insert-permit.ts'
import type { PermitDraft } from './permit-draft.ts'

let product: TestProduct
let terms: Record<'exclusive' | 'free', PermitDraft['kind']>
let lots: PermitDraft['lot'][]
beforeAll(async () => {
  product = await startTestProduct()
  const { kysely } = product.services.database
  const kind = (code: string) => kysely.selectFrom('permit_kind').selectAll().where('code', '=', code).executeTakeFirstOrThrow()
  terms = { exclusive: { ...(await kind('garage')), cap_per_holder: null }, free: await kind('care') }
  lots = await kysely.selectFrom('parking_lot').selectAll().orderBy('code').execute()
})
afterAll(() => product.close())

interface Asked {
  kind: 'exclusive' | 'free'
  lot: number
  plate: string
  from: number
  length: number
}

const request: fc.Arbitrary<Asked> = fc.record({
  kind: fc.constantFrom<'exclusive' | 'free'>('exclusive', 'exclusive', 'exclusive', 'free'),
  lot: fc.integer({ min: 0, max: 1 }),
  plate: fc.constantFrom('LJ A1-111', 'lj a1111', 'MB B2-222'),
  from: fc.integer({ min: 0, max: 60 }),
  length: fc.integer({ min: 1, max: 40 }),
})

const holder = {
  user_id: null,
  name: 'Naključni Imetnik',
  street: 'Trg 1',
  post_code: '9999',
  city: 'Kraj',
  email: 'n@preizkus.si',
  phone: '+38641000000',
  tax_number: null,
  locale: 'sl' as const,
  user_type_code: 'resident',
}
const draftOf = ({ kind, lot, plate, from, length }: Asked): PermitDraft => {
  const start = addDays('2027-01-01', from)
  return {
    kind: terms[kind],
    lot: lots[lot]!,
    holder,
    valid_from: start,
    valid_until: addDays(start, length),
    credentials: [{ kind: 'plate', value: plate }],
  }
}

/** Pairs of open permits that share a plate, a zone and a day although both kinds forbid it: what must never be. */
const collisions = async (): Promise<number> => {
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from permit a join permit b on a.id < b.id
      join permit_credential ca on ca.permit_id = a.id join permit_credential cb on cb.permit_id = b.id and cb.value_normalised = ca.value_normalised
      join permit_kind ka on ka.id = a.permit_kind_id and ka.one_open_per_plate join permit_kind kb on kb.id = b.permit_kind_id and kb.one_open_per_plate
      join parking_lot la on la.id = a.parking_lot_id join parking_lot lb on lb.id = b.parking_lot_id and lb.zone = la.zone
    where a.status in ('issued', 'suspended') and b.status in ('issued', 'suspended') and a.valid_from < b.valid_until and b.valid_from < a.valid_until`.execute(
    product.services.database.kysely,
  )
  return rows[0]!.count
}

test('whatever is asked for, by however many at once: no two open permits for one plate and zone where the kinds forbid it', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(request, { minLength: 2, maxLength: 8 }), async (requests) => {
      const { database } = product.services
      const outcomes = await Promise.allSettled(
        requests.map((one) =>
          database.transaction((trx) => insertPermit(trx, product.services, draftOf(one), { id: null, name: 'preizkus' })),
        ),
      )
      for (const outcome of outcomes) if (outcome.status === 'rejected') expect(String(outcome.reason)).toContain('permit_exists')
      expect(outcomes.some(({ status }) => status === 'fulfilled')).toBe(true)
      expect(await collisions()).toBe(0)
      await database.kysely.deleteFrom('permit').execute()
    }),
    { numRuns: 25 },
  )
}, 60_000)

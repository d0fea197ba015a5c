import { callHearing, closeHearing } from '@dovolilnice/contract/acts/hearing/operations'
import { readMatterActs } from '@dovolilnice/contract/acts/record/operations'
import { handOverAct } from '@dovolilnice/contract/acts/service/operations'
import { changePermitVehicle, refuseVehicleChange } from '@dovolilnice/contract/permits/opening/operations'
import { resumePermit, revokePermit, suspendPermit } from '@dovolilnice/contract/permits/record/operations'
import { addDays, localDayOf } from '@dovolilnice/contract/primitives/local-day'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { found } from '../../../test/applicant/grounds.ts'
import { somePermit } from '../../../test/applicant/permit-forms.ts'
import { startTestProduct, type TestProduct } from '../../../test/test-product.ts'
import { permitEffectsJob } from './permit-step.ts'

let product: TestProduct
beforeAll(async () => {
  product = await startTestProduct()
})
afterAll(() => product.close())

const begin = Date.parse('2026-11-16T09:00:00Z')
const today = () => localDayOf(product.clock.now())
const kysely = () => product.services.database.kysely

/** `ACT_RUNS=500 npm test -- permit-walk` walks more paths; each takes some seconds. */
const numRuns = Number(process.env['ACT_RUNS'] ?? 8)

/** What somebody tries with a permit, legal or not; `days` of each say how far its end or the next day lies. */
const attempt = fc.record({
  deed: fc.constantFrom(
    'suspend',
    'suspend_asked',
    'resume',
    'revoke',
    'revoke_asked',
    'hear',
    'close',
    'serve',
    'change',
    'refuse_change',
    'pass',
    'pass',
  ),
  days: fc.integer({ min: 1, max: 15 }),
  atOnce: fc.boolean(),
})
/** What decides against the holder: none of it while the holder may still answer. */
const against: readonly string[] = ['suspend', 'revoke', 'refuse_change']
type Attempt = typeof attempt extends fc.Arbitrary<infer T> ? T : never

const versionOf = async (id: string) =>
  (await kysely().selectFrom('permit').select('version').where('id', '=', id).executeTakeFirstOrThrow()).version
const openHearing = (id: string) =>
  kysely()
    .selectFrom('hearing')
    .innerJoin('act_standing as way', 'way.act_id', 'hearing.act_id')
    .select('hearing.id')
    .where('permit_id', '=', id)
    .where('answered_at', 'is', null)
    .where((is) => is.not(is.exists(is.selectFrom('act as note').whereRef('note.corrects_id', '=', 'hearing.act_id').select('note.id'))))
    .where((is) => is.or([is('due_on', '>=', today()), is('way.served_on', 'is', null)]))
    .where((is) =>
      is.not(
        is.exists(
          is
            .selectFrom('hearing as later')
            .whereRef('later.created_at', '>', 'hearing.created_at')
            .where('later.permit_id', '=', id)
            .select('later.id'),
        ),
      ),
    )
    .executeTakeFirst()

let other = 100

/** Tries it as a call without a screen; its status. */
const attempted = async (id: string, { deed, days, atOnce }: Attempt): Promise<number> => {
  const clerk = await product.as('admin')
  const params = { id }
  const version = await versionOf(id)
  const reason = 'Dovolilnico je uporabljala druga oseba.'
  const against = { version, ...found, reason, at_once: atOnce ? found.at_once : '', ends_on: addDays(today(), days) }
  const asked = { version, ground: 'on_request', requested_on: today(), reason } as const
  switch (deed) {
    case 'suspend':
      return (await clerk.call(suspendPermit, { params, body: against })).status
    case 'suspend_asked':
      return (await clerk.call(suspendPermit, { params, body: { ...asked, ends_on: addDays(today(), days) } })).status
    case 'revoke':
      return (await clerk.call(revokePermit, { params, body: against })).status
    case 'revoke_asked':
      return (await clerk.call(revokePermit, { params, body: asked })).status
    case 'change':
    case 'refuse_change': {
      const plates = (
        await kysely()
          .selectFrom('permit_credential')
          .select('value')
          .where('permit_id', '=', id)
          .where('valid_until', 'is', null)
          .execute()
      ).map(({ value }) => value)
      const vehicle = { version, old_plate: plates[0] ?? 'KP XX-1', plate: `KP WB-${(other += 1)}` }
      return deed === 'change'
        ? (await clerk.call(changePermitVehicle, { params, body: { ...vehicle, from: addDays(today(), days) } })).status
        : (await clerk.call(refuseVehicleChange, { params, body: { ...vehicle, facts: found.facts, heard: found.heard, reason } })).status
    }
    case 'resume':
      return (await clerk.call(resumePermit, { params, body: { version, reason } })).status
    case 'hear':
      return (await clerk.call(callHearing, { body: { record_id: id, facts: found.facts } })).status
    case 'close': {
      const hearing = await openHearing(id)
      return hearing === undefined ? 404 : (await clerk.call(closeHearing, { params: { id: hearing.id }, body: { reason } })).status
    }
    case 'serve': {
      const [act] = (await clerk.call(readMatterActs, { params })).body.acts
      if (act === undefined) return 404
      const served = { manner: 'in_person', handed_over_on: today(), served_on: today(), consignment: '', note: '' } as const
      return (await clerk.call(handOverAct, { params: { id: act.id }, body: served })).status
    }
    case 'pass':
      product.setClock(new Date(product.clock.now().getTime() + days * 86_400_000).toISOString())
      await product.runJob(permitEffectsJob)
      return 200
  }
}

const actsOf = (id: string) =>
  kysely()
    .selectFrom('act')
    .innerJoin('act_standing as way', 'way.act_id', 'act.id')
    .select(['act.id', 'act.kind', 'act.ends_on', 'way.effective_on', 'way.taken_at', 'way.ended_at'])
    .where('act.permit_id', '=', id)
    .orderBy('act.issued_at')
    .execute()

test(
  'on no path is a permit away without an act whose day has come, nor longer than it says, nor decided while a term runs',
  { timeout: 60_000 + 10_000 * numRuns },
  async () => {
    let serial = 100
    await fc.assert(
      fc.asyncProperty(fc.array(attempt, { minLength: 4, maxLength: 10 }), async (attempts) => {
        product.setClock(new Date(begin).toISOString())
        const id = await somePermit(product, { 'plates[]': [`KP WA-${serial++}`], valid_until: '2027-02-01' })
        let before: string[] = []
        for (const one of attempts) {
          const running = await openHearing(id)
          const status = await attempted(id, one)
          if (running !== undefined && against.includes(one.deed)) expect(status).toBeGreaterThanOrEqual(400)
          const acts = await actsOf(id)
          const ids = acts.map((act) => act.id)
          // Each change of a vehicle has its paper, and nothing that was refused changes anything.
          const added = acts.filter((act) => !before.includes(act.id)).map(({ kind }) => kind)
          if (one.deed === 'change' && status === 200) expect(added).toEqual(['official_note'])
          if (one.deed === 'refuse_change' && status === 200) expect(added).toEqual(['change_refusal'])
          expect(ids).toEqual(expect.arrayContaining(before))
          before = ids
          for (const act of acts) if (act.taken_at !== null) expect(localDayOf(act.taken_at) >= (act.effective_on ?? '9999')).toBe(true)
          const revocations = acts.filter(({ kind }) => kind.startsWith('revocation'))
          expect(revocations.length).toBeLessThanOrEqual(1)
          const permit = await kysely().selectFrom('permit').select('status').where('id', '=', id).executeTakeFirstOrThrow()
          const suspended = acts.filter(
            ({ kind, taken_at: taken, ended_at: ended }) =>
              kind.startsWith('suspension') && kind !== 'suspension_end' && taken !== null && ended === null,
          )
          const isRevoked = revocations.some(({ taken_at: taken }) => taken !== null)
          expect(permit.status, JSON.stringify(acts)).toBe(isRevoked ? 'revoked' : suspended.length > 0 ? 'suspended' : 'issued')
          if (one.deed === 'pass') for (const { ends_on: end } of suspended) expect(end === null || end >= today()).toBe(true)
        }
      }),
      { numRuns },
    )
    product.setClock(new Date(begin).toISOString())
  },
)

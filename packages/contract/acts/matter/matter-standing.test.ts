import fc from 'fast-check'
import { expect, test } from 'vitest'
import { keysOf } from '../../keys-of.ts'
import { type ActKind, actKinds } from '../act-kinds.ts'
import { endsGrant, standingActs, standingGrant, standingRest, standsInTheWay, type MatterAct } from './matter-standing.ts'

const refusals: readonly ActKind[] = ['rejection', 'dismissal', 'inadmissibility', 'discontinuation', 'payment_lapse']
const about = {
  ...{
    replacement: ['rejection', 'partial_grant'],
    order_reversal: ['dismissal', 'discontinuation'],
    dismissal_withdrawal: ['dismissal', 'discontinuation'],
    lapse_withdrawal: ['payment_lapse'],
  },
  ...{ reopening: ['rejection', 'dismissal', 'inadmissibility'], reopening_end: ['reopening'], nullity: refusals },
  procedure_resumption: ['procedure_suspension'],
  separation: ['joinder'],
} as const satisfies Partial<Record<ActKind, readonly ActKind[]>>
const kinds = [
  ...refusals,
  ...keysOf(about),
  'grant',
  'partial_grant',
  'hearing',
  'supplement_call',
  'procedure_suspension',
  'joinder',
] as const

/** `ACT_RUNS=1000000 npm test -- matter-standing` walks more paths. */
const numRuns = Number(process.env['ACT_RUNS'] ?? 3000)

/** What somebody tries in a matter: an act, about the newest one where it is about one; or second instance annuls the newest. */
const attempt = fc.record({ kind: fc.constantFrom(...kinds), annuls: fc.integer({ min: 0, max: 9 }) })

const aboutKinds = new Map<ActKind, readonly ActKind[]>(
  Object.entries(about).map(([kind, of]) => [actKinds.find((one) => one === kind)!, of]),
)

/** An act as it is issued: one about another is about the newest of its kinds, one that ends a grant about that grant. */
const wanted = (acts: readonly MatterAct[], kind: ActKind): MatterAct => {
  const earlier = endsGrant(kind) ? standingGrant(acts) : acts.findLast((act) => aboutKinds.get(kind)?.includes(act.kind))
  return { id: String(acts.length), kind, corrects_id: earlier?.id ?? null, undone: false }
}
const isAboutAnother = ({ kind }: MatterAct): boolean => aboutKinds.has(kind)

const act = (kind: ActKind, more: Partial<MatterAct> = {}): MatterAct => ({ id: kind, kind, corrects_id: null, undone: false, ...more })

test('on no path of a matter do two decisions about the claim hold, and no act is ever gone', { timeout: 30_000 + numRuns }, () => {
  fc.assert(
    fc.property(fc.array(attempt, { maxLength: 25 }), (attempts) => {
      let acts: MatterAct[] = []
      for (const { kind, annuls } of attempts) {
        const before = acts.length
        const next = wanted(acts, kind)
        if (isAboutAnother(next) && next.corrects_id === null) continue
        if (standsInTheWay(acts, next) === undefined) acts = [...acts, next]
        else if (annuls === 0) acts = acts.map((one, at) => (at === acts.length - 1 ? { ...one, undone: true } : one))
        expect(acts.length).toBeGreaterThanOrEqual(before)
        const holding = standingActs(acts)
        const deciding = holding.filter(
          (one) => refusals.includes(one.kind) || ['grant', 'partial_grant', 'replacement'].includes(one.kind),
        )
        expect(deciding.length, JSON.stringify(acts)).toBeLessThanOrEqual(1)
        const rest = standingRest(acts)
        if (rest !== undefined)
          expect(['procedure_suspension', 'procedure_resumption', 'order_reversal'], JSON.stringify(acts)).toContain(acts.at(-1)!.kind)
      }
    }),
    { numRuns },
  )
})

test('after a replacement that grants, nothing rejects, and the claim ends only by its withdrawal or for want of payment', () => {
  const acts = [act('rejection'), act('replacement', { corrects_id: 'rejection' })]
  for (const kind of ['rejection', 'dismissal', 'grant', 'hearing', 'supplement_call'] as const)
    expect(standsInTheWay(acts, act(kind))?.kind, kind).toBe('replacement')
  for (const kind of ['discontinuation', 'payment_lapse', 'correction', 'appeal_dismissal'] as const)
    expect(standsInTheWay(acts, act(kind)), kind).toBeUndefined()
})

test('a part that is granted holds as a grant does: it is not granted or rejected again, and a replacement upon an appeal grants the rest', () => {
  const acts = [act('partial_grant')]
  for (const kind of ['rejection', 'grant', 'partial_grant', 'dismissal'] as const)
    expect(standsInTheWay(acts, act(kind, { id: 'next' }))?.kind, kind).toBe('partial_grant')
  const replaced = [...acts, act('replacement', { corrects_id: 'partial_grant' })]
  expect(standingActs(replaced).map(({ kind }) => kind)).toEqual(['replacement'])
  expect(standingGrant(replaced)?.kind).toBe('replacement')
})

test('a finding that was withdrawn lets the grant hold again', () => {
  const acts = [act('grant'), act('payment_lapse', { corrects_id: 'grant' }), act('lapse_withdrawal', { corrects_id: 'payment_lapse' })]
  expect(standingGrant(acts)?.kind).toBe('grant')
})

test('what is replaced already is not replaced again', () => {
  const acts = [act('rejection'), act('replacement', { corrects_id: 'rejection' })]
  expect(standsInTheWay(acts, act('replacement', { id: 'second', corrects_id: 'rejection' }))?.kind).toBe('rejection')
})

test('a grant holds again when the order that took it out of force falls', () => {
  const ended = [act('grant'), act('discontinuation', { corrects_id: 'grant' })]
  expect(standingGrant(ended)).toBeUndefined()
  expect(standingGrant([...ended, act('order_reversal', { corrects_id: 'discontinuation' })])?.kind).toBe('grant')
})

test('after a revocation was replaced upon an appeal the holder may be heard about the permit, and it be revoked again', () => {
  const acts = [act('revocation'), act('replacement', { corrects_id: 'revocation' })]
  for (const kind of ['hearing', 'suspension', 'revocation'] as const) expect(standsInTheWay(acts, act(kind)), kind).toBeUndefined()
})

test('a revoked permit is revoked again only after the revocation was annulled', () => {
  expect(standsInTheWay([act('revocation')], act('revocation'))?.kind).toBe('revocation')
  expect(standsInTheWay([act('revocation', { undone: true })], act('revocation'))).toBeUndefined()
})

test('a procedure that rests takes no decision and no call until it is resumed; a certificate and the fall of the order are none', () => {
  const order = act('procedure_suspension')
  for (const kind of ['rejection', 'grant', 'inadmissibility', 'hearing', 'discontinuation', 'procedure_suspension'] as const)
    expect(standsInTheWay([order], act(kind))?.kind, kind).toBe('procedure_suspension')
  expect(standsInTheWay([order], act('procedure_resumption', { corrects_id: order.id }))).toBeUndefined()
  expect(standsInTheWay([order], act('finality_certificate'))).toBeUndefined()
  const resumed = [order, act('procedure_resumption', { corrects_id: order.id })]
  expect(standsInTheWay(resumed, act('rejection'))).toBeUndefined()
})

test('what is reopened is decided anew, and holds again where the decision leaves it in force', () => {
  const reopened = [act('rejection'), act('reopening', { corrects_id: 'rejection' })]
  expect(standsInTheWay(reopened, act('grant'))).toBeUndefined()
  const upheld = [...reopened, act('reopening_end', { corrects_id: 'reopening' })]
  expect(standsInTheWay(upheld, act('grant'))?.kind).toBe('rejection')
})

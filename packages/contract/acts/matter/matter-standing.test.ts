import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { ActKind } from '../act-kinds.ts'
import { endsGrant, standingActs, standingGrant, standsInTheWay, type MatterAct } from './matter-standing.ts'

const refusals: readonly ActKind[] = ['rejection', 'dismissal', 'discontinuation', 'payment_lapse']
const kinds = [...refusals, 'grant', 'replacement', 'order_reversal', 'dismissal_withdrawal', 'hearing', 'supplement_call'] as const

/** What somebody tries in a matter: an act, about the newest one where it is about one; or second instance annuls the newest. */
const attempt = fc.record({ kind: fc.constantFrom(...kinds), annuls: fc.integer({ min: 0, max: 9 }) })

/** An act as it is issued: one about another is about the newest refusal, one that ends a grant about that grant. */
const wanted = (acts: readonly MatterAct[], kind: ActKind): MatterAct => {
  const about = endsGrant(kind)
    ? standingGrant(acts)
    : kind === 'replacement'
      ? acts.findLast((act) => act.kind === 'rejection')
      : kind === 'order_reversal' || kind === 'dismissal_withdrawal'
        ? acts.findLast((act) => act.kind === 'dismissal' || act.kind === 'discontinuation')
        : undefined
  return { id: String(acts.length), kind, corrects_id: about?.id ?? null, undone: false }
}
const isAboutAnother = ({ kind }: MatterAct): boolean => ['replacement', 'order_reversal', 'dismissal_withdrawal'].includes(kind)

const act = (kind: ActKind, more: Partial<MatterAct> = {}): MatterAct => ({ id: kind, kind, corrects_id: null, undone: false, ...more })

test('on no path of a matter do two decisions about the claim hold, and no act is ever gone', () => {
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
        const deciding = holding.filter((one) => refusals.includes(one.kind) || one.kind === 'grant' || one.kind === 'replacement')
        expect(deciding.length, JSON.stringify(acts)).toBeLessThanOrEqual(1)
      }
    }),
    { numRuns: 500 },
  )
})

test('after a replacement that grants, nothing rejects, and the claim ends only by its withdrawal or for want of payment', () => {
  const acts = [act('rejection'), act('replacement', { corrects_id: 'rejection' })]
  for (const kind of ['rejection', 'dismissal', 'grant', 'hearing', 'supplement_call'] as const)
    expect(standsInTheWay(acts, act(kind))?.kind, kind).toBe('replacement')
  for (const kind of ['discontinuation', 'payment_lapse', 'correction', 'appeal_dismissal'] as const)
    expect(standsInTheWay(acts, act(kind)), kind).toBeUndefined()
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

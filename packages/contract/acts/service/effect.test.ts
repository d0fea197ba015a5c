import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addDays } from '../../primitives/local-day.ts'
import { namesStatute } from '../../primitives/heard.ts'
import { effectiveOn, effects } from './effect.ts'
import { finalityOf, type FinalityFacts } from './finality.ts'

const issued_on = '2026-11-02'
const facts: FinalityFacts = {
  ...{ appeal_days: 15, court_days: 30, served_on: null, waived_on: null, appeal: null, court: null, restored: null },
  closed: new Set(),
}
const effectOf = (effect: (typeof effects)[number], more: Partial<FinalityFacts>) => {
  const all = { ...facts, ...more }
  return effectiveOn({ effect, issued_on, served_on: all.served_on, ...finalityOf(all) })
}

test('an act waits for its finality, for its service, or takes effect with its issue', () => {
  for (const effect of ['service', 'final'] as const) expect(effectOf(effect, {})).toBeNull()
  const served = { served_on: '2026-11-09' }
  expect(effects.map((effect) => effectOf(effect, served))).toEqual(['2026-11-02', '2026-11-09', '2026-11-25'])
})

const day = fc.integer({ min: 0, max: 60 }).map((days) => addDays(issued_on, days))
const appeal = fc.record({
  lodged_on: day,
  outcome: fc.constantFrom('late', 'withdrawn', 'act_stands', 'act_set_aside', null),
  outcome_served_on: fc.option(day),
})

test('no act takes effect before its day: not before its service, not while an appeal holds it back, not when it is set aside', () => {
  fc.assert(
    fc.property(fc.option(day), fc.option(appeal), fc.option(day), (served_on, appealed, waived_on) => {
      const more = { served_on, appeal: appealed, waived_on }
      const { under_appeal, set_aside, final_on } = finalityOf({ ...facts, ...more })
      const [issue, service, final] = effects.map((effect) => effectOf(effect, more))
      expect([issue, service]).toEqual(set_aside ? [null, null] : [issued_on, served_on])
      if (set_aside || served_on === null || under_appeal) expect(final).toBeNull()
      else expect(final).toBe(final_on)
      if (final !== null && final !== undefined && served_on !== null) expect(final >= served_on).toBe(true)
    }),
    { numRuns: 500 },
  )
})

test('a provision is named by its article', () => {
  for (const text of ['236. člen ZUP', '12. a člen Zakona o cestah', 'po 17. členu ZCPN']) expect(namesStatute(text), text).toBe(true)
  const none = ['', 'Odvzem je nujen.', 'člen', '12. člen', 'po 12. členu Odloka o prometu', '12. člen občinskega odloka, ki izvaja zakon']
  for (const text of none) expect(namesStatute(text), text).toBe(false)
})

import type { ActKind } from '@dovolilnice/contract/acts/act-kinds'
import { expect, test } from 'vitest'
import { stepDone } from './step-done.ts'

const granted = (act_kind: ActKind): string => stepDone('grant', { act_kind }).sl

test('a granted appeal says that the permit is in force again where the act had taken it away', () => {
  for (const kind of ['suspension', 'suspension_on_request', 'revocation'] as const)
    expect([kind, granted(kind)]).toEqual([kind, expect.stringContaining('Dovolilnica znova velja')])
})

test('a granted appeal sends the clerk back to the application where the act had decided it', () => {
  expect(granted('dismissal')).toContain('Vloga je znova v obravnavi')
  expect(granted('partial_grant')).toContain('Zavrnjeni del je zdaj vloga zase')
  expect(granted('rejection')).toContain('Vlogo odobrite in izdajte dovolilnico')
})

import fc from 'fast-check'
import { expect, test } from 'vitest'
import { alertChanges } from '../../devices/alert-changes.ts'
import { alertKinds, conditionsOf, isSettled, type MachineCondition, type WatchedMachine } from './machine-conditions.ts'
import { startingThresholds } from './thresholds.ts'

const now = new Date('2026-11-16T09:00:00Z')
const heard = (minutes: number) => new Date(now.getTime() - minutes * 60_000)
const fine: WatchedMachine = { active: true, errors_str: '', chng: 5000, pfill: 20, heard_at: heard(1) }
const wordsOf = (machine: Partial<WatchedMachine>, open: MachineCondition[] = []) =>
  conditionsOf({ ...fine, ...machine }, startingThresholds, open, now)
    .map(({ kind, detail }) => `${kind} ${detail}`.trim())
    .join(', ')
const open = (kind: MachineCondition['kind']): MachineCondition[] => [{ kind, detail: '' }]

test.each<[string, Partial<WatchedMachine>, MachineCondition[], string]>([
  ['nothing wrong', {}, [], ''],
  ['two faults, one of them ignored', { errors_str: 'coin_jam paper_low' }, [], 'fault coin_jam'],
  ['full at the threshold', { pfill: 85 }, [], 'fill'],
  ['not full below it', { pfill: 84 }, [], ''],
  ['full until five points below, once it was', { pfill: 80 }, open('fill'), 'fill'],
  ['not full lower than that', { pfill: 79 }, open('fill'), ''],
  ['enough change at the threshold', { chng: 1000 }, [], ''],
  ['short of change below it', { chng: 999 }, [], 'change'],
  ['short until a fifth above, once it was', { chng: 1199 }, open('change'), 'change'],
  ['enough above that', { chng: 1200 }, open('change'), ''],
  ['another open alert does not lower the bar', { pfill: 80 }, open('change'), ''],
  ['silent at the threshold', { heard_at: heard(30) }, [], 'silence'],
  ['not silent before', { heard_at: heard(29) }, [], ''],
  ['all at once', { errors_str: 'tilt', pfill: 100, chng: 0, heard_at: heard(600) }, [], 'fault tilt, fill, change, silence'],
  ['out of use', { active: false, errors_str: 'tilt', pfill: 100 }, open('fill'), ''],
  ['never heard', { heard_at: null, chng: null, pfill: null }, [], ''],
])('%s', (_, machine, before, wanted) => {
  expect(wordsOf(machine, before)).toBe(wanted)
})

const conditions = fc.uniqueArray(fc.record({ kind: fc.constantFrom(...alertKinds), detail: fc.constantFrom('', 'tilt', 'coin_jam') }), {
  selector: ({ kind, detail }) => `${kind} ${detail}`,
})
const key = ({ kind, detail }: MachineCondition) => `${kind} ${detail}`

test('after the changes exactly what is wrong now is open, and a second look changes nothing', () => {
  fc.assert(
    fc.property(conditions, conditions, (before, present) => {
      const { begun, ended } = alertChanges(before, present)
      const after = [...before.filter((one) => !ended.includes(one)), ...begun]
      expect(after.map(key).toSorted()).toEqual(present.map(key).toSorted())
      expect(alertChanges(after, present)).toEqual({ begun: [], ended: [] })
    }),
  )
})

test.each<[string, MachineCondition['kind'], number, number, boolean]>([
  ['the machine has said nothing since it was closed', 'fault', 5, 10, true],
  ['it has said so again', 'fault', 5, 1, false],
  ['a silent one has its usual time', 'silence', 29, 60, true],
  ['and is alerted anew after it', 'silence', 30, 60, false],
])('%s', (_, kind, closedAgo, heardAgo, wanted) => {
  expect(isSettled({ kind, detail: '' }, heard(closedAgo), { heard_at: heard(heardAgo) }, startingThresholds, now)).toBe(wanted)
})

import type { Condition } from '../../devices/alert-changes.ts'
import type { Thresholds } from './thresholds.ts'

export const alertKinds = ['fault', 'fill', 'change', 'silence'] as const
export type AlertKind = (typeof alertKinds)[number]

/** Something about a machine that somebody should look at. `detail` is the fault; empty for the other kinds. */
export type MachineCondition = Condition<AlertKind>

/** What of a machine is judged; the amounts are null before its first report. */
export interface WatchedMachine {
  active: boolean
  /** Faults, with a blank between them. */
  errors_str: string
  /** Cents. */
  chng: number | null
  /** Percent. */
  pfill: number | null
  /** When it was heard last, by the server's clock. */
  heard_at: Date | null
}

/** An alert of the fill level ends this many points below the threshold, one of the change this many percent above: a value that swings must not alert each time. */
const fillBack = 5
const changeBack = 20

const isFull = (pfill: number | null, { fill_percent: limit }: Thresholds, isOpen: boolean): boolean =>
  pfill !== null && pfill >= (isOpen ? limit - fillBack : limit)

const isShort = (chng: number | null, { change_cents: limit }: Thresholds, isOpen: boolean): boolean =>
  chng !== null && chng < (isOpen ? limit * (1 + changeBack / 100) : limit)

const isSilent = (heard: Date | null, { silence_minutes: minutes }: Thresholds, now: Date): boolean =>
  heard !== null && now.getTime() - heard.getTime() >= minutes * 60_000

/**
 * What is wrong with a machine now. One that has never reported, or is out of use, has nothing wrong.
 * @param open what has been wrong until now
 */
export const conditionsOf = (
  machine: WatchedMachine,
  thresholds: Thresholds,
  open: readonly MachineCondition[],
  now: Date,
): MachineCondition[] => {
  if (!machine.active || machine.heard_at === null) return []
  const isOpen = (kind: AlertKind): boolean => open.some((one) => one.kind === kind)
  const faults = machine.errors_str.split(' ').filter((fault) => fault !== '' && !thresholds.ignored_faults.includes(fault))
  return [
    ...faults.map((detail): MachineCondition => ({ kind: 'fault', detail })),
    ...(isFull(machine.pfill, thresholds, isOpen('fill')) ? [{ kind: 'fill' as const, detail: '' }] : []),
    ...(isShort(machine.chng, thresholds, isOpen('change')) ? [{ kind: 'change' as const, detail: '' }] : []),
    ...(isSilent(machine.heard_at, thresholds, now) ? [{ kind: 'silence' as const, detail: '' }] : []),
  ]
}

/**
 * Whether an alert that its maintenance closed must not begin anew yet: the machine has said nothing since. A silent one is given the usual time.
 * @param settled when it was closed
 */
export const isSettled = (
  { kind }: MachineCondition,
  settled: Date,
  { heard_at: heard }: Pick<WatchedMachine, 'heard_at'>,
  { silence_minutes: minutes }: Thresholds,
  now: Date,
): boolean => (kind === 'silence' ? now.getTime() - settled.getTime() < minutes * 60_000 : heard === null || heard <= settled)

import { timeZone } from '@dovolilnice/contract/primitives/local-day'
import type { Random } from '../random.ts'

/** What a simulated machine holds and how it is; amounts in cents. */
export interface MachineLife {
  errors: string[]
  coins: number
  chng: number
  oldchng: number
}

/** The coins in cents that fill a box: about three thousand pieces. */
const boxCents = 180_000
const fullChange = 6000

/** Cents that people pay in an hour, by the local hour: nothing at night, most before noon. */
const hourly: Readonly<Record<number, number>> = {
  7: 300,
  8: 700,
  9: 900,
  10: 1000,
  11: 900,
  12: 700,
  13: 600,
  14: 600,
  15: 700,
  16: 600,
  17: 400,
  18: 200,
}

/** Faults that begin by themselves; each ends by itself after a while, or when somebody empties the machine. */
const faults = ['coin_jam', 'paper_low', 'card_reader', 'door_open'] as const

const clock = new Intl.DateTimeFormat('en-GB', { timeZone, hour: 'numeric', hourCycle: 'h23', weekday: 'short' })
const wallClock = (at: Date): { hour: number; isSunday: boolean } => {
  const parts = clock.formatToParts(at)
  const of = (type: string) => parts.find((part) => part.type === type)?.value ?? ''
  return { hour: Number(of('hour')), isSunday: of('weekday') === 'Sun' }
}

/** How full the box is, in percent. */
export const fillOf = ({ coins }: MachineLife): number => Math.min(100, Math.round((coins / boxCents) * 100))

/** A machine that was just emptied and filled with change. */
export const newLife = (): MachineLife => ({ errors: [], coins: 0, chng: fullChange, oldchng: fullChange })

const faultsAfter = ({ errors }: MachineLife, random: Random, hours: number): string[] => {
  const left = errors.filter(() => !random.chance(Math.min(1, hours / 3)))
  if (left.length === 0 && random.chance(Math.min(1, hours / 90))) left.push(random.pick(faults))
  return left
}

/** A machine some time later: people pay on weekdays, it gives change, now and then something breaks. */
export const lifeAfter = (life: MachineLife, random: Random, at: Date, minutes: number): MachineLife => {
  const { hour, isSunday } = wallClock(at)
  const hours = minutes / 60
  const isStuck = life.errors.includes('coin_jam')
  const expected = isSunday || isStuck ? 0 : (hourly[hour] ?? 0) * hours
  const paid = Math.round((expected * (0.5 + random.next())) / 10) * 10
  const given = Math.min(life.chng, Math.round((paid * 0.04) / 10) * 10)
  return { ...life, errors: faultsAfter(life, random, hours), coins: life.coins + paid, chng: life.chng - given }
}

import { hourMs } from '../../../platform/clock/clock.ts'
import type { Row, Trx } from '../../../platform/database/tables.ts'
import { hashSecret } from '../../../platform/security/secret.ts'
import { insertRows } from '../insert-rows.ts'
import { place, type Town } from '../town.ts'
import { createRandom } from '../random.ts'
import type { Random } from '../random.ts'
import { emptyingsOf } from './emptyings.ts'
import { fillOf, lifeAfter, newLife } from './machine-life.ts'
import type { MachineLife } from './machine-life.ts'
import { makeMachineWork } from './machine-work.ts'

/** Metres east and north of the middle of the town, as for the lots. */
const seeds = [
  { code: 'parkomat-01', number: '01', name: 'Glavni trg', premise: 'Parkirišče Glavni trg', at: [-60, -35] },
  { code: 'parkomat-02', number: '02', name: 'Pod gradom', premise: 'Parkirišče Pod gradom', at: [125, 120] },
  { code: 'parkomat-03', number: '03', name: 'Ob obzidju', premise: 'Parkirišče Ob obzidju', at: [-190, 75] },
  { code: 'parkomat-04', number: '04', name: 'Žitni trg', premise: 'Parkirišče Žitni trg', at: [75, -120] },
  { code: 'parkomat-05', number: '05', name: 'Pristan', premise: 'Parkirišče Pristan', at: [215, -100] },
  { code: 'parkomat-06', number: '06', name: 'Lipov drevored', premise: 'Parkirišče Lipov drevored', at: [255, 45] },
] as const

/** The key of a machine of the demo town. It is no secret: a database with the demo town never starts in production. */
export const demoMachineKey = (code: string): string => `demo-key-of-${code}`

type Machine = Pick<
  Row<'coin_machine'>,
  'id' | 'code' | 'business_premise_name' | 'cashier_nr' | 'cashier_name' | 'latitude' | 'longitude' | 'key_hash'
>

/** The six machines of the town. */
const makeCoinMachines = (random: Random, now: Date): Machine[] =>
  seeds.map(({ code, number, name, premise, at }) => ({
    ...{ id: random.id(now), code, business_premise_name: premise, cashier_nr: number, cashier_name: name },
    ...place(at[0], at[1]),
    key_hash: hashSecret(demoMachineKey(code)),
  }))

const days = 30

/** The state in which the story of the town finds each machine: stuck, nearly full, without change. */
const endings: readonly { errors: string[]; coins?: number; chng?: number }[] = [
  { errors: ['coin_jam'] },
  { errors: [] },
  { errors: [], coins: 158_400 },
  { errors: ['paper_low'] },
  { errors: [], chng: 650 },
  { errors: [] },
]

const reportOf = (random: Random, machine: Machine, life: MachineLife, at: Date): Row<'machine_report'> => ({
  ...{ machine_id: machine.id, id: random.id(at), at, received_at: at, claimed_at: null, errors_str: life.errors.toSorted().join(' ') },
  ...{ coins: life.coins, chng: life.chng, oldchng: life.oldchng, pfill: fillOf(life) },
})

/** A month of hourly reports; a machine is emptied in the morning when its box is fuller than 60 %. */
const monthOf = (random: Random, machine: Machine, now: Date, index: number): Row<'machine_report'>[] => {
  let life = newLife()
  const reports: Row<'machine_report'>[] = []
  for (let hour = days * 24; hour >= 0; hour -= 1) {
    const at = new Date(now.getTime() - hour * hourMs - (index + 1) * 60_000)
    life = lifeAfter(life, random, at, 60)
    if (fillOf(life) > 60 && hour > 0) life = newLife()
    if (hour === 0) life = { ...life, ...endings[index] }
    reports.push(reportOf(random, machine, life, at))
  }
  return reports
}

/** The machines with a month of reports; the last of each is its state. */
export const installCoinMachines = async (trx: Trx, town: Town): Promise<void> => {
  const { now } = town
  // Its own random numbers: the rest of the town stays as it is.
  const random = createRandom(83)
  const machines = makeCoinMachines(random, now)
  const reports = machines.map((machine, index) => monthOf(random, machine, now, index))
  const rows = machines.map((machine, index) => {
    const { at, errors_str, coins = 0, chng = 0, oldchng = 0, pfill = 0 } = reports[index]?.at(-1) ?? {}
    return {
      ...machine,
      active: true,
      version: 1,
      last_update: at ?? now,
      heard_at: at ?? now,
      errors_str: errors_str ?? '',
      coins,
      chng,
      oldchng,
      pfill,
    }
  })
  await insertRows(trx, 'coin_machine', rows)
  await insertRows(trx, 'machine_report', reports.flat())
  const { alerts, works } = makeMachineWork(random, town, machines)
  await insertRows(trx, 'machine_alert', alerts)
  await insertRows(trx, 'machine_maintenance', works)
  await insertRows(
    trx,
    'machine_emptying',
    machines.flatMap((machine, index) => emptyingsOf(random, town, machine, reports[index] ?? [])),
  )
}

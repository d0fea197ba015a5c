import { hourMs } from '../../../platform/clock/clock.ts'
import type { Row, Trx } from '../../../platform/database/db.ts'
import { hashSecret } from '../../../platform/security/secret.ts'
import { insertRows } from '../insert-rows.ts'
import { place, type Town } from '../town.ts'
import { createRandom, type Random } from '../random.ts'
import { fillOf, lifeAfter, newLife, type MachineLife } from './machine-life.ts'
import { coinsSum, vatWithin } from '@dovolilnice/contract/coin-machines/emptying/emptying'
import { localDayOf } from '@dovolilnice/contract/primitives/local-day'

type Alert = Row<'machine_alert'>

const open = (random: Random, machine_id: string, kind: Alert['kind'], detail: string, at: Date): Alert => ({
  ...{ id: random.id(at), machine_id, kind, detail, raised_at: at, mailed_at: at },
  ...{ taken_by: null, taken_at: null, escalated_at: null, settled_at: null, ended_at: null },
})

interface Past {
  machine: number
  hoursAgo: number
  fault: string
  detail: string
  done: string
  parts: string | null
}

const past: readonly Past[] = [
  {
    machine: 1,
    hoursAgo: 190,
    fault: 'okvara čitalnika kartic',
    detail: 'card_reader',
    done: 'Čitalnik očiščen in preizkušen.',
    parts: null,
  },
  { machine: 3, hoursAgo: 330, fault: 'ni papirja', detail: 'paper_out', done: 'Vstavljen nov zvitek.', parts: 'zvitek papirja 60 mm' },
  { machine: 5, hoursAgo: 520, fault: 'okvara tiskalnika', detail: 'printer', done: 'Zamenjan rezalnik.', parts: 'rezalnik tiskalnika' },
]

/** What was and is wrong with the machines of the town: one alert is taken, two are open, three are done. */
const makeMachineWork = (random: Random, { now, operators }: Town, machines: readonly { id: string }[]) => {
  const ago = (hours: number): Date => new Date(now.getTime() - hours * hourMs)
  const idOf = (index: number): string => machines[index]?.id ?? ''
  const who = operators[0]?.id ?? null
  const jam: Alert = { ...open(random, idOf(0), 'fault', 'coin_jam', ago(2)), taken_by: who, taken_at: ago(1) }
  const full = open(random, idOf(2), 'fill', '', ago(1))
  const short = open(random, idOf(4), 'change', '', ago(0.5))
  const over = past.map(({ machine, hoursAgo, detail }): Alert => ({
    ...open(random, idOf(machine), 'fault', detail, ago(hoursAgo)),
    ...{ taken_by: who, taken_at: ago(hoursAgo - 1), settled_at: ago(hoursAgo - 3), ended_at: ago(hoursAgo - 3) },
  }))
  const workOf = (alert: Alert, fault: string, done: string | null, parts: string | null): Row<'machine_maintenance'> => ({
    ...{ id: random.id(alert.raised_at), machine_id: alert.machine_id, alert_id: alert.id, fault: `Napaka: ${fault}` },
    ...{ reported_at: alert.raised_at, reported_by: null, taken_by: who, taken_at: alert.taken_at, done, parts },
    ...{ done_at: alert.settled_at, version: 1 },
  })
  const works = past.flatMap(({ fault, done, parts }, index) =>
    over.slice(index, index + 1).map((alert) => workOf(alert, fault, done, parts)),
  )
  return { alerts: [jam, full, short, ...over], works: [workOf(jam, 'kovanec se je zataknil', null, null), ...works] }
}

const vat_basis_points = 2200

/** Coins that make an amount, as people pay: half of it in the largest, the rest in smaller ones. */
const countsOf = (cents: number): Record<string, number> => {
  let left = cents
  const share = [
    [200, 0.3],
    [100, 0.5],
    [50, 0.6],
    [20, 0.6],
    [10, 1],
    [5, 1],
    [2, 1],
    [1, 1],
  ] as const
  return Object.fromEntries(
    share.map(([value, part]) => {
      const pieces = Math.floor((left * part) / value)
      left -= pieces * value
      return [String(value), pieces]
    }),
  )
}

type Emptying = Omit<Row<'machine_emptying'>, 'difference_cents'>

/** The emptyings of a machine: where its coins fell from one report to the next. Now and then a coin was stuck. */
const emptyingsOf = (
  random: Random,
  { clerks }: Town,
  { id, cashier_nr }: Pick<Row<'coin_machine'>, 'id' | 'cashier_nr'>,
  reports: readonly Row<'machine_report'>[],
): Emptying[] => {
  const before = reports.filter(({ coins }, index) => (reports[index + 1]?.coins ?? coins) < coins)
  const sequences = new Map<number, number>()
  return before.map((report) => {
    const emptied_at = new Date(report.at.getTime() + hourMs / 2)
    const recorded_at = new Date(report.at.getTime() + 2 * hourMs)
    const year = Number(localDayOf(recorded_at).slice(0, 4))
    const sequence = (sequences.get(year) ?? 0) + 1
    sequences.set(year, sequence)
    const counts = countsOf(report.coins - (random.chance(0.3) ? 50 : 0))
    const counted_cents = coinsSum(counts)
    return {
      ...{
        id: random.id(recorded_at),
        number: `PM-${cashier_nr}-${year}-${String(sequence).padStart(4, '0')}`,
        machine_id: id,
        year,
        sequence,
      },
      ...{ emptied_at, recorded_at, emptied_by: clerks[0]?.id ?? '', counts, counted_cents, report_at: report.at },
      ...{ reported_cents: report.coins, reason: counted_cents === report.coins ? null : 'Kovanec je ostal v žlebu.' },
      ...{ vat_basis_points, vat_cents: vatWithin(counted_cents, vat_basis_points), idempotency_key: null },
    }
  })
}

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

import { hourMs } from '../../../platform/clock/clock.ts'
import type { Row } from '../../../platform/database/tables.ts'
import type { Random } from '../random.ts'
import type { Town } from '../town.ts'

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
export const makeMachineWork = (random: Random, { now, operators }: Town, machines: readonly { id: string }[]) => {
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

import { v7 } from 'uuid'
import type { Device, PassageRow } from './passages.ts'
import { createRandom } from '../random.ts'
import type { Actor, Town } from '../town.ts'
import { commandReasons } from '../records/wordings.ts'
import type { Insertable } from 'kysely'
import type { Tables } from '../../../platform/database/db.ts'

type EventRow = Insertable<Tables['bollard_event']>
type CommandRow = Insertable<Tables['device_command']>

const minute = 60_000
const day = 1440 * minute

const eventOf = ({ random }: Town, device_code: string, at: Date, more: Pick<EventRow, 'event_name' | 'state' | 'cause'>): EventRow => ({
  id: random.id(at),
  device_code,
  at,
  received_at: new Date(at.getTime() + random.int(40, 400)),
  claimed_at: null,
  sequence: null,
  ...more,
})

/** How the bollards moved in the last week: down for each who was let in, up again behind them. */
const movements = (town: Town, passages: readonly PassageRow[]): EventRow[] => {
  const since = town.now.getTime() - 7 * day
  return passages
    .filter(({ at, event_name }) => at.getTime() > since && event_name !== 'refused')
    .map(({ at, device_code, event_name }) => {
      const lowered = event_name === 'admitted'
      const cause = lowered ? 'presentation' : event_name === 'passed' ? 'passage' : 'timeout'
      const state = lowered ? 'lowered' : 'raised'
      return eventOf(town, device_code, new Date(at.getTime() + 1800), { event_name: 'state_changed', state, cause })
    })
}

/** Two links that were lost for a while. */
const outages = (town: Town, devices: readonly Device[]): EventRow[] =>
  devices.slice(-2).flatMap(({ code }) => {
    const at = new Date(town.now.getTime() - town.random.int(2, 20) * day)
    const back = new Date(at.getTime() + town.random.int(3, 90) * minute)
    const silent = { state: null, cause: null }
    return [eventOf(town, code, at, { event_name: 'offline', ...silent }), eventOf(town, code, back, { event_name: 'online', ...silent })]
  })

/** What was wrong with the bollards in the last months: all of it is over. */
export const makeBollardAlerts = ({ now }: Town, devices: readonly Device[], [operator]: readonly Actor[]) => {
  // Its own random numbers: the rest of the town stays as it is.
  const random = createRandom(97)
  return devices.flatMap(({ code }, index): Insertable<Tables['bollard_alert']>[] =>
    [index + 2, 33 + 3 * index].map((days, turn) => {
      const at = new Date(now.getTime() - days * day - random.int(0, 600) * minute)
      const after = (minutes: number): Date => new Date(at.getTime() + minutes * minute)
      const [kind, detail] = turn === 0 ? (['offline', ''] as const) : (['fault', 'motor_timeout'] as const)
      const lasted = random.int(4, 170)
      const by = { taken_by: operator?.id ?? null, taken_at: after(lasted / 2), escalated_at: null, ended_at: after(lasted) }
      return { id: random.id(at), device_code: code, kind, detail, raised_at: at, mailed_at: at, ...by }
    }),
  )
}

/** The commands of operators in the last month, with their results. */
export const makeCommands = ({ random, now }: Town, devices: readonly Device[], operators: readonly Actor[]): CommandRow[] =>
  Array.from({ length: 42 }, () => {
    const requested = new Date(now.getTime() - random.int(30, 30 * 1440) * minute)
    const person = random.pick(operators)
    const after = (milliseconds: number) => new Date(requested.getTime() + milliseconds)
    const action = random.weighted([
      ['lower', 70],
      ['raise', 15],
      ['hold_lowered', 8],
      ['release', 7],
    ] as const)
    const status = random.weighted([
      ['confirmed', 88],
      ['failed', 7],
      ['expired', 5],
    ] as const)
    return {
      id: random.id(requested),
      device_code: random.pick(devices).code,
      action,
      // Over by now: the gate of the town that is just founded holds nothing, and whoever ends an emergency gives an earlier hold back.
      hold_until: action === 'hold_lowered' ? new Date(Math.min(after(60 * minute).getTime(), now.getTime() - minute)) : null,
      status,
      reason: random.pick(commandReasons),
      requested_by: person.id,
      requested_by_name: person.name,
      requested_at: requested,
      expires_at: after(5000),
      delivered_at: status === 'expired' ? null : after(random.int(80, 300)),
      finished_at: after(status === 'expired' ? 30_000 : random.int(1900, 4000)),
      failure: status === 'confirmed' ? null : status === 'expired' ? 'expired' : 'loop_not_clear',
    }
  })

/** What whoever commanded noted on what failed. The ids draw no random numbers: what is made after them stays as it is. */
export const makeBollardNotes = (commands: readonly CommandRow[]): Insertable<Tables['bollard_note']>[] =>
  commands
    .filter(({ status }) => status !== 'confirmed')
    .slice(0, 3)
    .map(({ id, requested_by, requested_by_name, requested_at }, index) => {
      const at = new Date(new Date(requested_at).getTime() + 4 * minute)
      const by = { noted_by: requested_by ?? null, noted_by_name: requested_by_name, noted_at: at }
      const note = ['Kombi je stal na zanki, voznik ga je umaknil.', 'Poskusil še enkrat, uspelo.', 'Javljeno serviserju po telefonu.'][
        index
      ]
      return { id: v7({ msecs: at.getTime() }), event_id: id, note: note ?? '', ...by }
    })

/** Everything the bollards did by themselves. */
export const makeBollardEvents = (town: Town, devices: readonly Device[], passages: readonly PassageRow[]): EventRow[] => [
  ...movements(town, passages),
  ...outages(town, devices),
]

/** What the operators left to each other: yesterday's is read, today's waits for the next one. */
export const makeHandovers = ({ random, now }: Town, [first, second]: readonly Actor[]): Insertable<Tables['shift_handover']>[] => {
  const [yesterday, today] = [new Date(now.getTime() - day - 90 * minute), new Date(now.getTime() - 95 * minute)]
  const written = (by: Actor | undefined, at: Date, text: string, matters: string[]) => ({
    id: random.id(at),
    text,
    matters,
    written_by: by?.id ?? null,
    written_by_name: by?.name ?? 'Operater',
    written_at: at,
  })
  const other = second ?? first
  const read = new Date(yesterday.getTime() + 12 * minute)
  return [
    {
      ...written(first, yesterday, 'Ponoči mirno. Dostava za tržnico je najavljena ob 6.30.', ['Nabrežje: brez povezave od 4.10']),
      confirmed_by: other?.id ?? null,
      confirmed_by_name: other?.name ?? 'Operater',
      confirmed_at: read,
    },
    {
      ...written(other, today, 'Serviser pride ob 14h k stebričku Pod gradom; ob prihodu pokliče. Drugače brez posebnosti.', [
        'Pod gradom: počasno dviganje',
      ]),
      confirmed_by: null,
      confirmed_by_name: null,
      confirmed_at: null,
    },
  ]
}

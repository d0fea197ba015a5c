import { z } from 'zod/mini'
import { idSchema, instantSchema } from '../primitives/field-schemas.ts'
import { bollardStateNames, bollardStateSchema } from './bollard-state.ts'
import { commandFailureNames, commandFailureSchema, commandStatusNames, commandStatusSchema } from './bollard-command.ts'
import { commandActionNames, commandActionSchema } from './gate-command.ts'
import { type StateCause, stateCauses } from './gate-event.ts'
import { type Text, textIn } from '../locale.ts'
import { defineList } from '../list.ts'

/** The kinds of archive lines: a person's command with its outcome, or a change of the bollard or of its link. */
export const historyEventNames = [
  'command',
  'state_changed',
  'message_refused',
  'emergency_input',
  'emergency_credential',
  'emergency_ended',
  'online',
  'offline',
] as const
export type HistoryEventName = (typeof historyEventNames)[number]

export const historyEventLabels: Record<HistoryEventName, Text> = {
  command: { sl: 'Ukaz osebe', en: 'Command' },
  state_changed: { sl: 'Sprememba stanja', en: 'Change of state' },
  emergency_input: { sl: 'Zasilni vhod', en: 'Emergency input' },
  emergency_credential: { sl: 'Zasilno pooblastilo', en: 'Emergency credential' },
  emergency_ended: { sl: 'Konec zasilnega dostopa', en: 'End of the emergency' },
  message_refused: { sl: 'Zavrnjeno sporočilo', en: 'Message refused' },
  // The words of the bollard's card.
  online: { sl: 'Povezana', en: 'Online' },
  offline: { sl: 'Brez povezave', en: 'Offline' },
}

/** Why a bollard moved or its state changed. */
export const causeLabels: Record<StateCause, Text> = {
  start: { sl: 'Zagon naprave', en: 'Start of the device' },
  presentation: { sl: 'Dovoljen dostop', en: 'Admitted' },
  command: { sl: 'Ukaz', en: 'Command' },
  passage: { sl: 'Prehod vozila', en: 'Passage' },
  timeout: { sl: 'Vozilo ni zapeljalo', en: 'Nobody drove over' },
  fail_mode: { sl: 'Varnostni način', en: 'Fail mode' },
  hardware: { sl: 'Strojna oprema', en: 'Hardware' },
  hold_end: { sl: 'Konec zadržanja', en: 'End of the hold' },
  emergency: { sl: 'Zasilni dostop', en: 'Emergency' },
  open_hours: { sl: 'Urnik za vse', en: 'Hours for everybody' },
}

/** What a person noted on a line. */
export const bollardNoteSchema = z.object({ note: z.string(), noted_by_name: z.string(), noted_at: instantSchema })

/** One line of the archive. A command has action, status, person and reason; a change of state has state and cause. */
export const bollardHistorySchema = z.object({
  id: idSchema,
  at: instantSchema,
  /** Both empty for what the broker refused to an account of no bollard. */
  device_code: z.string(),
  device_name: z.string(),
  event_name: z.enum(historyEventNames),
  action: z.nullable(commandActionSchema),
  status: z.nullable(commandStatusSchema),
  person: z.nullable(z.string()),
  reason: z.nullable(z.string()),
  /** For which vehicle or phone, and what was added to the reason. */
  vehicle: z.nullable(z.string()),
  explanation: z.nullable(z.string()),
  failure: z.nullable(commandFailureSchema),
  finished_at: z.nullable(instantSchema),
  /** Of a hold: when it ends by itself. */
  hold_until: z.nullable(instantSchema),
  /** How many vehicles of a convoy were let pass; null: one, or none. */
  vehicles: z.nullable(z.int()),
  state: z.nullable(bollardStateSchema),
  cause: z.nullable(z.enum(stateCauses)),
  /** Of what the broker refused: whose account it was, and for which channel. */
  detail: z.nullable(z.string()),
  /** The oldest first. */
  notes: z.array(bollardNoteSchema),
})
export type BollardHistory = z.output<typeof bollardHistorySchema>

/** What happened, in words: the command, the new state, or that the link came or went. */
export const nameOfEvent = ({ action, state, event_name: name }: Pick<BollardHistory, 'action' | 'state' | 'event_name'>): Text =>
  action !== null ? commandActionNames[action] : state !== null ? bollardStateNames[state] : historyEventLabels[name]

const brokerName: Text = { sl: 'Posrednik sporočil', en: 'Message broker' }

/** The bollard of a line, or the broker. */
export const placeOfEvent = ({ device_name: name }: Pick<BollardHistory, 'device_name'>): Text =>
  name === '' ? brokerName : { sl: name, en: name }

const vehiclesWord: Text = { sl: 'vozil', en: 'vehicles' }

export const bollardHistoryList = defineList({
  title: { sl: 'Arhiv stebričkov', en: 'Bollard archive' },
  row: bollardHistorySchema,
  columns: {
    at: { title: { sl: 'Čas', en: 'Time' }, kind: 'instant' },
    device_code: { title: { sl: 'Stebriček', en: 'Bollard' }, text: (row, locale) => textIn(placeOfEvent(row), locale) },
    event_name: {
      title: { sl: 'Dogodek', en: 'Event' },
      wide: true,
      text: (row, locale) =>
        `${textIn(nameOfEvent(row), locale)}${row.vehicles === null ? '' : ` (${textIn(vehiclesWord, locale)}: ${row.vehicles})`}`,
    },
    status: {
      title: { sl: 'Izid', en: 'Outcome' },
      wide: true,
      labels: commandStatusNames,
      text: ({ status, failure, detail }, locale) =>
        [status && textIn(commandStatusNames[status], locale), failure && textIn(commandFailureNames[failure], locale), detail]
          .filter(Boolean)
          .join(': '),
    },
    person: { title: { sl: 'Oseba', en: 'Person' } },
    vehicle: { title: { sl: 'Vozilo', en: 'Vehicle' } },
    reason: { title: { sl: 'Za koga in zakaj', en: 'For whom, why' } },
    explanation: { title: { sl: 'Pojasnilo', en: 'Explanation' }, hidden: true },
    notes: {
      title: { sl: 'Opombe', en: 'Notes' },
      wide: true,
      text: ({ notes }) => notes.map(({ note, noted_by_name: by }) => `${note} (${by})`).join('; '),
    },
    hold_until: { title: { sl: 'Zadržan do', en: 'Held until' }, kind: 'end' },
    cause: { title: { sl: 'Vzrok', en: 'Cause' }, labels: causeLabels },
    failure: { title: { sl: 'Napaka', en: 'Failure' }, labels: commandFailureNames, hidden: true },
    finished_at: { title: { sl: 'Zaključeno', en: 'Finished' }, kind: 'instant', hidden: true },
  },
  sortable: ['at', 'device_code', 'event_name', 'person'],
  defaultSort: { key: 'at', order: 'desc' },
  period: { from: 'from', until: 'until' },
  filters: z.object({
    device_code: z.string(),
    event_name: z.enum(historyEventNames),
    action: commandActionSchema,
    status: commandStatusSchema,
    person: z.string().check(z.maxLength(120)),
    vehicle: z.string().check(z.maxLength(24)),
    from: instantSchema,
    until: instantSchema,
  }),
})

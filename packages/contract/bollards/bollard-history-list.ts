import { textIn } from '../in-language.ts'
import { z } from 'zod/mini'
import { defineList } from '../list.ts'
import { instantSchema } from '../primitives/ids.ts'
import { bollardHistorySchema, causeLabels, historyEventNames, nameOfEvent } from './bollard-history.ts'
import { commandFailureNames, commandStatusNames, commandStatusSchema } from './command-status.ts'
import { commandActionSchema } from './gate-command.ts'

export const bollardHistoryList = defineList({
  title: { sl: 'Arhiv stebričkov', en: 'Bollard archive' },
  row: bollardHistorySchema,
  columns: {
    at: { title: { sl: 'Čas', en: 'Time' }, kind: 'instant' },
    device_code: { title: { sl: 'Stebriček', en: 'Bollard' }, text: (row) => row.device_name },
    event_name: {
      title: { sl: 'Dogodek', en: 'Event' },
      wide: true,
      text: (row, locale) => textIn(nameOfEvent(row), locale),
    },
    status: {
      title: { sl: 'Izid', en: 'Outcome' },
      wide: true,
      labels: commandStatusNames,
      text: ({ status, failure }, locale) =>
        [status && textIn(commandStatusNames[status], locale), failure && textIn(commandFailureNames[failure], locale)]
          .filter(Boolean)
          .join(': '),
    },
    person: { title: { sl: 'Oseba', en: 'Person' } },
    reason: { title: { sl: 'Za koga in zakaj', en: 'For whom, why' } },
    notes: {
      title: { sl: 'Opombe', en: 'Notes' },
      wide: true,
      text: ({ notes }) => notes.map(({ note, noted_by_name: by }) => `${note} (${by})`).join('; '),
    },
    hold_until: { title: { sl: 'Zadržan do', en: 'Held until' }, kind: 'instant' },
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
    from: instantSchema,
    until: instantSchema,
  }),
})

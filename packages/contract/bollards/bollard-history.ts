import { z } from 'zod/mini'
import { defineList } from '../list.ts'
import { idSchema, instantSchema } from '../primitives/ids.ts'
import { bollardStateSchema } from './bollard-state.ts'
import { commandFailureSchema, commandStatusSchema } from './command-status.ts'
import { commandActionSchema } from './gate-command.ts'
import { stateCauses } from './gate-event.ts'

/** What stands in the archive: a person's command with its outcome, or a change of the bollard or of its link. */
export const historyEventNames = ['command', 'state_changed', 'online', 'offline'] as const
export type HistoryEventName = (typeof historyEventNames)[number]

/** One line of the archive. A command has action, status, person and reason; a change of state has state and cause. */
export const bollardHistorySchema = z.object({
  id: idSchema,
  at: instantSchema,
  device_code: z.string(),
  device_name: z.string(),
  event_name: z.enum(historyEventNames),
  action: z.nullable(commandActionSchema),
  status: z.nullable(commandStatusSchema),
  person: z.nullable(z.string()),
  reason: z.nullable(z.string()),
  failure: z.nullable(commandFailureSchema),
  finished_at: z.nullable(instantSchema),
  state: z.nullable(bollardStateSchema),
  cause: z.nullable(z.enum(stateCauses)),
})

export const bollardHistoryList = defineList({
  row: bollardHistorySchema,
  sortable: ['at', 'device_code', 'event_name', 'person'],
  defaultSort: { key: 'at', order: 'desc' },
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

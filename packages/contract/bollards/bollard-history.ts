import { z } from 'zod'
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
  action: commandActionSchema.nullable(),
  status: commandStatusSchema.nullable(),
  person: z.string().nullable(),
  reason: z.string().nullable(),
  failure: commandFailureSchema.nullable(),
  finished_at: instantSchema.nullable(),
  state: bollardStateSchema.nullable(),
  cause: z.enum(stateCauses).nullable(),
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
    person: z.string().max(120),
    from: instantSchema,
    until: instantSchema,
  }),
})

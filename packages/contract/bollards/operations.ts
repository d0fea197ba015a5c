import { defineOperation } from '../operation.ts'
import { bollardCommandSchema, commandFailureSchema, commandRequestSchema, commandStatusSchema } from './bollard-command.ts'
import { z } from 'zod/mini'
import { reasonSchema, idSchema, instantSchema } from '../primitives/field-schemas.ts'
import { defineListOperation } from '../list.ts'
import { bollardHistoryList } from './bollard-history.ts'

/**
 * Sends a command to a bollard. The answer only confirms the request; the device list and the archive show the outcome.
 * `gate_offline`: its gate has no link; `illegal_transition`: the bollard's state does not allow the action; `gates_unreachable`: no gate can be reached.
 */
export const controlBollard = defineOperation({
  name: 'control-bollard',
  path: 'v1/admin/services/remote-control',
  access: 'bollards:administer',
  summary: 'Command a bollard, for administrators',
  idempotent: true,
  body: commandRequestSchema,
  output: bollardCommandSchema,
  errors: ['not_found', 'illegal_transition', 'gates_unreachable', 'gate_offline'],
  rate: { windowSeconds: 60, perAddress: 60 },
  audit: { action: 'bollard:control', kind: 'change' },
})

export const controlOperatorBollard = defineOperation({
  name: 'control-operator-bollard',
  path: 'v1/operator/services/remote-control',
  access: 'bollards:control',
  summary: 'Command a bollard, for operators',
  idempotent: true,
  body: commandRequestSchema,
  output: bollardCommandSchema,
  errors: ['not_found', 'illegal_transition', 'gates_unreachable', 'gate_offline'],
  rate: { windowSeconds: 60, perAddress: 60 },
  audit: { action: 'bollard:control', kind: 'change' },
})

/** What became of the command at one bollard. */
const groupResultSchema = z.object({
  device_code: z.string(),
  device_name: z.string(),
  status: commandStatusSchema,
  failure: z.nullable(commandFailureSchema),
  /** True for the command that ended the hold, false for the one that began it. */
  stops: z.boolean(),
})
export type GroupResult = z.output<typeof groupResultSchema>

/** A command to several bollards at once, with what became of it at each; shown until its hold ends. */
export const groupCommandSchema = z.object({
  id: idSchema,
  reason: z.string(),
  requested_by_name: z.string(),
  requested_at: instantSchema,
  hold_until: instantSchema,
  stopped: z.boolean(),
  results: z.array(groupResultSchema),
})
export type GroupCommand = z.output<typeof groupCommandSchema>

/**
 * Holds several bollards lowered at once, all or those of a zone: for an ambulance, fire, evacuation. The person has seen by name which, so their
 * codes are sent. A bollard that is held longer already is left alone (`held_longer` where all are); one without a link gets a failed command, so
 * that the archive says so.
 */
export const holdBollards = defineOperation({
  name: 'hold-bollards',
  path: 'v1/operator/services/hold-bollards',
  access: 'bollards:control',
  summary: 'Holds several bollards lowered at once',
  idempotent: true,
  body: z.object({
    device_codes: z.array(z.string().check(z.minLength(1), z.maxLength(40))).check(z.minLength(1), z.maxLength(500)),
    reason: reasonSchema,
    hold_until: instantSchema,
  }),
  output: groupCommandSchema,
  errors: ['not_found', 'gates_unreachable', 'held_longer'],
  rate: { windowSeconds: 60, perAddress: 30 },
  audit: { action: 'bollard:hold_several', kind: 'change' },
})

/** Ends what a command to several began, where nobody has given that bollard another command since. A bollard that was held before goes back to that hold. */
export const stopGroupCommand = defineOperation({
  name: 'stop-group-command',
  path: 'v1/operator/services/hold-bollards/{id}/stop',
  access: 'bollards:control',
  summary: 'Ends a command to several bollards',
  body: z.object({ reason: reasonSchema }),
  output: groupCommandSchema,
  errors: ['illegal_transition', 'gates_unreachable'],
  rate: { windowSeconds: 60, perAddress: 30 },
  audit: { action: 'bollard:stop_several', kind: 'change' },
})

export const listBollardEvents = defineListOperation(bollardHistoryList, {
  name: 'list-bollard-events',
  path: 'v1/admin/events/bollards',
  access: 'bollards:administer',
  summary: 'Commands and state changes of the bollards, for administrators',
})

/** The archive of the bollards, for operators: the same lines. None of them names a driver. */
export const listOperatorBollardEvents = defineListOperation(bollardHistoryList, {
  name: 'list-operator-bollard-events',
  path: 'v1/operator/events/bollards',
  access: 'bollards:read',
  summary: 'Commands and state changes of the bollards, for operators',
})

import { defineOperation } from '../operation.ts'
import { bollardCommandSchema, commandRequestSchema } from './bollard-command.ts'

/**
 * Sends a command to a bollard. The answer only confirms the request; the device list and the archive show the outcome.
 * `illegal_transition`: the gate is offline, or the bollard's state does not allow the action; `gates_unreachable`: no gate can be reached.
 */
export const controlBollard = defineOperation({
  name: 'control-bollard',
  method: 'POST',
  path: 'v1/admin/services/remote-control',
  access: 'bollards:administer',
  summary: 'Command a bollard, for administrators',
  idempotent: true,
  body: commandRequestSchema,
  output: bollardCommandSchema,
  errors: ['not_found', 'illegal_transition', 'gates_unreachable'],
  rate: { windowSeconds: 60, perAddress: 60 },
  audit: { action: 'bollard:control', kind: 'change' },
})

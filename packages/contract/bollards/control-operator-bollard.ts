import { defineOperation } from '../operation.ts'
import { bollardCommandSchema, commandRequestSchema } from './bollard-command.ts'

/** The same command, for operators. */
export const controlOperatorBollard = defineOperation({
  name: 'control-operator-bollard',
  method: 'POST',
  path: 'v1/operator/services/remote-control',
  access: 'bollards:control',
  summary: 'Command a bollard, for operators',
  idempotent: true,
  body: commandRequestSchema,
  output: bollardCommandSchema,
  errors: ['not_found', 'illegal_transition', 'gates_unreachable'],
  rate: { windowSeconds: 60, perAddress: 60 },
  audit: { action: 'bollard:control', kind: 'change' },
})

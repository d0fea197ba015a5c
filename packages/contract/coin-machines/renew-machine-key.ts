import { z } from 'zod/mini'
import { defineOperation } from '../operation.ts'
import { idParams } from '../primitives/ids.ts'

/** Gives a machine a new key: the password of its account at the broker, and its key for reports by HTTP. The old one ends at once. */
export const renewMachineKey = defineOperation({
  name: 'renew-coin-machine-key',
  method: 'POST',
  path: 'v1/coin-machines/{id}/key',
  access: 'machines:administer',
  summary: 'Give a coin machine a new key',
  params: idParams,
  output: z.object({ key: z.string() }),
  errors: ['not_found'],
  audit: { action: 'coin_machine:renew_key', kind: 'change' },
})

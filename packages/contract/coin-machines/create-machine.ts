import { z } from 'zod/mini'
import { defineOperation } from '../operation.ts'
import { idSchema } from '../primitives/ids.ts'
import { machineCodeSchema, machineFormSchema } from './machine-form.ts'

/** A new coin machine. Its key is told this once; only its hash is stored. */
export const createMachine = defineOperation({
  name: 'create-coin-machine',
  method: 'POST',
  path: 'v1/coin-machines/create',
  access: 'machines:administer',
  summary: 'Add a coin machine',
  body: z.extend(machineFormSchema, { code: machineCodeSchema }),
  output: z.object({ id: idSchema, code: z.string(), key: z.string() }),
  errors: ['duplicate'],
  audit: { action: 'coin_machine:create', kind: 'change' },
})

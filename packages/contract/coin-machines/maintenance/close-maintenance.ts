import { z } from 'zod/mini'
import { fileErrors } from '../../documents/file-errors.ts'
import { defineOperation } from '../../operation.ts'
import { reasonSchema } from '../../primitives/field-schemas.ts'
import { idParams } from '../../primitives/ids.ts'
import { seenVersionInForm } from '../../history/seen-version.ts'

/** So many photos may come with the end of a maintenance. */
export const mostPhotos = 5

/** Ends a maintenance with what was done, and photos (parts `photo` of the form). Its alert ends too. */
export const closeMaintenance = defineOperation({
  name: 'close-coin-machine-maintenance',
  method: 'POST',
  path: 'v1/coin-machines/maintenance/{id}/close',
  access: 'machines:maintain',
  summary: 'End a maintenance',
  params: idParams,
  multipart: true,
  body: z.object({
    done: reasonSchema,
    parts: z.optional(z.string().check(z.trim(), z.maxLength(500))),
    ...seenVersionInForm,
  }),
  errors: ['not_found', 'conflict', 'illegal_transition', ...fileErrors],
  audit: { action: 'coin_machine:close_maintenance', kind: 'change' },
})

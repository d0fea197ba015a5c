import { z } from 'zod/mini'
import { defineOperation } from '../../operation.ts'
import { chosenActsSchema } from './chosen-acts.ts'
import { envelopes } from './envelope.ts'

/** One PDF for the printer: before each act a sheet with the address where the envelope has its window, then the act as it is stored. */
export const printActs = defineOperation({
  name: 'print-acts',
  method: 'POST',
  path: 'v1/admin/acts/print',
  access: 'applications:conduct',
  summary: 'Acts with address sheets, as one PDF for the printer',
  body: z.object({
    ids: chosenActsSchema,
    envelope: z._default(z.enum(envelopes), 'window'),
    /** Both sides of the paper are printed: each act and each address begins on a new sheet. */
    duplex: z._default(z.boolean(), true),
  }),
  errors: ['not_found', 'address_too_long'],
  audit: { action: 'act:print', kind: 'read', everyTime: true },
})

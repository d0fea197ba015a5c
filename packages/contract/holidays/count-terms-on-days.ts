import { z } from 'zod/mini'
import { defineOperation } from '../operation.ts'
import { localDaySchema } from '../primitives/field-schemas.ts'

/** How many terms that run end on each of some days; days before today have none and are left out. Terms that are stored stay as they are when such a day becomes a closed one. */
export const countTermsOnDays = defineOperation({
  name: 'count-terms-on-days',
  path: 'v1/admin/parameters/closed-days/terms',
  access: 'parameters:write',
  summary: 'Terms that end on some days',
  body: z.object({ days: z.array(localDaySchema).check(z.maxLength(200)) }),
  output: z.object({
    days: z.array(
      z.object({
        day: localDaySchema,
        /** Terms of parties: for a supplement, to answer what was found out, or to pay. */
        parties: z.int(),
        /** Terms of the authority: to call for a supplement, to decide, or to send an appeal on. */
        authority: z.int(),
        /** Terms of appeal. */
        appeals: z.int(),
      }),
    ),
  }),
})

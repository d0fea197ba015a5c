import { z } from 'zod'
import { textSchema } from '../locale.ts'
import { defineOperation } from '../operation.ts'
import { taxNumberSchema } from '../primitives/tax-number.ts'
import { emailSchema, lineSchema, nameSchema, postCodeSchema } from '../primitives/text-fields.ts'
import { townColourSchema } from './colour.ts'
import { parametersSchema } from './read-parameters.ts'

/** A picture that stands in the page itself; an image element runs no script in it. At most about 100 kB. */
const pictureSchema = z
  .string()
  .max(140_000)
  .regex(/^data:image\/(svg\+xml|png);base64,[A-Za-z0-9+/=]+$/, 'picture')

const noteSchema = z.string({ error: 'required' }).trim().min(1).max(300)

/** The sections an administrator sets; one that is absent stays as it is. */
export const parameterChangesSchema = z
  .object({
    municipality: z.object({
      name: nameSchema,
      genitive: nameSchema,
      coat_of_arms: pictureSchema.or(z.string().regex(/^\/[\w./-]{1,200}$/)).nullable(),
      street: lineSchema,
      post_code: postCodeSchema,
      city: lineSchema,
      email: emailSchema,
      phone: z.string({ error: 'required' }).trim().min(1).max(40),
      tax_number: taxNumberSchema,
    }),
    colours: z.object({ primary: townColourSchema, secondary: townColourSchema, tertiary: townColourSchema }),
    privacy: z.object({
      controller: noteSchema,
      officer: noteSchema,
      officer_email: emailSchema,
      legal_basis: textSchema,
      processor: z.string().trim().max(300),
    }),
    texts: z.record(z.string().regex(/^[a-z][a-z0-9_.-]{0,60}$/), textSchema),
    map: z.object({ latitude: z.number().min(45).max(47), longitude: z.number().min(13).max(17), zoom: z.number().int().min(5).max(20) }),
    supplement_working_days: parametersSchema.shape.supplement_working_days,
    lapse_days: parametersSchema.shape.lapse_days,
  })
  .partial()
  .strict()
export type ParameterChanges = z.output<typeof parameterChangesSchema>

/** Sets what a municipality says about itself. */
export const updateParameters = defineOperation({
  name: 'update-parameters',
  method: 'POST',
  path: 'v1/admin/parameters/update',
  access: 'parameters:write',
  summary: 'Sets the municipality’s parameters',
  body: parameterChangesSchema,
  output: parametersSchema,
  audit: { action: 'parameters:update', kind: 'change' },
})

import { z } from 'zod/mini'
import { furtherNamesSchema, storedNamesSchema } from '../names/further-names.ts'
import { lineSchema, idSchema } from '../primitives/field-schemas.ts'
import { outlineSchema } from './outline.ts'
import { readOutline } from './read-outline.ts'
import { seenVersion } from '../history/seen-version.ts'

/** A zone as an administrator sees it. Lots belong to it by its name; the id stays when the name changes. */
export const administeredZoneSchema = z.object({
  id: idSchema,
  name: z.string(),
  names: storedNamesSchema,
  outline: z.nullable(outlineSchema),
  version: z.int(),
  /** The names of its lots in use. */
  lots: z.array(z.string()),
})
export type AdministeredZone = z.output<typeof administeredZoneSchema>

/** GeoJSON as a text; empty: the zone has no outline. */
const outlineTextSchema = z.string().check(
  z.trim(),
  z.maxLength(200_000),
  z.superRefine((text, context) => {
    const read = text === '' ? undefined : readOutline(text)
    if (read !== undefined && 'fault' in read) context.issues.push({ code: 'custom', message: read.fault, input: text })
  }),
)

/** What an administrator changes of a zone; `version` is the one that was read, another one is a `conflict`. */
export const zoneFormSchema = z.object({
  name: lineSchema.check(z.maxLength(40)),
  /** Its names in other languages than Slovenian. */
  names: z._default(furtherNamesSchema, {}),
  outline: z._default(outlineTextSchema, ''),
  ...seenVersion,
})

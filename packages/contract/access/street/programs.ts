import { z } from 'zod/mini'
import { defineOperation } from '../../operation.ts'
import { openDataRate, settledMaxAge } from '../../open-data/open-town.ts'
import { idParams, idSchema, instantSchema, localDaySchema } from '../../primitives/field-schemas.ts'

/**
 * Rights of access for the programs of others in the shape of APDS (ISO/TS 5206-1, OpenAPI of github.com/parkingdata/spec): kinds of permit
 * and zones are public, whether a vehicle has a right is asked with a key, one plate a call. Names are those of APDS.
 */
const referenceSchema = z.object({ id: z.string(), version: z.int(), className: z.string() })
const wordsSchema = z.array(z.object({ language: z.string(), string: z.string() }))

/** How the lists of APDS begin. All of it is one page. */
const metaSchema = z.object({ referenceInstant: z.int(), offset: z.int(), pageSize: z.int(), total: z.int() })

const placeSchema = z.object({
  id: idSchema,
  version: z.int(),
  name: wordsSchema,
  layer: z.int(),
  type: z.literal('identifiedArea'),
  hierarchyElementRecord: z.object({ creationTime: instantSchema }),
  rightSpecifications: z.array(referenceSchema),
})

/** The zones of the town. */
export const readPlaces = defineOperation({
  name: 'read-places',
  method: 'GET',
  path: 'open-data/apds/places',
  access: 'public',
  summary: 'Zones as APDS places',
  output: z.object({ meta: metaSchema, data: z.array(placeSchema) }),
  openData: { maxAge: settledMaxAge },
  rate: openDataRate,
})

const rightSpecificationSchema = z.object({
  id: idSchema,
  version: z.int(),
  description: wordsSchema,
  issuer: referenceSchema,
  transferable: z.boolean(),
  type: z.enum(['accessPermission', 'permitParking']),
  hierarchyElements: z.array(referenceSchema),
})

/** The kinds of permit that people can apply for, with the zones for which they are issued. */
export const readRightSpecifications = defineOperation({
  name: 'read-right-specifications',
  method: 'GET',
  path: 'open-data/apds/rights/specs',
  access: 'public',
  summary: 'Kinds of permit as APDS right specifications',
  output: z.object({ meta: metaSchema, data: z.array(rightSpecificationSchema) }),
  openData: { maxAge: settledMaxAge },
  rate: openDataRate,
})

const assignedRightSchema = z.object({
  id: z.string(),
  version: z.int(),
  rightHolder: z.object({
    credentials: z.array(
      z.object({
        type: z.literal('licensePlate'),
        identifier: z.object({ className: z.string(), id: z.string() }),
        issuer: wordsSchema,
      }),
    ),
  }),
  rightSpecification: referenceSchema,
  expiry: instantSchema,
  issueMethod: z.enum(['electronic', 'permit']),
})

/**
 * Whether the vehicle of one plate may be in the zone now, for a program that enforces: its key is `Authorization: Bearer KEY`. The right that
 * the bollards would open for, or that a card alone opens, with its end; empty where there is none. No person is named, and each look is an event.
 */
export const readAssignedRights = defineOperation({
  name: 'read-assigned-rights',
  method: 'GET',
  path: 'apds/rights/assigned',
  access: 'public',
  summary: 'The right of one vehicle as APDS assigned right',
  query: z.object({
    credential_type: z._default(z.literal('licensePlate'), 'licensePlate'),
    /** The plate. APDS allows a list; one is taken. */
    credential_id: z._default(z.string().check(z.trim(), z.maxLength(20)), ''),
    /** Id of a zone; absent: the whole old town. */
    place: z.optional(idSchema),
  }),
  output: z.object({ meta: metaSchema, data: z.array(assignedRightSchema) }),
  signedBody: true,
  errors: ['unauthenticated', 'not_found'],
  rate: { windowSeconds: 60, perAddress: 120 },
  audit: { action: 'program:check', kind: 'read', everyTime: true },
})

const programSchema = z.object({
  id: idSchema,
  name: z.string(),
  made_at: instantSchema,
  used_at: z.nullable(instantSchema),
  ended_at: z.nullable(instantSchema),
})
export type Program = z.output<typeof programSchema>

/** The programs that have or had a key, the last one first. */
export const listPrograms = defineOperation({
  name: 'list-programs',
  method: 'GET',
  path: 'v1/admin/programs',
  access: 'parameters:write',
  summary: 'Programs with a key',
  output: z.object({ items: z.array(programSchema) }),
})

/** Gives a program a key; this answer alone tells it. */
export const makeProgram = defineOperation({
  name: 'make-program',
  method: 'POST',
  path: 'v1/admin/programs',
  access: 'parameters:write',
  summary: 'A key for a program',
  body: z.object({ name: z.string({ error: 'required' }).check(z.trim(), z.minLength(3), z.maxLength(80)) }),
  output: z.object({ id: idSchema, key: z.string() }),
  audit: { action: 'program:make', kind: 'change' },
})

/** Ends a key at once. */
export const endProgram = defineOperation({
  name: 'end-program',
  method: 'POST',
  path: 'v1/admin/programs/{id}/end',
  access: 'parameters:write',
  summary: 'End the key of a program',
  params: idParams,
  output: z.object({ id: idSchema }),
  errors: ['not_found', 'illegal_transition'],
  audit: { action: 'program:end', kind: 'change' },
})

/** Who asks for the list of vehicles with a right, on which ground and in which case: the trail keeps it with how many vehicles were given. */
const rightListSchema = z.object({
  authority: z.string({ error: 'required' }).check(z.trim(), z.minLength(3), z.maxLength(120)),
  basis: z.string({ error: 'required' }).check(z.trim(), z.minLength(5), z.maxLength(200)),
  case_number: z.string({ error: 'required' }).check(z.trim(), z.minLength(2), z.maxLength(60)),
  day: localDaySchema,
  zone: z.nullable(z.string().check(z.maxLength(200))),
})

/** The vehicles with a right in a zone on a day as the text of a CSV file, for the police or an inspectorate: plate, zone, kind, days. Without names. */
export const giveRightList = defineOperation({
  name: 'give-right-list',
  method: 'POST',
  path: 'v1/admin/right-list',
  access: 'holders:read',
  summary: 'The vehicles with a right, for an authority',
  body: rightListSchema,
  output: z.object({ file_name: z.string(), csv: z.string() }),
  audit: { action: 'right_list:give', kind: 'read', everyTime: true },
})

import { z } from 'zod/mini'
import { localDaySchema, phoneSchema, plateSchema, reasonSchema, idSchema, instantSchema } from '../../primitives/field-schemas.ts'
import { defineOperation } from '../../operation.ts'
import { groundsSchema, heardShape } from '../../primitives/heard.ts'
import { conflictErrors, steppedPermitSchema } from '../issue/permit-form.ts'
import { vehicleClassSchema } from '../../parking/vehicle-class.ts'
import { permitCredentialSchema, tagSchema } from '../../primitives/credential.ts'
import { seenVersion, stepErrors } from '../../history/seen-version.ts'

/** The longest time, in days, for which a holder may add a temporary vehicle. The office may add one for the permit's whole time. */
export const longestTemporaryDays = 30

/** A vehicle that opens for some days beside or instead of the permit's own, for instance while that one is repaired. */
export const temporaryVehicleSchema = z
  .object({ plate: plateSchema, from: localDaySchema, until: localDaySchema })
  .check(z.refine(({ from, until }) => from < until, { path: ['until'], message: 'period_reversed' }))
export type TemporaryVehicle = z.output<typeof temporaryVehicleSchema>

/** The holder enters a temporary vehicle; one at a time, for thirty days at most. */
export const addOwnTemporaryVehicle = defineOperation({
  name: 'add-own-temporary-vehicle',
  path: 'v1/user/permits/{id}/vehicle/temporary',
  access: 'session',
  summary: 'Add a temporary vehicle to my permit',
  body: temporaryVehicleSchema,
  output: steppedPermitSchema,
  errors: [...stepErrors, ...conflictErrors],
  audit: { action: 'permit:add_temporary_vehicle', kind: 'change' },
})

/** How each credential is stored: a plate as typed, a card and a phone normalised. */
const spellings = { plate: plateSchema, rfid: tagSchema, phone: phoneSchema }

/** A credential in any spelling; the output is what is stored. */
const addedCredentialSchema = z.pipe(
  z.extend(permitCredentialSchema, { valid_from: z.optional(localDaySchema), valid_until: z.optional(localDaySchema) }),
  z.transform((given, context) => {
    const { data, error } = spellings[given.kind].safeParse(given.value)
    if (data !== undefined) return { ...given, value: data }
    context.issues.push({ code: 'custom', path: ['value'], message: error?.issues[0]?.message ?? 'invalid', input: given.value })
    return z.NEVER
  }),
)

/** Adds a card, phone or vehicle to a permit, for its whole time or for some days. */
export const addPermitCredential = defineOperation({
  name: 'add-permit-credential',
  path: 'v1/admin/permits/{id}/credentials/create',
  access: 'permits:write',
  summary: 'Add a card, phone or vehicle to a permit',
  body: addedCredentialSchema,
  output: steppedPermitSchema,
  errors: [...stepErrors, ...conflictErrors],
  audit: { action: 'permit:add_credential', kind: 'change' },
})

/** A clerk enters a vehicle for some days. */
export const addTemporaryVehicle = defineOperation({
  name: 'add-temporary-vehicle',
  path: 'v1/admin/permits/{id}/vehicle/temporary',
  access: 'permits:write',
  summary: 'Add a temporary vehicle to a permit',
  body: temporaryVehicleSchema,
  output: steppedPermitSchema,
  errors: [...stepErrors, ...conflictErrors],
  audit: { action: 'permit:add_temporary_vehicle', kind: 'change' },
})

/**
 * Blocks a lost or stolen card or phone at once, on all permits of the person; gates refuse it as soon as they have their next list. With a phone the
 * code of the permit is changed too, since the phone may show it. Without a credential only the code is changed: the printed permit is lost.
 * The ids stand in the body: a card of a restricted record must be stopped all the same, and a restricted id in the path would refuse the call.
 */
export const blockOwnCredential = defineOperation({
  name: 'block-own-credential',
  path: 'v1/user/permits/block',
  access: 'session',
  summary: 'Block a lost card or phone, or the code of a lost permit',
  body: z.object({ permit_id: idSchema, credential_id: z.optional(idSchema) }),
  output: z.object({ blocked_at: instantSchema, new_code: z.boolean() }),
  errors: ['not_found', 'illegal_transition'],
  rate: { windowSeconds: 600, perAddress: 60, perAccount: 20 },
  audit: { action: 'permit:block_credential', kind: 'change' },
})

/** One that stands on the permit, whatever a plate had to be when it was written. */
const standingPlate = z.string().check(z.trim(), z.maxLength(16))

/** Replaces a vehicle by another one from a chosen day on; until then the old one opens. An official note says who asked for it and why no act is needed. */
export const changePermitVehicle = defineOperation({
  name: 'change-permit-vehicle',
  path: 'v1/admin/permits/{id}/vehicle',
  access: 'permits:write',
  summary: 'Change a vehicle of a permit from a day on',
  body: z.object({
    ...seenVersion,
    old_plate: standingPlate,
    plate: plateSchema,
    from: localDaySchema,
    /** When the holder asked for it; absent: today. */
    requested_on: z.optional(localDaySchema),
  }),
  output: steppedPermitSchema,
  errors: [...stepErrors, ...conflictErrors],
  audit: { action: 'permit:change_vehicle', kind: 'change' },
})

export const refuseVehicleChange = defineOperation({
  name: 'refuse-vehicle-change',
  path: 'v1/admin/permits/{id}/vehicle/refuse',
  access: 'applications:decide',
  summary: 'Refuse a change of vehicle by a decision',
  body: z.object({
    ...seenVersion,
    old_plate: standingPlate,
    plate: plateSchema,
    requested_on: z.optional(localDaySchema),
    facts: z._default(z.string().check(z.trim(), z.maxLength(4000)), ''),
    reason: groundsSchema,
    ...heardShape,
  }),
  output: steppedPermitSchema,
  errors: stepErrors,
  audit: { action: 'permit:refuse_change', kind: 'change' },
})

/** Takes a card, phone or vehicle from a permit. The last vehicle stays: `illegal_transition`. */
export const removePermitCredential = defineOperation({
  name: 'remove-permit-credential',
  method: 'GET',
  path: 'v1/admin/permits/{id}/credentials/{credential_id}/delete',
  access: 'permits:write',
  summary: 'Take a card, phone or vehicle from a permit',
  params: z.object({ id: idSchema, credential_id: idSchema }),
  output: steppedPermitSchema,
  errors: ['not_found', ...stepErrors],
  changesState: true,
  audit: { action: 'permit:remove_credential', kind: 'change' },
})

/** A clerk enters the class of a vehicle, as its registration has it; null: nobody knows. Kinds may let some classes in alone. */
export const setVehicleClass = defineOperation({
  name: 'set-vehicle-class',
  path: 'v1/admin/permits/{id}/credentials/{credential_id}/class',
  access: 'permits:write',
  summary: 'Enter the class of a vehicle',
  params: z.object({ id: idSchema, credential_id: idSchema }),
  body: z.object({ vehicle_class: z.nullable(vehicleClassSchema) }),
  output: steppedPermitSchema,
  errors: ['not_found', ...stepErrors],
  audit: { action: 'permit:set_class', kind: 'change' },
})

/** The office lifts a holder's block: the card was found. It opens again on all permits of the holder. */
export const unblockPermitCredential = defineOperation({
  name: 'unblock-permit-credential',
  path: 'v1/admin/permits/{id}/credentials/{credential_id}/unblock',
  access: 'permits:write',
  summary: 'Lift a holder’s block of a card or phone',
  params: z.object({ id: idSchema, credential_id: idSchema }),
  body: z.object({ reason: reasonSchema }),
  errors: ['not_found', 'illegal_transition'],
  audit: { action: 'permit:unblock_credential', kind: 'change' },
})

import { z } from 'zod/mini'
import { citySchema, lineSchema, localDaySchema, streetSchema, idSchema, instantSchema } from '../../primitives/field-schemas.ts'
import { seenVersion } from '../../history/seen-version.ts'
import { defineOperation, defineRead } from '../../operation.ts'
import type { Text } from '../../locale.ts'

/** Real estate, or the tax authority's types of other premises: movable (A), a fixed stand (B), a single device (C). */
export const premiseKinds = ['real_estate', 'A', 'B', 'C'] as const
export type PremiseKind = (typeof premiseKinds)[number]

/** Whether invoices are numbered for each device (B) or for the whole premise (C), as the internal act says. */
export const numberings = ['B', 'C'] as const
export type Numbering = (typeof numberings)[number]

/** The code of a premise or a device, a part of each invoice's number (ZDavPR): 1 to 20 letters and digits. */
const fiscalCodeSchema = z
  .string({ error: 'required' })
  .check(z.trim(), z.minLength(1), z.maxLength(20), z.regex(/^[0-9a-zA-Z]+$/, 'fiscal_code'))

/** An empty field is left out by forms and stored as null. */
const emptied = <S extends z.ZodMiniType>(schema: S) => z._default(z.nullable(schema), null)
const cadastral = (largest: number) => emptied(z.int().check(z.minimum(1), z.maximum(largest)))

/** Where a premise in real estate is; all empty for the other kinds. */
const premisePlaceFields = {
  cadastral_number: cadastral(9999),
  building_number: cadastral(99_999),
  building_section_number: cadastral(9999),
  street: emptied(streetSchema.check(z.maxLength(100))),
  house_number: emptied(lineSchema.check(z.maxLength(10))),
  house_number_additional: emptied(lineSchema.check(z.maxLength(10))),
  community: emptied(citySchema),
  city: emptied(citySchema),
  post_code: emptied(z.string().check(z.trim(), z.regex(/^\d{4}$/, 'post_code'))),
}

/** Without these the tax authority does not register a premise in real estate. */
export const requiredOfRealEstate = [
  'cadastral_number',
  'building_number',
  'building_section_number',
  'street',
  'house_number',
  'community',
  'city',
  'post_code',
] as const

/** Where invoices are issued, as it is registered with the tax authority and described in the internal act. */
export const businessPremiseFormSchema = z.object({
  code: fiscalCodeSchema,
  name: lineSchema,
  kind: z.enum(premiseKinds),
  numbering: z.enum(numberings),
  /** Numbers begin anew with each year, as the internal act may say; from the next year on. */
  numbers_yearly: z._default(z.boolean(), false),
  /** Number and day of the internal act that lists premises, devices and how they number (ZDavPR, art. 5). */
  internal_act: lineSchema,
  ...premisePlaceFields,
  valid_from: localDaySchema,
  /** From this day on nothing is issued here; null while it is open. */
  closed_on: emptied(localDaySchema),
})
export type BusinessPremiseForm = z.output<typeof businessPremiseFormSchema>

/** A cash device, real or of this product, that issues invoices in a premise. */
export const cashDeviceFormSchema = z.object({
  code: fiscalCodeSchema,
  name: lineSchema,
  active: z.boolean(),
  /** The one that issues where nobody chooses: invoices for bank transfers. Making it so takes the role from another. */
  is_default: z.boolean(),
  /** People pay at it in cash or by card; one that only numbers what came by bank or online has no drawer. */
  at_counter: z._default(z.boolean(), true),
})
export type CashDeviceForm = z.output<typeof cashDeviceFormSchema>

const cashDeviceSchema = z.extend(cashDeviceFormSchema, {
  id: idSchema,
  ...seenVersion,
  /** How many invoices it has issued. From the first on its code is fixed. */
  invoices: z.int(),
})
export type CashDevice = z.output<typeof cashDeviceSchema>

const businessPremiseSchema = z.extend(businessPremiseFormSchema, {
  id: idSchema,
  ...seenVersion,
  /** When the tax authority took it as it is now; null until then. */
  registered_at: z.nullable(instantSchema),
  /** Why it did not: a code of its table, or `unreachable` or `untrusted`. */
  registration_error: z.nullable(z.string()),
  /** From the first invoice on, code, kind of premise and numbering are fixed. */
  invoices: z.int(),
  devices: z.array(cashDeviceSchema),
})
export type BusinessPremise = z.output<typeof businessPremiseSchema>

export const createBusinessPremise = defineOperation({
  name: 'create-business-premise',
  path: 'v1/admin/premises/create',
  access: 'parameters:write',
  summary: 'Add a business premise',
  body: businessPremiseFormSchema,
  output: z.object({ id: idSchema }),
  errors: ['duplicate'],
  audit: { action: 'business_premise:create', kind: 'change' },
})

/** A new device in a premise; `{id}` is the premise. */
export const createCashDevice = defineOperation({
  name: 'create-cash-device',
  path: 'v1/admin/premises/{id}/devices/create',
  access: 'parameters:write',
  summary: 'Add a cash device to a premise',
  body: cashDeviceFormSchema,
  output: z.object({ id: idSchema }),
  errors: ['duplicate'],
  audit: { action: 'cash_device:create', kind: 'change' },
})

/** Where invoices are issued, with the devices that issue them. */
export const listBusinessPremises = defineRead({
  name: 'list-business-premises',
  path: 'v1/admin/premises',
  access: 'invoices:read',
  summary: 'Business premises and cash devices',
  output: z.object({ premises: z.array(businessPremiseSchema) }),
})

/** Changes a premise, or closes it. What its invoices carry stays as it is. */
export const updateBusinessPremise = defineOperation({
  name: 'update-business-premise',
  path: 'v1/admin/premises/{id}/update',
  access: 'parameters:write',
  summary: 'Change a business premise',
  body: z.extend(businessPremiseFormSchema, seenVersion),
  errors: ['duplicate', 'conflict'],
  audit: { action: 'business_premise:update', kind: 'change' },
})

/** Changes a device, or takes it out of use. */
export const updateCashDevice = defineOperation({
  name: 'update-cash-device',
  path: 'v1/admin/devices/cash/{id}/update',
  access: 'parameters:write',
  summary: 'Change a cash device',
  body: z.extend(cashDeviceFormSchema, seenVersion),
  errors: ['duplicate', 'conflict'],
  audit: { action: 'cash_device:update', kind: 'change' },
})

export const premiseKindLabels: Readonly<Record<PremiseKind, Text>> = {
  real_estate: { sl: 'Nepremičnina', en: 'Real estate' },
  A: { sl: 'Premični prostor (vozilo, stojnica)', en: 'Movable (vehicle, stall)' },
  B: { sl: 'Prostor na stalnem mestu', en: 'Fixed stand' },
  C: { sl: 'Posamezna naprava brez prostora', en: 'Single device without a premise' },
}

export const numberingLabels: Readonly<Record<Numbering, Text>> = {
  B: { sl: 'po blagajnah', en: 'for each device' },
  C: { sl: 'po prostoru', en: 'for the whole premise' },
}

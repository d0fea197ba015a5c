import { createPermitKind, updatePermitKind } from '@dovolilnice/contract/parking/operations'
import {
  type AdministeredKind,
  newPermitKindFormSchema,
  permitKindFormSchema,
  priceSchema,
} from '@dovolilnice/contract/parking/parking-administration'
import { type RequiredDocument, type ValidityRule, validityRuleSchema } from '@dovolilnice/contract/parking/permit-kind'
import { z } from 'zod/mini'
import { previewedCall } from '../administration/previewed-form.tsx'
import type { KindForm } from './kind-changes.ts'
import type { BodyOf } from '../../../ui/form/kit.ts'

/** A select holds its value as text. */
const whole = (value: unknown): unknown => (typeof value === 'string' && /^\d+$/.test(value) ? Number(value) : value)
/** All fields that some rule has; what the chosen rule does not need is left out before it is checked. */
const validityInput = z.pipe(
  z.transform((given) =>
    Object.fromEntries(Object.entries(given ?? {}).map(([key, value]) => [key, key.startsWith('last') ? whole(value) : value])),
  ),
  validityRuleSchema,
)
const asTyped = {
  cap_per_holder: z.optional(permitKindFormSchema.shape.cap_per_holder),
  entries_a_day: z.optional(permitKindFormSchema.shape.entries_a_day),
  entries_a_month: z.optional(permitKindFormSchema.shape.entries_a_month),
  interim_days: z.optional(z.nullable(z.int().check(z.minimum(1), z.maximum(90)))),
  validity: validityInput,
  device: z.object({ price_cents: z.optional(z.nullable(priceSchema)), vat: z.string() }),
}
export const kindSchema = z.extend(permitKindFormSchema, asTyped)
export const newKindSchema = z.extend(newPermitKindFormSchema, asTyped)

type KindInput = BodyOf<typeof createPermitKind> & BodyOf<typeof updatePermitKind>

/** What the form holds: the fields of every rule at once, so that trying another one loses nothing. */
export type KindValues = Omit<KindInput, 'preview' | 'code' | 'version' | 'validity' | 'device'> &
  Partial<Pick<KindInput, 'code' | 'version'>> & {
    validity: { rule: ValidityRule['rule']; lastMonth: number | string; lastDay: number; documentType: string; maxDays: number }
    /** Without a price no device is sold. */
    device: { price_cents?: number | null; vat: string }
  }

const emptyValidity = { lastMonth: '1', lastDay: 31, documentType: '', maxDays: 366 }

const emptyKind: KindValues = {
  code: '',
  name: { sl: '', en: '' },
  short_name: '',
  description: { sl: '', en: '' },
  user_types: [],
  documents: [],
  validity: { rule: 'calendar_year', ...emptyValidity },
  openings: ['plate'],
  time_windows: [],
  max_vehicles: 1,
  cap_per_holder: null,
  entries_a_day: null,
  entries_a_month: null,
  one_inside: false,
  vehicle_classes: [],
  one_open_per_plate: true,
  parks: true,
  interim_days: null,
  interim_months: 12,
  device: { price_cents: null, vat: '2200' },
  procedure: 'simple',
  administrative_fees: [],
  active: true,
}

export const kindValues = (kind: AdministeredKind | 'new'): KindValues => {
  if (kind === 'new') return emptyKind
  const { id, code, tariffs, open_permits, ...values } = kind
  const { validity } = kind
  const lastMonth = validity.rule === 'calendar_year' ? String(validity.lastMonth) : emptyValidity.lastMonth
  const device = { price_cents: kind.device?.price_cents ?? null, vat: String(kind.device?.vat_basis_points ?? emptyKind.device.vat) }
  return { ...values, device, validity: { ...emptyValidity, ...validity, lastMonth } }
}

/** What a call says of the kind, of values that were checked: the chosen rule with its own fields alone, an empty cap as none. */
export const kindBody = ({ code, version, device: { price_cents: price, vat }, ...values }: KindValues): KindForm => ({
  ...values,
  device: typeof price === 'number' ? { price_cents: price, vat_basis_points: Number(vat) } : null,
  cap_per_holder: values.cap_per_holder ?? null,
  entries_a_day: values.entries_a_day ?? null,
  entries_a_month: values.entries_a_month ?? null,
  interim_days: values.interim_days ?? null,
  validity: validityInput.parse(values.validity),
})

/** @param versionsSince how many versions the person has made by prices since the form was opened */
export const kindCall = (kind: AdministeredKind | 'new', versionsSince: number) => {
  if (kind === 'new')
    return previewedCall(createPermitKind, (values: KindValues, preview) => ({
      body: { ...kindBody(values), code: values.code ?? '', preview },
    }))
  const params = { id: kind.id }
  return previewedCall(updatePermitKind, (values: KindValues, preview) => ({
    params,
    body: { ...kindBody(values), version: (values.version ?? kind.version) + versionsSince, preview },
  }))
}

export const emptyDocument: RequiredDocument = {
  type: '',
  name: { sl: '', en: '' },
  explanation: { sl: '', en: '' },
  required: true,
  expires: false,
}

/** Every document that some kind asks for, once: what another kind may ask for too. */
export const knownDocuments = (kinds: readonly Pick<AdministeredKind, 'documents'>[]): RequiredDocument[] => [
  ...new Map(kinds.flatMap(({ documents }) => documents).map((document) => [document.type, document])).values(),
]

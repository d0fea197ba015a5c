import { brokenHours } from '@dovolilnice/contract/applications/apply/check-application'
import type { PermitKind, TariffPeriod } from '@dovolilnice/contract/parking/permit-kind'
import type { createPermit } from '@dovolilnice/contract/permits/issue/operations'
import type { PermitDetails } from '@dovolilnice/contract/permits/permit'
import { permitFormSchema, permitUpdateSchema } from '@dovolilnice/contract/permits/issue/permit-form'
import type { Locale } from '@dovolilnice/contract/locale'
import { formatPhone } from '@dovolilnice/contract/primitives/phone'
import { z } from 'zod/mini'
import { today } from '../../../platform/kit.ts'
import { type BodyOf, filledLines, type TypedBody } from '../../../ui/form/kit.ts'

type Body = BodyOf<typeof createPermit>

/** What both forms hold: the contract's fields as they are typed, and the chosen files by the document's type. */
export type PermitValues = TypedBody<Omit<Body, 'period' | 'period_count'>, 'received_on' | 'app_user_uuid' | 'idempotency_key'> & {
  period: TariffPeriod | ''
  period_count: number | string
  document: Record<string, File[]>
}

export const emptyPermit = (locale: Locale): PermitValues => ({
  permit_kind_id: '',
  parking_lot_id: '',
  user_type_code: '',
  name: '',
  street: '',
  post_code: '',
  city: '',
  email: '',
  phone: '',
  tax_number: '',
  locale,
  plates: [],
  phones: [],
  tags: [],
  period: '',
  period_count: 1,
  valid_from: today(),
  valid_until: '',
  from_time: '',
  until_time: '',
  reason: '',
  document: {},
})

/** Ways of opening that a form gives whole; those with an end of their own stay outside of it. */
const lasting = (permit: PermitDetails, wanted: string): string[] =>
  permit.credentials.filter(({ kind, valid_until: until }) => kind === wanted && until === null).map(({ value }) => value)

export const valuesOf = (permit: PermitDetails) =>
  ({
    locale: permit.locale,
    permit_kind_id: permit.permit_kind_id,
    parking_lot_id: permit.parking_lot_id,
    user_type_code: permit.user_type_code,
    name: permit.name,
    street: permit.street,
    post_code: permit.post_code,
    city: permit.city,
    email: permit.email ?? '',
    phone: formatPhone(permit.phone ?? ''),
    tax_number: permit.tax_number ?? '',
    plates: lasting(permit, 'plate'),
    phones: lasting(permit, 'phone').map(formatPhone),
    tags: lasting(permit, 'rfid'),
    valid_from: permit.valid_from,
    valid_until: permit.valid_until,
    // What was sold by the hour stays so.
    period: permit.from_time === null ? '' : 'hour',
    from_time: permit.from_time ?? '',
    until_time: permit.until_time ?? '',
  }) satisfies Omit<PermitValues, 'period_count' | 'reason' | 'document'>

/** The values as the contract's body, without the files. */
export const bodyOf = ({ document, ...values }: PermitValues): Record<string, unknown> => ({
  ...values,
  ...(values.period !== 'hour' && { from_time: undefined, until_time: undefined }),
  plates: filledLines(values.plates),
  phones: filledLines(values.phones),
  tags: filledLines(values.tags),
})

const blankless = (body: Record<string, unknown>) =>
  Object.fromEntries(Object.entries(body).filter(([, value]) => value !== '' && value !== undefined))

/** Whether the kind opens in these hours, the server says. */
const checkedAs = (schema: z.ZodMiniType, needsEnd: (body: Record<string, unknown>) => boolean = () => false): z.ZodMiniType =>
  z.custom<PermitValues>().check(
    z.superRefine((values, context) => {
      const body = blankless(bodyOf(values))
      const parsed = schema.safeParse(body, { reportInput: true })
      for (const { path, rule } of brokenHours(body, body['period'] === 'hour', []))
        context.addIssue({ code: 'custom', path: [path], message: rule })
      if (needsEnd(body) && body['valid_until'] === undefined)
        context.addIssue({ code: 'custom', path: ['valid_until'], message: 'required' })
      for (const issue of parsed.error?.issues ?? []) context.addIssue({ ...issue })
    }),
  )

/** The end of a permit of this kind is that of a proof, which the office reads: it follows from nothing in the form. */
export const endsWithDocument = (kind: PermitKind | undefined): boolean => kind?.validity.rule === 'document'

export const newPermitSchema = (kinds: readonly PermitKind[]): z.ZodMiniType =>
  checkedAs(permitFormSchema, (body) => endsWithDocument(kinds.find(({ id }) => id === body['permit_kind_id'])))
export const changedPermitSchema = checkedAs(permitUpdateSchema)

import type { createApplication } from '@dovolilnice/contract/applications/apply/create-application'
import type { PermitKind } from '@dovolilnice/contract/parking/permit-kind'
import type { Locale } from '@dovolilnice/contract/locale'
import { newKey } from '../../../platform/calls/new-key.ts'
import { today } from '../../../platform/today.ts'
import type { BodyOf, TypedBody } from '../../../ui/form/use-operation-form.ts'

type Body = BodyOf<typeof createApplication>
/** A form of somebody's own does not say when it came and whose account it belongs to, a first application not what it renews. */
type Absent = 'received_on' | 'app_user_uuid' | 'renews_permit_id' | 'renewal_key'

/** What the form holds: the contract's fields as they are typed, and the chosen files by the document's type. */
export type ApplicationValues = TypedBody<Omit<Body, 'period' | 'period_count' | 'consent'>, Absent> & {
  period: Body['period'] | ''
  period_count: number | string
  consent: boolean
  document: Record<string, File[]>
}

/** A form in which nothing is filled in. */
export const emptyValues = (locale: Locale): ApplicationValues => ({
  permit_kind_id: '',
  applicant_type: 'person',
  user_type_code: '',
  name: '',
  street: '',
  post_code: '',
  city: '',
  email: '',
  phone: '',
  tax_number: '',
  plates: [''],
  parking_lot_id: '',
  period: '',
  period_count: 1,
  // A page that is built now is read on another day.
  valid_from: import.meta.env.SSR ? '' : today(),
  from_time: '',
  until_time: '',
  wants_device: false,
  remark: '',
  fee_exemption: '',
  consent: false,
  locale,
  document: {},
  document_expires: {},
  idempotency_key: newKey(),
})

const only = <Value>(record: Record<string, Value>, keys: readonly string[]): Record<string, Value> =>
  Object.fromEntries(Object.entries(record).filter(([key]) => keys.includes(key)))

/** What belongs to the chosen kind and type of applicant: what was filled in for another choice stays in the form but is not sent. */
export const relevantValues = (values: ApplicationValues, kind: PermitKind | undefined): Record<string, unknown> => {
  const types = kind?.documents.map(({ type }) => type) ?? []
  const expiring = kind?.documents.filter(({ expires }) => expires).map(({ type }) => type) ?? []
  const company = values.applicant_type === 'company'
  return {
    ...values,
    tax_number: company ? values.tax_number : undefined,
    // Without a kind there is nothing to choose a period from; only the kind is asked for then.
    period: kind === undefined ? 'once' : values.period,
    ...(values.period !== 'hour' && { from_time: undefined, until_time: undefined }),
    period_count: kind?.validity.rule === 'periods' ? values.period_count : 1,
    wants_device: kind?.device == null ? undefined : values.wants_device,
    document: only(values.document ?? {}, types),
    document_expires: only(values.document_expires ?? {}, expiring),
    consent: values.consent ? true : undefined,
  }
}

/** The types of the chosen files, once for each. */
export const chosenDocuments = (document: Record<string, File[]> | undefined, kind: PermitKind | undefined): string[] =>
  (kind?.documents ?? []).flatMap(({ type }) => (document?.[type] ?? []).map(() => type))

import type { ApplicationFormInput } from '@dovolilnice/contract/applications/apply/application-form'
import type { PermitKind } from '@dovolilnice/contract/parking/permit-kind'
import type { Locale } from '@dovolilnice/contract/locale'
import { newKey } from '../../../platform/calls/new-key.ts'
import { today } from '../../../platform/today.ts'

/** What the form holds: the contract's fields as they are typed, and the chosen files by the document's type. */
export interface ApplicationValues {
  permit_kind_id: string
  applicant_type: 'person' | 'company'
  user_type_code: string
  name: string
  street: string
  post_code: string
  city: string
  email: string
  phone: string
  tax_number: string
  plates: string[]
  parking_lot_id: string
  period: ApplicationFormInput['period'] | ''
  period_count: number | string
  valid_from: string
  /** The hours of each day, by the hour. */
  from_time: string
  until_time: string
  remark: string
  consent: boolean
  locale: Locale
  document: Record<string, File[]>
  document_expires: Record<string, string>
  idempotency_key: string
  renews_permit_id?: string
  /** Only a clerk says when it came and whose account it belongs to. */
  received_on?: string
  app_user_uuid?: string
  /** From the mailed link of a holder without an account. */
  renewal_key?: string
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
  valid_from: today(),
  from_time: '',
  until_time: '',
  remark: '',
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
    document: only(values.document ?? {}, types),
    document_expires: only(values.document_expires ?? {}, expiring),
    consent: values.consent ? true : undefined,
  }
}

/** The types of the chosen files, once for each. */
export const chosenDocuments = (document: Record<string, File[]> | undefined, kind: PermitKind | undefined): string[] =>
  (kind?.documents ?? []).flatMap(({ type }) => (document?.[type] ?? []).map(() => type))

import type { createApplication } from '@dovolilnice/contract/applications/apply/operations'
import type { Renewal } from '@dovolilnice/contract/permits/issue/renewal'
import type { Locale } from '@dovolilnice/contract/locale'
import { newKey, today } from '../../../platform/kit.ts'
import type { BodyOf, TypedBody } from '../../../ui/form/kit.ts'

type Body = BodyOf<typeof createApplication>
/** A form of somebody's own does not say when it came and whose account it belongs to, a first application not what it renews. */
type Absent = 'received_on' | 'app_user_uuid' | 'renews_permit_id' | 'renewal_key'

/** What the form holds: the contract's fields as they are typed, and the chosen files by the document's type. */
export type ApplicationValues = TypedBody<Omit<Body, 'period' | 'period_count' | 'consent'>, Absent> & {
  period: Body['period'] | ''
  period_count: number | string
  consent: boolean
  document: Record<string, File[]>
  /** What the form began with where it renews a permit. */
  renewed?: Renewal
}

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

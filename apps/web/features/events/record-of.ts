import type { EventRow } from '@dovolilnice/contract/events/event'
import { listPermits } from '@dovolilnice/contract/permits/list/list-permits'
import { lastDayOf } from '@dovolilnice/contract/primitives/local-day'
import type { ScreenLink } from '../../platform/routing/screen-link.ts'

/** Where what an event was about can be looked at. */
interface Place {
  link: ScreenLink
  /** Leads to a list, not to one record. */
  isList?: boolean
}

type Values = Record<string, unknown>

/** The parts of a recorded value; none where it is not made of parts. */
const partsOf = (value: unknown): Values => (typeof value === 'object' ? { ...value } : {})
const text = (value: unknown): string | undefined => (typeof value === 'string' && value !== '' ? value : undefined)
const at = (to: '/vloge/$id' | '/dovolilnice/$id' | '/uporabniki/$id' | '/pritozbe/$id', id: string): Place => ({
  link: { to, params: { id } },
})
const inList = (link: ScreenLink): Place => ({ link, isList: true })

/** The application or permit that a document came with: by its id, in older events by its number. */
const recordOfDocument = ({ before, after }: EventRow): Place | undefined => {
  const values: Values = { ...before, ...after }
  const [application, permit] = [text(values['application_id']), text(values['permit_id'])]
  if (application !== undefined) return at('/vloge/$id', application)
  if (permit !== undefined) return at('/dovolilnice/$id', permit)
  const number = text(values['application'])
  return number === undefined ? undefined : inList({ to: '/vloge', search: { search: number } })
}

/** The permits that a notification went to. */
const recordOfNotification = ({ after }: EventRow): Place | undefined => {
  const audience = partsOf(after?.['audience'])
  const [permit, zone] = [text(audience['permit_uuid']), text(audience['zone'])]
  if (permit !== undefined) return at('/dovolilnice/$id', permit)
  if (zone !== undefined) return inList({ to: '/dovolilnice/', search: { zone } })
  if (audience['to'] !== 'list') return undefined
  const given = Object.entries(partsOf(audience['filters'])).filter(([, value]) => text(value) !== undefined)
  const filters = listPermits.body.safeParse({ filters: Object.fromEntries(given) }).data?.filters
  const until = filters?.expires_before
  // The list's filter shows the last day of the half-open range.
  return inList({ to: '/dovolilnice/', search: { ...filters, expires_before: until && lastDayOf(until) } })
}

const ofSubject: Readonly<Record<string, (id: string, event: EventRow) => Place | undefined>> = {
  application: (id) => at('/vloge/$id', id),
  permit: (id) => at('/dovolilnice/$id', id),
  user: (id) => at('/uporabniki/$id', id),
  document: (_, event) => recordOfDocument(event),
  permit_kind: (kind) => ({ link: { to: '/parkiranje', search: { tab: 'kinds', kind } } }),
  parking_lot: () => inList({ to: '/parkiranje', search: { tab: 'lots' } }),
  user_type: () => inList({ to: '/parkiranje', search: { tab: 'user-types' } }),
  zone: () => inList({ to: '/parkiranje', search: { tab: 'lots' } }),
  bollard_command: () => inList({ to: '/potopni-stebricki/arhiv' }),
  device: () => inList({ to: '/potopni-stebricki/upravljanje' }),
  act: () => inList({ to: '/akti' }),
  appeal: (id) => at('/pritozbe/$id', id),
  invoice: (_, { subject_label: number }) => inList({ to: '/racuni', search: { search: number ?? '' } }),
  business_premise: () => inList({ to: '/racuni/prostori' }),
  cash_device: () => inList({ to: '/racuni/prostori' }),
  drawer_closing: () => inList({ to: '/blagajna' }),
  payment: () => inList({ to: '/placila' }),
  statement: () => inList({ to: '/placila' }),
  refund: () => inList({ to: '/vracila' }),
  job: () => inList({ to: '/opravila' }),
  export: () => inList({ to: '/izvoz-podatkov' }),
  mail: () => inList({ to: '/neposlana-sporocila' }),
  access_log: (_, { subject_label: label }) =>
    label?.startsWith('D-') ? inList({ to: '/dovolilnice/', search: { search: label } }) : { link: { to: '/nadzorna-plosca' } },
}

/** What is gone cannot be opened. */
const isGone = ({ action }: EventRow): boolean => ['application:delete', 'permit:delete'].includes(action)

/** Where what an event was about can be looked at; undefined where there is nothing to open. */
export const recordOf = (event: EventRow): Place | undefined => {
  if (isGone(event)) return undefined
  if (event.action === 'parameters:update') return { link: { to: '/nastavitve' } }
  if (event.subject_type === null || event.subject_id === null)
    return event.action === 'permit:notify' ? recordOfNotification(event) : undefined
  return ofSubject[event.subject_type]?.(event.subject_id, event)
}

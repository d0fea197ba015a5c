import type { EventRow } from '@dovolilnice/contract/events/event'
import { lastDayOf } from '@dovolilnice/contract/primitives/local-day'

/** A place in the product, as a link wants it. */
export interface Place {
  to: string
  params?: Record<string, string>
  search?: Record<string, string>
  /** A list, and not one record. */
  list?: boolean
}

type Values = Record<string, unknown>

const text = (value: unknown): string | undefined => (typeof value === 'string' && value !== '' ? value : undefined)
const at = (to: string, id: string): Place => ({ to, params: { id } })

/** The application or permit that a document came with: by its id, in older events by its number. */
const recordOfDocument = ({ before, after }: EventRow): Place | undefined => {
  const values: Values = { ...before, ...after }
  const [application, permit] = [text(values['application_id']), text(values['permit_id'])]
  if (application !== undefined) return at('/vloge/$id', application)
  if (permit !== undefined) return at('/dovolilnice/$id', permit)
  const number = text(values['application'])
  return number === undefined ? undefined : { to: '/vloge', search: { search: number }, list: true }
}

/** The permits that a notification went to. */
const recordOfNotification = ({ after }: EventRow): Place | undefined => {
  const audience = (after?.['audience'] ?? {}) as Values
  const [permit, zone] = [text(audience['permit_uuid']), text(audience['zone'])]
  if (permit !== undefined) return at('/dovolilnice/$id', permit)
  if (zone !== undefined) return { to: '/dovolilnice/', search: { zone }, list: true }
  const filters = Object.entries((audience['filters'] ?? {}) as Values).filter(
    (filter): filter is [string, string] => text(filter[1]) !== undefined,
  )
  const search = filters.map(([key, value]) => [key, key === 'expires_before' ? lastDayOf(value) : value] as const)
  return audience['to'] === 'list' ? { to: '/dovolilnice/', search: Object.fromEntries(search), list: true } : undefined
}

const ofSubject: Readonly<Record<string, (id: string, event: EventRow) => Place | undefined>> = {
  application: (id) => at('/vloge/$id', id),
  permit: (id) => at('/dovolilnice/$id', id),
  user: (id) => at('/uporabniki/$id', id),
  document: (_, event) => recordOfDocument(event),
  permit_kind: (kind) => ({ to: '/parkiranje', search: { tab: 'kinds', kind } }),
  parking_lot: () => ({ to: '/parkiranje', search: { tab: 'lots' }, list: true }),
  user_type: () => ({ to: '/parkiranje', search: { tab: 'user-types' }, list: true }),
  bollard_command: () => ({ to: '/potopni-stebricki/arhiv', list: true }),
  access_log: (_, { subject_label: label }) =>
    label?.startsWith('D-') ? { to: '/dovolilnice/', search: { search: label }, list: true } : { to: '/nadzorna-plosca' },
}

/** What is gone cannot be opened. */
const isGone = ({ action }: EventRow): boolean => ['application:delete', 'permit:delete'].includes(action)

/** Where what an event was about can be looked at; undefined where there is nothing to open. */
export const recordOf = (event: EventRow): Place | undefined => {
  if (isGone(event)) return undefined
  if (event.action === 'parameters:update') return { to: '/nastavitve' }
  if (event.subject_type === null || event.subject_id === null)
    return event.action === 'permit:notify' ? recordOfNotification(event) : undefined
  return ofSubject[event.subject_type]?.(event.subject_id, event)
}

import type { EventRow } from '@dovolilnice/contract/events/event'
import { listPermits } from '@dovolilnice/contract/permits/list/permit-list'
import { lastDayOf } from '@dovolilnice/contract/primitives/local-day'
import { type Place, placeAt, placeInList, placeOf } from '../../platform/kit.ts'

type Values = Record<string, unknown>

const partsOf = (value: unknown): Values => (typeof value === 'object' ? { ...value } : {})
const text = (value: unknown): string | undefined => (typeof value === 'string' && value !== '' ? value : undefined)

/** The application or permit that a document came with: by its id, in older events by its number. */
const recordOfDocument = ({ before, after }: EventRow): Place | undefined => {
  const values: Values = { ...before, ...after }
  const [application, permit] = [text(values['application_id']), text(values['permit_id'])]
  if (application !== undefined) return placeAt('/vloge/$id', application)
  if (permit !== undefined) return placeAt('/dovolilnice/$id', permit)
  const number = text(values['application'])
  return number === undefined ? undefined : placeInList({ to: '/vloge', search: { search: number } })
}

const recordOfNotification = ({ after }: EventRow): Place | undefined => {
  const audience = partsOf(after?.['audience'])
  const [permit, zone] = [text(audience['permit_uuid']), text(audience['zone'])]
  if (permit !== undefined) return placeAt('/dovolilnice/$id', permit)
  if (zone !== undefined) return placeInList({ to: '/dovolilnice/', search: { zone } })
  if (audience['to'] !== 'list') return undefined
  const given = Object.entries(partsOf(audience['filters'])).filter(([, value]) => text(value) !== undefined)
  const filters = listPermits.body.safeParse({ filters: Object.fromEntries(given) }).data?.filters
  const until = filters?.expires_before
  // The list's filter shows the last day of the half-open range.
  return placeInList({ to: '/dovolilnice/', search: { ...filters, expires_before: until && lastDayOf(until) } })
}

/** What is gone cannot be opened. */
const isGone = ({ action }: EventRow): boolean => action === 'application:delete'

/** Where what an event was about can be looked at; undefined where there is nothing to open. */
export const recordOf = (event: EventRow): Place | undefined => {
  if (isGone(event)) return undefined
  if (event.action === 'parameters:update') return { link: { to: '/nastavitve' } }
  if (event.subject_type === null || event.subject_id === null)
    return event.action === 'permit:notify' ? recordOfNotification(event) : undefined
  if (event.subject_type === 'document') return recordOfDocument(event)
  return placeOf({ type: event.subject_type, id: event.subject_id, label: event.subject_label })
}

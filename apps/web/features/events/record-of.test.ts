import type { EventRow } from '@dovolilnice/contract/events/event'
import { expect, test } from 'vitest'
import { recordOf } from './record-of.ts'

const event = (given: Partial<EventRow>): EventRow => ({
  id: '',
  at: '',
  action: 'permit:update',
  actor_name: '',
  subject_type: null,
  subject_id: null,
  subject_label: null,
  before: null,
  after: null,
  reason: null,
  kind: 'change',
  actor_id: null,
  address: null,
  ...given,
})

test('a document leads to what it came with, in older events by the number', () => {
  const document = { subject_type: 'document', subject_id: 'd' }
  expect(recordOf(event({ ...document, before: { application_id: 'a' } }))).toEqual({ link: { to: '/vloge/$id', params: { id: 'a' } } })
  expect(recordOf(event({ ...document, after: { application_id: null, permit_id: 'p' } }))).toMatchObject({
    link: { to: '/dovolilnice/$id' },
  })
  const older = recordOf(event({ ...document, after: { application: 'V-2026-000001' } }))
  expect(older).toEqual({ link: { to: '/vloge', search: { search: 'V-2026-000001' } }, isList: true })
})

test('a notification leads to the permits that it went to', () => {
  const notify = (audience: object) => recordOf(event({ action: 'permit:notify', after: { audience } }))
  expect(notify({ to: 'permit', permit_uuid: 'p' })).toEqual({ link: { to: '/dovolilnice/$id', params: { id: 'p' } } })
  expect(notify({ to: 'zone', zone: 'A' })).toEqual({ link: { to: '/dovolilnice/', search: { zone: 'A' } }, isList: true })
  const listed = notify({ to: 'list', filters: { status: 'active', expires_before: '2027-01-01' } })
  expect(listed?.link.search).toEqual({ status: 'active', expires_before: '2026-12-31' })
})

test('records of money, acts and exports lead to their screens', () => {
  expect(recordOf(event({ subject_type: 'appeal', subject_id: 'a' }))).toEqual({ link: { to: '/pritozbe/$id', params: { id: 'a' } } })
  const invoice = event({ subject_type: 'invoice', subject_id: 'i', subject_label: 'BS-1-7' })
  expect(recordOf(invoice)).toEqual({ link: { to: '/racuni', search: { search: 'BS-1-7' } }, isList: true })
  expect(recordOf(event({ subject_type: 'export', subject_id: 'e' }))).toEqual({ link: { to: '/izvoz-podatkov' }, isList: true })
})

test('what is gone, and what is about nothing, cannot be opened', () => {
  expect(recordOf(event({ action: 'application:delete', subject_type: 'application', subject_id: 'a' }))).toBeUndefined()
  expect(recordOf(event({ action: 'search:find' }))).toBeUndefined()
})

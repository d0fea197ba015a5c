import { eventField } from '@dovolilnice/contract/events/event-words'
import type { ListDefinition } from '@dovolilnice/contract/list'
import { defineOperation, type Operation } from '@dovolilnice/contract/operation'
import { expect, test } from 'vitest'
import { features } from '../compose.ts'
import { type Context, implement } from '../platform/http/context.ts'

const isList = (operation: Operation): operation is Operation & { list: ListDefinition } => 'list' in operation

/** The filters of audited lists: what a look was narrowed to is kept in the trail. What else is recorded, each test product checks as it closes. */
const recordedFilters = features
  .flatMap(({ routes }) => routes.map(({ operation }) => operation))
  .flatMap((operation) => {
    const { audit } = operation
    if (audit === undefined || !isList(operation)) return []
    return Object.keys(operation.list.filters.shape).map((key) => [audit.action, key] as const)
  })

test('each filter of an audited list has a name in the audit trail', () => {
  expect(recordedFilters.length).toBeGreaterThan(30)
  const nameless = recordedFilters.filter(([action, key]) => eventField(key, action.split(':')[0]!) === null)
  expect(nameless.map(([action, key]) => `${action} ${key}`)).toEqual([])
})

test('an action or a subject without words does not compile', () => {
  const operation = { name: 'paint-line', method: 'POST', path: 'v1/lines', access: 'parking:write', summary: 'Paints' } as const
  const audit = { kind: 'change' } as const
  const known = defineOperation({ ...operation, audit: { ...audit, action: 'permit:issue' } })
  const unknown = defineOperation({ ...operation, audit: { ...audit, action: 'line:paint' } })
  const record = (context: Context) => [
    // @ts-expect-error an action that no feature declares
    context.recordAlso('line:paint', {}),
    // @ts-expect-error a kind of record that no feature declares
    context.recordAlso('permit:issue', { subject: { type: 'line', id: '1', label: 'Č-1' } }),
  ]
  const handle = async () => undefined
  const right = implement(known, handle)
  // @ts-expect-error the operation declares an action without words
  const wrong = implement(unknown, handle)
  expect([record, right, wrong]).toHaveLength(3)
})

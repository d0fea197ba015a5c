import { listUsers } from '@dovolilnice/contract/users/operations'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { ListMessage } from './list-message.tsx'
import type { FilterOf } from './list-data.ts'
import { readListState } from './list-state.ts'

const label = { sl: '', en: '' }
const filters: FilterOf<typeof listUsers>[] = [
  { key: 'role', label, kind: 'choice', initial: 'admin' },
  { key: 'active', label, kind: 'choice' },
]
const stateOf = (search: Record<string, unknown>) => readListState(search, listUsers.list, filters, '')
const noRows = { items: [], total: 0, page: 1, itemsPerPage: 10 }
const request = { sortByKey: 'name', sortOrder: 'asc', filters: {} } as const

/** The message over a list without rows, whose view has only active users. */
const message = (search: Record<string, unknown>): string =>
  renderToStaticMarkup(
    <ListMessage
      id="users"
      title={label}
      operation={listUsers}
      columns={[]}
      filters={filters}
      rowKey={({ id }) => id}
      state={stateOf(search)}
      own={stateOf({ active: 'true' })}
      change={() => {}}
      empty={{ title: { sl: 'V tem pogledu ni nikogar', en: '' }, action: <a href="/drugam" /> }}
      page={{ data: noRows, error: null, isPending: false, isFetching: false, dataUpdatedAt: 0, refetch: () => {}, request }}
    />,
  )

test('an empty view says its own sentence and leads on, though the view has filters', () => {
  expect(message({ active: 'true' })).toContain('V tem pogledu ni nikogar')
  expect(message({ active: 'true' })).toContain('/drugam')
  expect(message({ active: 'true' })).not.toContain('Počisti filtre')
})

test('what somebody narrowed further can be cleared', () => {
  for (const more of [{ search: 'x' }, { role: 'regular' }]) expect(message({ active: 'true', ...more })).toContain('Počisti filtre')
})

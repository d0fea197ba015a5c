import { defineList } from '@dovolilnice/contract/list'
import { expect, test } from 'vitest'
import { z } from 'zod/mini'
import type { Filter } from './list-data.ts'
import { clearedFilters, countFilters, pageInstead, readListState, wireFilters, writeListState } from './list-state.ts'

const list = defineList({
  title: { sl: 'Zapisi', en: 'Records' },
  row: z.object({ name: z.string(), at: z.string() }),
  columns: {},
  sortable: ['name', 'at'],
  defaultSort: { key: 'at', order: 'desc' },
  filters: z.object({ search: z.string() }),
})
const filters: Filter[] = [
  { key: 'status', label: { sl: '', en: '' }, kind: 'choice', initial: 'open' },
  { key: 'from', label: { sl: '', en: '' }, kind: 'since' },
  { key: 'until', label: { sl: '', en: '' }, kind: 'before' },
  { key: 'expires_before', label: { sl: '', en: '' }, kind: 'last-day' },
  { key: 'refused', label: { sl: '', en: '' }, kind: 'flag' },
]
const read = (search: Record<string, unknown>) => readListState(search, list, filters, '')

test('an empty address is the default list: ten rows, its own sort, its initial filters', () => {
  expect(read({})).toEqual({
    page: 1,
    itemsPerPage: 10,
    sortByKey: 'at',
    sortOrder: 'desc',
    search: '',
    columns: [],
    filters: { status: 'open' },
  })
})

test('what an edited address cannot mean counts as absent', () => {
  expect(read({ page: 'x', itemsPerPage: 100_000, sortByKey: 'password', sortOrder: 'up' })).toMatchObject({
    page: 1,
    itemsPerPage: 100,
    sortByKey: 'at',
    sortOrder: 'desc',
  })
})

test('state survives the way through the address, and defaults leave it clean', () => {
  const state = {
    ...read({}),
    page: 3,
    sortByKey: 'name',
    sortOrder: 'asc' as const,
    search: 'Žiga',
    filters: { status: '', refused: true },
  }
  const written = writeListState({ keep: 'me' }, state, list, filters, '')
  expect(read(written)).toEqual({ ...state, filters: { refused: true } })
  expect(written.keep).toBe('me')
  expect(Object.values(writeListState({}, read({}), list, filters, '')).filter((value) => value !== undefined)).toEqual([])
})

test('the columns of a view and a number of rows other than the remembered one stand in the address', () => {
  const state = { ...read({}), columns: ['name', 'at'], itemsPerPage: 25 }
  expect(writeListState({}, state, list, filters, '')).toMatchObject({ columns: 'name,at', itemsPerPage: 25 })
  expect(writeListState({}, state, list, filters, '', 25).itemsPerPage).toBeUndefined()
  expect(readListState({ columns: 'name,at' }, list, filters, '', 25)).toMatchObject({ columns: ['name', 'at'], itemsPerPage: 25 })
})

test('a cleared initial filter stays cleared', () => {
  const cleared = writeListState({}, { ...read({}), filters: {} }, list, filters, '')
  expect(cleared.status).toBe('')
  expect(read(cleared).filters).toEqual({})
})

test('two lists on one screen do not read each other', () => {
  const written = writeListState({}, { ...read({}), page: 2 }, list, filters, 'b.')
  expect(read(written).page).toBe(1)
  expect(readListState(written, list, filters, 'b.').page).toBe(2)
})

test('local days go out as half-open instants or days, and empty filters not at all', () => {
  const state = {
    ...read({}),
    search: ' LJ ',
    filters: { from: '2026-07-01', until: '2026-07-01', expires_before: '2026-12-31', refused: false },
  }
  expect(wireFilters(state, filters, { user_id: 'u' })).toEqual({
    from: '2026-06-30T22:00:00.000Z',
    until: '2026-07-01T22:00:00.000Z',
    expires_before: '2027-01-01',
    search: 'LJ',
    user_id: 'u',
  })
  expect(countFilters(state, filters)).toBe(3)
})

test('what a view has does not count as narrowed, and filters are cleared to it, not to everything', () => {
  const own = read({ refused: true })
  expect(countFilters(own, filters)).toBe(2)
  expect(countFilters(own, filters, own)).toBe(0)
  expect(countFilters(read({ refused: 'true' }), filters, own)).toBe(0)
  expect(countFilters(read({ refused: true, from: '2026-11-01' }), filters, own)).toBe(1)
  expect(countFilters(read({ refused: true, status: 'done' }), filters, own)).toBe(1)
  expect(countFilters(read({ status: '' }), filters, own)).toBe(0)
  expect(clearedFilters(filters, own)).toEqual({ status: 'open', from: '', until: '', expires_before: '', refused: true })
})

test('a page beyond the last gives way to the last, an empty list to the first', () => {
  const answer = { items: [] as string[], total: 45, page: 3, itemsPerPage: 25 }
  expect(pageInstead(answer)).toBe(2)
  expect(pageInstead({ ...answer, total: 0 })).toBe(1)
  expect(pageInstead({ ...answer, total: 0, page: 1 })).toBeUndefined()
  expect(pageInstead({ ...answer, page: 2, items: ['one'] })).toBeUndefined()
  // Rows that went while they were counted: asking for the same page again would bring nothing.
  expect(pageInstead({ ...answer, page: 2 })).toBeUndefined()
})

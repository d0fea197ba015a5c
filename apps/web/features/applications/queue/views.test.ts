import { expect, test } from 'vitest'
import { holdsView, isChanged, keptOf, shownView, standardViews, viewOf } from './views.ts'

const saved = viewOf({ id: '019', name: 'Dostava', search: { source: 'paper', sortByKey: 'name', columns: 'number,name' } })
const views = [...standardViews, saved]

test('an address without a view is all that is open, and one that nobody here has is none', () => {
  expect(shownView(views, {})?.key).toBe('all')
  expect(shownView(views, { view: '019', source: 'paper' })?.key).toBe('019')
  expect(shownView(views, { view: 'other' })).toBeUndefined()
})

test('a view keeps filters, order and columns, not the page, the search nor what else stands in the address', () => {
  const search = {
    page: 3,
    itemsPerPage: 25,
    view: '019',
    tab: 'documents',
    source: 'paper',
    sortByKey: 'name',
    columns: 'number',
    search: 'Novak',
  }
  expect(keptOf(search)).toEqual({ source: 'paper', sortByKey: 'name', columns: 'number' })
})

test('an address holds a view with all its filters, whatever else narrows it', () => {
  const [mine] = standardViews
  expect(mine && holdsView(mine, { view: 'mine', assignee: 'me', source: 'paper' })).toBe(true)
  expect(mine && holdsView(mine, { view: 'mine' })).toBe(false)
})

test('turning the page does not change a view, another filter does', () => {
  expect(isChanged(saved, { ...saved.search, page: 2 })).toBe(false)
  expect(isChanged(saved, { ...saved.search, source: 'web' })).toBe(true)
})

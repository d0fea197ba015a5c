import type { listUsers } from '@dovolilnice/contract/users/list-users'
import { expectTypeOf, test } from 'vitest'
import type { Column, FilterOf, ListScreenProps, RowOf } from './list-data.ts'

type Props = ListScreenProps<typeof listUsers>
type UserColumn = Column<RowOf<typeof listUsers>>
type UserFilter = FilterOf<typeof listUsers>

const text = { sl: '', en: '' }

/** Held by the compiler: a line below an expected error that compiles is an error itself. */
test('a name that the contract does not know does not compile', () => {
  const columns: UserColumn[] = [
    { key: 'created_at', title: text },
    { key: 'anything', title: text, cell: ({ name }) => name },
    // @ts-expect-error no field of the row
    { key: 'craeted_at', title: text },
  ]
  const filters: UserFilter[] = [
    { key: 'role', label: text, kind: 'choice', options: [{ value: 'admin', label: text }] },
    { key: 'active', label: text, kind: 'choice', options: [{ value: 'true', label: text }] },
    // @ts-expect-error no filter of the list
    { key: 'rolle', label: text, kind: 'text' },
    // @ts-expect-error no role
    { key: 'role', label: text, kind: 'choice', options: [{ value: 'boss', label: text }] },
    // @ts-expect-error neither yes nor no
    { key: 'active', label: text, kind: 'choice', options: [{ value: 'yes', label: text }] },
  ]
  const props: Pick<Props, 'searchKey' | 'fixedFilters'>[] = [
    { searchKey: 'search', fixedFilters: { role: 'admin' } },
    // @ts-expect-error no filter of the list
    { searchKey: 'serach' },
    // @ts-expect-error no filter of the list
    { fixedFilters: { rolle: 'admin' } },
    // @ts-expect-error no role
    { fixedFilters: { role: 'boss' } },
  ]
  expectTypeOf(columns).toBeArray()
  expectTypeOf(filters).toBeArray()
  expectTypeOf(props).toBeArray()
})

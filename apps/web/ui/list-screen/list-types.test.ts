import type { listUsers } from '@dovolilnice/contract/users/operations'
import { expectTypeOf, test } from 'vitest'
import type { FilterOf, ListScreenProps } from './list-data.ts'

type Props = ListScreenProps<typeof listUsers>
type UserFilter = FilterOf<typeof listUsers>

const text = { sl: '', en: '' }

/** Held by the compiler: a line below an expected error that compiles is an error itself. */
test('a name that the contract does not know does not compile', () => {
  const columns: Pick<Props, 'columns' | 'cells' | 'titles' | 'hidden'>[] = [
    { columns: ['created_at'], cells: { role: ({ role }) => role }, titles: { name: text }, hidden: ['email'] },
    // @ts-expect-error no column of the list
    { columns: ['craeted_at'] },
    // @ts-expect-error no column of the list
    { cells: { rolle: () => '' } },
    // @ts-expect-error no field of the row
    { cells: { role: ({ rolle }) => rolle } },
    // @ts-expect-error no column of the list
    { titles: { nmae: text } },
    // @ts-expect-error no column of the list
    { hidden: ['emial'] },
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
  const props: Pick<Props, 'fixedFilters'>[] = [
    { fixedFilters: { role: 'admin' } },
    // @ts-expect-error no filter of the list
    { fixedFilters: { rolle: 'admin' } },
    // @ts-expect-error no role
    { fixedFilters: { role: 'boss' } },
  ]
  expectTypeOf(columns).toBeArray()
  expectTypeOf(filters).toBeArray()
  expectTypeOf(props).toBeArray()
})

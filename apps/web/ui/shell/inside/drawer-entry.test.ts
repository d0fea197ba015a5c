import { IconGavel } from '@tabler/icons-react'
import { expect, it } from 'vitest'
import { type DrawerGroups, offeredGroups } from './drawer.tsx'

const entry = (to: '/akti' | '/pritozbe') => ({ to, icon: IconGavel, shownTo: 'everyone' as const })
const of = (counts: readonly number[]): DrawerGroups =>
  counts.map((count) => ({ title: { sl: 'Zadeve', en: 'Cases' }, entries: Array.from({ length: count }, () => entry('/akti')) }))
const titlesOf = (groups: DrawerGroups) =>
  offeredGroups(groups, { role: 'admin', permissions: [] }, () => ({})).map(({ title }) => title?.sl)

it('names its groups where there are many entries, and shows no empty group', () => {
  expect(titlesOf(of([5, 0, 4]))).toEqual(['Zadeve', 'Zadeve'])
})

it('needs no headings for a few entries', () => {
  expect(titlesOf(of([4, 4]))).toEqual([undefined, undefined])
})

it('folds what is rare in a long menu, where it is more than one', () => {
  const rare = (count: number) => Array.from({ length: count }, () => ({ ...entry('/pritozbe'), rare: true }))
  const foldedOf = (often: number) =>
    offeredGroups(
      [{ entries: [...(of([often])[0]?.entries ?? []), ...rare(2)] }, { entries: rare(1) }],
      { role: 'admin', permissions: [] },
      () => ({}),
    ).map(({ folded }) => folded)
  expect(foldedOf(18)).toEqual([2, undefined])
  expect(foldedOf(17)).toEqual([undefined, undefined])
})

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

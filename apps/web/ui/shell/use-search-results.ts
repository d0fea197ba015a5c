import { search, shortestSearch } from '@dovolilnice/contract/search/search'
import type { SearchResult } from '@dovolilnice/contract/search/search'
import { useEffect, useState } from 'react'
import { useOperation } from '../../platform/query.ts'
import { texts } from './texts.ts'

const pause = 250

/** One found record: where it leads, and how it is told from others. */
export interface Found {
  key: string
  group: keyof SearchResult
  to: '/vloge/$id' | '/dovolilnice/$id' | '/uporabniki/$id'
  id: string
  title: string
  about: string
}

export const groupTitles = { applications: texts.foundApplications, permits: texts.foundPermits, users: texts.foundUsers } as const

const line = (...parts: string[]): string => parts.filter((part) => part !== '').join(' · ')

const flat = ({ applications, permits, users }: SearchResult): Found[] => [
  ...applications.map(({ id, number, name, plates }) => ({
    key: `a${id}`,
    group: 'applications' as const,
    to: '/vloge/$id' as const,
    id,
    title: line(number, name),
    about: plates.join(', '),
  })),
  ...permits.map(({ id, number, name, plates }) => ({
    key: `p${id}`,
    group: 'permits' as const,
    to: '/dovolilnice/$id' as const,
    id,
    title: line(number, name),
    about: plates.join(', '),
  })),
  ...users.map(({ id, name, email }) => ({
    key: `u${id}`,
    group: 'users' as const,
    to: '/uporabniki/$id' as const,
    id,
    title: name,
    about: email,
  })),
]

/** What the server finds for what was typed, once the person pauses. */
export const useSearchResults = (typed: string) => {
  const [q, setQ] = useState('')
  useEffect(() => {
    const timer = setTimeout(() => setQ(typed.trim()), pause)
    return () => clearTimeout(timer)
  }, [typed])
  const enabled = q.replace(/[\s-]/g, '').length >= shortestSearch
  const { data, isFetching, error } = useOperation(search, { query: { q } }, { enabled, quiet: true, keep: true })
  return { found: enabled && data !== undefined ? flat(data) : [], searched: enabled && data !== undefined && !isFetching, error }
}

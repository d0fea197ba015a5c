import type { Text } from '@dovolilnice/contract/locale'
import { vehiclesText } from '@dovolilnice/contract/permits/opening/vehicles-on-day'
import type { Vehicle } from '@dovolilnice/contract/permits/opening/vehicles-on-day'
import { search, shortestSearch } from '@dovolilnice/contract/search/search'
import type { SearchResult } from '@dovolilnice/contract/search/search'
import type { LinkProps } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { useOperation } from '../../../platform/calls/query.ts'
import { texts } from '../texts.ts'

const pause = 250

/** One found record, or the way to all of its kind: where it leads, and how it is told from others. */
export interface Found {
  key: string
  group: keyof SearchResult
  way: LinkProps
  title: string | Text
  about: string | Text
}

const lists = { applications: '/vloge', permits: '/dovolilnice/', users: '/uporabniki' } as const
const all = (group: keyof SearchResult, q: string): Found => ({
  key: `all-${group}`,
  group,
  // No other filter: what was found everywhere is found there.
  way: { to: lists[group], search: { search: q } as never },
  title: texts.allFound,
  about: texts.allFoundHow,
})

export const groupTitles = { applications: texts.foundApplications, permits: texts.foundPermits, users: texts.foundUsers } as const

const line = (...parts: string[]): string => parts.filter((part) => part !== '').join(' · ')

const vehiclesInWords = (vehicles: readonly Vehicle[]): Text => ({ sl: vehiclesText(vehicles, 'sl'), en: vehiclesText(vehicles, 'en') })

const flat = ({ applications, permits, users }: SearchResult, q: string): Found[] => {
  const record =
    (group: 'applications' | 'permits', to: '/vloge/$id' | '/dovolilnice/$id') =>
    (one: SearchResult['permits' | 'applications'][number]) => ({
      key: `${group}-${one.id}`,
      group,
      way: { to, params: { id: one.id } as never },
      title: line(one.number, one.name),
      about: 'vehicles' in one ? vehiclesInWords(one.vehicles) : one.plates.join(', '),
    })
  const person = ({ id, name, email }: SearchResult['users'][number]): Found => ({
    key: `users-${id}`,
    group: 'users',
    way: { to: '/uporabniki/$id', params: { id } as never },
    title: name,
    about: email ?? '',
  })
  return [
    ...applications.map(record('applications', '/vloge/$id')),
    ...(applications.length > 1 ? [all('applications', q)] : []),
    ...permits.map(record('permits', '/dovolilnice/$id')),
    ...(permits.length > 1 ? [all('permits', q)] : []),
    ...users.map(person),
    ...(users.length > 1 ? [all('users', q)] : []),
  ]
}

/** What the server finds for what was typed, once the person pauses. */
export const useSearchResults = (typed: string) => {
  const [q, setQ] = useState('')
  useEffect(() => {
    const timer = setTimeout(() => setQ(typed.trim()), pause)
    return () => clearTimeout(timer)
  }, [typed])
  const enabled = q.replace(/[\s-]/g, '').length >= shortestSearch
  const { data, isFetching, error } = useOperation(search, { query: { q } }, { enabled, quiet: true, keep: true })
  return { found: enabled && data !== undefined ? flat(data, q) : [], searched: enabled && data !== undefined && !isFetching, error }
}

import type { Text } from '../locale.ts'

/** What an official shows to decide in an administrative matter: a title, and an authorisation with its number, day, scope and last day (ZUP, art. 28 to 31). */
export interface Authority {
  title: string
  authorisation: string
  authorised_on: string | null
  /** For which matters. */
  authorised_for: string
  /** The last day; null: until it is taken back. */
  authorised_until: string | null
}

export const authorityLabels: Readonly<Record<keyof Authority, Text>> = {
  title: { sl: 'naziv uradne osebe', en: 'the title of the official' },
  authorisation: { sl: 'številka pooblastila', en: 'the number of the authorisation' },
  authorised_on: { sl: 'dan pooblastila, ki ni v prihodnosti', en: 'the day of the authorisation, which does not lie ahead' },
  authorised_for: { sl: 'obseg pooblastila', en: 'the scope of the authorisation' },
  authorised_until: { sl: 'novo pooblastilo, ker je prejšnje poteklo', en: 'a new authorisation, for the former has ended' },
}

/** What a person lacks to decide on a day; nothing: they may. */
export const lackingAuthority = (
  { title, authorisation, authorised_on: on, authorised_for: scope, authorised_until: until }: Authority,
  today: string,
): (keyof Authority)[] => [
  ...(title.trim() === '' ? (['title'] as const) : []),
  ...(authorisation.trim() === '' ? (['authorisation'] as const) : []),
  ...(on === null || on > today ? (['authorised_on'] as const) : []),
  ...(scope.trim() === '' ? (['authorised_for'] as const) : []),
  ...(until !== null && until < today ? (['authorised_until'] as const) : []),
]

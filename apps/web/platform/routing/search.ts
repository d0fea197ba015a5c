import type { ListDefinition, ListRequestInput } from '@dovolilnice/contract/list'
import type { SearchSchemaInput } from '@tanstack/react-router'

/** For a screen without a query. One name that no link can fill, because `{}` would allow any name. */
export interface NoSearch {
  noQuery?: never
}

type SearchOfList<Operation> = Operation extends { list: infer List extends ListDefinition }
  ? Omit<ListRequestInput<List>, 'filters'> & { search?: string } & NonNullable<ListRequestInput<List>['filters']>
  : never
type Keys<Union> = Union extends unknown ? keyof Union : never
type Values<Union, Key> = Union extends unknown ? (Key extends keyof Union ? Union[Key] : never) : never

/**
 * What a list keeps in the URL: page, order, search field, and each filter of its contract under the filter's own name. A day that bounds
 * instants or a half-open range stands there as the local day that the person chose. `ListSearch<A | B>` is for a screen with several lists.
 */
export type ListSearch<Operation> = { [Key in Keys<SearchOfList<Operation>>]?: Values<SearchOfList<Operation>, Key> }

/** The same for a list whose keys have a prefix, because it shares its screen with another. */
export type Prefixed<Prefix extends string, Search> = { [Key in keyof Search & string as `${Prefix}${Key}`]?: Search[Key] }

/**
 * `validateSearch` of a route: a link to it may carry these keys, typed, and no others. What arrives is typed `unknown`, because anyone can
 * edit an address: the screen reads it with care. It is passed on as it came, so that no address in a mail or a bookmark is rewritten.
 */
export const searchOf =
  <Search extends object>() =>
  (search: Search & SearchSchemaInput): { [Key in keyof Search]?: unknown } =>
    search

/** A value of the query as text: the router reads `?number=7` as a number. */
export const textOf = (value: unknown): string | undefined =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : undefined

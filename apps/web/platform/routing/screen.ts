import type { Text } from '@dovolilnice/contract/locale'
import type { Permission } from '@dovolilnice/contract/permissions'
import type { ScreenPath } from '@dovolilnice/contract/screens'
import { createRootRoute, createRoute, type RouteComponent, type SearchSchemaInput, lazyRouteComponent } from '@tanstack/react-router'
import { inPageLocale } from '../translate/translate.ts'
import { requirePermission, requireSession, type Guard } from './guards.ts'
import type { ListDefinition, ListRequestInput } from '@dovolilnice/contract/list'

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    /** What the toolbar, the tab and the menus call the screen. */
    title?: Text
    /** Without this permission the guard redirects, and the drawer hides the screen. */
    permission?: Permission
  }
}

// routes.tsx gives these three their layout components.
export const root = createRootRoute()
/** Parent of the screens with the top bar. */
export const front = createRoute({ getParentRoute: () => root, id: 'front' })
/** Parent of the screens behind login, with drawer and toolbar. */
export const inside = createRoute({
  getParentRoute: () => root,
  id: 'inside',
  beforeLoad: async (visit) => ({ person: (await requireSession(visit)).user?.id }),
})

interface Screen<Path extends ScreenPath, Search extends object> {
  path: Path
  title: Text
  /** `searchOf<…>()`: what a link to the screen may carry in its query; nothing unless said. */
  search?: (search: Search & SearchSchemaInput) => { [Key in keyof Search]?: unknown }
  /** `lazyScreen(() => import('./x-screen.tsx'), 'XScreen')` */
  component: RouteComponent
}

/** A screen that needs no login; `guard` may send some visitors elsewhere. */
export const frontScreen = <const Path extends ScreenPath, Search extends object = NoSearch>({
  title,
  search = searchOf<Search>(),
  guard,
  component,
  ...screen
}: Screen<Path, Search> & { guard?: Guard }) =>
  createRoute({
    ...screen,
    component: inPageLocale(component),
    getParentRoute: () => front,
    staticData: { title },
    beforeLoad: guard,
    validateSearch: search,
  })

/** A screen behind login: for those who hold `permission`, else for those whom `guard` lets in, else for everyone who is signed in. */
export const insideScreen = <const Path extends ScreenPath, Search extends object = NoSearch>({
  title,
  search = searchOf<Search>(),
  permission,
  guard = permission && requirePermission(permission),
  component,
  ...screen
}: Screen<Path, Search> & { permission?: Permission; guard?: Guard }) =>
  createRoute({
    ...screen,
    component: inPageLocale(component),
    getParentRoute: () => inside,
    staticData: { title, permission },
    beforeLoad: guard,
    validateSearch: search,
  })

/** The file of a screen could not be loaded: there is no network, or the server has a newer version. */
export class ScreenMissing extends Error {}

let missing = false

/** Whether the file of a screen did not come since the page began. */
export const isScreenMissing = (): boolean => missing

/**
 * A screen in its own bundle. If its file cannot be loaded, the error page is shown when the person opens the screen. The router's
 * own behaviour would be to reload the whole page, even without a network.
 */
export const lazyScreen = <Module extends Record<string, unknown>, Name extends keyof Module>(load: () => Promise<Module>, name: Name) =>
  lazyRouteComponent(
    () =>
      load().catch((cause: unknown) => {
        missing = true
        throw new ScreenMissing('The file of a screen did not come', { cause })
      }),
    name,
  )

/** For a screen without a query. One name that no link can fill, because `{}` would allow any name. */
interface NoSearch {
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

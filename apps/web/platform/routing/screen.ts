import type { Text } from '@dovolilnice/contract/locale'
import type { Permission } from '@dovolilnice/contract/permissions'
import type { ScreenPath } from '@dovolilnice/contract/screens'
import { createRootRoute, createRoute } from '@tanstack/react-router'
import type { RouteComponent, SearchSchemaInput } from '@tanstack/react-router'
import { requirePermission, requireSession } from './guards.ts'
import type { Guard } from './guards.ts'
import { searchOf } from './search.ts'
import type { NoSearch } from './search.ts'

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
  ...screen
}: Screen<Path, Search> & { guard?: Guard }) =>
  createRoute({ ...screen, getParentRoute: () => front, staticData: { title }, beforeLoad: guard, validateSearch: search })

/** A screen behind login: for those who hold `permission`, else for those whom `guard` lets in, else for everyone who is signed in. */
export const insideScreen = <const Path extends ScreenPath, Search extends object = NoSearch>({
  title,
  search = searchOf<Search>(),
  permission,
  guard = permission && requirePermission(permission),
  ...screen
}: Screen<Path, Search> & { permission?: Permission; guard?: Guard }) =>
  createRoute({ ...screen, getParentRoute: () => inside, staticData: { title, permission }, beforeLoad: guard, validateSearch: search })

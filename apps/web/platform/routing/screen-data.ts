import type { ScreenPath } from '@dovolilnice/contract/screens'
import { type AnyRoute, type StaticDataRouteOption, useRouter } from '@tanstack/react-router'
import { t } from '../translate/translate.ts'

/** What the routes declare of their screens: title and permission. */
export const useScreenData = (): ((path: ScreenPath) => StaticDataRouteOption) => {
  const routes: Record<string, AnyRoute | undefined> = useRouter().routesByPath
  // The router knows `/dovolilnice/` without its last slash.
  return (path) => routes[path.replace(/(.)\/$/, '$1')]?.options.staticData ?? {}
}

/** What a screen is called, for links to it. */
export const useTitleOf = (): ((path: ScreenPath) => string) => {
  const dataOf = useScreenData()
  return (path) => {
    const { title } = dataOf(path)
    return title === undefined ? '' : t(title)
  }
}

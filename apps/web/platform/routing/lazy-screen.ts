import { lazyRouteComponent } from '@tanstack/react-router'

/** The file of a screen did not come: there is no network, or the server has a newer version by now. */
export class ScreenMissing extends Error {}

/**
 * A screen in a bundle of its own. A file that does not come is told by the error page, once the person has gone there. The router by
 * itself would load the whole page anew, also where there is no network to load it from.
 */
export const lazyScreen = <Module extends Record<string, unknown>, Name extends keyof Module>(load: () => Promise<Module>, name: Name) =>
  lazyRouteComponent(
    () =>
      load().catch((cause: unknown) => {
        throw new ScreenMissing('The file of a screen did not come', { cause })
      }),
    name,
  )

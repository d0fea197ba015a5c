import { lazyRouteComponent } from '@tanstack/react-router'

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

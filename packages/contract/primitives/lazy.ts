/**
 * A value that is made when it is first asked for. For formats of `Intl`: making one takes a slow phone ten milliseconds, more than using it
 * a thousand times, and a page that shows no day should not wait for it.
 */
export const lazy = <T extends object>(make: () => T): (() => T) => {
  let made: T | undefined
  return () => (made ??= make())
}

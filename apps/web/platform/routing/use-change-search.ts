import { useNavigate } from '@tanstack/react-router'

type Search = Record<string, unknown>

/**
 * Changes the query of the screen that is open, whichever it is: for parts that several screens show, such as lists. A screen that knows
 * its route navigates by it. The place on the page stays.
 */
export const useChangeSearch = () => {
  const navigate = useNavigate()
  return (change: (now: Search) => Search, { replace }: { replace: boolean }): void =>
    void navigate({ to: '.', search: (now: object): object => change({ ...now }), replace, resetScroll: false })
}

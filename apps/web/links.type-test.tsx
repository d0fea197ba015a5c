import type { ScreenPath } from '@dovolilnice/contract/screens'
import { linkOptions, redirect, useNavigate, type RegisteredRouter } from '@tanstack/react-router'
import { ButtonLink } from './ui/buttons/button.tsx'
import type { ScreenLink } from './platform/routing/subject-place.ts'

/** Compiled, never run: each line below a `@ts-expect-error` is a mistake that must not compile. */

type WithoutSlash<Path> = Path extends '/' ? Path : Path extends `${infer Start}/` ? Start : Path

type WithoutRoute = Exclude<WithoutSlash<ScreenPath>, keyof RegisteredRouter['routesByPath']>

/** Does not compile while the contract has a screen without a route. The other way round, `insideScreen` takes only paths of the contract. */
export const everyScreenHasItsRoute: [WithoutRoute] extends [never] ? true : { 'join its route in routes.tsx': WithoutRoute } = true

export const goodLinks: readonly ScreenLink[] = [
  { to: '/vloge', search: { status: 'submitted', page: 2, vloga: 'id' } },
  { to: '/vloge/$id', params: { id: '1' } },
  { to: '/dovolilnice/', search: { dovolilnica: 'id' } },
  { to: '/nadzorna-plosca', search: { 'log.refused': true } },
]

export const badLinks: readonly ScreenLink[] = [
  // @ts-expect-error no such screen
  { to: '/vlogee' },
  // @ts-expect-error the parameter is missing
  { to: '/vloge/$id' },
  // @ts-expect-error another name than the path's
  { to: '/vloge/$id', params: { idd: '1' } },
  // @ts-expect-error the list has no such filter
  { to: '/vloge', search: { statuss: 'submitted' } },
  // @ts-expect-error no such status
  { to: '/vloge', search: { status: 'submited' } },
  // @ts-expect-error the list cannot be sorted by it
  { to: '/vloge', search: { sortByKey: 'nothing' } },
  // @ts-expect-error the key of another list of this screen has a prefix
  { to: '/nadzorna-plosca', search: { refused: true } },
  // @ts-expect-error the screen reads no query
  { to: '/kolofon', search: { page: 2 } },
]

export const BadButtons = () => (
  <>
    <ButtonLink to="/vloge/$id" params={{ id: '1' }} search={{}} look="plain" />
    {/* @ts-expect-error no such screen */}
    <ButtonLink to="/vlogee" />
    {/* @ts-expect-error the parameter is missing */}
    <ButtonLink to="/vloge/$id" />
    {/* @ts-expect-error another name than the path's */}
    <ButtonLink to="/vloge/$id" params={{ idd: '1' }} />
    {/* @ts-expect-error the screen reads no such key */}
    <ButtonLink to="/preverjanje" search={{ cod: '1' }} />
    {/* @ts-expect-error the screen reads no query */}
    <ButtonLink to="/vloge/$id" params={{ id: '1' }} search={{ tab: 'documents' }} />
  </>
)

export const useBadWays = () => {
  const navigate = useNavigate()
  // @ts-expect-error no such screen
  void navigate({ to: '/vlogee' })
  // @ts-expect-error the parameter is missing
  void navigate({ to: '/uporabniki/$id' })
  // @ts-expect-error the screen reads no such key
  void navigate({ to: '/nastavitve', search: { potrdite: '1' } })
  // @ts-expect-error no such screen
  throw redirect({ to: '/prijavaa' })
}

// @ts-expect-error the screen reads no such key
export const badOptions = linkOptions({ to: '/dogodki', search: { zapiss: '1' } })

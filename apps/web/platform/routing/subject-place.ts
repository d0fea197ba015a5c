import type { ScreenPath } from '@dovolilnice/contract/screens'
import type { RegisteredRouter } from '@tanstack/react-router'

type Routes = RegisteredRouter['routesByPath']
/** The router knows `/dovolilnice/` without its last slash. */
type KeyOf<Path extends string> = Path extends keyof Routes ? Path : Path extends `${infer Start}/` ? Start & keyof Routes : never
type Types<Path extends string> = Routes[KeyOf<Path>]['types']

/** A link to any screen, as data: its path with the parameters that it needs and the query that its route understands. */
export type ScreenLink = {
  [Path in ScreenPath]: { to: Path; search?: Types<Path>['fullSearchSchemaInput'] } & (keyof Types<Path>['allParams'] extends never
    ? { params?: undefined }
    : { params: Types<Path>['allParams'] })
}[ScreenPath]

/** Where a record can be looked at. */
export interface Place {
  link: ScreenLink
  /** Leads to a list, not to one record. */
  isList?: boolean
}

/** A record as events and mails name it. */
export interface Subject {
  type: string | null
  id: string | null
  label: string | null
}

type RecordPath = '/vloge/$id' | '/dovolilnice/$id' | '/uporabniki/$id' | '/pritozbe/$id' | '/zahteve-posameznikov/$id'
export const placeAt = (to: RecordPath, id: string): Place => ({ link: { to, params: { id } } })
export const placeInList = (link: ScreenLink): Place => ({ link, isList: true })

const ofType: Readonly<Record<string, (id: string, label: string | null) => Place>> = {
  application: (id) => placeAt('/vloge/$id', id),
  permit: (id) => placeAt('/dovolilnice/$id', id),
  user: (id) => placeAt('/uporabniki/$id', id),
  permit_kind: (kind) => ({ link: { to: '/parkiranje', search: { tab: 'kinds', kind } } }),
  parking_lot: () => placeInList({ to: '/parkiranje', search: { tab: 'lots' } }),
  user_type: () => placeInList({ to: '/parkiranje', search: { tab: 'user-types' } }),
  zone: () => placeInList({ to: '/parkiranje', search: { tab: 'lots' } }),
  coin_machine: () => placeInList({ to: '/parkiranje', search: { tab: 'maintenance' } }),
  bollard_command: () => placeInList({ to: '/potopni-stebricki/arhiv' }),
  pass: (_, number) => placeInList({ to: '/potopni-stebricki/prepustnice', search: { search: number ?? '' } }),
  misuse: () => placeInList({ to: '/potopni-stebricki/sumi-zlorab' }),
  webhook: () => placeInList({ to: '/webhooks' }),
  device: () => placeInList({ to: '/potopni-stebricki/upravljanje' }),
  act: () => placeInList({ to: '/akti' }),
  appeal: (id) => placeAt('/pritozbe/$id', id),
  subject_request: (id) => placeAt('/zahteve-posameznikov/$id', id),
  retention: () => placeInList({ to: '/varstvo-podatkov' }),
  invoice: (_, number) => placeInList({ to: '/racuni', search: { search: number ?? '' } }),
  business_premise: () => placeInList({ to: '/racuni/prostori' }),
  cash_device: () => placeInList({ to: '/racuni/prostori' }),
  drawer_closing: () => placeInList({ to: '/blagajna' }),
  payment: () => placeInList({ to: '/placila' }),
  settlement: () => placeInList({ to: '/placila', search: { tab: 'statements' } }),
  statement: () => placeInList({ to: '/placila' }),
  refund: () => placeInList({ to: '/vracila' }),
  job: () => placeInList({ to: '/opravila' }),
  export: () => placeInList({ to: '/izvoz-podatkov' }),
  mail: () => placeInList({ to: '/neposlana-sporocila' }),
  access_log: (_, label) =>
    label?.startsWith('D-') ? placeInList({ to: '/dovolilnice/', search: { search: label } }) : { link: { to: '/nadzorna-plosca' } },
}

/** Where a record can be looked at; undefined where there is nothing to open. */
export const placeOf = ({ type, id, label }: Subject): Place | undefined =>
  type === null || id === null ? undefined : ofType[type]?.(id, label)

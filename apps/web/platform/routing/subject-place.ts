import type { EventSubject } from '@dovolilnice/contract/events/event-words'
import { type ScreenName, type ScreenPath, screens } from '@dovolilnice/contract/screens'
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

/** A screen of one record: `/pritozbe/$id`. */
export type RecordScreen = { [Name in ScreenName]: (typeof screens)[Name] extends `/${string}/$id` ? Name : never }[ScreenName]
export const placeAt = (to: (typeof screens)[RecordScreen], id: string): Place => ({ link: { to, params: { id } } })
export const placeInList = (link: ScreenLink): Place => ({ link, isList: true })

type Camel<Type extends string> = Type extends `${infer Word}_${infer Rest}` ? `${Word}${Capitalize<Camel<Rest>>}` : Type
/** Records with a screen of their own: a `subject_request` has the screen `subjectRequest`. */
type OnScreen<Type extends string = EventSubject> = Type extends unknown ? (Camel<Type> extends RecordScreen ? Type : never) : never
type PlaceOf = ((id: string, label: string | null) => Place) | null

/** Where records without a screen of their own are looked at; null: nowhere. */
const ofType: Partial<Record<EventSubject, PlaceOf>> & Record<Exclude<EventSubject, OnScreen>, PlaceOf> = {
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
  occasion: (id) => ({ link: { to: '/potopni-stebricki/prireditve', search: { prireditev: id } } }),
  warden_note: () => placeInList({ to: '/potopni-stebricki/zapiski' }),
  host: () => placeInList({ to: '/potopni-stebricki/gostitelji' }),
  visit: () => placeInList({ to: '/potopni-stebricki/obiski' }),
  ...{ act_handover: null, application_view: null, bollard_group: null, document: null, emergency_credential: null, import: null },
  ...{ parking_look: null, pro_forma: null, program: null, right_list: null, shift_handover: null, statement_mapping: null },
  refund_order: () => placeInList({ to: '/vracila' }),
  access_log: (_, label) =>
    label?.startsWith('D-') ? placeInList({ to: '/dovolilnice/', search: { search: label } }) : { link: { to: '/nadzorna-plosca' } },
}

const isScreenName = (name: string): name is ScreenName => Object.hasOwn(screens, name)
/** Whether a screen of this name shows one record. */
export const isRecordScreen = (name: string): name is RecordScreen => isScreenName(name) && screens[name].endsWith('/$id')
const places: Readonly<Record<string, PlaceOf>> = ofType

/** Where a record can be looked at; undefined where there is nothing to open. */
export const placeOf = ({ type, id, label }: Subject): Place | undefined => {
  if (type === null || id === null) return undefined
  if (Object.hasOwn(places, type)) return places[type]?.(id, label)
  const name = type.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase())
  return isRecordScreen(name) ? placeAt(screens[name], id) : undefined
}

import type { LegalBasis } from '@dovolilnice/contract/acts/settings/act-settings'
import type { Dashboard } from '@dovolilnice/contract/dashboard/operations'
import type { Text } from '@dovolilnice/contract/locale'
import type { Permission } from '@dovolilnice/contract/permissions'
import type { AdminResources } from '@dovolilnice/contract/resources/read-admin-resources'
import type { Parameters, Resources } from '@dovolilnice/contract/resources/operations'
import type { ScreenLink } from '../../../platform/kit.ts'
import { isReachable } from '@dovolilnice/contract/users/own-account'
import { texts } from './first-day-texts.ts'

/** What the town has so far, and who looks. */
export interface Begun {
  me: { id: string; email: string }
  parameters: Pick<Parameters, 'municipality' | 'privacy' | 'money'>
  resources: Pick<Resources, 'parking_lots' | 'user_type_parking_lots'>
  staff: readonly Pick<AdminResources['staff'][number], 'id'>[]
  devices: readonly Pick<AdminResources['devices'][number], 'active'>[]
  legalBases: readonly LegalBasis[]
  /** Null for whoever does not look after the product. */
  setUp: Dashboard['set_up']
}

interface Step {
  title: Text
  why: Text
  permission: Permission
  link: ScreenLink | ((begun: Begun) => ScreenLink)
  isDone: (begun: Begun) => boolean
}

const room = (name: string, field?: string): ScreenLink => ({
  to: '/nastavitve/$room',
  params: { room: name },
  search: field === undefined ? {} : { polje: field },
})

/** What a new town needs before its first application is decided and the first car let in, in the order in which it is done. */
export const firstDaySteps: readonly Step[] = [
  {
    title: texts.mail,
    why: texts.mailWhy,
    permission: 'jobs:manage',
    link: { to: '/odhodna-posta' },
    isDone: ({ setUp }) => setUp?.sends_mails === true,
  },
  {
    title: texts.ownEmail,
    why: texts.ownEmailWhy,
    permission: 'users:roles',
    link: room('moj-racun', 'email'),
    // The account that the town was founded with (decision 0027).
    isDone: ({ me }) => isReachable(me.email),
  },
  {
    title: texts.town,
    why: texts.townWhy,
    permission: 'parameters:write',
    link: room('obcina'),
    isDone: ({ parameters: { municipality: town } }) => town.street !== '' && town.email !== '',
  },
  {
    title: texts.arms,
    why: texts.armsWhy,
    permission: 'parameters:write',
    link: room('obcina', 'municipality.coat_of_arms'),
    isDone: ({ parameters }) => parameters.municipality.coat_of_arms !== null,
  },
  {
    title: texts.officer,
    why: texts.officerWhy,
    permission: 'parameters:write',
    link: room('varstvo-podatkov', 'privacy.officer'),
    isDone: ({ parameters }) => parameters.privacy.officer_email !== '',
  },
  {
    title: texts.lot,
    why: texts.lotWhy,
    permission: 'parking:write',
    link: { to: '/parkiranje', search: { tab: 'lots' } },
    isDone: ({ resources: { parking_lots: lots, user_type_parking_lots: open } }) =>
      lots.some(({ id }) => open.some(({ parking_lot_id: lot }) => lot === id)),
  },
  {
    title: texts.basis,
    why: texts.basisWhy,
    permission: 'parameters:write',
    link: { to: '/akti/besedila' },
    isDone: ({ legalBases }) => legalBases.length > 0,
  },
  {
    title: texts.account,
    why: texts.accountWhy,
    permission: 'parameters:write',
    link: room('placila', 'money.iban'),
    isDone: ({ parameters }) => parameters.money.iban !== '',
  },
  {
    title: texts.colleague,
    why: texts.colleagueWhy,
    permission: 'users:roles',
    link: { to: '/uporabniki' },
    isDone: ({ staff, me }) => staff.some(({ id }) => id !== me.id),
  },
  {
    title: texts.authority,
    why: texts.authorityWhy,
    permission: 'users:roles',
    link: ({ me, setUp }) => ({ to: '/uporabniki/$id', params: { id: setUp?.to_authorise ?? me.id }, search: { polje: 'title' } }),
    isDone: ({ setUp }) => setUp?.to_authorise === null,
  },
  {
    title: texts.bollard,
    why: texts.bollardWhy,
    permission: 'bollards:administer',
    link: { to: '/parkiranje', search: { tab: 'bollards' } },
    isDone: ({ devices }) => devices.some(({ active }) => active),
  },
  {
    title: texts.factors,
    why: texts.factorsWhy,
    permission: 'jobs:manage',
    link: room('moj-racun', 'second_factor'),
    isDone: ({ setUp }) => (setUp?.second_factors ?? 0) > 1,
  },
  {
    title: texts.backup,
    why: texts.backupWhy,
    permission: 'jobs:manage',
    link: { to: '/opravila' },
    isDone: ({ setUp }) => setUp?.newest_backup != null,
  },
]

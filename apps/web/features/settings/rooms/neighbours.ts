import type { Text } from '@dovolilnice/contract/locale'
import type { Permission } from '@dovolilnice/contract/permissions'
import type { ScreenLink } from '../../../platform/routing/screen-link.ts'
import { roomTexts as texts } from './rooms-texts.ts'

/** What is set on a screen of its own, so that the index leads there too. */
export interface Neighbour {
  title: Text
  about: Text
  also: string
  permission: Permission
  link: ScreenLink
}

export const neighbours: readonly Neighbour[] = [
  {
    title: texts.zones,
    about: texts.zonesAbout,
    also: 'zona cona parkirišče zemljevid map lot geojson',
    permission: 'parking:read',
    link: { to: '/parkiranje', search: { tab: 'lots' } },
  },
  {
    title: texts.bollards,
    about: texts.bollardsAbout,
    also: 'naprave devices stebriček gate mqtt posrednik broker',
    permission: 'parking:read',
    link: { to: '/parkiranje', search: { tab: 'bollards' } },
  },
  {
    title: texts.kinds,
    about: texts.kindsAbout,
    also: 'cena cenik dokazila pravna podlaga price documents legal basis',
    permission: 'parking:read',
    link: { to: '/parkiranje', search: { tab: 'kinds' } },
  },
  {
    title: texts.userTypes,
    about: texts.userTypesAbout,
    also: 'stanovalec dostava resident',
    permission: 'parking:read',
    link: { to: '/parkiranje', search: { tab: 'user-types' } },
  },
  {
    title: texts.machines,
    about: texts.machinesAbout,
    also: 'naprave devices parkomat',
    permission: 'machines:administer',
    link: { to: '/parkiranje', search: { tab: 'machines' } },
  },
  {
    title: texts.acts,
    about: texts.actsAbout,
    also: 'odločba poziv zavrnitev predloga razlog podpisnik rejection supplement template',
    permission: 'parameters:write',
    link: { to: '/akti/besedila' },
  },
  {
    title: texts.people,
    about: texts.peopleAbout,
    also: 'zaposleni pravice dovoljenja roles permissions',
    permission: 'users:read',
    link: { to: '/uporabniki' },
  },
]

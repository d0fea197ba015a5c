import type { Text } from '@dovolilnice/contract/locale'
import type { Permission } from '@dovolilnice/contract/permissions'
import { type ScreenLink, t, useMay } from '../../../platform/kit.ts'
import { roomTexts as texts } from './rooms-texts.ts'
import { IconChevronRight } from '@tabler/icons-react'
import { type ReactNode, useState } from 'react'
import { Link } from '@tanstack/react-router'
import { TextInput } from '../../../ui/form/kit.ts'
import { Sheet, Stacked } from '../../../ui/kit.ts'
import { rooms, type Searched, searchSettings } from './rooms.ts'
import styles from './rooms.module.css'

/** What is set on a screen of its own, so that the index leads there too. */
interface Neighbour {
  title: Text
  about: Text
  also: string
  permission: Permission
  link: ScreenLink
}

const neighbours: readonly Neighbour[] = [
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

interface Found extends Searched {
  key: string
  /** The title of the room, where the setting is not the room itself. */
  room?: Found['label']
  /** Its room scrolls to one field. */
  toField?: boolean
  link: ScreenLink
}

const useSearched = (): Found[] => {
  const may = useMay()
  const own = rooms.filter(({ permission }) => permission === undefined || may(permission))
  return [
    ...own.flatMap(({ path, title, about, settings }): Found[] => [
      { key: path, label: title, around: `${about.sl} ${about.en}`, link: { to: '/nastavitve/$room', params: { room: path } } },
      ...settings.map(({ label, also = '', field }, index) => ({
        key: `${path} ${index}`,
        label,
        room: title,
        toField: field !== undefined,
        around: `${title.sl} ${title.en} ${also}`,
        link: { to: '/nastavitve/$room' as const, params: { room: path }, search: field === undefined ? {} : { polje: field } },
      })),
    ]),
    ...neighbours
      .filter(({ permission }) => may(permission))
      .map(({ title, about, also, link }) => ({ key: title.sl, label: title, around: `${about.sl} ${about.en} ${also}`, link })),
  ]
}

const Row = ({ link, title, about, toField = false }: { link: ScreenLink; title: string; about?: ReactNode; toField?: boolean }) => (
  <li>
    <Link {...link} resetScroll={!toField} className={styles.row}>
      <span className={styles.words}>
        <span className={styles.title}>{title}</span>
        {about !== undefined && <span className={styles.about}>{about}</span>}
      </span>
      <IconChevronRight size={18} aria-hidden />
    </Link>
  </li>
)

const Results = ({ found }: { found: readonly Found[] }) => (
  <>
    <p role="status" className={styles.count}>
      {found.length === 0 ? t(texts.nothing) : t(texts.found, { count: found.length })}
    </p>
    <ul className={styles.list} aria-label={t(texts.find)}>
      {found.map(({ key, label, room, toField, link }) => (
        <Row key={key} link={link} toField={toField} title={t(label)} about={room === undefined ? undefined : t(room)} />
      ))}
    </ul>
  </>
)

export const RoomsIndex = () => {
  const may = useMay()
  const [typed, type] = useState('')
  const searched = useSearched()
  return (
    <Stacked>
      <Sheet>
        <TextInput
          type="search"
          label={t(texts.find)}
          description={t(texts.findHint)}
          autoComplete="off"
          value={typed}
          onChange={({ currentTarget }) => type(currentTarget.value)}
        />
        {typed.trim() !== '' && <Results found={searchSettings(typed, searched)} />}
      </Sheet>
      <Sheet title={t(texts.rooms)}>
        <ul className={styles.list}>
          {rooms
            .filter(({ permission }) => permission === undefined || may(permission))
            .map(({ path, title, about }) => (
              <Row key={path} link={{ to: '/nastavitve/$room', params: { room: path } }} title={t(title)} about={t(about)} />
            ))}
        </ul>
      </Sheet>
      <Sheet title={t(texts.elsewhere)}>
        <ul className={styles.list}>
          {neighbours
            .filter(({ permission }) => may(permission))
            .map(({ title, about, link }) => (
              <Row key={title.sl} link={link} title={t(title)} about={t(about)} />
            ))}
        </ul>
      </Sheet>
    </Stacked>
  )
}

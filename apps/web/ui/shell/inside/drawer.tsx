import { Link } from '@tanstack/react-router'
import { useId } from 'react'
import { useTitleOf } from '../../../platform/routing/screen-data.ts'
import { useTranslate } from '../../../platform/translate/use-translate.ts'
import { CoatOfArms } from '../coat-of-arms.tsx'
import type { DrawerEntry, DrawerGroup, DrawerGroups } from './drawer-entry.ts'
import styles from './drawer.module.css'
import { texts } from '../texts.ts'
import { useOfferedGroups } from './use-offered-groups.ts'
import { useAppTitle } from '../town-name.ts'

const useNothing = (): number | undefined => undefined

const Entry = ({ entry: { to, icon: Icon, exact = false, useWaiting = useNothing } }: { entry: DrawerEntry }) => {
  const t = useTranslate()
  const title = useTitleOf()(to)
  const waiting = useWaiting()
  return (
    <li>
      <Link to={to} className={styles.entry} activeOptions={{ exact, includeSearch: false }}>
        <Icon size={20} stroke={1.75} aria-hidden />
        {title}
        {waiting !== undefined && waiting > 0 && (
          <span className={styles.waiting} aria-label={t(texts.waiting, { count: waiting })}>
            {waiting}
          </span>
        )}
      </Link>
    </li>
  )
}

const Group = ({ group: { title, entries } }: { group: DrawerGroup }) => {
  const t = useTranslate()
  const id = useId()
  return (
    <div className={styles.group}>
      {title && (
        <p id={id} className={styles.title}>
          {t(title)}
        </p>
      )}
      <ul aria-labelledby={title && id}>
        {entries.map((entry) => (
          <Entry key={entry.to} entry={entry} />
        ))}
      </ul>
    </div>
  )
}

/** The main menu: brand and the screens of the person's role and permissions, grouped. */
export const Drawer = ({ groups }: { groups: DrawerGroups }) => {
  const t = useTranslate()
  return (
    <nav className={styles.drawer} aria-label={t(texts.mainMenu)}>
      <Link to="/" className={styles.brand}>
        <CoatOfArms size={40} />
        <span>{useAppTitle()}</span>
      </Link>
      {useOfferedGroups(groups).map((group) => (
        <Group key={group.entries[0]?.to} group={group} />
      ))}
    </nav>
  )
}

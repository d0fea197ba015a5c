import { Link } from '@tanstack/react-router'
import { useAdminResources, useOperatorResources } from '../../../platform/resources/role-resources.ts'
import { useUser } from '../../../platform/session/use-session.ts'
import { useTranslate } from '../../../platform/translate/use-translate.ts'
import { CoatOfArms } from '../coat-of-arms.tsx'
import { drawerEntries } from './drawer-entries.ts'
import type { DrawerEntry } from './drawer-entries.ts'
import styles from './drawer.module.css'
import { texts } from '../texts.ts'
import { useAppTitle } from '../town-name.ts'

const Entry = ({ entry: { to, title, icon: Icon }, waiting }: { entry: DrawerEntry; waiting: number | undefined }) => {
  const t = useTranslate()
  return (
    <li>
      <Link to={to as '/'} className={styles.entry} activeOptions={{ exact: to.startsWith('/nadzorna-plosca'), includeSearch: false }}>
        <Icon size={20} stroke={1.75} aria-hidden />
        {t(title)}
        {waiting !== undefined && waiting > 0 && (
          <span className={styles.waiting} aria-label={t(texts.waiting, { count: waiting })}>
            {waiting}
          </span>
        )}
      </Link>
    </li>
  )
}

/** The main menu: brand and the screens of the person's role and permissions. */
export const Drawer = () => {
  const t = useTranslate()
  const user = useUser()
  const waiting: Record<string, number | undefined> = {
    '/vloge': useAdminResources()?.waiting_applications,
    '/potopni-stebricki/upravljanje': useOperatorResources()?.attention,
  }
  return (
    <nav className={styles.drawer} aria-label={t(texts.mainMenu)}>
      <Link to="/" className={styles.brand}>
        <CoatOfArms size={40} />
        <span>{useAppTitle()}</span>
      </Link>
      {drawerEntries(user).map((group) => (
        <ul key={group[0]?.to} className={styles.group}>
          {group.map((entry) => (
            <Entry key={entry.to} entry={entry} waiting={waiting[entry.to]} />
          ))}
        </ul>
      ))}
    </nav>
  )
}

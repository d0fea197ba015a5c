import { IconLanguage, IconLayoutDashboard, IconLogin2, IconLogout, IconSettings } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import type { ScreenPath } from '@dovolilnice/contract/screens'
import type { ReactNode } from 'react'
import { chooseLocale, useMaybeUser, useTitleOf } from '../../../platform/kit.ts'
import styles from '../../menu/menu.module.css'
import { useOtherLanguages } from '../other-languages.ts'

export const MenuLink = ({ to, icon }: { to: Exclude<ScreenPath, `${string}$${string}`>; icon: ReactNode }) => (
  <Link to={to} className={styles.entry}>
    {icon}
    {useTitleOf()(to)}
  </Link>
)

export const PersonEntry = () => {
  const user = useMaybeUser()
  if (user === undefined) return null
  return (
    <p className={styles.person}>
      <strong>{user.name}</strong>
      <span>{user.email}</span>
    </p>
  )
}

export const LanguageEntry = () =>
  useOtherLanguages().map(({ locale, name }) => (
    <button key={locale} type="button" className={styles.entry} lang={locale} onClick={() => chooseLocale(locale)}>
      <IconLanguage size={18} aria-hidden />
      {name}
    </button>
  ))

export const SessionEntries = ({ login = true }: { login?: boolean }) => {
  const user = useMaybeUser()
  if (user === undefined) return login ? <MenuLink to="/prijava" icon={<IconLogin2 size={18} aria-hidden />} /> : null
  return (
    <>
      <MenuLink to="/nadzorna-plosca" icon={<IconLayoutDashboard size={18} aria-hidden />} />
      <MenuLink to="/nastavitve" icon={<IconSettings size={18} aria-hidden />} />
      <MenuLink to="/odjava" icon={<IconLogout size={18} aria-hidden />} />
    </>
  )
}

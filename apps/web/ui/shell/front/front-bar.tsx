import { IconChevronDown, IconFileText, IconHelpCircle, IconHome, IconMenu2, IconUserCircle } from '@tabler/icons-react'
import { Link, useLocation } from '@tanstack/react-router'
import { useMaybeUser } from '../../../platform/session/use-session.ts'
import { useTranslate } from '../../../platform/translate/use-translate.ts'
import { CoatOfArms } from '../coat-of-arms.tsx'
import styles from './front-bar.module.css'
import { HoverMenu } from './hover-menu.tsx'
import { LanguageEntry, MenuLink, PersonEntry, SessionEntries } from '../inside/menu-entries.tsx'
import { LanguageButton } from '../language-button.tsx'
import { titles } from '../screen-titles.ts'
import { texts } from '../texts.ts'
import { useAppTitle } from '../town-name.ts'

const WideNavigation = ({ pathname }: { pathname: string }) => {
  const t = useTranslate()
  const user = useMaybeUser()
  return (
    <nav className={styles.wide} aria-label={t(texts.mainMenu)}>
      <Link to="/navodila-za-uporabo" className={styles.link}>
        {t(titles.instructions)}
      </Link>
      <Link to="/pogoji-uporabe" className={styles.link}>
        {t(titles.terms)}
      </Link>
      {pathname !== '/' && (
        <Link to="/" className={styles.link}>
          {t(titles.home)}
        </Link>
      )}
      <LanguageButton />
      {user === undefined && pathname !== '/prijava' && (
        <Link to="/prijava" className={styles.login}>
          {t(titles.login)}
        </Link>
      )}
      {user !== undefined && (
        <HoverMenu
          label={t(texts.userMenu, { name: user.name })}
          button={
            <>
              <IconUserCircle size={22} aria-hidden />
              <span className={styles.name}>{user.name}</span>
              <IconChevronDown size={16} aria-hidden />
            </>
          }
        >
          <SessionEntries />
        </HoverMenu>
      )}
    </nav>
  )
}

/** On a narrow screen everything is in one menu, with the name and e-mail of whoever is signed in. */
const NarrowMenu = ({ pathname }: { pathname: string }) => {
  const t = useTranslate()
  return (
    <nav className={styles.narrow} aria-label={t(texts.mainMenu)}>
      <HoverMenu label={t(texts.menu)} button={<IconMenu2 size={24} aria-hidden />}>
        <PersonEntry />
        <MenuLink to="/navodila-za-uporabo" icon={<IconHelpCircle size={20} aria-hidden />}>
          {t(titles.instructions)}
        </MenuLink>
        <MenuLink to="/pogoji-uporabe" icon={<IconFileText size={20} aria-hidden />}>
          {t(titles.terms)}
        </MenuLink>
        {pathname !== '/' && (
          <MenuLink to="/" icon={<IconHome size={20} aria-hidden />}>
            {t(titles.home)}
          </MenuLink>
        )}
        <SessionEntries login={pathname !== '/prijava'} />
        <LanguageEntry />
      </HoverMenu>
    </nav>
  )
}

/** The top bar of the front pages. */
export const FrontBar = () => {
  const { pathname } = useLocation()
  return (
    <header className={styles.bar}>
      <Link to="/" className={styles.brand}>
        <CoatOfArms size={44} />
        <span className={styles.title}>{useAppTitle()}</span>
      </Link>
      <WideNavigation pathname={pathname} />
      <NarrowMenu pathname={pathname} />
    </header>
  )
}

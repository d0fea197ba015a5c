import type { Locale } from '@dovolilnice/contract/locale'
import type { FormEvent } from 'react'
import { chooseLocale, t, useMaybeUser, useTitleOf } from '../../../platform/kit.ts'
import styles from './front-bar.module.css'
import { useOtherLanguages } from '../other-languages.ts'
import { IconChevronDown, IconFileText, IconHelpCircle, IconHome, IconMenu2, IconUserCircle } from '@tabler/icons-react'
import { Link, useLocation } from '@tanstack/react-router'
import { CoatOfArms } from '../coat-of-arms.tsx'
import { HoverMenu } from '../../menu/hover-menu.tsx'
import { LanguageEntry, MenuLink, PersonEntry, SessionEntries } from '../inside/menu-entries.tsx'
import { texts } from '../texts.ts'
import { useAppTitle } from '../town-name.ts'

const Choice = ({ locale, name }: { locale: Locale; name: string }) => (
  <button
    type="submit"
    name="jezik"
    value={locale}
    className={styles.link}
    lang={locale}
    onClick={(event) => {
      event.preventDefault()
      chooseLocale(locale)
    }}
  >
    {name}
  </button>
)

/**
 * The other languages, each named in itself. Before any script the server takes the choice and shows the page in it; a further language stands
 * in a paragraph, which the server leaves out where the town has not switched it on.
 */
const LanguageButton = () => (
  <form className={styles.language} onSubmit={(event: FormEvent) => event.preventDefault()}>
    {useOtherLanguages().map(({ further, ...language }) =>
      further ? (
        <p key={language.locale} className={styles.language}>
          <Choice {...language} />
        </p>
      ) : (
        <Choice key={language.locale} {...language} />
      ),
    )}
  </form>
)

const WideNavigation = ({ pathname }: { pathname: string }) => {
  const titleOf = useTitleOf()
  const user = useMaybeUser()
  return (
    <nav className={styles.wide} aria-label={t(texts.mainMenu)}>
      <Link to="/navodila-za-uporabo" className={styles.link}>
        {titleOf('/navodila-za-uporabo')}
      </Link>
      <Link to="/pogoji-uporabe" className={styles.link}>
        {titleOf('/pogoji-uporabe')}
      </Link>
      {pathname !== '/' && (
        <Link to="/" className={styles.link}>
          {titleOf('/')}
        </Link>
      )}
      <LanguageButton />
      {user === undefined && pathname !== '/prijava' && (
        <Link to="/prijava" className={styles.login}>
          {titleOf('/prijava')}
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
const NarrowMenu = ({ pathname }: { pathname: string }) => (
  <nav className={styles.narrow} aria-label={t(texts.mainMenu)}>
    <noscript>
      <LanguageButton />
    </noscript>
    <HoverMenu label={t(texts.menu)} button={<IconMenu2 size={24} aria-hidden />}>
      <PersonEntry />
      <MenuLink to="/navodila-za-uporabo" icon={<IconHelpCircle size={20} aria-hidden />} />
      <MenuLink to="/pogoji-uporabe" icon={<IconFileText size={20} aria-hidden />} />
      {pathname !== '/' && <MenuLink to="/" icon={<IconHome size={20} aria-hidden />} />}
      <SessionEntries login={pathname !== '/prijava'} />
      <LanguageEntry />
    </HoverMenu>
  </nav>
)

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

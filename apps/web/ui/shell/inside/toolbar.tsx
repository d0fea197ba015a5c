import { isStaff } from '@dovolilnice/contract/permissions'
import { IconLayoutSidebar, IconMenu2, IconSearch, IconUserCircle } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { appState, changeApp, t, useMay, useStore, useUser } from '../../../platform/kit.ts'
import { KeysEntry } from '../../keys/keys-help.tsx'
import { unbroken } from '../../vehicles/unbroken.tsx'
import { HoverMenu } from '../../menu/hover-menu.tsx'
import { LookEntry } from './look-entry.tsx'
import { LanguageEntry, PersonEntry, SessionEntries } from './menu-entries.tsx'
import { texts } from '../texts.ts'
import styles from './toolbar.module.css'
import { useShownTitle } from '../use-document-title.ts'
import { useWide } from './use-wide.ts'

interface ToolbarProps {
  drawerOpen: boolean
  onDrawer: () => void
  /** The search over everything, for those who have one. */
  search: ReactNode
}

export const Toolbar = ({ drawerOpen, onDrawer, search }: ToolbarProps) => {
  const user = useUser()
  const wide = useWide()
  const title = useShownTitle()
  const { mobileSearch, toolbarWho: who } = useStore(appState)
  const searchable = useMay()('admin:resources')
  const wordEnd = title.lastIndexOf(' ') + 1
  return (
    <header className={styles.toolbar}>
      <button
        type="button"
        className={styles.icon}
        aria-label={t(drawerOpen ? texts.closeDrawer : texts.openDrawer)}
        aria-expanded={drawerOpen}
        onClick={onDrawer}
      >
        {wide ? <IconLayoutSidebar size={22} /> : <IconMenu2 size={24} />}
      </button>
      <h1 className={styles.title} data-hidden={mobileSearch || undefined} title={who === '' ? undefined : `${who} ${title}`}>
        {who !== '' && `${who} `}
        {who === '' ? (
          unbroken(title)
        ) : (
          <span className={styles.number}>
            <span data-word>{title.slice(0, wordEnd)}</span>
            {unbroken(title.slice(wordEnd))}
          </span>
        )}
      </h1>
      <div id="title-line" className={styles.line} />
      {searchable && search}
      {searchable && !mobileSearch && (
        <button
          type="button"
          className={`${styles.icon} ${styles.searchOpener}`}
          aria-label={t(texts.search)}
          onClick={() => changeApp({ mobileSearch: true })}
        >
          <IconSearch size={22} />
        </button>
      )}
      <HoverMenu
        label={t(texts.userMenu, { name: user.name })}
        button={
          <>
            <IconUserCircle size={24} stroke={1.75} aria-hidden />
            <span className={styles.name}>{user.name}</span>
          </>
        }
      >
        <PersonEntry />
        <SessionEntries />
        {isStaff(user.role) && <KeysEntry />}
        {isStaff(user.role) && <LookEntry />}
        <LanguageEntry />
      </HoverMenu>
    </header>
  )
}

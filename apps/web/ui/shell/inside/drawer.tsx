import { isStaff } from '@dovolilnice/contract/permissions'
import type { Text } from '@dovolilnice/contract/locale'
import type { ScreenPath } from '@dovolilnice/contract/screens'
import type { SessionUser } from '@dovolilnice/contract/session/session-user'
import { Link, type StaticDataRouteOption, useLocation } from '@tanstack/react-router'
import { type Icon, IconChevronDown } from '@tabler/icons-react'
import { defineTexts, t, useScreenData, useTitleOf, useUser } from '../../../platform/kit.ts'
import { type CSSProperties, type FocusEvent, type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import { CoatOfArms } from '../coat-of-arms.tsx'
import styles from './drawer.module.css'
import { texts } from '../texts.ts'
import { useAppTitle } from '../town-name.ts'
import { useWide } from './use-wide.ts'

const drawerTexts = defineTexts({
  more: { sl: 'Še {count}', en: '{count} more' },
  moreOf: { sl: 'Še {count}: {group}', en: '{count} more: {group}' },
})

/** A screen in the drawer, declared by its feature. Its title and permission are those of its route. */
interface DrawerEntry {
  to: ScreenPath
  icon: Icon
  /** The letter that opens it after `g`; each letter is one screen's. */
  letter?: string
  /** Who sees a screen that needs no permission: `everyone`, or users who are no staff (`regular`); when absent everyone but operators, whose work is at the bollards. */
  shownTo?: 'everyone' | 'regular' | 'host'
  /** Not marked as the present screen on the screens below its path. */
  exact?: boolean
  /** Folded in a long menu: not opened every day. */
  rare?: boolean
  /** A hook: how many things wait there for the person. */
  useWaiting?: () => number | undefined
}

/** Entries under a heading; a group without one needs none, as the dashboard on top. */
interface DrawerGroup {
  title?: Text
  entries: readonly DrawerEntry[]
  /** How many of the last entries are folded. */
  folded?: number
}

/** In the order of the drawer. */
export type DrawerGroups = readonly DrawerGroup[]

type Person = Pick<SessionUser, 'role' | 'permissions'>

const isOffered = (user: Person, { shownTo }: DrawerEntry, { permission }: StaticDataRouteOption): boolean => {
  // Root may all, but has no guests.
  if (shownTo === 'host') return user.role === 'host'
  if (permission !== undefined) return user.permissions.includes(permission)
  if (shownTo === 'everyone') return true
  return shownTo === 'regular' ? !isStaff(user.role) : user.role !== 'operator' && user.role !== 'warden'
}

/** A menu of so many entries is longer than a desk's window, and folds what is rare. */
const longMenu = 20

/** The groups with what is offered to a person; empty groups are left out. A menu of few entries needs no headings, and folds nothing. */
export const offeredGroups = (groups: DrawerGroups, user: Person, dataOf: (path: ScreenPath) => StaticDataRouteOption): DrawerGroup[] => {
  const offered = groups
    .map(({ title, entries }) => ({ title, entries: entries.filter((entry) => isOffered(user, entry, dataOf(entry.to))) }))
    .filter(({ entries }) => entries.length > 0)
  const count = offered.reduce((sum, { entries }) => sum + entries.length, 0)
  if (count <= 8) return offered.map(({ entries }) => ({ entries }))
  return offered.map((group) => {
    const rare = group.entries.filter((entry) => entry.rare).length
    // One is shown in the place that the button would take.
    return count > longMenu && rare > 1 ? { ...group, folded: rare } : group
  })
}

export const useOfferedGroups = (groups: DrawerGroups): DrawerGroup[] => offeredGroups(groups, useUser(), useScreenData())

const useNothing = (): number | undefined => undefined

const Entry = ({ entry: { to, icon: Icon, exact = false, useWaiting = useNothing } }: { entry: DrawerEntry }) => {
  const title = useTitleOf()(to)
  const waiting = useWaiting()
  return (
    <li>
      <Link to={to} className={styles.entry} activeOptions={{ exact, includeSearch: false }}>
        <Icon size={18} stroke={1.75} aria-hidden />
        <span className={styles.name} title={title}>
          {title}
        </span>
        {waiting !== undefined && waiting > 0 && (
          <span className={styles.waiting} aria-label={t(texts.waiting, { count: waiting })}>
            {waiting}
          </span>
        )}
      </Link>
    </li>
  )
}

/** Where a list that opens beside its button stands: its last line at the button's, and never past the window's edges. */
const besideOf = (button: Element): CSSProperties => {
  const { bottom } = button.getBoundingClientRect()
  return { bottom: window.innerHeight - bottom, maxHeight: bottom }
}

/**
 * The rare entries of a group behind a button: beside the menu where that has a place of its own, so that it stays as long as the window, else below
 * the button. The present screen is seen also while they are folded. In a high window they stand there anyway.
 */
const Folded = ({ entries, group }: { entries: readonly DrawerEntry[]; group: string }) => {
  const id = useId()
  const wide = useWide()
  const { pathname } = useLocation()
  const [open, setOpen] = useState(false)
  const [beside, setBeside] = useState<CSSProperties>()
  const button = useRef<HTMLButtonElement>(null)
  const list = useRef<HTMLUListElement>(null)
  useEffect(() => setOpen(false), [pathname])
  // What was asked for is seen, also where the menu becomes longer than the window.
  useEffect(() => {
    if (open && !wide) list.current?.scrollIntoView({ block: 'nearest' })
  }, [open, wide])
  const leave = ({ relatedTarget, currentTarget }: FocusEvent) => {
    // In some browsers a link that is pressed takes no focus: its press closes the list by the new address.
    if (wide && relatedTarget !== null && !currentTarget.contains(relatedTarget)) setOpen(false)
  }
  const press = (event: KeyboardEvent) => {
    if (!wide || !open || event.key !== 'Escape') return
    event.preventDefault()
    setOpen(false)
    button.current?.focus()
  }
  return (
    <div onBlur={leave} onKeyDown={press}>
      <button
        ref={button}
        type="button"
        className={`${styles.entry} ${styles.more}`}
        aria-expanded={open}
        aria-controls={id}
        aria-label={t(drawerTexts.moreOf, { group, count: entries.length })}
        onClick={({ currentTarget }) => {
          setBeside(wide ? besideOf(currentTarget) : undefined)
          setOpen(!open)
        }}
      >
        <IconChevronDown size={18} stroke={1.75} aria-hidden />
        <span className={styles.name}>{t(drawerTexts.more, { count: entries.length })}</span>
      </button>
      <ul ref={list} id={id} className={styles.folded} data-open={open} data-beside={wide || undefined} style={open ? beside : undefined}>
        {entries.map((entry) => (
          <Entry key={entry.to} entry={entry} />
        ))}
      </ul>
    </div>
  )
}

const Group = ({ group: { title, entries, folded = 0 } }: { group: DrawerGroup }) => {
  const id = useId()
  const shown = entries.length - folded
  return (
    <div className={styles.group}>
      {title && (
        <p id={id} className={styles.title}>
          {t(title)}
        </p>
      )}
      <ul aria-labelledby={title && id}>
        {entries.slice(0, shown).map((entry) => (
          <Entry key={entry.to} entry={entry} />
        ))}
      </ul>
      {folded > 0 && <Folded entries={entries.slice(shown)} group={title ? t(title) : ''} />}
    </div>
  )
}

/** Of more screens than the window has room for, the present one is scrolled into sight. */
const revealPresent = (list: HTMLElement | null): void => list?.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest' })

declare module 'react' {
  interface CSSProperties {
    [own: `--${string}`]: number
  }
}

/** How many lines the menu has, folded and whole, and what stands between them: its lines share the height of the window. */
const linesOf = (groups: readonly DrawerGroup[]): CSSProperties => {
  const all = groups.reduce((sum, { entries }) => sum + entries.length, 0)
  const folded = groups.reduce((sum, { folded: rare = 0 }) => sum + (rare > 0 ? rare - 1 : 0), 0)
  const titles = groups.filter(({ title }) => title !== undefined).length
  // One of the folded is seen while it is the present screen.
  return { '--folded': all - folded + (folded > 0 ? 1 : 0), '--whole': all, '--titles': titles, '--groups': groups.length }
}

/** The main menu: brand and the screens of the person's role and permissions, grouped; the last group stays in sight while the others scroll. */
export const Drawer = ({ groups }: { groups: DrawerGroups }) => {
  const offered = useOfferedGroups(groups)
  const foot = offered.at(-1)
  return (
    <nav className={styles.drawer} style={linesOf(offered)} aria-label={t(texts.mainMenu)}>
      <Link to="/" className={styles.brand}>
        <CoatOfArms size={32} />
        <span>{useAppTitle()}</span>
      </Link>
      <div className={styles.list} ref={revealPresent}>
        {offered.slice(0, -1).map((group) => (
          <Group key={group.entries[0]?.to} group={group} />
        ))}
      </div>
      {foot && <Group group={foot} />}
    </nav>
  )
}

import { useNavigate } from '@tanstack/react-router'
import { appState, changeApp, t, useStore, useTitleOf } from '../../platform/kit.ts'
import { Kbd, shownCommands, useKeys } from '../../ui/kit.ts'
import { type DrawerGroups, useOfferedGroups } from '../../ui/shell/inside/drawer.tsx'
import { type Found, isCalled, useSearchResults } from './use-search-results.ts'
import { texts } from './texts.ts'
import { type FocusEvent, type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import { IconSearch, IconX } from '@tabler/icons-react'
import { everywhere } from '../../ui/keys/texts.ts'
import { SearchResults } from './search-results.tsx'
import styles from './toolbar-search.module.css'

/**
 * What can be done on this screen, and the screens of the drawer, as far as they are called as typed; all of them where nothing is typed. None while the
 * list is closed: the screen beneath may be another by the time it opens.
 */
const useCommands = (drawer: DrawerGroups, typed: string, open: boolean): Found[] => {
  const titleOf = useTitleOf()
  const navigate = useNavigate()
  const commands = shownCommands().map(({ label, run }, index) => ({
    key: `command-${index}`,
    group: texts.foundCommands,
    title: t(label),
    choose: run,
  }))
  const screens = useOfferedGroups(drawer)
    .flatMap(({ entries }) => entries)
    .map(({ to }, index) => ({
      key: `screen-${index}`,
      group: texts.foundScreens,
      title: titleOf(to),
      choose: () => void navigate({ to }),
    }))
  return open ? [...commands, ...screens].filter(({ title }) => isCalled(title, typed)) : []
}

const stepOf: Partial<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 }

const useSearchField = (drawer: DrawerGroups) => {
  const navigate = useNavigate()
  const { search: typed } = useStore(appState)
  const [open, setOpen] = useState(false)
  const [at, setAt] = useState(0)
  const commands = useCommands(drawer, typed, open)
  const records = useSearchResults(typed)
  // Records come last: they arrive late, and the line that is pointed at must not move.
  const found = [...commands, ...records.found]
  const shown = open && (found.length > 0 || records.searched || records.error !== null)

  const close = () => {
    setOpen(false)
    changeApp({ mobileSearch: false })
  }
  const choose = (one: Found | undefined) => {
    if (one === undefined) return
    close()
    changeApp({ search: '' })
    if (typeof one.choose === 'function') one.choose()
    else void navigate(one.choose)
  }
  const press = (event: KeyboardEvent) => {
    const step = stepOf[event.key]
    if (step !== undefined && found.length > 0) {
      event.preventDefault()
      setOpen(true)
      if (open) setAt((at + step + found.length) % found.length)
    } else if (event.key === 'Enter' && shown) {
      // Otherwise the same press would act on what a command puts the focus on.
      event.preventDefault()
      choose(found[at])
    } else if (event.key === 'Escape') {
      // The browser would empty the field as if that were typed, and the list would open again.
      event.preventDefault()
      // With nothing typed it leaves the field: a screen's single keys act again.
      if (typed === '') document.getElementById('main')?.focus({ preventScroll: true })
      changeApp({ search: '' })
      close()
    }
  }
  const leave = ({ relatedTarget, currentTarget }: FocusEvent) => {
    if (!currentTarget.contains(relatedTarget)) setOpen(false)
  }
  const type = (search: string) => {
    setOpen(true)
    setAt(0)
    changeApp({ search })
  }
  /** With nothing typed it would cover the page for everyone who passes with Tab. */
  const enter = () => setOpen(typed !== '')
  return { typed, found, at, error: records.error, shown, close, choose, press, leave, type, enter, open: () => setOpen(true) }
}

/** Records by any part of a number, name, plate, reference, address or phone, and screens and deeds by their names. */
export const ToolbarSearch = ({ drawer }: { drawer: DrawerGroups }) => {
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const { mobileSearch } = useStore(appState)
  const field = useSearchField(drawer)
  const pointed = field.shown ? field.found[field.at] : undefined
  const toCommands = () => {
    input.current?.focus()
    field.open()
  }
  useKeys({
    title: everywhere,
    keys: [
      { press: '/', label: texts.toSearch, run: () => input.current?.focus() },
      { press: 'Mod+k', label: texts.toCommands, run: toCommands },
    ],
  })
  useEffect(() => {
    if (mobileSearch) input.current?.focus()
  }, [mobileSearch])
  return (
    <search className={styles.search} data-open={mobileSearch || undefined} onBlur={field.leave}>
      <IconSearch size={18} aria-hidden />
      <input
        ref={input}
        type="search"
        role="combobox"
        aria-label={t(texts.search)}
        aria-expanded={field.shown}
        aria-controls={`${id}-found`}
        aria-autocomplete="list"
        aria-activedescendant={pointed && `${id}-${pointed.key}`}
        placeholder={t(texts.searchWhat)}
        autoComplete="off"
        value={field.typed}
        onFocus={field.enter}
        onKeyDown={field.press}
        onChange={(event) => field.type(event.currentTarget.value)}
      />
      <span className={styles.hint} aria-hidden>
        <Kbd press="Mod+k" />
      </span>
      <button type="button" className={styles.closeSearch} aria-label={t(texts.closeSearch)} onClick={field.close}>
        <IconX size={20} />
      </button>
      {field.shown && <SearchResults id={id} found={field.found} at={field.at} error={field.error} onChoose={field.choose} />}
    </search>
  )
}

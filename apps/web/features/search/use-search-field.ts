import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import type { FocusEvent, KeyboardEvent } from 'react'
import { appState, changeApp } from '../../platform/app-state.ts'
import { useStore } from '../../platform/store.ts'
import type { DrawerGroups } from '../../ui/shell/inside/drawer-entry.ts'
import { useCommands } from './use-commands.ts'
import { useSearchResults } from './use-search-results.ts'
import type { Found } from './use-search-results.ts'

const stepOf: Partial<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 }

/** What is typed, what is found for it, which of it is pointed at, and what the keys do. */
export const useSearchField = (drawer: DrawerGroups) => {
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

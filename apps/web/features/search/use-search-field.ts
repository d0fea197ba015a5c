import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import type { FocusEvent, KeyboardEvent } from 'react'
import { appState, changeApp } from '../../platform/app-state.ts'
import { useStore } from '../../platform/store.ts'
import { useSearchResults } from './use-search-results.ts'
import type { Found } from './use-search-results.ts'

const stepOf: Partial<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 }

/** What is typed, what is found for it, which of it is pointed at, and what the keys do. */
export const useSearchField = () => {
  const navigate = useNavigate()
  const { search: typed } = useStore(appState)
  const [open, setOpen] = useState(false)
  const [at, setAt] = useState(0)
  const { found, searched, error } = useSearchResults(typed)

  const close = () => {
    setOpen(false)
    changeApp({ mobileSearch: false })
  }
  const choose = (one: Found | undefined) => {
    if (one === undefined) return
    close()
    changeApp({ search: '' })
    void navigate(one.link)
  }
  const press = (event: KeyboardEvent) => {
    const step = stepOf[event.key]
    if (step !== undefined && found.length > 0) {
      event.preventDefault()
      setAt((at + step + found.length) % found.length)
    } else if (event.key === 'Enter') choose(found[at])
    else if (event.key === 'Escape') close()
  }
  const leave = ({ relatedTarget, currentTarget }: FocusEvent) => {
    if (!currentTarget.contains(relatedTarget)) setOpen(false)
  }
  const type = (search: string) => {
    setOpen(true)
    setAt(0)
    changeApp({ search })
  }
  const shown = open && typed !== '' && (found.length > 0 || searched || error !== null)
  return { typed, found, at, error, shown, close, choose, press, leave, type, open: () => setOpen(true) }
}

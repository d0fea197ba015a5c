import { IconSearch, IconX } from '@tabler/icons-react'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { useEffect, useRef, useState } from 'react'
import { appState, changeApp } from '../../platform/app-state.ts'
import { useStore } from '../../platform/store.ts'
import { useTranslate } from '../../platform/translate/use-translate.ts'
import { texts } from './texts.ts'
import styles from './toolbar.module.css'

const pause = 300

/** What the person searches for: the list on screen when it can be searched, else the applications once Enter is pressed. */
const useToolbarTerm = () => {
  const { searchFieldState: listIsHere } = useStore(appState)
  const search: { search?: unknown } = useSearch({ strict: false })
  const navigate = useNavigate()
  const inUrl = listIsHere ? String(search.search ?? '') : ''
  const [typed, setTyped] = useState(inUrl)
  const [told, setTold] = useState(inUrl)
  if (inUrl !== told) {
    setTold(inUrl)
    setTyped(inUrl)
  }
  useEffect(() => {
    if (!listIsHere || typed === told) return
    const timer = setTimeout(() => {
      setTold(typed)
      void navigate({
        to: '.',
        search: (now: object) => ({ ...now, search: typed || undefined, page: undefined }),
        replace: true,
        resetScroll: false,
      } as never)
    }, pause)
    return () => clearTimeout(timer)
  }, [typed, told, listIsHere, navigate])
  const submit = () =>
    listIsHere || typed.trim() === '' ? undefined : void navigate({ to: '/vloge', search: { search: typed.trim() } } as never)
  return { listIsHere, typed, setTyped, submit }
}

/** The staff's search field. `/` puts the cursor there. */
export const ToolbarSearch = ({ open }: { open: boolean }) => {
  const t = useTranslate()
  const field = useRef<HTMLInputElement>(null)
  const { listIsHere, typed, setTyped, submit } = useToolbarTerm()
  const label = t(listIsHere ? texts.searchHere : texts.searchApplications)
  useEffect(() => {
    if (open) field.current?.focus()
  }, [open])
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (
        event.key !== '/' ||
        event.ctrlKey ||
        event.metaKey ||
        (event.target as Element).closest('input, textarea, select, [contenteditable], [role="dialog"]') !== null
      )
        return
      event.preventDefault()
      field.current?.focus()
    }
    window.addEventListener('keydown', listen)
    return () => window.removeEventListener('keydown', listen)
  }, [])
  return (
    <form
      role="search"
      className={styles.search}
      data-open={open || undefined}
      onSubmit={(event) => {
        event.preventDefault()
        submit()
      }}
    >
      <IconSearch size={18} aria-hidden />
      <input
        ref={field}
        type="search"
        aria-label={label}
        placeholder={label}
        value={typed}
        onChange={(event) => setTyped(event.currentTarget.value)}
      />
      <button
        type="button"
        className={styles.closeSearch}
        aria-label={t(texts.closeSearch)}
        onClick={() => changeApp({ mobileSearch: false })}
      >
        <IconX size={20} />
      </button>
    </form>
  )
}

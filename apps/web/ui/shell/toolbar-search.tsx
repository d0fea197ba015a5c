import { IconSearch, IconX } from '@tabler/icons-react'
import { useNavigate } from '@tanstack/react-router'
import { useEffect, useId, useRef, useState } from 'react'
import type { FocusEvent, KeyboardEvent } from 'react'
import { appState, changeApp } from '../../platform/app-state.ts'
import { useStore } from '../../platform/store.ts'
import { useTranslate } from '../../platform/translate/use-translate.ts'
import { SearchResults } from './search-results.tsx'
import { texts } from './texts.ts'
import styles from './toolbar.module.css'
import { useSearchResults } from './use-search-results.ts'
import type { Found } from './use-search-results.ts'

/** `/` puts the cursor into the search field, unless the person is typing elsewhere. */
const useSlash = (focus: () => void): void => {
  useEffect(() => {
    const listen = (event: KeyboardEvent | globalThis.KeyboardEvent) => {
      const busy = (event.target as Element).closest('input, textarea, select, [contenteditable], [role="dialog"]') !== null
      if (event.key !== '/' || event.ctrlKey || event.metaKey || busy) return
      event.preventDefault()
      focus()
    }
    window.addEventListener('keydown', listen)
    return () => window.removeEventListener('keydown', listen)
  }, [focus])
}

/** The staff's search: applications, permits and people by the beginning of anything they bear. Arrows choose, Enter opens. */
export const ToolbarSearch = () => {
  const t = useTranslate()
  const id = useId()
  const navigate = useNavigate()
  const field = useRef<HTMLInputElement>(null)
  const { search: typed, mobileSearch } = useStore(appState)
  const [open, setOpen] = useState(false)
  const [at, setAt] = useState(0)
  const { found, searched, error } = useSearchResults(typed)
  const shown = open && typed !== '' && (found.length > 0 || searched || error !== null)
  useSlash(() => field.current?.focus())
  useEffect(() => {
    if (mobileSearch) field.current?.focus()
  }, [mobileSearch])

  const close = () => {
    setOpen(false)
    changeApp({ mobileSearch: false })
  }
  const go = (one: Found | undefined) => {
    if (one === undefined) return
    close()
    changeApp({ search: '' })
    void navigate({ to: one.to, params: { id: one.id } })
  }
  const press = (event: KeyboardEvent) => {
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0
    if (step !== 0 && found.length > 0) {
      event.preventDefault()
      setAt((at + step + found.length) % found.length)
    } else if (event.key === 'Enter') go(found[at])
    else if (event.key === 'Escape') close()
  }
  const leave = ({ relatedTarget, currentTarget }: FocusEvent) => {
    if (!currentTarget.contains(relatedTarget)) setOpen(false)
  }
  return (
    <search className={styles.search} data-open={mobileSearch || undefined} onBlur={leave}>
      <IconSearch size={18} aria-hidden />
      <input
        ref={field}
        type="search"
        role="combobox"
        aria-label={t(texts.search)}
        aria-expanded={shown}
        aria-controls={`${id}-found`}
        aria-autocomplete="list"
        aria-activedescendant={shown && found[at] !== undefined ? `${id}-${found[at].key}` : undefined}
        placeholder={t(texts.searchWhat)}
        autoComplete="off"
        value={typed}
        onFocus={() => setOpen(true)}
        onKeyDown={press}
        onChange={(event) => {
          setOpen(true)
          setAt(0)
          changeApp({ search: event.currentTarget.value })
        }}
      />
      <button type="button" className={styles.closeSearch} aria-label={t(texts.closeSearch)} onClick={close}>
        <IconX size={20} />
      </button>
      {shown && <SearchResults id={id} found={found} at={at} error={error} onChoose={go} />}
    </search>
  )
}

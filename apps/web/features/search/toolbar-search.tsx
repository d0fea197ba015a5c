import { IconSearch, IconX } from '@tabler/icons-react'
import { useEffect, useId, useRef } from 'react'
import { appState } from '../../platform/app-state.ts'
import { useStore } from '../../platform/store.ts'
import { useTranslate } from '../../platform/translate/use-translate.ts'
import { Kbd } from '../../ui/keys/kbd.tsx'
import { everywhere } from '../../ui/keys/texts.ts'
import { useKeys } from '../../ui/keys/use-keys.ts'
import type { DrawerGroups } from '../../ui/shell/inside/drawer-entry.ts'
import { SearchResults } from './search-results.tsx'
import { texts } from './texts.ts'
import styles from './toolbar-search.module.css'
import { useSearchField } from './use-search-field.ts'

/**
 * The staff's search: records by any part of a number, name, plate, reference, e-mail address or phone, the screens of the drawer, and what can be
 * done on the screen beneath it. Arrows choose, Enter opens.
 */
export const ToolbarSearch = ({ drawer }: { drawer: DrawerGroups }) => {
  const t = useTranslate()
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

import { useEffect, useRef } from 'react'
import { sentenceOf, t } from '../../platform/kit.ts'
import styles from './search-results.module.css'
import { texts } from './texts.ts'
import type { Found } from './use-search-results.ts'

interface ResultsProps {
  /** Prefix of the elements' ids, by which the field names the one it points at. */
  id: string
  found: readonly Found[]
  at: number
  error: Error | null
  onChoose: (one: Found) => void
}

export const SearchResults = ({ id, found, at, error, onChoose }: ResultsProps) => {
  const pointed = useRef<HTMLLIElement>(null)
  useEffect(() => {
    pointed.current?.scrollIntoView({ block: 'nearest' })
  }, [at])
  if (found.length === 0)
    return (
      <p className={styles.nothing} role="status" id={`${id}-found`}>
        {error === null ? t(texts.nothingFound) : sentenceOf(error)}
      </p>
    )
  return (
    <ul className={styles.results} role="listbox" id={`${id}-found`} aria-label={t(texts.searchResults)}>
      {found.map((one, index) => (
        <li
          key={one.key}
          id={`${id}-${one.key}`}
          role="option"
          ref={index === at ? pointed : undefined}
          aria-selected={index === at}
          className={styles.result}
          data-group={
            one.group === found[index - 1]?.group ? undefined : [t(one.group), one.similar && t(texts.similar)].filter(Boolean).join(' · ')
          }
          onPointerDown={(event) => {
            // Before the field loses the focus and the list with it.
            event.preventDefault()
            onChoose(one)
          }}
        >
          <span className={styles.title}>{typeof one.title === 'string' ? one.title : t(one.title)}</span>
          {one.about !== undefined && (
            <span className={styles.about}>
              {t(one.about)}
              {one.state !== undefined && (
                <>
                  {t(one.about) !== '' && ' · '}
                  <strong>{t(one.state)}</strong>
                </>
              )}
            </span>
          )}
        </li>
      ))}
    </ul>
  )
}

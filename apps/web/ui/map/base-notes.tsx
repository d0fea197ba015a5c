import { originOfTiles } from '@dovolilnice/contract/resources/map-tiles'
import { useEffect, useState } from 'react'
import { t } from '../../platform/kit.ts'
import type { MapBase } from './tiles.ts'
import { texts } from './texts.ts'
import styles from './base-notes.module.css'

/** Whether the page may not load these tiles: it still has the policy with which it came, from before the town named their server. */
const useRefused = (tiles: string): boolean => {
  const [refused, setRefused] = useState<string>()
  useEffect(() => {
    const origin = originOfTiles(tiles)
    if (origin === undefined || origin === '') return
    const onViolation = ({ blockedURI }: SecurityPolicyViolationEvent) => {
      if (blockedURI.startsWith(origin)) setRefused(tiles)
    }
    document.addEventListener('securitypolicyviolation', onViolation)
    return () => document.removeEventListener('securitypolicyviolation', onViolation)
  }, [tiles])
  return refused === tiles
}

/** Whose map lies beneath, as text and never as HTML; and that some of it did not come. */
export const BaseNotes = ({ base: { tiles, attribution }, failed }: { base: MapBase; failed: boolean }) => {
  const refused = useRefused(tiles)
  if (tiles === '') return null
  return (
    <div className={styles.notes}>
      <span role="status">{refused ? t(texts.tilesRefused) : failed && t(texts.tilesMissing)}</span>
      {attribution !== '' && <span>{attribution}</span>}
    </div>
  )
}

import { useTranslate } from '../../platform/translate/use-translate.ts'
import type { MapBase } from './tiles.ts'
import { texts } from './texts.ts'
import styles from './base-notes.module.css'

/** Whose map lies beneath, as text and never as HTML; and that some of it did not come. */
export const BaseNotes = ({ base: { tiles, attribution }, failed }: { base: MapBase; failed: boolean }) => {
  const t = useTranslate()
  if (tiles === '') return null
  return (
    <div className={styles.notes}>
      <span role="status">{failed && t(texts.tilesMissing)}</span>
      {attribution !== '' && <span>{attribution}</span>}
    </div>
  )
}

import { useTranslate } from '../../../platform/translate/use-translate.ts'
import { Notice } from '../../../ui/states/notice.tsx'
import { Sheet } from '../../../ui/sheet.tsx'
import styles from './administration.module.css'
import { texts } from './change-texts.ts'
import type { Change } from '../kinds/kind-changes.ts'

/** Every changed field with what stands now and what would. */
export const ChangesTable = ({ changes }: { changes: readonly Change[] }) => {
  const t = useTranslate()
  if (changes.length === 0) return <Notice title={t(texts.none)} />
  return (
    <Sheet title={t(texts.title)}>
      <table className={styles.changes}>
        <thead>
          <tr>
            <th scope="col">{t(texts.field)}</th>
            <th scope="col">{t(texts.before)}</th>
            <th scope="col">{t(texts.after)}</th>
          </tr>
        </thead>
        <tbody>
          {changes.map(({ label, before, after }) => (
            <tr key={label}>
              <th scope="row">{label}</th>
              <td data-label={t(texts.before)}>{before || '–'}</td>
              <td data-label={t(texts.after)}>{after || '–'}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Sheet>
  )
}

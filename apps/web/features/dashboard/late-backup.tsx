import type { Dashboard } from '@dovolilnice/contract/dashboard/read-dashboard'
import { formatInstant } from '../../platform/translate/format.ts'
import { useLocale, useTranslate } from '../../platform/translate/use-translate.ts'
import { Sheet } from '../../ui/sheet.tsx'
import styles from './dashboard.module.css'
import { texts } from './texts.ts'

/** When the newest backup was made, where it is too old; the server answers that only to who looks after the product. */
export const LateBackup = ({ backup }: { backup: Dashboard['late_backup'] }) => {
  const t = useTranslate()
  const locale = useLocale()
  if (backup === null) return null
  const about = () => {
    if (!backup.readable) return t(texts.unreadableBackups)
    return backup.newest === null ? t(texts.noBackup) : t(texts.lateBackupAbout, { instant: formatInstant(backup.newest, locale) })
  }
  return (
    <Sheet title={t(texts.lateBackup)} tone="bad">
      <p className={styles.soft}>{about()}</p>
    </Sheet>
  )
}

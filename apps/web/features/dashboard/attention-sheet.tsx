import { attentionLabels } from '@dovolilnice/contract/dashboard/device-attention'
import type { Dashboard } from '@dovolilnice/contract/dashboard/read-dashboard'
import { formatInstant } from '../../platform/translate/format.ts'
import { useLocale, useTranslate } from '../../platform/translate/use-translate.ts'
import { Sheet } from '../../ui/sheet.tsx'
import styles from './dashboard.module.css'
import { texts } from './texts.ts'

/** Which bollards someone should look at, and why; nothing when all is well. */
export const AttentionSheet = ({ bollards }: { bollards: Dashboard['bollards'] }) => {
  const t = useTranslate()
  const locale = useLocale()
  if (bollards.attention.length === 0) return null
  return (
    <Sheet title={t(texts.needLook)} tone="warning">
      {!bollards.link.up && <p>{t(texts.gatesUnheard, { instant: formatInstant(bollards.link.since, locale) })}</p>}
      <ul className={styles.lines}>
        {bollards.attention.map(({ code, name, reasons }) => (
          <li key={code}>
            <span>{name}</span>
            <span className={styles.soft}>{reasons.map((reason) => t(attentionLabels[reason])).join(', ')}</span>
          </li>
        ))}
      </ul>
    </Sheet>
  )
}

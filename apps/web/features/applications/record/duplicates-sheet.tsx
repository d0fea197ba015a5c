import { applicationStatusLabels } from '@dovolilnice/contract/applications/application-labels'
import type { ApplicationDetails, Duplicate } from '@dovolilnice/contract/applications/application'
import type { Text } from '@dovolilnice/contract/locale'
import { permitStatusLabels } from '@dovolilnice/contract/permits/permit-labels'
import { Link } from '@tanstack/react-router'
import { formatValidity } from '../../../platform/translate/format.ts'
import { useLocale, useTranslate } from '../../../platform/translate/use-translate.ts'
import { Sheet } from '../../../ui/sheet.tsx'
import styles from './application-screen.module.css'
import { texts } from '../texts.ts'

const labels: Readonly<Record<string, Text>> = { ...applicationStatusLabels, ...permitStatusLabels }

const DuplicateLine = ({ duplicate, newTab }: { duplicate: Duplicate; newTab: boolean }) => {
  const t = useTranslate()
  const locale = useLocale()
  const label = labels[duplicate.status]
  const path = duplicate.kind === 'permit' ? ('/dovolilnice/$id' as const) : ('/vloge/$id' as const)
  return (
    <li>
      <Link to={path} params={{ id: duplicate.id }} target={newTab ? '_blank' : undefined}>
        {duplicate.number}
      </Link>
      <span>
        {duplicate.name} · {duplicate.plates.join(', ')}
      </span>
      <span className={styles.soft}>
        {label === undefined ? duplicate.status : t(label)} ·{' '}
        {formatValidity(duplicate.valid_from, duplicate.valid_until, locale, duplicate)}
      </span>
    </li>
  )
}

/** The records, each with the way there; from a dialog in a tab of its own, for a dialog keeps what was typed. */
export const DuplicateList = ({ duplicates, newTab }: Pick<ApplicationDetails, 'duplicates'> & { newTab: boolean }) => (
  <ul className={styles.duplicates}>
    {duplicates.map((duplicate) => (
      <DuplicateLine key={duplicate.id} duplicate={duplicate} newTab={newTab} />
    ))}
  </ul>
)

/** Who else holds or wants something for one of the same plates in the zone; nothing when nobody does. */
export const DuplicatesSheet = ({ duplicates }: Pick<ApplicationDetails, 'duplicates'>) => {
  const t = useTranslate()
  if (duplicates.length === 0) return null
  return (
    <Sheet title={t(texts.duplicates)} tone="warning">
      <p className={styles.soft}>{t(texts.duplicatesHint)}</p>
      <DuplicateList duplicates={duplicates} newTab={false} />
    </Sheet>
  )
}

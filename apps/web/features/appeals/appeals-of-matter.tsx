import { listAppeals } from '@dovolilnice/contract/appeals/operations'
import { Link } from '@tanstack/react-router'
import { formatDay, t, useLive, useOperation } from '../../platform/kit.ts'
import { AppealStatusBadge } from './appeal-facts.tsx'
import styles from './appeals.module.css'
import { texts } from './texts.ts'

export interface AppealsOfMatterProps {
  /** Id of the application or permit. */
  recordId: string
}

export const AppealsOfMatter = ({ recordId }: AppealsOfMatterProps) => {
  const query = useOperation(listAppeals, { body: { filters: { record_id: recordId }, itemsPerPage: 100 } }, { keep: true })
  useLive('applications', () => query.refetch())
  const appeals = query.data?.items ?? []
  if (appeals.length === 0) return null
  return (
    <ul className={styles.list} aria-label={t(texts.appeals)}>
      {appeals.map((appeal) => (
        <li key={appeal.id}>
          <AppealStatusBadge status={appeal.status} />
          <Link to="/pritozbe/$id" params={{ id: appeal.id }}>
            {t(texts.appeal, { number: appeal.number })}
          </Link>
          <span>{t(texts.against, { number: appeal.act_number, day: formatDay(appeal.lodged_on) })}</span>
        </li>
      ))}
    </ul>
  )
}

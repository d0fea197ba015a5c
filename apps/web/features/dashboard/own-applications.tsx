import { applicationStatusLabels } from '@dovolilnice/contract/applications/application-labels'
import { listOwnApplications } from '@dovolilnice/contract/applications/list/list-own-applications'
import { Link } from '@tanstack/react-router'
import { tableRefreshInterval, useOperation } from '../../platform/calls/query.ts'
import { useLive } from '../../platform/live.ts'
import { useTranslate } from '../../platform/translate/use-translate.ts'
import { ButtonLink } from '../../ui/buttons/button.tsx'
import { OperationView } from '../../ui/states/operation-view.tsx'
import { Sheet } from '../../ui/sheet.tsx'
import { StatusBadge } from '../../ui/status-badge.tsx'
import { applicationTones } from '../../ui/status-tones.ts'
import { unbroken } from '../../ui/vehicles/unbroken.tsx'
import styles from './dashboard.module.css'
import { texts } from './texts.ts'

/** So many are shown; the list of all has the others. */
const shown = 5

/** The person's last applications, newest first, each with its state. */
export const OwnApplications = () => {
  const t = useTranslate()
  const query = useOperation(listOwnApplications, { body: { itemsPerPage: shown } }, { every: tableRefreshInterval })
  useLive('applications', query.refetch)
  return (
    <Sheet
      title={t(texts.myApplications)}
      actions={
        <ButtonLink look="quiet" to="/vloge">
          {t(texts.allApplications)}
        </ButtonLink>
      }
    >
      <OperationView query={query}>
        {({ items }) => (
          <>
            {items.length === 0 && <p className={styles.soft}>{t(texts.noApplications)}</p>}
            <ul className={styles.lines}>
              {items.map(({ id, number, permit_kind_name: kind, status }) => (
                <li key={id}>
                  <Link to="/vloge" search={{ vloga: id }}>
                    {unbroken(`${t(kind)}, ${number}`)}
                  </Link>
                  <StatusBadge tone={applicationTones[status]}>{t(applicationStatusLabels[status])}</StatusBadge>
                </li>
              ))}
            </ul>
          </>
        )}
      </OperationView>
    </Sheet>
  )
}

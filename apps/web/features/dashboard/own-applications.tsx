import { applicationStatusLabels } from '@dovolilnice/contract/applications/application-labels'
import type { ApplicationRow } from '@dovolilnice/contract/applications/application'
import { listOwnApplications } from '@dovolilnice/contract/applications/list/list-own-applications'
import { IconPlus } from '@tabler/icons-react'
import { useTranslate } from '../../platform/translate/use-translate.ts'
import { ButtonLink } from '../../ui/buttons/button.tsx'
import type { Column } from '../../ui/list-screen/list-data.ts'
import { ListScreen } from '../../ui/list-screen/list-screen.tsx'
import { StatusBadge } from '../../ui/status-badge.tsx'
import { applicationTones } from '../../ui/status-tones.ts'
import { texts } from './texts.ts'

const columns: readonly Column<ApplicationRow>[] = [
  { key: 'number', title: texts.number, heading: true },
  {
    key: 'status',
    title: texts.status,
    cell: (row, { t }) => <StatusBadge tone={applicationTones[row.status]}>{t(applicationStatusLabels[row.status])}</StatusBadge>,
    text: (row, { t }) => t(applicationStatusLabels[row.status]),
  },
  { key: 'permit_kind_name', title: texts.kind, kind: 'name' },
  { key: 'parking_lot_name', title: texts.lot },
  { key: 'plates', title: texts.plates },
  { key: 'created_at', title: texts.sent, kind: 'instant' },
]

/** The person's own applications, newest first. */
export const OwnApplications = () => {
  const t = useTranslate()
  return (
    <ListScreen
      id="own-applications"
      title={texts.myApplications}
      operation={listOwnApplications}
      columns={columns}
      rowKey={(row) => row.id}
      rowLink={(row) => ({ to: '/vloge', search: { vloga: row.id } })}
      actions={
        <ButtonLink icon={<IconPlus size={18} aria-hidden />} to="/nadzorna-plosca/vloge/parkirna-dovolilnica">
          {t(texts.apply)}
        </ButtonLink>
      }
      empty={{ title: texts.noApplications }}
      urlPrefix="application."
      live="applications"
      inset
    />
  )
}

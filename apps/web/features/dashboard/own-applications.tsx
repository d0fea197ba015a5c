import { applicationStatusLabels } from '@dovolilnice/contract/applications/application-labels'
import type { ApplicationRow } from '@dovolilnice/contract/applications/application'
import { listOwnApplications } from '@dovolilnice/contract/applications/list/list-own-applications'
import { IconPlus } from '@tabler/icons-react'
import { useTranslate } from '../../platform/translate/use-translate.ts'
import { ButtonLink } from '../../ui/buttons/button.tsx'
import type { CellTools } from '../../ui/list-screen/list-data.ts'
import { ListScreen } from '../../ui/list-screen/list-screen.tsx'
import { StatusBadge } from '../../ui/status-badge.tsx'
import { applicationTones } from '../../ui/status-tones.ts'
import { texts } from './texts.ts'

const cells = {
  status: ({ status }: ApplicationRow, { t }: CellTools) => (
    <StatusBadge tone={applicationTones[status]}>{t(applicationStatusLabels[status])}</StatusBadge>
  ),
}

/** The person's own applications, newest first. */
export const OwnApplications = () => {
  const t = useTranslate()
  return (
    <ListScreen
      id="own-applications"
      title={texts.myApplications}
      operation={listOwnApplications}
      columns={['number', 'status', 'permit_kind_name', 'parking_lot_name', 'plates', 'created_at']}
      cells={cells}
      titles={{ permit_kind_name: texts.kind }}
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

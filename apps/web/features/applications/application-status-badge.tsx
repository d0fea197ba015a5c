import { applicationStatusLabels } from '@dovolilnice/contract/applications/application-labels'
import type { ApplicationStatus } from '@dovolilnice/contract/applications/application-status'
import { useTranslate } from '../../platform/translate/translate.ts'
import { StatusBadge } from '../../ui/sheet.tsx'
import { applicationTones } from '../../ui/status-tones.ts'

export const ApplicationStatusBadge = ({ status }: { status: ApplicationStatus }) => {
  const t = useTranslate()
  return <StatusBadge tone={applicationTones[status]}>{t(applicationStatusLabels[status])}</StatusBadge>
}

import { applicationStatusLabels } from '@dovolilnice/contract/applications/application-labels'
import type { ApplicationStatus } from '@dovolilnice/contract/applications/application-status'
import { t } from '../../platform/translate/translate.ts'
import { StatusBadge } from '../../ui/sheet.tsx'
import { applicationTones } from '../../ui/status-tones.ts'

export const ApplicationStatusBadge = ({ status }: { status: ApplicationStatus }) => (
  <StatusBadge tone={applicationTones[status]}>{t(applicationStatusLabels[status])}</StatusBadge>
)

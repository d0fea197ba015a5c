import { applicationStatusLabels } from '@dovolilnice/contract/applications/application-labels'
import type { ApplicationStatus } from '@dovolilnice/contract/applications/application-status'
import { t } from '../../platform/kit.ts'
import { applicationTones, StatusBadge } from '../../ui/kit.ts'

export const ApplicationStatusBadge = ({ status }: { status: ApplicationStatus }) => (
  <StatusBadge tone={applicationTones[status]}>{t(applicationStatusLabels[status])}</StatusBadge>
)

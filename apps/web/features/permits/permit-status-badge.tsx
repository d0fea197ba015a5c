import { permitStatusLabels } from '@dovolilnice/contract/permits/permit-labels'
import type { PermitStatus } from '@dovolilnice/contract/permits/permit-status'
import { t } from '../../platform/kit.ts'
import { permitTones, StatusBadge } from '../../ui/kit.ts'

export const PermitStatusBadge = ({ status }: { status: PermitStatus }) => (
  <StatusBadge tone={permitTones[status]}>{t(permitStatusLabels[status])}</StatusBadge>
)

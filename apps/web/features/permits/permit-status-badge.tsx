import { permitStatusLabels } from '@dovolilnice/contract/permits/permit-labels'
import type { PermitStatus } from '@dovolilnice/contract/permits/permit-status'
import { t } from '../../platform/translate/translate.ts'
import { StatusBadge } from '../../ui/sheet.tsx'
import { permitTones } from '../../ui/status-tones.ts'

export const PermitStatusBadge = ({ status }: { status: PermitStatus }) => (
  <StatusBadge tone={permitTones[status]}>{t(permitStatusLabels[status])}</StatusBadge>
)

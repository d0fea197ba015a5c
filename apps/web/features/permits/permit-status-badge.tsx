import { permitStatusLabels } from '@dovolilnice/contract/permits/permit-labels'
import type { PermitStatus } from '@dovolilnice/contract/permits/permit-status'
import { useTranslate } from '../../platform/translate/use-translate.ts'
import { StatusBadge } from '../../ui/status-badge.tsx'
import type { StatusTone } from '../../ui/status-badge.tsx'

const tones: Record<PermitStatus, StatusTone> = {
  scheduled: 'active',
  active: 'good',
  expired: 'over',
  suspended: 'warning',
  revoked: 'bad',
  replaced: 'over',
}

export const PermitStatusBadge = ({ status }: { status: PermitStatus }) => {
  const t = useTranslate()
  return <StatusBadge tone={tones[status]}>{t(permitStatusLabels[status])}</StatusBadge>
}

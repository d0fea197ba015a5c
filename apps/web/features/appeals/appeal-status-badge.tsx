import { appealStatusLabels } from '@dovolilnice/contract/appeals/appeal-labels'
import type { AppealStatus } from '@dovolilnice/contract/appeals/appeal-status'
import { useTranslate } from '../../platform/translate/use-translate.ts'
import { StatusBadge } from '../../ui/status-badge.tsx'
import type { StatusTone } from '../../ui/status-badge.tsx'

const tones: Record<AppealStatus, StatusTone> = {
  received: 'active',
  supplement_requested: 'warning',
  sent: 'active',
  dismissed: 'bad',
  granted: 'good',
  decided: 'over',
  withdrawn: 'over',
  cancelled: 'over',
}

export const AppealStatusBadge = ({ status }: { status: AppealStatus }) => {
  const t = useTranslate()
  return <StatusBadge tone={tones[status]}>{t(appealStatusLabels[status])}</StatusBadge>
}

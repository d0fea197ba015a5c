import { useTranslate } from '../../../platform/translate/use-translate.ts'
import { StatusBadge } from '../../../ui/status-badge.tsx'
import { texts } from './admin-texts.ts'

/** Whether a kind or a lot is still offered. */
export const InUseBadge = ({ active }: { active: boolean }) => {
  const t = useTranslate()
  return <StatusBadge tone={active ? 'good' : 'over'}>{t(active ? texts.inUse : texts.retired)}</StatusBadge>
}

export const inUseCell = ({ active }: { active: boolean }) => <InUseBadge active={active} />

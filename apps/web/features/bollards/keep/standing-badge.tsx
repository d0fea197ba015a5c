import type { GateStanding } from '@dovolilnice/contract/bollards/keep/gate-standing'
import { useTranslate } from '../../../platform/translate/use-translate.ts'
import { StatusBadge } from '../../../ui/status-badge.tsx'
import type { StatusTone } from '../../../ui/status-badge.tsx'
import { standingLabels } from './keep-texts.ts'

const tones: Record<GateStanding, StatusTone> = {
  unheard: 'neutral',
  offline: 'warning',
  waiting: 'active',
  ready: 'good',
  closing: 'warning',
  closed: 'over',
}

/** How far the gate beside a bollard is. */
export const StandingBadge = ({ standing }: { standing: GateStanding }) => {
  const t = useTranslate()
  return <StatusBadge tone={tones[standing]}>{t(standingLabels[standing])}</StatusBadge>
}

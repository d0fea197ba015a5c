import type { AccessLogRow } from '@dovolilnice/contract/access/access-log'
import type { StatusTone } from '../../ui/status-badge.tsx'

export const eventTone: Record<AccessLogRow['event_name'], StatusTone> = {
  admitted: 'good',
  refused: 'bad',
  passed: 'neutral',
  not_passed: 'warning',
}

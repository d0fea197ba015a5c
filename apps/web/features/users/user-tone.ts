import type { UserStatus } from '@dovolilnice/contract/users/user'
import type { StatusTone } from '../../ui/status-badge.tsx'

export const userTone: Record<UserStatus, StatusTone> = { active: 'good', invited: 'active', inactive: 'over', deleted: 'over' }

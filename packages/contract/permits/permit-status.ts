import { keysOf } from '../keys-of.ts'
import type { Permission } from '../permissions.ts'

/** The stored statuses; `mistaken`: entered in error, kept but in no list. Whether an issued permit is scheduled, active or expired follows from its days. */
export const storedPermitStatuses = ['issued', 'suspended', 'revoked', 'replaced', 'mistaken'] as const
export type StoredPermitStatus = (typeof storedPermitStatuses)[number]

export const permitStatuses = ['scheduled', 'active', 'expired', 'suspended', 'revoked', 'replaced', 'mistaken'] as const
export type PermitStatus = (typeof permitStatuses)[number]

export interface PermitState {
  status: StoredPermitStatus
  valid_from: string
  /** First day on which the permit no longer holds. */
  valid_until: string
}

/** The status a person sees on a local day. */
export const permitStatusOn = (permit: PermitState, day: string): PermitStatus => {
  if (permit.status === 'revoked' || permit.status === 'replaced' || permit.status === 'mistaken') return permit.status
  if (day >= permit.valid_until) return 'expired'
  if (permit.status === 'suspended') return 'suspended'
  return day < permit.valid_from ? 'scheduled' : 'active'
}

interface PermitTransition {
  from: readonly PermitStatus[]
  to: StoredPermitStatus | 'unchanged'
  by: readonly (Permission | 'holder')[]
}

/** The legal steps of a permit. A renewal does not change the permit; it creates an application. */
export const permitTransitions = {
  update: { from: ['scheduled', 'active', 'suspended'], to: 'unchanged', by: ['permits:write'] },
  suspend: { from: ['scheduled', 'active'], to: 'suspended', by: ['applications:decide'] },
  resume: { from: ['suspended'], to: 'issued', by: ['applications:decide'] },
  revoke: { from: ['scheduled', 'active', 'suspended'], to: 'revoked', by: ['applications:decide'] },
  replace: { from: ['scheduled', 'active', 'suspended'], to: 'replaced', by: ['permits:write', 'holder'] },
  renew: { from: ['active', 'expired'], to: 'unchanged', by: ['permits:write', 'holder'] },
} as const satisfies Record<string, PermitTransition>

export type PermitAction = keyof typeof permitTransitions
export const permitActions = keysOf(permitTransitions)

/** The steps that these actors may take on a local day. */
export const allowedPermitActions = (permit: PermitState, day: string, actors: readonly (Permission | 'holder')[]): PermitAction[] => {
  const status = permitStatusOn(permit, day)
  return permitActions.filter((action) => {
    const transition: PermitTransition = permitTransitions[action]
    return transition.from.includes(status) && transition.by.some((actor) => actors.includes(actor))
  })
}

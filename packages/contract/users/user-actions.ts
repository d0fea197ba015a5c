import type { Permission, Role } from '../permissions.ts'

export const userActions = ['update', 'change_role', 'send_password_link', 'activate', 'deactivate', 'delete'] as const
export type UserAction = (typeof userActions)[number]

/** What the rules need to know of someone. */
export interface UserState {
  id: string
  role: Role
  permissions: readonly Permission[]
  active: boolean
  deleted: boolean
}

interface Administrator {
  id: string
  permissions: readonly Permission[]
}

/** Permissions of another room of work: an administrator looks after operators without being one. */
const belongsToOperators: readonly Permission[] = ['operator:resources']

/**
 * One administers only accounts that may do no more than oneself: otherwise whoever may change an e-mail address could take over the
 * account of someone more powerful.
 */
export const mayAdminister = (actor: Administrator, permissions: readonly Permission[]): boolean =>
  permissions.every((permission) => actor.permissions.includes(permission) || belongsToOperators.includes(permission))

/** What someone may do to an account; travels with each user and becomes the buttons. Nobody changes their own role or closes their own account. */
export const allowedUserActions = (actor: Administrator, user: UserState): UserAction[] => {
  if (user.deleted || !actor.permissions.includes('users:write') || !mayAdminister(actor, user.permissions)) return []
  const self = actor.id === user.id
  const allowed: Record<UserAction, boolean> = {
    update: true,
    change_role: !self && actor.permissions.includes('users:roles'),
    send_password_link: !self && user.active,
    activate: !user.active,
    deactivate: !self && user.active,
    delete: !self,
  }
  return userActions.filter((action) => allowed[action])
}

import type { Permission, Role } from '@dovolilnice/contract/permissions'
import type { SessionUser } from '@dovolilnice/contract/session/session-user'
import { useStore } from '../store.ts'
import { sessionStore } from './session-store.ts'

/** The person who is signed in, or undefined. */
export const useMaybeUser = (): SessionUser | undefined => useStore(sessionStore).user

/** The person who is signed in, on screens that a guard protects. */
export const useUser = (): SessionUser => {
  const user = useMaybeUser()
  if (user === undefined) throw new Error('This screen is shown to signed-in people only')
  return user
}

/** `const may = useMay()`, then `may('permits:issue')`. Only decides what is offered; the server decides what is allowed. */
export const useMay = (): ((permission: Permission) => boolean) => {
  const user = useMaybeUser()
  return (permission) => user?.permissions.includes(permission) ?? false
}

export const isStaff = (role: Role | undefined): boolean => role === 'root' || role === 'admin'

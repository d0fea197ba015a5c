import type { Permission, Role } from '../permissions.ts'
import { z } from 'zod/mini'
import type { Text } from '../locale.ts'
import { localDaySchema } from '../primitives/field-schemas.ts'

export const userActions = [
  'update',
  'change_email',
  'change_role',
  'send_password_link',
  'activate',
  'deactivate',
  'remove_factors',
  'delete',
] as const
export type UserAction = (typeof userActions)[number]

/** The fields of a person that the rules use. */
export interface UserState {
  id: string
  role: Role
  permissions: readonly Permission[]
  active: boolean
  deleted: boolean
}

interface Administrator {
  id: string
  role: Role
  permissions: readonly Permission[]
}

/** Permissions that do not count in the comparison: administrators manage operators and hosts without having them. */
const belongsToOperators: readonly Permission[] = ['operator:resources', 'guests:admit']

/**
 * A person may administer only accounts without permissions beyond their own: otherwise someone who may change an e-mail address could take over
 * an account with more permissions.
 */
export const mayAdminister = (actor: Administrator, permissions: readonly Permission[]): boolean =>
  permissions.every((permission) => actor.permissions.includes(permission) || belongsToOperators.includes(permission))

/**
 * What leads into an account – its e-mail address, a link for its password, its second factors – is changed by root, or by who has strictly more
 * rights: among equals one clerk would become the other, and what two people decide would be decided by one.
 */
export const mayChangeSignIn = (actor: Administrator, permissions: readonly Permission[]): boolean =>
  mayAdminister(actor, permissions) && (actor.role === 'root' || actor.permissions.some((permission) => !permissions.includes(permission)))

/** The actions allowed on an account, sent with each user for the buttons. Nobody changes their own role or closes their own account. */
export const allowedUserActions = (actor: Administrator, user: UserState): UserAction[] => {
  if (user.deleted || !actor.permissions.includes('users:write') || !mayAdminister(actor, user.permissions)) return []
  const self = actor.id === user.id
  const signIn = !self && mayChangeSignIn(actor, user.permissions)
  const allowed: Record<UserAction, boolean> = {
    update: true,
    change_email: signIn,
    change_role: !self && actor.permissions.includes('users:roles'),
    send_password_link: signIn && user.active,
    activate: !user.active,
    deactivate: !self && user.active,
    remove_factors: signIn && actor.permissions.includes('users:roles'),
    delete: !self,
  }
  return userActions.filter((action) => allowed[action])
}

/** What keeps a person's data from being deleted. */
export const deletionBlockReasons = ['open_permits', 'open_applications', 'retention', 'restricted', 'last_root', 'self'] as const

export const deletionBlockSchema = z.object({
  reason: z.enum(deletionBlockReasons),
  /** The number of records; null when it does not apply. */
  count: z.nullable(z.int()),
  /** `retention`: the first day on which nothing must be kept any more. */
  until: z.nullable(localDaySchema),
})
export type DeletionBlock = z.output<typeof deletionBlockSchema>

/** Why an account stays although its holder asks for erasure; `until` as above. `staff`: it may work in the program. */
export interface ErasureBlock extends Pick<DeletionBlock, 'until'> {
  reason: DeletionBlock['reason'] | 'staff'
}

/** `{count}` and `{until}` are filled in by the screen. */
export const deletionBlockSentences: Record<DeletionBlock['reason'], Text> = {
  open_permits: { sl: 'Ima veljavne ali prihodnje dovolilnice ({count}).', en: 'Holds permits in force or to come ({count}).' },
  open_applications: { sl: 'Ima nerešene vloge ({count}).', en: 'Has open applications ({count}).' },
  retention: {
    sl: 'Podatke o izdaji in prehodih je treba hraniti pet let; rok se izteče {until}.',
    en: 'Issuance and passage records must be kept for five years; the time ends on {until}.',
  },
  restricted: {
    sl: 'Obdelava njegovih zapisov je omejena na zahtevo posameznika ({count}).',
    en: 'The processing of their records is restricted at a person’s request ({count}).',
  },
  last_root: { sl: 'Je zadnji glavni skrbnik.', en: 'Is the last root administrator.' },
  self: { sl: 'Lastnega računa ni mogoče izbrisati.', en: 'You cannot delete your own account.' },
}

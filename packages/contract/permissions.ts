/** Who works for the municipality. */
export const staffRoles = ['root', 'admin', 'operator', 'warden'] as const
/** The roles of the specification, and whoever lets guests in; every other value of a stored role counts as `regular`. */
export const roles = [...staffRoles, 'host', 'regular'] as const
export type Role = (typeof roles)[number]
type StaffRole = (typeof staffRoles)[number]

/** Whether a role is that of who works for the municipality. */
export const isStaff = (role: Role): role is StaffRole => staffRoles.some((one) => one === role)

/** Everything that may be permitted, `noun:verb`. A route names one of these, `session` or `public`. */
export const permissions = [
  'applications:read',
  'applications:write',
  'applications:conduct',
  'applications:assign',
  'applications:decide',
  'permits:read',
  'permits:write',
  'permits:issue',
  'documents:read',
  'documents:delete',
  'users:read',
  'users:write',
  'users:roles',
  'parking:read',
  'parking:write',
  'parameters:write',
  'payments:read',
  'payments:write',
  'invoices:read',
  'invoices:write',
  'accounting:read',
  'access-log:read',
  'access-log:write',
  'holders:read',
  'bollards:read',
  'bollards:control',
  'bollards:administer',
  'plates:check',
  'passes:issue',
  'hosts:manage',
  'occasions:manage',
  'visits:check',
  'guests:admit',
  'parking:check',
  'machines:read',
  'machines:maintain',
  'machines:empty',
  'machines:administer',
  'events:read',
  'notifications:send',
  'exports:read',
  'jobs:manage',
  'mails:manage',
  'privacy:read',
  'privacy:write',
  'operator:resources',
  'admin:resources',
] as const
export type Permission = (typeof permissions)[number]

const operatorPermissions: readonly Permission[] = [
  'bollards:read',
  'bollards:control',
  'plates:check',
  'passes:issue',
  'machines:read',
  'machines:maintain',
  'operator:resources',
]

/** May this vehicle park here: all that a warden asks, and nothing that moves. */
const wardenPermissions: readonly Permission[] = ['parking:check']

/** Root alone has these; what is about data protection is granted to the person who is in charge of it. */
const notOfAdmins: readonly Permission[] = [
  'users:roles',
  'privacy:read',
  'privacy:write',
  'jobs:manage',
  'mails:manage',
  'operator:resources',
  'parking:check',
  'guests:admit',
]

const adminPermissions: readonly Permission[] = permissions.filter((permission) => !notOfAdmins.includes(permission))

const permissionsOfRole: Record<Role, readonly Permission[]> = {
  root: permissions,
  admin: adminPermissions,
  operator: operatorPermissions,
  warden: wardenPermissions,
  host: ['guests:admit'],
  regular: [],
}

/** Changes to one person's permissions beside what the role gives. A revocation wins over a grant. */
export interface PermissionOverrides {
  granted: readonly Permission[]
  revoked: readonly Permission[]
}

/** The permissions a person holds: those of the role, plus the granted, minus the revoked. */
export const permissionsOf = (role: Role, overrides: PermissionOverrides = { granted: [], revoked: [] }): Permission[] => {
  const held = new Set([...permissionsOfRole[role], ...overrides.granted])
  for (const revoked of overrides.revoked) held.delete(revoked)
  return permissions.filter((permission) => held.has(permission))
}

/** A stored role as a known one; any other value is a regular user (specification, section 3). */
export const roleOf = (stored: string): Role => roles.find((role) => role === stored) ?? 'regular'
export const isPermission = (value: string): value is Permission => permissions.some((permission) => permission === value)

/**
 * The role by whose rules a person signs in: a regular account to which rights were granted works as staff does, and what protects a clerk's
 * account protects that one too.
 */
export const staffRoleOf = (stored: { role: string; granted: readonly string[]; revoked: readonly string[] }): StaffRole | 'regular' => {
  const role = roleOf(stored.role)
  if (isStaff(role)) return role
  return permissionsOf('regular', { granted: stored.granted.filter(isPermission), revoked: stored.revoked.filter(isPermission) }).length > 0
    ? 'admin'
    : 'regular'
}

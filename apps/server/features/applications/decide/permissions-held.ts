import { isPermission, permissionsOf, roleOf } from '@dovolilnice/contract/permissions'
import type { Permission } from '@dovolilnice/contract/permissions'
import type { Row } from '../../../platform/database/tables.ts'

/** What a person may do, by their stored role and rights. */
export const permissionsHeld = ({ role, granted, revoked }: Pick<Row<'app_user'>, 'role' | 'granted' | 'revoked'>): Permission[] =>
  permissionsOf(roleOf(role), { granted: granted.filter(isPermission), revoked: revoked.filter(isPermission) })

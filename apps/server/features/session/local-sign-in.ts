import { OperationError } from '@dovolilnice/contract/errors'
import { staffRoleOf } from '@dovolilnice/contract/permissions'
import type { Row } from '../../platform/database/tables.ts'
import type { Services } from '../../platform/http/context.ts'

/**
 * Where staff sign in by the municipality's identity provider alone, a password or passkey of this product opens nothing for them; one
 * root account, named in the settings, is left for the day on which the provider is down.
 * @throws OperationError `local_sign_in_off`
 */
export const requireLocalSignIn = (
  { config }: Pick<Services, 'config'>,
  person: Pick<Row<'app_user'>, 'role' | 'email' | 'granted' | 'revoked'>,
): void => {
  const { staffSignsInLocally, emergencyRoot } = config.identity
  if (staffSignsInLocally || staffRoleOf(person) === 'regular') return
  if (person.role === 'root' && person.email === emergencyRoot) return
  throw new OperationError('local_sign_in_off')
}

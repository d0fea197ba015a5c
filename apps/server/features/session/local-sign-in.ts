import { OperationError } from '@dovolilnice/contract/errors'
import type { Row } from '../../platform/database/tables.ts'
import type { Services } from '../../platform/http/context.ts'

/**
 * Where staff sign in by the municipality's identity provider alone, a password or passkey of this product opens nothing for them; one
 * root account, named in the settings, is left for the day on which the provider is down.
 * @throws OperationError `local_sign_in_off`
 */
export const requireLocalSignIn = (
  { config }: Pick<Services, 'config'>,
  { role, email }: Pick<Row<'app_user'>, 'role' | 'email'>,
): void => {
  const { staffSignsInLocally, emergencyRoot } = config.identity
  if (staffSignsInLocally || !['root', 'admin', 'operator'].includes(role)) return
  if (role === 'root' && email === emergencyRoot) return
  throw new OperationError('local_sign_in_off')
}

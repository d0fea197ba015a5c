import { entry } from './error-entry.ts'

/**
 * The error codes of second factors and of the municipality's identity provider. Their sentences stand in `sign-in-sentences.ts`: the server
 * sends them along, and pages that nobody signs in from need not load them.
 */
export const signInErrors = {
  invalid_credentials: entry(422, 'mend'),
  weak_password: entry(422, 'mend'),
  invalid_code: entry(422, 'mend'),
  invalid_mailed_code: entry(422, 'mend'),
  invalid_recovery_code: entry(422, 'mend'),
  step_expired: entry(422, 'mend'),
  passkey_refused: entry(422, 'mend'),
  passkeys_impossible: entry(409, 'leave'),
  identity_unconfirmed: entry(409, 'mend'),
  factor_required: entry(409, 'leave'),
  provider_off: entry(409, 'leave'),
  provider_unavailable: entry(503, 'retry'),
  only_provider_unavailable: entry(503, 'retry'),
  provider_refused: entry(422, 'mend'),
  provider_unconfirmed: entry(422, 'leave'),
  provider_unknown: entry(422, 'leave'),
  set_up_required: entry(403, 'leave'),
  local_sign_in_off: entry(422, 'leave'),
} as const

import type { SessionUser } from '@dovolilnice/contract/session/session-user'
import { showSnackbar, signIn } from '../../platform/kit.ts'
import { texts } from './texts.ts'

/** Lets a person in, and tells whom the town asks for a second factor. */
export const enter = (user: SessionUser): void => {
  signIn(user)
  if (user.second_factor_due === 'asked') showSnackbar(texts.secondFactorAsked, { mode: 'multi-line', timeout: 7000 })
}

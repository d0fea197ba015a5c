import type { SessionUser } from '@dovolilnice/contract/session/session-user'
import { signIn } from '../../platform/session/session-store.ts'
import { showSnackbar } from '../../platform/snackbar.ts'
import { texts } from './texts.ts'

/** Lets a person in, and tells whom the town asks for a second factor. */
export const enter = (user: SessionUser): void => {
  signIn(user)
  if (user.second_factor_due === 'asked') showSnackbar(texts.secondFactorAsked, { mode: 'multi-line', timeout: 7000 })
}

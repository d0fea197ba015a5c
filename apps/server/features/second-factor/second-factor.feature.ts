import type { Feature } from '../../platform/http/feature.ts'
import { defineJob } from '../../platform/jobs/job.ts'
import { handleAddPasskey, handleBeginPasskey, handleBeginPasskeySignIn, handleSignInWithPasskey } from './passkeys/passkeys.ts'
import { handleBeginPasskeyConfirmation, handleConfirmByFactor } from './confirm-by-factor.ts'
import { handleBeginTotp, handleConfirmTotp, handleSignInWithCode } from './totp/totp-steps.ts'
import { handleMakeRecoveryCodes, handleRemoveOwnFactor } from './own-factors.ts'
import { secondFactorPrivacy, secondFactorTables } from './second-factor-tables.ts'
import { handleReadSignInPolicy, handleUpdateSignInPolicy } from './sign-in-policy.ts'
import { forgetOldSteps, handleListOwnFactors, handleReadSignInWays } from './sign-in-steps.ts'
import { ownTables } from '../../platform/privacy/owner.ts'

const forgetSteps = defineJob({
  name: 'forget-sign-in-steps',
  dailyAt: '03:19',
  handle: (_, { database, clock }) => forgetOldSteps(database.kysely, clock.now()),
})

export const secondFactorFeature: Feature = {
  name: 'second-factor',
  ...ownTables(secondFactorTables),
  privacy: secondFactorPrivacy,
  routes: [
    handleListOwnFactors,
    handleBeginTotp,
    handleConfirmTotp,
    handleBeginPasskey,
    handleAddPasskey,
    handleBeginPasskeyConfirmation,
    handleConfirmByFactor,
    handleRemoveOwnFactor,
    handleMakeRecoveryCodes,
    handleReadSignInPolicy,
    handleUpdateSignInPolicy,
    handleReadSignInWays,
    handleSignInWithCode,
    handleBeginPasskeySignIn,
    handleSignInWithPasskey,
  ],
  jobs: [forgetSteps],
}

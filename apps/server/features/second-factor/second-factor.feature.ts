import { addPasskey } from '@dovolilnice/contract/second-factor/add-passkey'
import { beginPasskey } from '@dovolilnice/contract/second-factor/begin-passkey'
import { beginTotp } from '@dovolilnice/contract/second-factor/begin-totp'
import { beginPasskeyConfirmation, confirmByFactor } from '@dovolilnice/contract/second-factor/confirm-by-factor'
import { confirmTotp } from '@dovolilnice/contract/second-factor/confirm-totp'
import { listOwnFactors } from '@dovolilnice/contract/second-factor/list-own-factors'
import { makeRecoveryCodes } from '@dovolilnice/contract/second-factor/make-recovery-codes'
import { removeOwnFactor } from '@dovolilnice/contract/second-factor/remove-own-factor'
import { readSignInWays } from '@dovolilnice/contract/session/sign-in-ways'
import { readSignInPolicy, updateSignInPolicy } from '@dovolilnice/contract/second-factor/sign-in-policy'
import { beginPasskeySignIn, signInWithCode, signInWithPasskey } from '@dovolilnice/contract/session/second-step'
import { z } from 'zod/mini'
import { implement, implementPrepared } from '../../platform/http/feature.ts'
import type { Feature } from '../../platform/http/feature.ts'
import { defineJob } from '../../platform/jobs/job.ts'
import { checkMadePasskey, handleAddPasskey, handleBeginPasskey } from './passkeys/add-passkey.ts'
import { checkFactor, handleBeginPasskeyConfirmation, handleConfirmByFactor } from './confirm-by-factor.ts'
import { handleBeginTotp, handleConfirmTotp } from './totp/add-totp.ts'
import { handleMakeRecoveryCodes, handleRemoveOwnFactor } from './remove-factors.ts'
import { secondFactorPrivacy } from './second-factor-privacy.ts'
import { secondFactorProcessing, secondFactorTables } from './second-factor-tables.ts'
import { handleReadSignInPolicy, handleUpdateSignInPolicy } from './sign-in-policy.ts'
import { forgetOldSteps } from './sign-in-steps.ts'
import { handleListOwnFactors, handleReadSignInWays } from './sign-in-ways.ts'
import { checkCode, handleSignInWithCode } from './totp/sign-in-with-code.ts'
import { checkPasskey, handleBeginPasskeySignIn, handleSignInWithPasskey } from './passkeys/sign-in-with-passkey.ts'

const forgetSteps = defineJob({
  name: 'forget-sign-in-steps',
  schema: z.object({}),
  dailyAt: '03:19',
  handle: (_, { database, clock }) => forgetOldSteps(database.kysely, clock.now()),
})

export const secondFactorFeature: Feature = {
  name: 'second-factor',
  tables: secondFactorTables,
  processing: secondFactorProcessing,
  privacy: secondFactorPrivacy,
  routes: [
    implement(listOwnFactors, handleListOwnFactors),
    implement(beginTotp, handleBeginTotp),
    implement(confirmTotp, handleConfirmTotp),
    implement(beginPasskey, handleBeginPasskey),
    implementPrepared(addPasskey, checkMadePasskey, handleAddPasskey),
    implement(beginPasskeyConfirmation, handleBeginPasskeyConfirmation),
    implementPrepared(confirmByFactor, checkFactor, handleConfirmByFactor),
    implement(removeOwnFactor, handleRemoveOwnFactor),
    implement(makeRecoveryCodes, handleMakeRecoveryCodes),
    implement(readSignInPolicy, handleReadSignInPolicy),
    implement(updateSignInPolicy, handleUpdateSignInPolicy),
    implement(readSignInWays, handleReadSignInWays),
    implementPrepared(signInWithCode, checkCode, handleSignInWithCode),
    implement(beginPasskeySignIn, handleBeginPasskeySignIn),
    implementPrepared(signInWithPasskey, checkPasskey, handleSignInWithPasskey),
  ],
  jobs: [forgetSteps],
}

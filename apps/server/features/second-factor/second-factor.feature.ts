import {
  addPasskey,
  beginPasskey,
  beginPasskeyConfirmation,
  beginTotp,
  confirmByFactor,
  confirmTotp,
  listOwnFactors,
  makeRecoveryCodes,
  readSignInPolicy,
  removeOwnFactor,
  updateSignInPolicy,
} from '@dovolilnice/contract/second-factor/operations'
import { readSignInWays } from '@dovolilnice/contract/session/operations'
import { beginPasskeySignIn, signInWithCode, signInWithPasskey } from '@dovolilnice/contract/session/second-step'
import { z } from 'zod/mini'
import { implement, implementPrepared, type Feature } from '../../platform/http/feature.ts'
import { defineJob } from '../../platform/jobs/job.ts'
import {
  checkMadePasskey,
  checkPasskey,
  handleAddPasskey,
  handleBeginPasskey,
  handleBeginPasskeySignIn,
  handleSignInWithPasskey,
} from './passkeys/passkeys.ts'
import { checkFactor, handleBeginPasskeyConfirmation, handleConfirmByFactor } from './confirm-by-factor.ts'
import { checkCode, handleBeginTotp, handleConfirmTotp, handleSignInWithCode } from './totp/totp-steps.ts'
import { handleMakeRecoveryCodes, handleRemoveOwnFactor } from './own-factors.ts'
import { secondFactorPrivacy, secondFactorProcessing, secondFactorTables } from './second-factor-tables.ts'
import { handleReadSignInPolicy, handleUpdateSignInPolicy } from './sign-in-policy.ts'
import { forgetOldSteps, handleListOwnFactors, handleReadSignInWays } from './sign-in-steps.ts'

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

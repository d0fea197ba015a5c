import type { verifyPermit } from '@dovolilnice/contract/permits/verify-permit'
import type { Handler } from '../../platform/http/context.ts'
import { readOwnPermit } from './permit-details.ts'
import { findBySecret, verificationCode } from './verification-code.ts'

/** Tells whether the paper in someone's hand is genuine and in force. */
export const handleVerifyPermit: Handler<typeof verifyPermit> = async ({ query }, context) =>
  readOwnPermit(context.trx, context, await findBySecret(context.trx, query.number, query.code, verificationCode), [])

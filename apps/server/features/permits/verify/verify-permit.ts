import { isWithin } from '@dovolilnice/contract/parking/own-hours'
import type { verifyPermit } from '@dovolilnice/contract/permits/verify/verify-permit'
import { localMinutesOf } from '@dovolilnice/contract/primitives/local-day'
import type { Handler } from '../../../platform/http/context.ts'
import { readOwnPermit } from '../record/get-permit.ts'
import { findBySecret, verificationCode } from './verification-code.ts'

/** Tells whether the paper in someone's hand is genuine and in force, and whether it is in the hours in which it opens. */
export const handleVerifyPermit: Handler<typeof verifyPermit> = async ({ query }, context) => {
  const permit = await findBySecret(context.trx, query.number, query.code, verificationCode)
  const answer = await readOwnPermit(context.trx, context, permit, [])
  return { ...answer, in_hours: isWithin(answer.time_windows, localMinutesOf(context.now)) }
}

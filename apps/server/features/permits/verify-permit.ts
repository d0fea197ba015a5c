import { timingSafeEqual } from 'node:crypto'
import { OperationError } from '@dovolilnice/contract/errors'
import type { verifyPermit } from '@dovolilnice/contract/permits/verify-permit'
import type { Handler } from '../../platform/http/context.ts'
import { readOwnPermit } from './permit-details.ts'
import { verificationCode } from './verification-code.ts'

const isSame = (a: string, b: string): boolean => {
  const [one, other] = [Buffer.from(a), Buffer.from(b)]
  return one.length === other.length && timingSafeEqual(one, other)
}

/** Tells whether the paper in someone's hand is genuine and in force; a number without its code tells nothing. */
export const handleVerifyPermit: Handler<typeof verifyPermit> = async ({ query }, context) => {
  const permit = await context.trx
    .selectFrom('permit')
    .selectAll()
    .where('number', '=', query.number.toUpperCase())
    .where('anonymised_at', 'is', null)
    .executeTakeFirst()
  if (permit === undefined || !isSame(verificationCode(permit.id), query.code.toLowerCase())) throw new OperationError('not_found')
  return readOwnPermit(context.trx, context, permit, [])
}

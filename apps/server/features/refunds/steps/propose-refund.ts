import { OperationError } from '@dovolilnice/contract/errors'
import { fieldError } from '@dovolilnice/contract/field-rules'
import { formatCents } from '@dovolilnice/contract/primitives/money'
import { localDayOf } from '@dovolilnice/contract/primitives/local-day'
import type { proposeRefund } from '@dovolilnice/contract/refunds/propose-refund'
import { v7 } from 'uuid'
import { lockKeys } from '../../../platform/database/advisory-lock.ts'
import { nextNumber } from '../../../platform/database/next-number.ts'
import { announce } from '../../../platform/database/notify.ts'
import type { Handler } from '../../../platform/http/context.ts'
import { once } from '../../../platform/http/once.ts'
import { hashSecret } from '../../../platform/security/secret.ts'
import { findRefundableCard } from '../card/card-refundable.ts'
import { findRefundable } from '../refundable.ts'
import { auditRefund, subjectOf } from '../refund-record.ts'
import type { RefundRecord } from '../refund-record.ts'

type Proposal = Parameters<Handler<typeof proposeRefund>>

/** Proposals of one payment or application wait for one another: what one takes is not left for the next. */
const propose = async ([{ body }, context]: Proposal, keyHash: string | null): Promise<RefundRecord> => {
  const { trx, now, user, locale } = context
  await lockKeys(trx, [`refund ${body.payment_id ?? body.application_id}`])
  const { to_card: toCard = false, iban = null, ...proposal } = body
  const { most_cents, card_cents } = await findRefundable(context, body, localDayOf(now))
  if (!toCard && iban === null) throw new OperationError('validation', { fields: [fieldError('iban', 'required', locale)] })
  const most = toCard ? card_cents : most_cents
  if (body.cents > most)
    throw new OperationError('validation', {
      fields: [fieldError('cents', 'refund_too_much', locale, { most: formatCents(most, locale) })],
    })
  const refund = await trx
    .insertInto('refund')
    .values({
      ...proposal,
      id: v7(),
      iban: toCard ? null : iban,
      online_payment_id: toCard ? ((await findRefundableCard(trx, body))?.id ?? null) : null,
      number: await nextNumber(trx, 'R', Number(localDayOf(now).slice(0, 4))),
      status: 'proposed',
      payment_id: body.payment_id ?? null,
      application_id: body.application_id ?? null,
      proposed_at: now,
      proposed_by: user.id,
      idempotency_key: keyHash,
      updated_at: now,
    })
    .returningAll()
    .executeTakeFirstOrThrow()
  await announce(trx, 'refunds')
  await context.recordAlso('refund:propose', { subject: subjectOf(refund), after: auditRefund(refund), reason: body.reason })
  return refund
}

export const handleProposeRefund: Handler<typeof proposeRefund> = async (input, context) => {
  const { trx, user, idempotencyKey } = context
  const keyHash = idempotencyKey === null ? null : hashSecret(`${idempotencyKey} ${user.id}`)
  const findEarlier = (hash: string) => trx.selectFrom('refund').selectAll().where('idempotency_key', '=', hash).executeTakeFirst()
  return once(context, keyHash, findEarlier, () => propose([input, context], keyHash))
}

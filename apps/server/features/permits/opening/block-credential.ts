import { OperationError } from '@dovolilnice/contract/errors'
import { textIn } from '@dovolilnice/contract/in-language'
import type { blockOwnCredential } from '@dovolilnice/contract/permits/opening/block-own-credential'
import { openingLabels } from '@dovolilnice/contract/permits/permit-labels'
import type { unblockPermitCredential } from '@dovolilnice/contract/permits/opening/unblock-permit-credential'
import { localDayOf } from '@dovolilnice/contract/primitives/local-day'
import { randomUUID } from 'node:crypto'
import { v7 } from 'uuid'
import type { Handler, SignedInContext } from '../../../platform/http/context.ts'
import { announcePermits } from '../issue/insert-permit.ts'
import type { PermitRow } from '../issue/permit-draft.ts'
import { mailHolder } from '../notify/permit-mail.ts'
import { subjectOf } from '../record/change-permit.ts'
import type { StoredCredential } from '../record/change-permit.ts'
import { findPermit } from '../record/find-permit.ts'
import { readCredentials } from '../record/permit-details.ts'
import { requireStep } from '../record/permit-step.ts'

/** What may be lost: a card or a phone. A plate is read from the car and is no secret. */
const findLost = async ({ trx }: SignedInContext, permitId: string, id: string) => {
  const found = (await readCredentials(trx, permitId)).find((credential) => credential.id === id)
  if (found === undefined) throw new OperationError('not_found')
  const { kind } = found
  if (kind === 'plate') throw new OperationError('illegal_transition', { details: { reason: 'plate' } })
  return { ...found, kind }
}

type Lost = Awaited<ReturnType<typeof findLost>>

/** Blocks the value on all permits of the person; one that is blocked stays so. */
const block = async ({ trx, user, now }: SignedInContext, { kind, value_normalised }: Lost): Promise<void> => {
  await trx
    .insertInto('credential_block')
    .values({ id: v7(), user_id: user.id, kind, value_normalised, blocked_at: now })
    .onConflict((conflict) => conflict.columns(['user_id', 'kind', 'value_normalised']).where('lifted_at', 'is', null).doNothing())
    .execute()
}

/** A new secret: the printed code, the code on a phone and the links of earlier mails tell nothing any more. */
const renewCode = async ({ trx, now }: SignedInContext, { id, version }: PermitRow): Promise<void> => {
  await trx
    .updateTable('permit')
    .set({ link_secret: randomUUID(), updated_at: now, version: version + 1 })
    .where('id', '=', id)
    .execute()
}

/**
 * The person's permits whose code may be on what was lost: the one that was asked for, and of a phone all that bear its number and still hold. They are
 * locked in one order, so that two calls at once do not wait for each other without end.
 */
const lockLost = ({ trx, user, now }: SignedInContext, id: string, lost: Lost | undefined): Promise<PermitRow[]> =>
  trx
    .selectFrom('permit')
    .selectAll()
    .where('user_id', '=', user.id)
    .where(({ and, or, eb, selectFrom }) => {
      const bearing = selectFrom('permit_credential')
        .select('permit_id')
        .where('kind', '=', 'phone')
        .where('value_normalised', '=', lost?.value_normalised ?? '')
      const holds = and([eb('status', 'in', ['issued', 'suspended']), eb('valid_until', '>', localDayOf(now))])
      return lost?.kind === 'phone' ? or([eb('id', '=', id), and([holds, eb('id', 'in', bearing)])]) : eb('id', '=', id)
    })
    .orderBy('id')
    .forUpdate()
    .execute()

/** The last three characters: a mail is read on the lock screens of phones, and by whoever has the mailbox. */
const inWords = ({ kind, value }: Pick<StoredCredential, 'kind' | 'value'>, locale: PermitRow['locale']): string =>
  `${textIn(openingLabels[kind], locale).toLowerCase()} …${value.slice(-3)}`

export const handleBlockOwnCredential: Handler<typeof blockOwnCredential> = async ({ body }, context) => {
  const { trx, now, user, record } = context
  const { id } = await findPermit(trx, body.permit_id, user.id)
  const lost = body.credential_id === undefined ? undefined : await findLost(context, id, body.credential_id)
  const permits = await lockLost(context, id, lost)
  const permit = permits.find((one) => one.id === id)
  if (permit === undefined) throw new OperationError('not_found')
  requireStep(permit, 'update', now)
  if (lost !== undefined) await block(context, lost)
  const newCode = lost?.kind !== 'rfid'
  for (const one of permits) {
    if (newCode) await renewCode(context, one)
    record({ subject: subjectOf(one), after: { ...(lost && { kind: lost.kind, value: lost.value }), new_code: newCode } })
  }
  await announcePermits(trx)
  const renewed = await findPermit(trx, id)
  if (lost === undefined) await mailHolder(trx, context, 'new_code', renewed)
  else await mailHolder(trx, context, newCode ? 'blocked_phone' : 'blocked', renewed, { way: inWords(lost, permit.locale) })
  return { blocked_at: now, new_code: newCode }
}

export const handleUnblockPermitCredential: Handler<typeof unblockPermitCredential> = async ({ params, body }, context) => {
  const { trx, now, actor, record } = context
  const permit = await findPermit(trx, params.id)
  const lost = await findLost(context, permit.id, params.credential_id)
  if (lost.blocked_at === null || permit.user_id === null) throw new OperationError('illegal_transition', { details: { reason: 'open' } })
  await trx
    .updateTable('credential_block')
    .set({ lifted_at: now, lifted_by: actor.id })
    .where('user_id', '=', permit.user_id)
    .where('kind', '=', lost.kind)
    .where('value_normalised', '=', lost.value_normalised)
    .where('lifted_at', 'is', null)
    .execute()
  await announcePermits(trx)
  record({ subject: subjectOf(permit), after: { kind: lost.kind, value: lost.value }, reason: body.reason })
  await mailHolder(trx, context, 'unblocked', permit, { way: inWords(lost, permit.locale), reason: body.reason })
}

import { textIn } from '@dovolilnice/contract/in-language'
import { OperationError } from '@dovolilnice/contract/errors'
import { fieldError } from '@dovolilnice/contract/field-rules'
import type { replacePermit } from '@dovolilnice/contract/permits/issue/replace-permit'
import { brokenVehicles, lastingPlates } from '@dovolilnice/contract/permits/issue/replacement-rules'
import { localDayOf } from '@dovolilnice/contract/primitives/local-day'
import type { OperationInput } from '@dovolilnice/contract/operation'
import type { Handler } from '../../../platform/http/context.ts'
import { draftWith, openPermit, subjectOf, mailedVehicles } from '../record/change-permit.ts'
import type { OpenPermit, StoredCredential } from '../record/change-permit.ts'
import { checkCredentials } from '../opening/check-credentials.ts'
import { insertPermit } from './insert-permit.ts'
import type { CredentialDraft, PermitDraft } from './permit-draft.ts'
import { mailHolder } from '../notify/permit-mail.ts'
import { endReplaced, suspensionOf } from '../record/permit-step.ts'

type Body = OperationInput<typeof replacePermit>['body']

const draft = ({ kind, value, valid_from, valid_until }: StoredCredential): CredentialDraft => ({ kind, value, valid_from, valid_until })

/**
 * What opens for the new permit: the vehicles given or those of the old one, its phones, and the new cards. Old cards stay only with a new
 * vehicle: one that was lost or stolen must not open, one that is damaged does not.
 */
const credentialsFor = (old: readonly StoredCredential[], { reason, plates, tags }: Body, today: string): CredentialDraft[] => {
  const still = old.filter(({ valid_until: until }) => until === null || until > today).map(draft)
  const ofKind = (kind: CredentialDraft['kind']) => still.filter((credential) => credential.kind === kind)
  return [
    ...(plates?.map((value) => ({ kind: 'plate' as const, value })) ?? ofKind('plate')),
    ...ofKind('phone'),
    ...(reason === 'new_vehicle' ? ofKind('rfid') : []),
    ...tags.map((value) => ({ kind: 'rfid' as const, value })),
  ]
}

const draftOf = (open: OpenPermit, body: Body, today: string): PermitDraft => ({
  ...draftWith(open, credentialsFor(open.credentials, body, today)),
  valid_from: open.permit.valid_from > today ? open.permit.valid_from : today,
  application_id: open.permit.application_id,
  replaces: { id: open.permit.id, reason: body.reason, suspended: suspensionOf(open.permit) },
})

export const handleReplacePermit: Handler<typeof replacePermit> = async ({ params, body }, context) => {
  const { trx, now, locale, actor } = context
  const open = await openPermit(context, params.id, body.version)
  checkCredentials(open.kind, { plates: body.plates ?? [], phones: [], tags: body.tags }, locale)
  const broken = brokenVehicles(body, lastingPlates(open.credentials))
  if (broken.length > 0) throw new OperationError('validation', { fields: broken.map(({ path, rule }) => fieldError(path, rule, locale)) })
  const wanted = draftOf(open, body, localDayOf(now))
  const old = await endReplaced(trx, open.permit, now)
  const permit = await insertPermit(trx, context, wanted, actor)
  const plates = wanted.credentials.filter(({ kind }) => kind === 'plate').map(({ value }) => value)
  const what = { reason: body.reason, valid_from: permit.valid_from, valid_until: permit.valid_until, plates, tags: body.tags }
  context.record({
    subject: subjectOf(old),
    before: { status: open.permit.status },
    after: { status: 'replaced', by: permit.number, reason: body.reason, version: old.version },
    reason: body.remark,
  })
  await context.recordAlso('permit:issue', { subject: subjectOf(permit), after: { replaces: old.number, ...what }, reason: body.remark })
  await mailHolder(trx, context, 'replaced', permit, {
    kindName: textIn(open.kind.name, permit.locale),
    plates: mailedVehicles(permit, wanted.credentials, localDayOf(now)),
  })
  return { permit_uuid: permit.id, number: permit.number }
}

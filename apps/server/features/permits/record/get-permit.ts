import type { getOwnPermit } from '@dovolilnice/contract/permits/record/get-own-permit'
import type { getPermit } from '@dovolilnice/contract/permits/record/get-permit'
import { endedStatuses } from '@dovolilnice/contract/applications/application-status'
import type { Trx } from '../../../platform/database/tables.ts'
import type { Handler } from '../../../platform/http/context.ts'
import { readMails } from '../../../platform/mail/read-mails.ts'
import { findPermitBlocks } from './permit-deletion.ts'
import { findPermit } from './find-permit.ts'
import { readOwnPermit } from './permit-details.ts'
import type { PermitRow } from '../issue/permit-draft.ts'

const readPerson = async (trx: Trx, id: string | null) =>
  id === null ? null : ((await trx.selectFrom('app_user').select(['id', 'name']).where('id', '=', id).executeTakeFirst()) ?? null)

/** What the permit's own row leads to. */
const readSurroundings = async (trx: Trx, permit: PermitRow) => ({
  user_type_name: (await trx.selectFrom('user_type').select('name').where('code', '=', permit.user_type_code).executeTakeFirstOrThrow())
    .name,
  user: await readPerson(trx, permit.user_id),
  issued_by_name: (await readPerson(trx, permit.issued_by))?.name ?? null,
  application:
    permit.application_id === null
      ? null
      : ((await trx.selectFrom('application').select(['id', 'number']).where('id', '=', permit.application_id).executeTakeFirst()) ?? null),
  pending_applications: await trx
    .selectFrom('application')
    .select(['id', 'number'])
    .where((is) => is.or([is('renews_permit_id', '=', permit.id), is('replaces_permit_id', '=', permit.id)]))
    .where('status', 'not in', endedStatuses)
    .orderBy('created_at', 'desc')
    .execute(),
  documents: await trx
    .selectFrom('document')
    .select(['id', 'type', 'file_name', 'media_type', 'created_at'])
    .where('permit_id', '=', permit.id)
    .where('deleted_at', 'is', null)
    .orderBy('created_at')
    .execute(),
})

export const handleGetPermit: Handler<typeof getPermit> = async ({ params }, context) => {
  const { trx, user, capabilities } = context
  const permit = await findPermit(trx, params.id)
  context.record({ subject: { type: 'permit', id: permit.id, label: permit.number } })
  return {
    ...permit,
    ...(await readOwnPermit(trx, context, permit, user.permissions)),
    ...(await readSurroundings(trx, permit)),
    has_revocation: await capabilities.hasAct(trx, { application_id: null, permit_id: permit.id }, ['revocation']),
    deletion_blocks: await findPermitBlocks(trx, permit),
    history: await capabilities.readHistory(trx, permit.id),
    mails: await readMails(trx, permit.id, context.now),
  }
}

export const handleGetOwnPermit: Handler<typeof getOwnPermit> = async ({ params }, context) =>
  readOwnPermit(context.trx, context, await findPermit(context.trx, params.id, context.user.id), ['holder'])

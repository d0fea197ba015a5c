import { listOwnPassages, ownPassageDays, reportOwnPassage } from '@dovolilnice/contract/access/own/own-passages'
import type { PresentedKind } from '@dovolilnice/contract/primitives/credential'
import { OperationError } from '@dovolilnice/contract/errors'
import { v7 } from 'uuid'
import { ifGiven, type Db, notFound, unseen } from '../../../platform/database/db.ts'
import { listRows } from '../../../platform/database/lists/list-query.ts'
import { announce } from '../../../platform/database/notify.ts'
import { shownCredential } from '../access-log.ts'
import { implementList, implement } from '../../../platform/http/context.ts'

const dayMs = 86_400_000

/** Passages of the person's own permits since some days ago; a passage belongs to the permit that decided it. */
const ownPassages = (db: Db, userId: string, now: Date) =>
  db
    .selectFrom('access_log')
    .innerJoin('permit', 'permit.id', 'access_log.permit_id')
    .where('permit.user_id', '=', userId)
    .where('access_log.at', '>=', unseen(new Date(now.getTime() - ownPassageDays * dayMs), 'timestamptz'))
    .where('access_log.anonymised_at', 'is', null)
    // One line for each time somebody came to a gate; whether the vehicle then drove through is another event.
    .where('access_log.event_name', 'in', ['admitted', 'refused'])

const shownOwn = ({ credential_kind: kind, credential }: { credential_kind: PresentedKind | null; credential: string | null }) =>
  kind === null || credential === null ? null : shownCredential(kind, credential)

export const handleListOwnPassages = implementList(listOwnPassages, async ({ body }, { db, now, user }) => {
  const { permit_id: permitId, refused } = body.filters
  const page = await listRows({
    db,
    query: ownPassages(db, user.id, now)
      .leftJoin('device', 'device.code', 'access_log.device_code')
      .leftJoin('passage_report as report', 'report.access_log_id', 'access_log.id')
      .select(['access_log.id', 'access_log.at', 'access_log.event_name', 'access_log.credential_kind', 'access_log.credential'])
      .select(['access_log.reason', 'access_log.reason_details', 'access_log.permit_id', 'access_log.permit_number'])
      .select(['report.reported_at', 'report.answer'])
      .select((of) => of.fn.coalesce('device.name', 'access_log.device_code').as('device_name'))
      .$call(ifGiven(permitId, (query, id) => query.where('access_log.permit_id', '=', id)))
      .$if(refused === true, (query) => query.where('access_log.event_name', '=', 'refused')),
    request: body,
    sort: { at: 'access_log.at' },
    tieBreaker: 'access_log.id',
    isFew: true,
  })
  return { ...page, items: page.items.map((row) => ({ ...row, credential: shownOwn(row) })) }
})

export const handleReportOwnPassage = implement(reportOwnPassage, async ({ params, body }, { trx, now, user, record }) => {
  const passage = await ownPassages(trx, user.id, now)
    .select(['access_log.id', 'access_log.permit_number'])
    .where('access_log.id', '=', params.id)
    .executeTakeFirstOrThrow(notFound)
  const remark = body.remark || null
  const added = await trx
    .insertInto('passage_report')
    .values({ id: v7(), access_log_id: passage.id, reported_by: user.id, claim: body.claim, remark, reported_at: now })
    .onConflict((conflict) => conflict.column('access_log_id').doNothing())
    .returning('id')
    .executeTakeFirst()
  if (added === undefined) throw new OperationError('duplicate')
  await announce(trx, 'access')
  record({ subject: { type: 'access_log', id: passage.id, label: passage.permit_number ?? '' }, after: { claim: body.claim, remark } })
  return { reported_at: now }
})

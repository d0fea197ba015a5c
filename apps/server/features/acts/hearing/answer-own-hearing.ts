import type { answerOwnHearing } from '@dovolilnice/contract/acts/hearing/answer-own-hearing'
import type { readOwnHearing } from '@dovolilnice/contract/acts/hearing/read-own-hearing'
import type { readOwnHearingPaper } from '@dovolilnice/contract/acts/hearing/read-own-hearing-paper'
import { OperationError } from '@dovolilnice/contract/errors'
import { localDayOf } from '@dovolilnice/contract/primitives/local-day'
import type { Trx } from '../../../platform/database/tables.ts'
import type { Handler, SignedInContext } from '../../../platform/http/context.ts'
import { readActPaper } from '../paper/read-act-paper.ts'
import { findAct } from '../record/find-act.ts'
import { answer } from './answer-hearing.ts'
import { newestHearing, presentToParty } from './hearing-rows.ts'
import type { HearingRow } from './hearing-rows.ts'

/** Whether the application or permit is in this person's account. */
const isOwn = async (trx: Trx, table: 'application' | 'permit', id: string, userId: string): Promise<boolean> =>
  (await trx.selectFrom(table).select('id').where('id', '=', id).where('user_id', '=', userId).executeTakeFirst()) !== undefined

/** The newest hearing about one's own record. @throws OperationError `not_found`, also for another person's record */
const findOwnHearing = async ({ trx, user }: SignedInContext, id: string): Promise<HearingRow | undefined> => {
  if (await isOwn(trx, 'application', id, user.id)) return newestHearing(trx, 'application_id', id)
  if (await isOwn(trx, 'permit', id, user.id)) return newestHearing(trx, 'permit_id', id)
  throw new OperationError('not_found')
}

const requireOwnHearing = async (context: SignedInContext, id: string): Promise<HearingRow> => {
  const hearing = await findOwnHearing(context, id)
  if (hearing === undefined) throw new OperationError('not_found')
  return hearing
}

export const handleReadOwnHearing: Handler<typeof readOwnHearing> = async ({ params }, context) => {
  const hearing = await findOwnHearing(context, params.id)
  return { hearing: hearing === undefined ? null : presentToParty(hearing, localDayOf(context.now)) }
}

export const handleReadOwnHearingPaper: Handler<typeof readOwnHearingPaper> = async ({ params }, context) =>
  readActPaper(context, await findAct(context.trx, (await requireOwnHearing(context, params.id)).act_id))

export const handleAnswerOwnHearing: Handler<typeof answerOwnHearing> = async ({ params, body }, context) =>
  answer(context, await requireOwnHearing(context, params.id), body.answer)

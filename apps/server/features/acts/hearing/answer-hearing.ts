import type { answerHearing } from '@dovolilnice/contract/acts/hearing/answer-hearing'
import type { readHearing } from '@dovolilnice/contract/acts/hearing/read-hearing'
import type { readHearingPaper } from '@dovolilnice/contract/acts/hearing/read-hearing-paper'
import { otherDocument } from '@dovolilnice/contract/documents/document'
import { OperationError } from '@dovolilnice/contract/errors'
import { addMonths, localDayOf, startOfLocalDay } from '@dovolilnice/contract/primitives/local-day'
import { announce } from '../../../platform/database/notify.ts'
import type { Context, Handler } from '../../../platform/http/context.ts'
import { hashSecret } from '../../../platform/security/secret.ts'
import { subjectOf } from '../act-tables.ts'
import { lockMatters } from '../matter/lock-matter.ts'
import { readActPaper } from '../paper/read-act-paper.ts'
import { findAct } from '../record/find-act.ts'
import { hearingRows, isOpen, mayAnswer, newestHearing, presentToParty } from './hearing-rows.ts'
import type { HearingRow } from './hearing-rows.ts'

interface Link {
  number: string
  token: string
}

/** Months after the end of its matter during which a mailed link still works, as those of the status page. */
const linkMonths = 12

const isLinkAlive = (hearing: HearingRow, now: Date): boolean => {
  const { anonymised_at: anonymised, record_updated_at: changed } = hearing
  if (anonymised !== null) return false
  return isOpen(hearing) || (changed !== null && changed >= startOfLocalDay(addMonths(localDayOf(now), -linkMonths)))
}

/** The hearing of a mailed link, or the newest one of the application whose status page has this link. @throws OperationError `not_found` */
const openHearing = async (context: Context, link: Link): Promise<HearingRow> => {
  const { trx, capabilities } = context
  const own = await hearingRows(trx)
    .where('act.number', '=', link.number.trim())
    .where('hearing.token_hash', '=', hashSecret(link.token))
    .executeTakeFirst()
  if (own !== undefined) {
    if (!isLinkAlive(own, context.now)) throw new OperationError('not_found')
    return own
  }
  const { id } = await capabilities.openLinkedApplication(context, link)
  const newest = await newestHearing(trx, 'application_id', id)
  if (newest === undefined) throw new OperationError('not_found')
  return newest
}

export const handleReadHearing: Handler<typeof readHearing> = async ({ query }, context) =>
  presentToParty(await openHearing(context, query), localDayOf(context.now))

export const handleReadHearingPaper: Handler<typeof readHearingPaper> = async ({ query }, context) =>
  readActPaper(context, await findAct(context.trx, (await openHearing(context, query)).act_id))

/** Takes the party's answer with its files; one answer for a hearing, also after its term while nothing is decided. */
export const answer = async (context: Context, found: HearingRow, words: string) => {
  const { trx, now, files, locale, capabilities } = context
  const { id } = found
  await lockMatters(trx, [found])
  const hearing = await hearingRows(trx).where('hearing.id', '=', id).executeTakeFirstOrThrow()
  if (!mayAnswer(hearing)) throw new OperationError('illegal_transition')
  await trx.updateTable('hearing').set({ answer: words, answered_at: now }).where('id', '=', id).execute()
  const { application_id, permit_id } = hearing
  const matter = application_id === null ? { permit_id: permit_id ?? '' } : { application_id }
  await capabilities.keepDocuments(trx, context, files, { ...matter, accepted: [otherDocument.type], expires: {}, now, locale })
  await announce(trx, 'applications')
  context.record({ subject: subjectOf({ id: hearing.act_id, number: hearing.number }), after: { answer: words } })
  return presentToParty({ ...hearing, answer: words, answered_at: now }, localDayOf(now))
}

export const handleAnswerHearing: Handler<typeof answerHearing> = async ({ body }, context) =>
  answer(context, await openHearing(context, body), body.answer)

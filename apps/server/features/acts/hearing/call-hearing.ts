import type { Locale } from '@dovolilnice/contract/locale'
import { inDays } from '@dovolilnice/contract/acts/answer-days'
import { wordsIn } from '@dovolilnice/contract/primitives/words-in'
import { screenPath } from '@dovolilnice/contract/screens'
import { type Trx, notFound, insertRow, updateRow, findRow } from '../../../platform/database/db.ts'
import { type Context, type Services, implement } from '../../../platform/http/context.ts'
import { queueLetter, mailText } from '../../../platform/mail/queue-mail.ts'
import { callHearing, closeHearing, recordHearingAnswer } from '@dovolilnice/contract/acts/hearing/operations'
import { OperationError, invalidField } from '@dovolilnice/contract/errors'
import type { InEach } from '@dovolilnice/contract/acts/act-words'
import { dayInWords, localDayOf } from '@dovolilnice/contract/primitives/local-day'
import { lastDayOfTerm, workingDayFrom } from '@dovolilnice/contract/primitives/working-days'
import { v7 } from 'uuid'
import { daysOfTerm, readClosedDays } from '../../../platform/calendar/closed-days.ts'
import { announce } from '../../../platform/database/notify.ts'
import { hashSecret, newSecret } from '../../../platform/security/secret.ts'
import { subjectOf } from '../act-tables.ts'
import { issueAct } from '../issue/issue-act.ts'
import { type Matter, readMatterNumber } from '../issue/take-act-number.ts'
import { lockMatters } from '../matter/lock-matter.ts'
import { hearingRows, mayAnswer } from './hearing-rows.ts'

const texts = mailText(
  { sl: 'Odpri seznanitev', en: 'Open the notice' },
  {
    sl: [
      'Seznanitev z ugotovitvami v zadevi {number}',
      'V zadevi {number} smo pred odločitvijo izdali seznanitev z ugotovitvami in poziv k izjavi št. {act}.',
      'Na spodnji povezavi ugotovitve preberete, prenesete seznanitev (PDF) in oddate izjavo; prijava ni potrebna. Izjavite se lahko tudi pisno ali ustno na zapisnik pri organu.',
      'Izjavite se lahko v {days} od vročitve seznanitve. Če se ne izjavite, bomo odločili na podlagi ugotovljenih dejstev.',
      'To sporočilo je obvestilo in ne vročitev. Seznanitev vam bo vročena posebej.',
    ],
    en: [
      'What was found out in the matter {number}',
      'Before deciding in the matter {number} we have issued the notice of what was found out, No. {act}.',
      'By the link below you read the findings, download the notice (PDF, in Slovenian) and send your answer; you need not sign in. You can also answer in writing or orally at the office.',
      'You can answer within {days} of the service of the notice. Without an answer we will decide by the facts that were found out.',
      'This message is a notice and not the service. The notice will be served on you separately.',
    ],
  },
)

const closedTexts = mailText(null, {
  sl: [
    'Poziv k izjavi v zadevi {number} je umaknjen',
    'V zadevi {number} smo poziv k izjavi št. {act} umaknili. Nanj vam ni treba odgovoriti.',
    'Kaj smo o tem zapisali, preberete na povezavi, ki ste jo prejeli s pozivom; prijava ni potrebna.',
  ],
  en: [
    'The call to answer in the matter {number} has been withdrawn',
    'In the matter {number} we have withdrawn the call to answer, No. {act}. You need not answer it.',
    'What we noted about it you read by the link that came with the call; you need not sign in.',
  ],
})

interface Heard {
  record: { id: string; number: string; name: string; email: string | null; locale: Locale }
  subjectType: 'application' | 'permit'
  matter: Matter
  act: { number: string; days?: number }
  /** Absent where the party keeps the link of the call. */
  token?: string
}

/** Tells the party of the act, or that it was taken back; a notice, no service. None is sent where there is no address. */
const mailHearing = async (
  trx: Trx,
  services: Services,
  { record, subjectType, matter, act, token }: Heard,
  template: 'act:hearing' | 'act:hearing_closed' = 'act:hearing',
): Promise<void> => {
  const { email, locale, id, number, name } = record
  if (email === null) return
  const about = { template, recipient: email, subjectType, subjectId: id }
  await queueLetter(trx, services, about, wordsIn(template === 'act:hearing' ? texts : closedTexts, locale), {
    locale,
    letter: { to: name, number, about: subjectType, matter: await readMatterNumber(trx, matter) },
    values: { number, act: act.number, days: act.days === undefined ? '' : inDays(act.days, locale) },
    ...(token !== undefined && { url: `${services.config.publicUrl}${screenPath('hearing', {}, { number: act.number, token })}` }),
  })
}

const columns = ['id', 'number', 'name', 'email', 'locale'] as const

/** The application or permit of an id, and whom a mail reaches. @throws OperationError `not_found` */
const findRecord = async (trx: Trx, id: string) => {
  const application = await trx.selectFrom('application').select(columns).where('id', '=', id).executeTakeFirst()
  if (application !== undefined)
    return { record: application, subjectType: 'application', matter: { application_id: id, permit_id: null } } as const
  const permit = await trx.selectFrom('permit').select(columns).where('id', '=', id).executeTakeFirstOrThrow(notFound)
  return { record: permit, subjectType: 'permit', matter: { application_id: null, permit_id: id } } as const
}

/** The last day for the answer if the act were served today, and the days from its service. @throws OperationError `validation` for a day that has passed */
const answerTerm = async ({ trx, now, locale, capabilities }: Context, wanted: string | undefined) => {
  const today = localDayOf(now)
  const closed = await readClosedDays(trx)
  const { hearing_days: usual } = (await capabilities.readParameters(trx)).terms
  if (wanted === undefined) return { due_on: lastDayOfTerm(today, usual, closed), answer_days: usual }
  if (wanted <= today) throw invalidField('due_on', 'day_past', locale)
  const due_on = workingDayFrom(wanted, closed)
  return { due_on, answer_days: await daysOfTerm(trx, today, due_on, usual) }
}

/** Words of the note that takes a call to answer back. */
const callTakenBack = (number: string, day: string): InEach => ({
  sl: `Organ umakne poziv k izjavi, ki je v aktu št. ${number} z dne ${dayInWords(day, 'sl')}. Stranki nanj ni treba odgovoriti.`,
  it: `L’organo ritira l’invito a pronunciarsi contenuto nell’atto n. ${number} del ${dayInWords(day, 'it')}. La parte non è tenuta a rispondere.`,
  hu: `A szerv visszavonja a nyilatkozattételre szóló felhívást (az aktus száma: ${number}, kelte: ${dayInWords(day, 'hu')}). Az ügyfélnek nem kell válaszolnia.`,
})

/** Issues the act that tells the party, and mails it the link. It is issued only where a decision against the party would be legal. */
export const handleCallHearing = implement(callHearing, async ({ body }, context) => {
  const { trx, now, capabilities } = context
  const { record, subjectType, matter } = await findRecord(trx, body.record_id)
  const against = { ...matter, reason: '' }
  if (matter.application_id === null) await capabilities.requirePermitAct(context, { ...against, kind: 'revocation' })
  else await capabilities.requireApplicationAct(context, { ...against, kind: 'rejection' })
  const { due_on, answer_days } = await answerTerm(context, body.due_on)
  const act = await issueAct(context, { ...matter, kind: 'hearing', facts: body.facts, reason: '', answer_days })
  const token = newSecret()
  await insertRow(trx, 'hearing', { id: v7(), act_id: act.id, ...matter, due_on, token_hash: hashSecret(token), created_at: now })
  await announce(trx, 'applications')
  context.record({ subject: subjectOf(act), after: { answer_until: due_on } })
  await mailHearing(trx, context, { record, subjectType, matter, act: { number: act.number, days: answer_days }, token })
  return { id: act.id, number: act.number }
})

/**
 * Takes the call back by an official note, which the party's page shows with its reason. Who was called on paper alone is told on paper: the note is among
 * the acts.
 */
export const handleCloseHearing = implement(closeHearing, async ({ params, body }, context) => {
  const { trx } = context
  const found = await findRow(trx, 'hearing', params.id, ['application_id', 'permit_id'])
  const { application_id, permit_id } = found
  await lockMatters(trx, [found])
  const hearing = await hearingRows(trx).where('hearing.id', '=', params.id).executeTakeFirstOrThrow()
  if (!mayAnswer(hearing)) throw new OperationError('illegal_transition')
  const { record, subjectType, matter } = await findRecord(trx, application_id ?? permit_id ?? '')
  const note = await issueAct(context, {
    ...{ kind: 'official_note', application_id, permit_id, corrects_id: hearing.act_id, reason: body.reason },
    change: callTakenBack(hearing.number, hearing.issued_on),
  })
  await announce(trx, 'applications')
  const act = { id: hearing.act_id, number: hearing.number }
  context.record({ subject: subjectOf(act), reason: body.reason })
  await mailHearing(trx, context, { record, subjectType, matter, act }, 'act:hearing_closed')
  return { id: note.id, number: note.number }
})

/** What the party said at the office or sent on paper, while nothing is decided. */
export const handleRecordHearingAnswer = implement(recordHearingAnswer, async ({ params, body }, { trx, now, user, record }) => {
  const found = await findRow(trx, 'hearing', params.id, ['application_id', 'permit_id'])
  await lockMatters(trx, [found])
  const hearing = await hearingRows(trx).where('hearing.id', '=', params.id).executeTakeFirstOrThrow()
  if (!mayAnswer(hearing)) throw new OperationError('illegal_transition')
  await updateRow(trx, 'hearing', hearing.id, { answer: body.answer, answered_at: now, recorded_by: user.id })
  await announce(trx, 'applications')
  record({ subject: subjectOf({ id: hearing.act_id, number: hearing.number }), after: { answer: body.answer } })
})

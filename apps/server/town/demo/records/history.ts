import { product } from '../../../platform/audit/record-event.ts'
import type { Application } from './applications.ts'
import type { Permit } from './permits.ts'
import type { PassageRow } from '../gates/passages.ts'
import type { UserRow } from '../people/people.ts'
import type { Actor, Town } from '../town.ts'
import { addDays, localDayOf } from '@dovolilnice/contract/primitives/local-day'
import { lastDayOfTerm, noClosedDays } from '@dovolilnice/contract/primitives/working-days'
import { startingTerms } from '@dovolilnice/contract/resources/term-settings'
import type { Trx, Row } from '../../../platform/database/db.ts'
import type { Services } from '../../../platform/http/context.ts'
import { hashSecret } from '../../../platform/security/secret.ts'
import { insertRows } from '../insert-rows.ts'

type EventRow = Row<'event'>
type EventDetails = Pick<EventRow, 'action'> & Partial<EventRow>

const officeAddress = '10.20.30.40'

export const eventOf = ({ random }: Town, at: Date, actor: Actor, details: EventDetails): EventRow => ({
  id: random.id(at),
  at,
  kind: 'change',
  actor_id: actor.id,
  actor_name: actor.name,
  subject_type: null,
  subject_id: null,
  subject_label: null,
  before: null,
  after: null,
  reason: null,
  address: actor.id === null ? null : officeAddress,
  request_id: null,
  ...details,
})

/** The events of an application: sent, then each step. */
const applicationEvents = (town: Town, { row, steps }: Application): EventRow[] => {
  const subject = { subject_type: 'application', subject_id: row.id, subject_label: row.number }
  const sent = { action: 'application:submit', after: { status: 'submitted', number: row.number, plates: row.plates }, ...subject }
  return [
    eventOf(town, row.created_at, { id: row.user_id, name: row.name }, sent),
    ...steps.map(({ action, at, actor, from, to, text }) =>
      eventOf(town, at, actor, {
        action: `application:${action === 'issue_permit' ? 'complete' : action}`,
        before: { status: from },
        after: { status: to },
        reason: text,
        ...subject,
      }),
    ),
  ]
}

/** The events of a permit: issued, and what ended it. */
const permitEvents = (town: Town, { row, plates }: Permit): EventRow[] => {
  const subject = { subject_type: 'permit', subject_id: row.id, subject_label: row.number }
  const clerk = town.clerks.find(({ id }) => id === row.issued_by) ?? product
  const { number, valid_from, valid_until, from_time, until_time } = row
  const after = { number, plates, valid_from, valid_until, ...(from_time !== null && { from_time, until_time }) }
  const issued = eventOf(town, row.issued_at, clerk, { action: 'permit:issue', after, ...subject })
  const deeds = { suspended: 'suspend', revoked: 'revoke', replaced: 'replace' } as const
  if (row.status === 'issued' || row.status === 'mistaken') return [issued]
  const ended = { before: { status: 'issued' }, after: { status: row.status }, reason: row.reason, ...subject }
  return [issued, eventOf(town, row.updated_at, clerk, { action: `permit:${deeds[row.status]}`, ...ended })]
}

/** The events of staff: signing in on most days, and the records they opened. */
const officeEvents = (town: Town, applications: readonly Application[], passages: readonly PassageRow[]): EventRow[] => {
  const { random, now, clerks, operators } = town
  const ago = (days: number) => new Date(now.getTime() - days * 86_400_000 - random.int(0, 240) * 60_000)
  const read = (actor: Actor, at: Date, details: EventDetails) => eventOf(town, at, actor, { kind: 'read', ...details })
  const signedIn = Array.from({ length: 24 }, (_, index) => {
    const actor = random.pick([...clerks, ...operators])
    return eventOf(town, ago(index), actor, {
      action: 'session:log_in',
      subject_type: 'user',
      subject_id: actor.id,
      subject_label: actor.name,
    })
  })
  const looked = applications.slice(0, 60).map(({ row }) => {
    const subject = { subject_type: 'application', subject_id: row.id, subject_label: row.number }
    return read(random.pick(clerks), new Date(row.updated_at.getTime() + 60_000), { action: 'application:read', ...subject })
  })
  const passed = passages.slice(-200).filter((_, index) => index % 20 === 0)
  const followed = passed.map((line) => {
    const subject = { subject_type: 'access_log', subject_id: line.id, subject_label: line.permit_number ?? line.credential }
    return read(random.pick(clerks), new Date(Math.min(now.getTime(), line.received_at.getTime() + 600_000)), {
      action: 'access_log:read',
      ...subject,
    })
  })
  return [...signedIn, ...looked, ...followed].filter(({ at }) => at <= now)
}

/** The audit trail of the town, as the product would have written it. */
export const makeHistory = (
  town: Town,
  users: readonly UserRow[],
  applications: readonly Application[],
  permits: readonly Permit[],
  passages: readonly PassageRow[],
): EventRow[] => {
  const subject = (user: UserRow) => ({ subject_type: 'user', subject_id: user.id, subject_label: user.name })
  return [
    ...users.map((user) =>
      eventOf(town, user.created_at, product, { action: 'user:create', after: { email: user.email, role: user.role }, ...subject(user) }),
    ),
    ...applications.flatMap((application) => applicationEvents(town, application)),
    ...permits.flatMap((permit) => permitEvents(town, permit)),
    ...officeEvents(town, applications, passages),
  ]
}

const findings = 'Po uradni evidenci stranka na naslovu iz vloge nima prijavljenega prebivališča.'

/** One party waits for an answer about its term, and another was told what was found out and has answered. */
export const makeDemoTerms = async (trx: Trx, services: Services, town: Town, applications: readonly Application[]): Promise<void> => {
  const { now, today, clerks, random } = town
  const [clerk] = clerks
  const called = applications.find(
    ({ row }) => row.status === 'supplement_requested' && row.due_on !== null && row.due_on > addDays(today, 1),
  )
  const heard = applications.find(({ row }) => row.status === 'in_review')
  if (clerk === undefined || called === undefined || heard === undefined) return
  const asked = {
    ...{ application_id: called.row.id, asked_by_party: true, asked_at: now, due_before: called.row.due_on ?? today },
    reason: 'Potrdilo sem naročil, izdali ga bodo šele prihodnji teden.',
  }
  const unanswered = { granted: null, due_on: null, answer: null, answered_at: null, answered_by: null }
  await insertRows(trx, 'term_extension', [{ id: random.id(now), ...asked, ...unanswered }])
  const due_on = lastDayOfTerm(localDayOf(now), startingTerms.hearing_days, noClosedDays)
  const matter = { application_id: heard.row.id, permit_id: null }
  const act = await services.capabilities.issueAct(
    { ...services, trx, actor: clerk },
    { ...matter, kind: 'hearing', facts: findings, reason: '', answer_days: startingTerms.hearing_days },
  )
  const answer = { answer: 'Prijavo prebivališča sem oddala prejšnji teden, potrdilo prilagam.', answered_at: now, recorded_by: null }
  const token_hash = hashSecret(Buffer.from(random.bytes(24)).toString('base64url'))
  await insertRows(trx, 'hearing', [{ id: random.id(now), act_id: act.id, ...matter, due_on, token_hash, ...answer, created_at: now }])
}

import { addDays, localDayOf } from '@dovolilnice/contract/primitives/local-day'
import { lastDayOfTerm, noClosedDays } from '@dovolilnice/contract/primitives/working-days'
import { startingTerms } from '@dovolilnice/contract/resources/term-settings'
import type { Trx } from '../../../platform/database/tables.ts'
import type { Services } from '../../../platform/http/context.ts'
import { hashSecret } from '../../../platform/security/secret.ts'
import { insertRows } from '../insert-rows.ts'
import type { Town } from '../town.ts'
import type { Application } from './applications.ts'

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

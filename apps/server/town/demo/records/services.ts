import { addDays } from '@dovolilnice/contract/primitives/local-day'
import { fictionDay } from '@dovolilnice/contract/acts/service/service-manners'
import { v7 } from 'uuid'
import type { Row, Trx } from '../../../platform/database/tables.ts'
import type { Services } from '../../../platform/http/context.ts'
import { insertRows } from '../insert-rows.ts'
import type { Town } from '../town.ts'

type Service = Row<'act_service'>
type Issued = Pick<Row<'act'>, 'id' | 'issued_on' | 'issued_at' | 'decided_by' | 'decided_by_name'>

const fictionDays = 15

/** An attempt of service as it begins. */
const begun = (act: Issued, changes: Partial<Service> & Pick<Service, 'manner'>): Service => ({
  ...{ id: v7(), act_id: act.id, handed_over_on: act.issued_on, handed_over_by: act.decided_by, handed_over_by_name: act.decided_by_name },
  ...{ consignment: '', notice_on: null, fiction_days: fictionDays, served_on: null, served_by: null },
  ...{ failed_on: null, failed_reason: null, note: '', version: 1, created_at: act.issued_at },
  ...{ withdrawn_at: null, withdrawn_by: null, withdrawn_by_name: null, withdrawn_reason: null },
  ...changes,
})

const byPost = (act: Issued, index: number, changes: Partial<Service> = {}): Service =>
  begun(act, { manner: 'registered_post', consignment: `RA${String(100_200_300 + index * 17)}SI`, ...changes })

const notice = (day: string): Partial<Service> => ({ notice_on: day, served_on: fictionDay(day, fictionDays), served_by: 'fiction' })

/** What becomes of an act in the town, one after another: collected, served at the office, by fiction, moved away, electronic. */
const storyOf = (act: Issued, index: number): Service[] => {
  const later = (days: number) => addDays(act.issued_on, days)
  switch (index % 5) {
    case 0:
      return [byPost(act, index, { served_on: later(2), served_by: 'receipt' })]
    case 1:
      return [begun(act, { manner: 'in_person', served_on: later(1), served_by: 'receipt' })]
    case 2:
      return [byPost(act, index, notice(later(1)))]
    case 3:
      return [
        byPost(act, index, { failed_on: later(3), failed_reason: 'moved' }),
        begun(act, { manner: 'public_notice', handed_over_on: later(4), ...notice(later(4)) }),
      ]
    default:
      return [begun(act, { manner: 'e_service', consignment: `SICEV-${20_260_000 + index}`, served_on: later(1), served_by: 'receipt' })]
  }
}

/** What is not known yet today: an act of yesterday has no slip, one of today is not handed over. */
const untilToday = (all: readonly Service[], today: string): Service[] =>
  all
    .filter(({ handed_over_on: day }) => day < today)
    .map((one) => {
      const happened = one.failed_on ?? one.notice_on ?? one.served_on ?? today
      return happened < today ? one : { ...one, notice_on: null, served_on: null, served_by: null, failed_on: null, failed_reason: null }
    })

/** The newest act waits for service and the one before it is at the post; the others were served in turn by every manner. */
export const serveDemoActs = async (trx: Trx, services: Services, { today }: Town, acts: readonly Issued[]): Promise<void> => {
  const newestFirst = acts.toReversed()
  const rows = newestFirst.flatMap((act, index) => {
    if (index === 0) return []
    return index === 1 ? [byPost(act, index)] : untilToday(storyOf(act, index), today)
  })
  await insertRows(trx, 'act_service', rows)
  for (const { id } of acts) await services.capabilities.settleStanding(trx, id)
}

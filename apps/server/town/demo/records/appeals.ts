import { sendAppealBy } from '@dovolilnice/contract/appeals/appeal-terms'
import { startingActSettings } from '@dovolilnice/contract/acts/settings/act-settings'
import { addDays } from '@dovolilnice/contract/primitives/local-day'
import { nextNumber } from '../../../platform/database/next-number.ts'
import type { Row, Trx } from '../../../platform/database/db.ts'
import type { Services } from '../../../platform/http/context.ts'
import { insertRows } from '../insert-rows.ts'
import type { Town } from '../town.ts'
import { noClosedDays } from '@dovolilnice/contract/primitives/working-days'

type Appeal = Row<'appeal'>

/** What becomes of the appeals, one after another: the first waits here, the second came back from second instance, the third was taken back. */
const stories = (lodgedOn: string, today: string): Partial<Appeal>[] => {
  const later = (days: number) => [addDays(lodgedOn, days), today].toSorted()[0] ?? today
  return [
    {
      ...{ status: 'received', manner: 'post', fee: 'paid', fee_note: 'potrdilo o plačilu priloženo' },
      text: 'Z odločitvijo se ne strinjam: na območju prebivam od začetka meseca, potrdilo prilagam.',
      paper_place: 'vložišče, fascikel pritožb',
    },
    {
      ...{ status: 'decided', manner: 'electronic', fee: 'paid', due_on: null, sent_to: 'Župan Občine Lipograd' },
      ...{ sent_on: later(4), papers: ['Vloga s prilogami', 'Izpodbijani akt z vročilnico', 'Pritožba'], outcome: 'rejected' },
      ...{ decision_number: '020-14/2026-2', decision_on: later(12), decision_served_on: later(15) },
    },
    {
      ...{ status: 'withdrawn', manner: 'in_person', fee: 'unpaid', due_on: null },
      ...{ withdrawn_on: later(5), closing_note: 'Pisna izjava stranke ob uradnih urah.' },
    },
  ]
}

/** The rejections that were served last, with the day. */
const servedRejections = (trx: Trx, today: string) =>
  trx
    .selectFrom('act')
    .innerJoin('act_standing', 'act_standing.act_id', 'act.id')
    .select(['act.id', 'act.party', 'act_standing.served_on'])
    .where('kind', '=', 'rejection')
    .where('served_on', '<', today)
    .orderBy('served_on', 'desc')
    .orderBy('act.id')
    .limit(3)
    .execute()

/** Appeals that came on the day after the service, and what they mean for the finality of their acts. */
export const lodgeDemoAppeals = async (trx: Trx, services: Services, { clerks, now, random, today }: Town): Promise<void> => {
  const [clerk] = clerks
  if (clerk?.id == null) return
  for (const [index, { id, party, served_on: served }] of (await servedRejections(trx, today)).entries()) {
    const lodged = addDays(served ?? today, 1)
    const appeal = {
      ...{ id: random.id(now), number: await nextNumber(trx, 'PR', Number(today.slice(0, 4))), act_id: id },
      ...{ appellant_name: party.name, by_representative: false, lodged_on: lodged, received_on: lodged, complete_on: lodged },
      ...{
        due_on: sendAppealBy(lodged, startingActSettings.transmission_days, noClosedDays),
        text: '',
        paper_place: '',
        fee_note: '',
        papers: [],
      },
      ...{ entered_at: now, entered_by: clerk.id, entered_by_name: clerk.name, updated_at: now, version: 1 },
      ...stories(lodged, today)[index],
    }
    await insertRows(trx, 'appeal', [appeal])
    await services.capabilities.settleStanding(trx, id)
  }
}

import { addDays } from '@dovolilnice/contract/primitives/local-day'
import { answerBy } from '@dovolilnice/contract/subject-requests/subject-request'
import type { Row } from '../../platform/database/db.ts'
import { nextNumber } from '../../platform/database/next-number.ts'
import type { LoadDemo } from '../../platform/http/feature.ts'
import { insertRows } from '../../town/demo/insert-rows.ts'

type Request = Row<'subject_request'>

const nobody = { email: null, phone: null, tax_number: null, plate: null }

/** Two requests that wait: one just came, of the other the identity is verified. */
const requests = (today: string): Partial<Request>[] => [
  {
    ...nobody,
    ...{ status: 'verified', kinds: ['access', 'portability'], channel: 'in_person', received_on: addDays(today, -9) },
    ...{
      identity: 'document',
      identity_on: addDays(today, -9),
      identity_note: '',
      text: 'Prosim za kopijo vseh podatkov, ki jih hranite o meni.',
    },
  },
  {
    ...nobody,
    ...{ status: 'received', kinds: ['erasure'], channel: 'email', received_on: addDays(today, -2) },
    text: 'Odselila sem se, prosim za izbris mojih podatkov.',
  },
]

/** Requests of two holders. */
export const recordDemoRequests: LoadDemo = async (trx, { clerks, now, random, today }) => {
  const [clerk] = clerks
  if (clerk?.id == null) return
  const holders = await trx
    .selectFrom('permit')
    .select(['name', 'email', 'street', 'post_code', 'city'])
    .where('email', '!=', '')
    .orderBy('number')
    .limit(2)
    .execute()
  for (const [index, story] of requests(today).entries()) {
    const holder = holders[index]
    if (holder === undefined) continue
    const request = {
      ...{ ...story, ...holder, id: random.id(now), number: await nextNumber(trx, 'ZP', Number(today.slice(0, 4))), locale: 'sl' as const },
      ...{ due_on: answerBy(story.received_on ?? today), entered_at: now, entered_by: clerk.id, entered_by_name: clerk.name, version: 1 },
    }
    await insertRows(trx, 'subject_request', [request])
  }
}

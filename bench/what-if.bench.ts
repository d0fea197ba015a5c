import { tryRules } from '@dovolilnice/contract/access/what-if'
import { sql } from 'kysely'
import { withoutIndexes } from '../apps/server/town/load/fill-town.ts'
import { withLoadedProduct, type LoadedProduct } from './harness/loaded-product.ts'
import type { Benchmark, Report } from './run.ts'

/** Every line of the log becomes a passage of the last month that the present rules admit: by a permit's plate, at a gate of its zone, within its hours. */
const passagesOfTheMonth = sql`
  with gate as (select l.zone, min(d.code) as code from device d join parking_lot l on l.id = d.parking_lot_id group by l.zone),
  holder as (
    select row_number() over (order by p.id) - 1 as place, p.number, c.value, c.value_normalised, g.code
    from permit p
    join permit_credential c on c.permit_id = p.id and c.kind = 'plate'
    join permit_kind k on k.id = p.permit_kind_id
    join parking_lot l on l.id = p.parking_lot_id
    join gate g on g.zone = l.zone
    where p.status = 'issued' and p.valid_from < current_date - 31 and p.valid_until > current_date and 'plate' = any(k.openings)
      and k.time_windows = '[]' and p.from_time is null
  ),
  holders as (select count(*) as count from holder)
  update access_log log
  set at = now() - interval '29 days' * random(), event_name = 'admitted', reason = 'permit_valid', device_code = holder.code,
    credential = value, credential_normalised = value_normalised, plate = value, permit_number = holder.number
  from holder, holders
  where log.sequence % holders.count = holder.place`

/** Two million passages, decided anew by rules that nobody changed. */
const measure = async ({ root, database }: LoadedProduct): Promise<Report[]> => {
  const { kysely } = database
  await withoutIndexes(database, ['access_log'], () => passagesOfTheMonth.execute(kysely))
  await sql`vacuum analyze access_log`.execute(kysely)
  const begin = performance.now()
  const { status, body } = await root.call(tryRules, { body: { kinds: [], lots: [] } })
  const seconds = ((performance.now() - begin) / 1000).toFixed(1)
  if (status !== 200) throw new Error(`the draft was answered ${status}`)
  const { passages, compared, refused, admitted } = body
  const changed = Number(refused.passages) + Number(admitted.passages)
  return [
    { part: 'last month decided anew', text: `${passages} passages in ${seconds} s, ${compared} compared, ${changed} decided otherwise` },
  ]
}

export const benchmark: Benchmark = { name: 'what other rules would have done', measure: () => withLoadedProduct(measure) }

import type { Row } from '../../../platform/database/tables.ts'
import type { Random } from '../random.ts'
import type { PassageRow } from './passages.ts'

const remarks = ['Takrat sem bila v službi, avto je stal doma.', null, 'Kartica je bila ta dan v avtu na servisu.'] as const

type Held = { row: Pick<Row<'permit'>, 'id' | 'user_id'> }

/** Passages of the last days that their holders say were not theirs; none is answered yet. */
export const makePassageReports = (random: Random, passages: readonly PassageRow[], permits: readonly Held[]) => {
  const holders = new Map(permits.map(({ row }) => [row.id, row.user_id]))
  const own = passages.flatMap((line) => {
    const reported_by = holders.get(line.permit_id ?? '')
    return line.event_name === 'admitted' && reported_by != null ? [{ line, reported_by }] : []
  })
  return own.slice(-remarks.length).map(({ line, reported_by }, index) => {
    const at = new Date(line.received_at.getTime() + random.int(60, 3000) * 1000)
    return { id: random.id(at), access_log_id: line.id, reported_by, remark: remarks[index] ?? null, reported_at: at }
  })
}

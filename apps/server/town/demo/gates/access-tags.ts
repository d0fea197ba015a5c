import type { PassageRow } from './passages.ts'
import type { Random } from '../random.ts'
import type { Actor } from '../town.ts'

const labels = [
  ['Sum zlorabe', 'Isto vozilo pri dveh stebričkih v dveh minutah.'],
  ['Pritožba', 'Imetnik je poklical, ker se stebriček ni spustil.'],
  ['Preverjeno', null],
  ['Opomba operaterja', 'Voznik je poklical: čaka na novo tablico. Napoten na občino.'],
] as const

/** The tags that clerks put on lines of the log: on refused ones of the last days. */
export const makeAccessTags = (random: Random, passages: readonly PassageRow[], clerks: readonly Actor[]) =>
  passages
    .filter(({ event_name }) => event_name === 'refused')
    .slice(-12)
    .filter((_, index) => index % 3 !== 1)
    .map((line, index) => {
      const [label, remark] = labels[index % labels.length]!
      const at = new Date(line.received_at.getTime() + random.int(60, 3000) * 1000)
      return { id: random.id(at), access_log_id: line.id, label, remark, created_by: random.pick(clerks).id, created_at: at }
    })

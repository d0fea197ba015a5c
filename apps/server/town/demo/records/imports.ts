import { v7 } from 'uuid'
import type { Insertable } from 'kysely'
import type { Tables } from '../../../platform/database/db.ts'
import type { Town } from '../town.ts'

type ImportRow = Insertable<Tables['data_import']>
type LineRow = Insertable<Tables['data_import_row']>
type Outcome = LineRow['outcome']

const day = 86_400_000

interface File {
  daysAgo: number
  subject: ImportRow['subject']
  file_name: string
  status: ImportRow['status']
  outcomes: readonly Outcome[]
  /** Why the refused rows were refused, in their order. */
  notes: readonly string[]
}

/** The wrong file first, taken back; the right one after it; and the permits of the old register. */
const files: readonly File[] = [
  {
    ...{ daysAgo: 34, subject: 'people', file_name: 'prebivalci-2024.csv', status: 'undone' },
    ...{ outcomes: ['create', 'create', 'create', 'refuse'], notes: ['E-pošta: Vpišite veljaven e-poštni naslov.'] },
  },
  {
    ...{ daysAgo: 33, subject: 'people', file_name: 'prebivalci-2026.csv', status: 'done' },
    ...{ outcomes: ['change', 'same', 'same', 'change', 'refuse', 'same', 'refuse'] },
    notes: ['E-pošta: Vpišite veljaven e-poštni naslov.', 'E-pošta: Ta naslov ima račun zaposlenega.'],
  },
  {
    ...{ daysAgo: 31, subject: 'permits', file_name: 'stara-evidenca.csv', status: 'done' },
    ...{ outcomes: ['same', 'same', 'refuse', 'same'], notes: ['Vrsta: Take vrste dovolilnice ni.'] },
  },
]

/** Imports by root from before the month that is told. Their ids draw no random numbers: what is made after them stays as it is. */
export const makeImports = ({ now }: Town, root: string): { imports: ImportRow[]; rows: LineRow[] } => {
  const made = files.map(({ daysAgo, outcomes, notes, ...file }) => {
    const at = new Date(now.getTime() - daysAgo * day)
    const left = [...notes]
    const id = v7({ msecs: at.getTime() })
    const rows = outcomes.map((outcome, index) => ({
      ...{ import_id: id, line: index + 2, outcome, record_id: null },
      note: outcome === 'refuse' ? (left.shift() ?? '') : '',
      taken_back: file.status === 'undone' && outcome === 'create' ? true : null,
    }))
    const counts = { rows_total: rows.length, rows_done: rows.length, kept: 0 }
    const ended = { made_at: at, ended_at: new Date(at.getTime() + 4000) }
    return { one: { id, ...file, ...counts, ...ended, storage_key: null, columns: null, locale: 'sl' as const, made_by: root }, rows }
  })
  return { imports: made.map(({ one }) => one), rows: made.flatMap(({ rows }) => rows) }
}

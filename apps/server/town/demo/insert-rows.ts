import { sql, type Selectable } from 'kysely'
import type { Tables, Trx } from '../../platform/database/db.ts'

const rowsAtOnce = 3000

/**
 * Writes many rows in few statements: they travel as one JSON parameter, so their number is not bound by that of parameters. Values are
 * given as they are read (jsonb parsed). All rows have the columns of the first.
 */
export const insertRows = async <T extends keyof Tables>(
  trx: Trx,
  table: T,
  rows: readonly Partial<Selectable<Tables[T]>>[],
): Promise<void> => {
  const columns = sql.join(Object.keys(rows[0] ?? {}).map((name) => sql.ref(name)))
  for (let start = 0; start < rows.length; start += rowsAtOnce) {
    const json = JSON.stringify(rows.slice(start, start + rowsAtOnce))
    await sql`insert into ${sql.table(table)} (${columns})
      select ${columns} from json_populate_recordset(null::${sql.table(table)}, ${json}::json)`.execute(trx)
  }
}

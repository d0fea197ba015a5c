import type { permitLinkSchema } from '@dovolilnice/contract/permits/permit'
import type { ReplaceReason } from '@dovolilnice/contract/permits/permit-labels'
import { permitStatusOn } from '@dovolilnice/contract/permits/permit-status'
import type { StoredPermitStatus } from '@dovolilnice/contract/permits/permit-status'
import { sql } from 'kysely'
import type { z } from 'zod/mini'
import type { Db } from '../../../platform/database/tables.ts'

interface Link {
  id: string
  number: string
  status: StoredPermitStatus
  valid_from: string
  valid_until: string
  from_time: string | null
  until_time: string | null
  issued_at: Date
  replace_reason: ReplaceReason | null
}

/** What replaced what, from the first permit to the last, whichever of them is asked for. */
export const readChain = async (db: Db, permitId: string, today: string): Promise<z.input<typeof permitLinkSchema>[]> => {
  const { rows } = await sql<Link>`
    with recursive older as (
      select id, replaces_permit_id, 0 as step from permit where id = ${permitId}
      union all
      select p.id, p.replaces_permit_id, o.step - 1 from permit p join older o on p.id = o.replaces_permit_id where o.step > -100
    ), newer as (
      select id, 0 as step from permit where id = ${permitId}
      union all
      select p.id, n.step + 1 from permit p join newer n on p.replaces_permit_id = n.id where n.step < 100
    ), chain as (
      select id, step from older union select id, step from newer
    )
    select p.id, p.number, p.status, p.valid_from, p.valid_until, p.from_time, p.until_time, p.issued_at, p.replace_reason
    from chain join permit p using (id) order by chain.step, p.created_at`.execute(db)
  return rows.map((link) => ({ ...link, status: permitStatusOn(link, today) }))
}

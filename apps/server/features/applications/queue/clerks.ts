import type { Assignee } from '@dovolilnice/contract/applications/queue/list-assignees'
import { openStatuses } from '@dovolilnice/contract/applications/application-status'
import { OperationError } from '@dovolilnice/contract/errors'
import { fieldError } from '@dovolilnice/contract/field-rules'
import type { Locale } from '@dovolilnice/contract/locale'
import { sql } from 'kysely'
import type { Db } from '../../../platform/database/tables.ts'
import { permissionsHeld } from '../decide/permissions-held.ts'

/** Everyone who conducts procedures, and who still has open applications though they no longer do, by name. */
export const readClerks = async (db: Db): Promise<Assignee[]> => {
  const counted = await db
    .selectFrom('application')
    .select(({ fn, ref }) => [ref('assigned_to').$notNull().as('id'), fn.countAll<number>().as('open')])
    .where('assigned_to', 'is not', null)
    .where('status', 'in', openStatuses)
    .groupBy('assigned_to')
    .execute()
  const open = new Map(counted.map((row) => [row.id, row.open]))
  const people = await db
    .selectFrom('app_user')
    .select(['id', 'name', 'role', 'granted', 'revoked', 'active', 'anonymised_at'])
    .where(({ or, eb }) =>
      or([
        eb('role', 'in', ['root', 'admin']),
        sql<boolean>`${'applications:conduct'} = any(granted)`,
        ...(open.size > 0 ? [eb('id', 'in', [...open.keys()])] : []),
      ]),
    )
    .orderBy('name')
    .execute()
  return people
    .map((person) => ({
      id: person.id,
      name: person.name,
      open: open.get(person.id) ?? 0,
      conducts: person.active && person.anonymised_at === null && permissionsHeld(person).includes('applications:conduct'),
    }))
    .filter((person) => person.conducts || person.open > 0)
}

/** @throws OperationError `validation` for somebody who does not conduct procedures, at the field of that name */
export const requireClerk = async (db: Db, id: string, field: string, locale: Locale): Promise<void> => {
  const clerks = await readClerks(db)
  if (!clerks.some((person) => person.id === id && person.conducts))
    throw new OperationError('validation', { fields: [fieldError(field, 'assignee', locale)] })
}

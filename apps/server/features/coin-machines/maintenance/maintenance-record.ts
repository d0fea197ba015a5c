import { OperationError } from '@dovolilnice/contract/errors'
import type { Trx } from '../../../platform/database/tables.ts'

/** What an event of the audit trail is about. */
export const machineSubject = ({
  machine_id: id,
  cashier_nr,
  cashier_name,
}: {
  machine_id: string
  cashier_nr: string
  cashier_name: string
}) => ({
  type: 'coin_machine' as const,
  id,
  label: `${cashier_nr} ${cashier_name}`,
})

/**
 * A maintenance that is not done, locked, with its machine.
 * @param version the one that the caller read
 * @throws OperationError `not_found`, `conflict`, `illegal_transition`
 */
export const lockOpenMaintenance = async (trx: Trx, id: string, version: number) => {
  const row = await trx
    .selectFrom('machine_maintenance')
    .innerJoin('coin_machine', 'coin_machine.id', 'machine_maintenance.machine_id')
    .leftJoin('app_user', 'app_user.id', 'machine_maintenance.taken_by')
    .selectAll('machine_maintenance')
    .select(['coin_machine.cashier_nr', 'coin_machine.cashier_name', 'app_user.name as taken_by_name'])
    .where('machine_maintenance.id', '=', id)
    .forUpdate('machine_maintenance')
    .executeTakeFirst()
  if (row === undefined) throw new OperationError('not_found')
  if (row.done_at !== null) throw new OperationError('illegal_transition')
  if (row.version !== version) throw new OperationError('conflict', { details: { version: row.version } })
  return row
}

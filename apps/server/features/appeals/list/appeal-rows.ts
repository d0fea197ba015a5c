import { allowedAppealActions } from '@dovolilnice/contract/appeals/appeal-status'
import { appealTimelinessOf } from '@dovolilnice/contract/appeals/appeal-terms'
import type { Permission } from '@dovolilnice/contract/permissions'
import type { Db } from '../../../platform/database/tables.ts'

/** Appeals with their acts and the records that those are about. */
export const appealRows = (db: Db) =>
  db
    .selectFrom('appeal')
    .innerJoin('act', 'act.id', 'appeal.act_id')
    .leftJoin('application', 'application.id', 'act.application_id')
    .leftJoin('permit', 'permit.id', 'act.permit_id')
    .selectAll('appeal')
    .select([
      'act.number as act_number',
      'act.kind as act_kind',
      'act.application_id',
      'act.permit_id',
      'application.number as application_number',
      'permit.number as permit_number',
    ])

type Stored = Awaited<ReturnType<ReturnType<typeof appealRows>['execute']>>[number]

export const linked = (id: string | null, number: string | null) => (id === null || number === null ? null : { id, number })

/** @param lastDay the last day of the term of appeal; null while it is not known */
export const presentAppeal = (row: Stored, lastDay: string | null, permissions: readonly Permission[]) => ({
  ...row,
  application: linked(row.application_id, row.application_number),
  permit: linked(row.permit_id, row.permit_number),
  record_number: row.application_number ?? row.permit_number ?? '',
  timeliness: appealTimelinessOf(row.lodged_on, lastDay),
  actions: allowedAppealActions(row, permissions),
})

import type { Row } from '../../../platform/database/tables.ts'

export type ApplicationRecord = Row<'application'>

/** What an event of the audit trail is about. */
export const subjectOf = ({ id, number }: Pick<ApplicationRecord, 'id' | 'number'>) => ({ type: 'application' as const, id, label: number })

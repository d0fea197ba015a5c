import type { Selectable } from 'kysely'
import type { ApplicationTable } from '../../../tables/applications.ts'

/** An application as it is stored. */
export type ApplicationRecord = Selectable<ApplicationTable>

/** What an event of the audit trail is about. */
export const subjectOf = ({ id, number }: Pick<ApplicationRecord, 'id' | 'number'>) => ({ type: 'application', id, label: number })

import { byNumber } from '../../../platform/audit/record-event.ts'
import type { Row } from '../../../platform/database/db.ts'

export type ApplicationRecord = Row<'application'>

/** What an event of the audit trail is about. */
export const subjectOf = byNumber('application')

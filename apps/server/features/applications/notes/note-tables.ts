import { forgottenTable, type TablesOf } from '../../../platform/database/define-table.ts'

/** What a clerk wrote about an application, for colleagues. */
export interface ApplicationNoteTable {
  id: string
  application_id: string
  author_id: string
  text: string
  created_at: Date
}

/** A clerk who is mentioned in a note; `seen_at` is null until they look at it. */
export interface ApplicationMentionTable {
  note_id: string
  user_id: string
  seen_at: Date | null
}

declare module '../../../platform/database/db.ts' {
  interface Tables extends TablesOf<typeof noteTables> {}
}

/** Deleted with what they are about; a mention also with the clerk. */
export const noteTables = {
  application_note: forgottenTable<ApplicationNoteTable>().processed(
    'permits',
    { sl: 'Interni zapiski o vlogah', en: 'Internal notes about applications' },
    ['statements', 'staff'],
    'permits',
  ),
  application_mention: forgottenTable<ApplicationMentionTable>().processed(
    'permits',
    { sl: 'Omembe sodelavcev v zapiskih', en: 'Mentions of colleagues in notes' },
    ['staff'],
    'permits',
  ),
}

/** A required document that ends before the permit in whose proof it was handed in; a view. */
export interface OutlivedDocumentView {
  document_id: string
  type: string
  /** The document's last valid day. */
  expires_on: string
  permit_id: string
}

export interface DocumentReminderTable {
  document_id: string
  permit_id: string
  /** How many days before the end it was meant for. */
  days: number
  reminded_at: Date
}

declare module '../platform/database/tables.ts' {
  interface Tables {
    outlived_document: OutlivedDocumentView
    document_reminder: DocumentReminderTable
  }
}

import type { Text } from '@dovolilnice/contract/locale'
import { type OwnerPrivacy, anonymousName } from '../../platform/privacy/owner.ts'
import { column, defineTable, type TablesOf } from '../../platform/database/define-table.ts'

declare module '../../platform/database/db.ts' {
  interface Tables extends TablesOf<typeof notificationTables> {}
}

/** After forgetting, a notification keeps its text and counts; its audience is removed, because a search text may name a person. */
export const notificationTables = {
  notification: defineTable({
    id: column.uuid('impersonal'),
    subject: column.json<Text>()('impersonal'),
    text: column.json<Text>()('impersonal'),
    audience: column.json<Record<string, unknown>>()('forgotten'),
    permits: column.integer('impersonal'),
    recipients: column.integer('impersonal'),
    // The batches whose mails are in the outbox; a batch is queued once however often its job runs.
    batches_queued: column.integers('impersonal').byDefault(),
    created_by: column.uuid('forgotten').orNull(),
    created_by_name: column.text('forgotten'),
    created_at: column.instant('impersonal'),
  }).processed('messages', { sl: 'Obvestila imetnikom', en: 'Notifications of holders' }, ['message', 'staff'], 'five_years'),
}

export const notificationPrivacy: OwnerPrivacy = {
  forgetBefore: async (trx, before) => {
    await trx
      .updateTable('notification')
      .set({ audience: JSON.stringify({}), created_by: null, created_by_name: anonymousName })
      .where('created_at', '<', before)
      .where('created_by_name', '!=', anonymousName)
      .execute()
  },
}

import type { Text } from '@dovolilnice/contract/locale'
import { type OwnerPrivacy, type OwnedProcessing, anonymousName, type DeclaredTables, processed } from '../../platform/privacy/owner.ts'
import { defineTable, instant, integer, integers, json, text, uuid, type TableOf } from '../../platform/database/define-table.ts'

const notificationTable = defineTable({
  id: uuid('impersonal'),
  subject: json<Text>()('impersonal'),
  text: json<Text>()('impersonal'),
  audience: json<Record<string, unknown>>()('forgotten'),
  permits: integer('impersonal'),
  recipients: integer('impersonal'),
  // The batches whose mails are in the outbox; a batch is queued once however often its job runs.
  batches_queued: integers('impersonal').byDefault(),
  created_by: uuid('forgotten').orNull(),
  created_by_name: text('forgotten'),
  created_at: instant('impersonal'),
})

declare module '../../platform/database/db.ts' {
  interface Tables {
    notification: TableOf<typeof notificationTable.columns>
  }
}

/** After forgetting, a notification keeps its text and counts; its audience is removed, because a search text may name a person. */
export const notificationTables = {
  notification: notificationTable,
} satisfies DeclaredTables

export const notificationProcessing: OwnedProcessing = {
  notification: processed('messages', { sl: 'Obvestila imetnikom', en: 'Notifications of holders' }, ['message', 'staff'], 'five_years'),
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

import type { Text } from '@dovolilnice/contract/locale'
import type { Generated } from 'kysely'
import type { Json } from '../../platform/database/db.ts'
import { type OwnedTables, type OwnerPrivacy, type OwnedProcessing, anonymousName } from '../../platform/privacy/owner.ts'

export interface NotificationTable {
  id: string
  subject: Json<Text>
  text: Json<Text>
  audience: Json<Record<string, unknown>>
  permits: number
  recipients: number
  /** The batches whose mails are in the outbox; a batch is queued once however often its job runs. */
  batches_queued: Generated<number[]>
  created_by: string | null
  created_by_name: string
  created_at: Date
}

declare module '../../platform/database/db.ts' {
  interface Tables {
    notification: NotificationTable
  }
}

/** After forgetting, a notification keeps its text and counts; its audience is removed, because a search text may name a person. */
export const notificationTables: OwnedTables = {
  notification: {
    id: 'impersonal',
    subject: 'impersonal',
    text: 'impersonal',
    audience: 'forgotten',
    permits: 'impersonal',
    recipients: 'impersonal',
    batches_queued: 'impersonal',
    created_by: 'forgotten',
    created_by_name: 'forgotten',
    created_at: 'impersonal',
  },
}

export const notificationProcessing: OwnedProcessing = {
  notification: {
    activity: 'messages',
    name: { sl: 'Obvestila imetnikom', en: 'Notifications of holders' },
    data: ['message', 'staff'],
    kept: 'five_years',
  },
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

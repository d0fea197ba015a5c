import { defineOperation } from '../operation.ts'
import { notificationFormSchema, notificationResultSchema } from './notification.ts'

/** Writes to the holders of permits, or with `preview` tells how many and shows the first mails. */
export const sendPermitNotification = defineOperation({
  name: 'send-permit-notification',
  method: 'POST',
  path: 'v1/admin/notifications/permit-notification',
  access: 'notifications:send',
  summary: 'Notify the holders of permits',
  idempotent: true,
  body: notificationFormSchema,
  output: notificationResultSchema,
  errors: ['not_found', 'conflict'],
  audit: { action: 'permit:notify', kind: 'change' },
})

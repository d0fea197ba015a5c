import { defineOperation } from '../operation.ts'
import { notificationFormSchema, notificationResultSchema } from './notification.ts'

/** Mails the holders of permits; with `preview` it only counts the mails and shows the first ones. */
export const sendPermitNotification = defineOperation({
  name: 'send-permit-notification',
  path: 'v1/admin/notifications/permit-notification',
  access: 'notifications:send',
  summary: 'Notify the holders of permits',
  idempotent: true,
  body: notificationFormSchema,
  output: notificationResultSchema,
  errors: ['not_found', 'conflict'],
  audit: { action: 'permit:notify', kind: 'change' },
})

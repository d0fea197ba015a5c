import type { Feature } from '../../platform/http/feature.ts'
import { watchReturnedMails } from '../../platform/mail/returned/returned-mails.ts'
import { outboxRoutes } from './outbox/outbox-routes.ts'
import { queueNotificationBatchJob } from './queue-batch.ts'
import { handleListMails, handleReadMailAttachment, handleResendMail, handleResendMails } from './recorded-mails.ts'
import { handleSendPermitNotification } from './send-permit-notification.ts'
import { notificationPrivacy, notificationTables } from './notification-tables.ts'
import { ownTables } from '../../platform/privacy/owner.ts'

export const notificationsFeature: Feature = {
  name: 'notifications',
  ...ownTables(notificationTables),
  privacy: notificationPrivacy,
  routes: [handleSendPermitNotification, handleListMails, handleReadMailAttachment, handleResendMail, handleResendMails, ...outboxRoutes],
  jobs: [queueNotificationBatchJob],
  watch: watchReturnedMails,
}

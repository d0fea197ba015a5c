import { listMails, readMailAttachment, resendMail, resendMails } from '@dovolilnice/contract/mails/operations'
import { sendPermitNotification } from '@dovolilnice/contract/notifications/send-permit-notification'
import { implement, implementList, type Feature } from '../../platform/http/feature.ts'
import { watchReturnedMails } from '../../platform/mail/returned/returned-mails.ts'
import { outboxRoutes } from './outbox/outbox-routes.ts'
import { queueNotificationBatchJob } from './queue-batch.ts'
import { handleListMails, handleReadMailAttachment, handleResendMail, handleResendMails } from './recorded-mails.ts'
import { handleSendPermitNotification } from './send-permit-notification.ts'
import { notificationPrivacy, notificationProcessing, notificationTables } from './notification-tables.ts'

export const notificationsFeature: Feature = {
  name: 'notifications',
  tables: notificationTables,
  processing: notificationProcessing,
  privacy: notificationPrivacy,
  routes: [
    implement(sendPermitNotification, handleSendPermitNotification),
    ...implementList(listMails, handleListMails),
    implement(readMailAttachment, handleReadMailAttachment),
    implement(resendMail, handleResendMail),
    implement(resendMails, handleResendMails),
    ...outboxRoutes,
  ],
  jobs: [queueNotificationBatchJob],
  watch: watchReturnedMails,
}

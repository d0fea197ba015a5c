import { listMails } from '@dovolilnice/contract/mails/list-mails'
import { readMailAttachment } from '@dovolilnice/contract/mails/read-mail-attachment'
import { resendMail } from '@dovolilnice/contract/mails/resend-mail'
import { resendMails } from '@dovolilnice/contract/mails/resend-mails'
import { sendPermitNotification } from '@dovolilnice/contract/notifications/send-permit-notification'
import { implement } from '../../platform/http/feature.ts'
import { implementList } from '../../platform/http/implement-list.ts'
import type { Feature } from '../../platform/http/feature.ts'
import { outboxRoutes } from './outbox/outbox-routes.ts'
import { queueNotificationBatchJob } from './queue-batch.ts'
import { handleListMails } from './list-mails.ts'
import { handleReadMailAttachment } from './read-mail-attachment.ts'
import { handleResendMail, handleResendMails } from './resend-mail.ts'
import { handleSendPermitNotification } from './send-permit-notification.ts'
import { notificationPrivacy } from './notification-privacy.ts'
import { notificationProcessing, notificationTables } from './notification-tables.ts'

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
}

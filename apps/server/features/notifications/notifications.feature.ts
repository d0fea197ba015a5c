import { resendMail } from '@dovolilnice/contract/mails/resend-mail'
import { sendPermitNotification } from '@dovolilnice/contract/notifications/send-permit-notification'
import { implement } from '../../platform/http/feature.ts'
import type { Feature } from '../../platform/http/feature.ts'
import { queueNotificationBatchJob } from './queue-batch.ts'
import { handleResendMail } from './resend-mail.ts'
import { handleSendPermitNotification } from './send-permit-notification.ts'
import { notificationPrivacy } from './notification-privacy.ts'
import { notificationTables } from './notification-tables.ts'

export const notificationsFeature: Feature = {
  name: 'notifications',
  tables: notificationTables,
  privacy: notificationPrivacy,
  routes: [implement(sendPermitNotification, handleSendPermitNotification), implement(resendMail, handleResendMail)],
  jobs: [queueNotificationBatchJob],
}

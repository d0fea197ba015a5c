import { listOutbox } from '@dovolilnice/contract/mails/outbox/outbox-list'
import { readOutboxMail, readOutboxPage } from '@dovolilnice/contract/mails/outbox/read-outbox-mail'
import { readMailSending } from '@dovolilnice/contract/mails/outbox/read-mail-sending'
import { sendAgain } from '@dovolilnice/contract/mails/outbox/send-again'
import { stopMail } from '@dovolilnice/contract/mails/outbox/stop-mail'
import { implement } from '../../../platform/http/feature.ts'
import type { Route } from '../../../platform/http/feature.ts'
import { implementList } from '../../../platform/http/implement-list.ts'
import { handleListOutbox } from './list-outbox.ts'
import { handleReadOutboxMail, handleReadOutboxPage } from './read-outbox-mail.ts'
import { handleReadMailSending } from './read-mail-sending.ts'
import { handleSendAgain, handleStopMail } from './steer-mail.ts'

/** What root, and who was granted it, sees of all mails. */
export const outboxRoutes: readonly Route[] = [
  ...implementList(listOutbox, handleListOutbox),
  implement(readMailSending, handleReadMailSending),
  implement(readOutboxMail, handleReadOutboxMail),
  implement(readOutboxPage, handleReadOutboxPage),
  implement(sendAgain, handleSendAgain),
  implement(stopMail, handleStopMail),
]

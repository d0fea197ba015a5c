import { defineListOperation } from '../list.ts'
import { mailList } from './mail-list.ts'

/** The mails that have not been sent, with the reason. */
export const listMails = defineListOperation(mailList, {
  name: 'list-mails',
  path: 'v1/admin/mails',
  access: 'notifications:send',
  summary: 'Mails that wait or failed',
  audit: { action: 'mail:list', kind: 'read' },
})

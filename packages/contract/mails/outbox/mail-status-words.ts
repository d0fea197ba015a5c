import type { Text } from '../../locale.ts'
import type { MailStatus } from './mail-status.ts'

export const mailStatusLabels: Readonly<Record<MailStatus, Text>> = {
  queued: { sl: 'čaka na pošiljanje', en: 'waiting to be sent' },
  sent: { sl: 'poslano', en: 'sent' },
  written: { sl: 'v mapi, ni poslano', en: 'in a folder, not sent' },
  failed: { sl: 'ni poslano', en: 'not sent' },
  stopped: { sl: 'ustavljeno', en: 'stopped' },
}

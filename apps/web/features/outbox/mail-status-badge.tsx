import { mailStatusLabels } from '@dovolilnice/contract/mails/outbox/outbox'
import type { MailStatus } from '@dovolilnice/contract/mails/outbox/mail-status'
import { useTranslate } from '../../platform/translate/translate.ts'
import { StatusBadge, type StatusTone } from '../../ui/sheet.tsx'

const tones: Record<MailStatus, StatusTone> = {
  queued: 'active',
  sent: 'good',
  written: 'neutral',
  failed: 'bad',
  returned: 'bad',
  stopped: 'over',
}

export const MailStatusBadge = ({ status }: { status: MailStatus }) => {
  const t = useTranslate()
  return <StatusBadge tone={tones[status]}>{t(mailStatusLabels[status])}</StatusBadge>
}

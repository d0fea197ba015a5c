import type { Document } from '@dovolilnice/contract/documents/document'
import { verdictLabels } from '@dovolilnice/contract/documents/document-verdict-labels'
import { IconCheck, IconX } from '@tabler/icons-react'
import { useTranslate } from '../../platform/translate/use-translate.ts'
import { StatusBadge } from '../../ui/status-badge.tsx'

/** What a clerk found, with shape, colour and word; nothing until somebody has judged. */
export const VerdictBadge = ({ document: { verdict } }: { document: Pick<Document, 'verdict'> }) => {
  const t = useTranslate()
  if (verdict === null) return null
  const Icon = verdict === 'meets' ? IconCheck : IconX
  return (
    <StatusBadge tone={verdict === 'meets' ? 'good' : 'bad'}>
      <Icon size={14} aria-hidden /> {t(verdictLabels[verdict])}
    </StatusBadge>
  )
}

import { actKindLabels } from '@dovolilnice/contract/acts/act-kinds'
import type { ActDraft } from '@dovolilnice/contract/acts/drafts/act-draft'
import { discardActDraft, issueActDraft, previewActDraft } from '@dovolilnice/contract/acts/drafts/operations'
import { IconCheck, IconEye, IconPencil, IconX } from '@tabler/icons-react'
import { confirm, printPaper, t, useAction, useMay } from '../../platform/kit.ts'
import type { RowAction } from '../../ui/kit.ts'
import { texts } from './texts.ts'

export const useDraftActions = (onEdit: (draft: ActDraft) => void): ((draft: ActDraft) => RowAction[]) => {
  const may = useMay()
  const issue = useAction(issueActDraft, { done: texts.issued })
  const discard = useAction(discardActDraft, { done: texts.discarded })
  const facts = (draft: ActDraft) => ({ kind: t(actKindLabels[draft.kind]), number: draft.record_number })
  const call = ({ id, version }: ActDraft) => ({ params: { id }, body: { version } })
  const askIssue = async (draft: ActDraft): Promise<void> => {
    if (await confirm({ title: texts.issueTitle, text: t(texts.issueText, facts(draft)), action: texts.issue })) issue.mutate(call(draft))
  }
  const askDiscard = async (draft: ActDraft): Promise<void> => {
    const question = { title: texts.discardTitle, text: t(texts.discardText, facts(draft)), action: texts.discard, danger: true }
    if (await confirm(question)) discard.mutate(call(draft))
  }
  return (draft) => [
    ...(may('applications:decide') ? [{ label: texts.issue, icon: IconCheck, prominent: true, onClick: () => void askIssue(draft) }] : []),
    { label: texts.preview, icon: IconEye, onClick: () => printPaper(previewActDraft, draft.id) },
    ...(may('applications:conduct')
      ? [
          { label: texts.edit, icon: IconPencil, onClick: () => onEdit(draft) },
          { label: texts.discard, icon: IconX, danger: true, onClick: () => void askDiscard(draft) },
        ]
      : []),
  ]
}

import type { Document } from '@dovolilnice/contract/documents/document'
import type { DocumentVerdict } from '@dovolilnice/contract/documents/document-verdict'
import { judgeDocument, judgementSchema } from '@dovolilnice/contract/documents/judge-document'
import { IconCheck, IconX } from '@tabler/icons-react'
import { useState } from 'react'
import { useAction } from '../../platform/calls/query.ts'
import { useTranslate } from '../../platform/translate/use-translate.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { fieldsOf } from '../../ui/form/fields.tsx'
import { useKeys } from '../../ui/keys/use-keys.ts'
import { StepDialog } from '../../ui/record/step-dialog.tsx'
import styles from './documents-sheet.module.css'
import { texts } from './texts.ts'

interface Values {
  verdict: DocumentVerdict | null
  reason: string
}
const { TextAreaField } = fieldsOf<Values>()

/** Asks why a document does not meet; the reason fills the call for a supplement and the reasons of a rejection. */
const FailsDialog = ({ document, onDone, onClose }: { document: Document; onDone: () => void; onClose: () => void }) => {
  const t = useTranslate()
  return (
    <StepDialog<typeof judgeDocument, Values>
      title={t(texts.failsTitle)}
      subject={t(document.type_name)}
      operation={judgeDocument}
      schema={judgementSchema}
      params={{ id: document.id }}
      defaults={{ verdict: 'fails', reason: document.verdict_reason ?? '' }}
      submit={t(texts.failsSubmit)}
      done={texts.judged}
      onDone={onDone}
      onClose={onClose}
    >
      <TextAreaField name="reason" label={t(texts.failsReason)} description={t(texts.failsHint)} rows={3} maxLength={1000} />
    </StepDialog>
  )
}

interface JudgeBarProps {
  document: Document
  /** False until the document is on screen: a press that comes too early judges nothing unseen. */
  seen: boolean
  /** Called with its id when a finding is recorded. */
  onJudged: (id: string) => void
}

/** Whether the open document proves what it was asked for: two buttons, and the keys U and X. */
export const JudgeBar = ({ document, seen, onJudged }: JudgeBarProps) => {
  const t = useTranslate()
  const [asks, setAsks] = useState(false)
  const { id, verdict, type_name: name } = document
  const goOn = () => onJudged(id)
  const judge = useAction(judgeDocument, { done: texts.judged, onDone: goOn })
  const takeBack = useAction(judgeDocument, { done: texts.judgementTakenBack })
  const busy = judge.isPending || takeBack.isPending
  const toggleMeets = () =>
    verdict === 'meets'
      ? takeBack.mutate({ params: { id }, body: { verdict: null, reason: '' } })
      : judge.mutate({ params: { id }, body: { verdict: 'meets', reason: '' } })
  useKeys({
    title: texts.documents,
    keys: [
      { press: 'u', label: texts.meets, run: () => seen && !busy && verdict !== 'meets' && toggleMeets() },
      { press: 'x', label: texts.fails, run: () => seen && setAsks(true) },
    ],
  })
  return (
    <div className={styles.judge} role="group" aria-label={t(texts.judgement, { name: t(name) })}>
      <span className={styles.judgeWords}>{t(texts.judgement, { name: t(name) })}</span>
      <span className={styles.verdicts}>
        <Button
          small
          look={verdict === 'meets' ? 'light' : 'plain'}
          aria-pressed={verdict === 'meets'}
          icon={<IconCheck size={16} aria-hidden />}
          busy={busy}
          disabled={!seen}
          onClick={toggleMeets}
        >
          {t(texts.meets)}
        </Button>
        <Button
          small
          danger
          look={verdict === 'fails' ? 'light' : 'plain'}
          aria-pressed={verdict === 'fails'}
          icon={<IconX size={16} aria-hidden />}
          onClick={() => setAsks(true)}
        >
          {t(texts.fails)}
        </Button>
      </span>
      {asks && <FailsDialog document={document} onDone={goOn} onClose={() => setAsks(false)} />}
    </div>
  )
}

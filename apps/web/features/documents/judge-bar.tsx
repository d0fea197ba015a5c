import type { Document, RecordDocument } from '@dovolilnice/contract/documents/document'
import type { DocumentVerdict } from '@dovolilnice/contract/documents/document-verdict'
import { judgeDocument, judgementSchema } from '@dovolilnice/contract/documents/operations'
import { IconCheck, IconX } from '@tabler/icons-react'
import { useCallback, useState } from 'react'
import { showSnackbar, t, useAction, useMay } from '../../platform/kit.ts'
import { Button, KeyCap, StepDialog, useKeys } from '../../ui/kit.ts'
import { fieldsOf } from '../../ui/form/kit.ts'
import styles from './documents-sheet.module.css'
import { texts } from './texts.ts'
import type { ApplicationDetails } from '@dovolilnice/contract/applications/application'
import { type DocumentReading, isOfPresentWords, type ReadComparison } from '@dovolilnice/contract/documents/document-reading'
import { waitsForClerk } from '@dovolilnice/contract/applications/application-status'

interface Values {
  verdict: DocumentVerdict | null
  reason: string
}
const { TextAreaField } = fieldsOf<Values>()

/** Asks why a document does not meet; the reason fills the call for a supplement and the reasons of a rejection. */
const FailsDialog = ({ document, onDone, onClose }: { document: Document; onDone: () => void; onClose: () => void }) => (
  <StepDialog<typeof judgeDocument, Values>
    side
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

interface JudgeBarProps {
  document: Document
  /** False until the document is on screen: a press that comes too early judges nothing unseen. */
  seen: boolean
  /** Called with its id when a finding is recorded. */
  onJudged: (id: string) => void
}

export const JudgeBar = ({ document, seen, onJudged }: JudgeBarProps) => {
  const [asks, setAsks] = useState(false)
  const { id, verdict, type_name: name } = document
  const goOn = () => onJudged(id)
  const wait = () => showSnackbar(texts.notDrawn)
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
      { press: 'u', label: texts.meets, run: () => (seen ? !busy && verdict !== 'meets' && toggleMeets() : wait()) },
      { press: 'x', label: texts.fails, run: () => (seen ? setAsks(true) : wait()) },
    ],
  })
  return (
    <div className={styles.judge} data-judge role="group" aria-label={t(texts.judgement, { name: t(name) })}>
      <span className={styles.judgeWords} title={t(texts.judgement, { name: t(name) })}>
        {t(texts.judgement, { name: t(name) })}
      </span>
      <span className={styles.verdicts}>
        <Button
          small
          look={verdict === 'meets' ? 'light' : 'plain'}
          aria-pressed={verdict === 'meets'}
          icon={IconCheck}
          busy={busy}
          disabled={!seen}
          onClick={toggleMeets}
        >
          {t(texts.meets)}
          <KeyCap press="u" />
        </Button>
        <Button
          small
          danger
          look={verdict === 'fails' ? 'light' : 'plain'}
          aria-pressed={verdict === 'fails'}
          icon={IconX}
          onClick={() => setAsks(true)}
        >
          {t(texts.fails)}
          <KeyCap press="x" />
        </Button>
      </span>
      {asks && <FailsDialog document={document} onDone={goOn} onClose={() => setAsks(false)} />}
    </div>
  )
}

/** What was read from a document, as far as it is about what the application says now. */
export interface ReadDocument {
  document: RecordDocument
  reading: DocumentReading
  comparisons: readonly ReadComparison[]
}

export const readDocumentsOf = (application: ApplicationDetails): ReadDocument[] =>
  application.documents.flatMap((document) => {
    const { reading, expires_on } = document
    if (reading === null || document.deleted_at !== null) return []
    const comparisons = reading.comparisons.filter((comparison) => isOfPresentWords(comparison, { ...application, expires_on }))
    return [{ document, reading, comparisons }]
  })

/** When the newest documents came that were not sent with the application itself; all of one supplement have the same instant. */
export const lastSupplement = ({
  created_at: sent,
  documents,
}: {
  created_at: ApplicationDetails['created_at']
  documents: readonly Pick<ApplicationDetails['documents'][number], 'created_at'>[]
}): string | undefined => {
  const last = documents
    .map(({ created_at: at }) => at)
    .toSorted()
    .at(-1)
  return last !== undefined && last > sent ? last : undefined
}

/** Those that are not deleted. */
const presentOf = ({ documents }: ApplicationDetails): RecordDocument[] => documents.filter(({ deleted_at: gone }) => gone === null)

/** While somebody must act, the first document that waits for a finding lies open at once. Each opening is a line in the audit trail. */
const useFirstOpen = (application: ApplicationDetails, beside: boolean): string | undefined => {
  const mayRead = useMay()('documents:read')
  const present = presentOf(application)
  const first = present.find(({ verdict }) => verdict === null) ?? present[0]
  // Where it was judged meanwhile, the one that was open at first stays open.
  const [id] = useState(first?.id)
  // And where the clerk decided meanwhile, it lies there as before.
  const [waited] = useState(waitsForClerk(application.status))
  return beside && mayRead && (waited || waitsForClerk(application.status)) ? (id ?? first?.id) : undefined
}

/** Which document of an application is open: the first that waits for a finding, then what the person chose, then the next that waits. */
export const useOpenedDocument = (application: ApplicationDetails, beside: boolean) => {
  const first = useFirstOpen(application, beside)
  // Without an id it was closed. What was chosen beside the facts does not open over the screen when the window becomes narrow.
  const [chosen, choose] = useState<{ id?: string; beside: boolean }>()
  // Findings that are recorded, but not in the application yet.
  const [recorded, setRecorded] = useState<ReadonlySet<string>>(new Set())
  const present = presentOf(application)
  const openId = chosen?.beside === beside ? chosen.id : first
  const opened = present.find(({ id }) => id === openId)
  const open = (id: string) => choose({ id, beside })
  const place = present.findIndex(({ id }) => id === openId)
  return {
    opened,
    close: useCallback(() => choose({ beside }), [beside]),
    open,
    /** Opens the document so many places further; nothing at the ends. */
    move: (by: number) => {
      const target = opened === undefined ? undefined : present[place + by]
      if (target !== undefined) open(target.id)
    },
    /** After a finding: the next document that waits for one, round to the first; where none does, or another was opened meanwhile, it stays. */
    goOn: (judgedId: string) => {
      const judged = new Set([...recorded, judgedId])
      setRecorded((now) => new Set([...now, judgedId]))
      const from = present.findIndex(({ id }) => id === judgedId)
      const waits = [...present.slice(from + 1), ...present.slice(0, from)].find(({ id, verdict }) => verdict === null && !judged.has(id))
      const isOpen = (now: typeof chosen): boolean => (now?.beside === beside ? now.id : first) === judgedId
      if (waits !== undefined) choose((now) => (isOpen(now) ? { id: waits.id, beside } : now))
    },
  }
}

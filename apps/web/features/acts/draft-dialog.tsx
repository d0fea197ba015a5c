import { actKindLabels } from '@dovolilnice/contract/acts/act-kinds'
import { prepareAct, updateActDraft } from '@dovolilnice/contract/acts/drafts/operations'
import type { ActDraft } from '@dovolilnice/contract/acts/drafts/act-draft'
import { correctAct } from '@dovolilnice/contract/acts/record/operations'
import type { IssuedAct } from '@dovolilnice/contract/acts/record/issued-act'
import { isAgainstParty, isExOfficio, withGrounds } from '@dovolilnice/contract/acts/grounds'
import { isSuspension, takingOf, withRequestDay } from '@dovolilnice/contract/acts/suspension-ground'
import { rejectionReasonCodes } from '@dovolilnice/contract/applications/decide/rejection-reasons'
import { t } from '../../platform/kit.ts'
import { type BodyOf, fieldsOf } from '../../ui/form/kit.ts'
import { StepDialog } from '../../ui/kit.ts'
import { GroundFields } from './ground-fields.tsx'
import { HeardFields } from './hearing/heard-fields.tsx'
import { PreviewActButton, type PreviewActProps } from './preview-act-button.tsx'
import { RejectionFields } from './rejection-fields.tsx'
import { texts } from './texts.ts'

const { TextAreaField } = fieldsOf<BodyOf<typeof updateActDraft>>()

const WordFields = ({ kind }: Pick<ActDraft, 'kind'>) => {
  if (kind === 'rejection') return <RejectionFields />
  return (
    <>
      {takingOf(kind) !== undefined && <GroundFields />}
      <TextAreaField
        name="facts"
        label={t(texts.facts)}
        description={t(texts.wordsHint)}
        optional={!isExOfficio(kind)}
        rows={4}
        maxLength={4000}
      />
      <TextAreaField name="reason" label={t(texts.reason)} rows={5} maxLength={4000} />
    </>
  )
}

/** The usual reason of a draft; none is an empty choice. */
const codeOf = ({ reason_code: chosen }: ActDraft) => rejectionReasonCodes.find((code) => code === chosen) ?? ''

/** The act of a suspension or revocation that nobody asked for: in its form the ground can still change. */
const unasked = (kind: ActDraft['kind']) => takingOf(kind) ?? kind

/** Whoever prepares a decision against a party says how it was heard; who issues it must not have to. */
const prepareSchemaOf = (kind: ActDraft['kind']) => withGrounds(withRequestDay(prepareAct.body), unasked(kind))
const updateSchemaOf = (kind: ActDraft['kind']) => withGrounds(withRequestDay(updateActDraft.body), unasked(kind))

export const DraftDialog = ({ draft, onClose }: { draft: ActDraft; onClose: () => void }) => (
  <StepDialog
    title={t(texts.editTitle, { kind: t(actKindLabels[draft.kind]) })}
    subject={draft.record_number}
    operation={updateActDraft}
    schema={updateSchemaOf(draft.kind)}
    params={{ id: draft.id }}
    defaults={{
      ...{ version: draft.version, reason_code: codeOf(draft), facts: draft.facts, reason: draft.reason },
      ...{ ground: draft.requested_on === null ? 'ex_officio' : 'on_request', requested_on: draft.requested_on ?? '' },
      ...{ heard: draft.heard ?? '', heard_note: draft.heard_note },
      at_once: isExOfficio(unasked(draft.kind)) ? draft.at_once : undefined,
      awaits: isSuspension(draft.kind) ? draft.awaits : undefined,
      ends_on: isSuspension(draft.kind) ? (draft.ends_on ?? '') : undefined,
    }}
    submit={t(texts.save)}
    done={texts.saved}
    onClose={onClose}
  >
    <WordFields kind={draft.kind} />
    {isAgainstParty(unasked(draft.kind)) && <HeardFields />}
  </StepDialog>
)

/** Prepares an act that somebody else issues. */
export const PrepareDialog = ({ kind, recordId, onClose }: PreviewActProps & { onClose: () => void }) => (
  <StepDialog
    title={t(texts.prepare, { kind: t(actKindLabels[kind]) })}
    about={`${kind} ${recordId}`}
    operation={prepareAct}
    schema={prepareSchemaOf(kind)}
    defaults={{
      ...{ kind, record_id: recordId, reason_code: '', ground: 'ex_officio', requested_on: '' },
      ...{ facts: '', reason: '', heard: '', heard_note: '' },
      ...(isExOfficio(unasked(kind)) && { at_once: '' }),
      ...(isSuspension(kind) && { awaits: '', ends_on: '' }),
    }}
    toCall={(body) => ({ body: { ...body, kind, record_id: recordId } })}
    done={texts.prepared}
    onClose={onClose}
  >
    <WordFields kind={kind} />
    {isAgainstParty(unasked(kind)) && <HeardFields />}
    <PreviewActButton kind={kind} recordId={recordId} />
  </StepDialog>
)

export const CorrectDialog = ({ act, onClose }: { act: IssuedAct; onClose: () => void }) => (
  <StepDialog
    title={t(texts.correct)}
    subject={act.number}
    operation={correctAct}
    params={{ id: act.id }}
    defaults={{ reason: '' }}
    done={texts.prepared}
    onClose={onClose}
  >
    <p>{t(texts.correctText)}</p>
    <TextAreaField name="reason" label={t(texts.correctReason)} description={t(texts.correctHint)} rows={4} maxLength={4000} />
  </StepDialog>
)

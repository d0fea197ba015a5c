import {
  type ActRemedy,
  courtOutcomeLabels,
  courtOutcomes,
  endCourtAction,
  recordRemedy,
  type RemedyKind,
  remedyKindLabels,
  withdrawRemedy,
} from '@dovolilnice/contract/acts/remedies/act-remedy'
import type { ActDetails } from '@dovolilnice/contract/acts/record/issued-act'
import { today, useTranslate, formatDay, useLanguage } from '../../../platform/translate/translate.ts'
import { fieldsOf, type BodyOf } from '../../../ui/form/form.tsx'
import { StepDialog } from '../../../ui/record/step-dialog.tsx'
import { texts } from './texts.ts'
import { useState } from 'react'
import { useMay } from '../../../platform/session/use-session.ts'
import { Button } from '../../../ui/buttons/button.tsx'
import { Sheet } from '../../../ui/sheet.tsx'
import styles from '../acts.module.css'
import { WithdrawEntryDialog } from '../service/withdraw-entry-dialog.tsx'

const recordFields = fieldsOf<BodyOf<typeof recordRemedy>>()
const endFields = fieldsOf<BodyOf<typeof endCourtAction>>()

/** What each kind of entry is called in its dialog and its line. */
const words = {
  waiver: { hint: texts.waiverHint, on: texts.waivedOn, line: texts.waivedLine, reference: texts.reference },
  court_action: { hint: texts.courtHint, on: texts.suedOn, line: texts.suedLine, reference: texts.reference },
  supervision: { hint: texts.supervisionHint, on: texts.annulledOn, line: texts.annulledLine, reference: texts.decisionNumber },
} as const

/** Records a renunciation of the appeal, a court action, or an annulment by the supervising body. */
const RecordRemedyDialog = ({ act, kind, onClose }: { act: ActDetails; kind: RemedyKind; onClose: () => void }) => {
  const t = useTranslate()
  const { DayField, TextAreaField, TextField } = recordFields
  const isWaiver = kind === 'waiver'
  return (
    <StepDialog
      title={t(texts[kind])}
      subject={act.number}
      operation={recordRemedy}
      params={{ id: act.id }}
      defaults={{ kind, lodged_on: '', reference: '', note: '' }}
      submit={t(texts[kind])}
      done={texts.recorded}
      onClose={onClose}
    >
      <p>{t(words[kind].hint)}</p>
      <DayField name="lodged_on" label={t(words[kind].on)} min={(isWaiver ? act.served_on : act.final_on) ?? undefined} max={today()} />
      {!isWaiver && <TextField name="reference" label={t(words[kind].reference)} optional={kind === 'court_action'} maxLength={60} />}
      <TextAreaField name="note" label={t(texts.note)} optional rows={2} maxLength={1000} />
    </StepDialog>
  )
}

/** Records how a court action ended. */
const EndCourtDialog = ({ act, remedy, onClose }: { act: ActDetails; remedy: ActRemedy; onClose: () => void }) => {
  const t = useTranslate()
  const { DayField, SelectField, TextAreaField } = endFields
  return (
    <StepDialog
      title={t(texts.end)}
      subject={act.number}
      operation={endCourtAction}
      params={{ id: remedy.id }}
      defaults={{ version: remedy.version, ended_on: '', outcome: '', note: '' }}
      submit={t(texts.end)}
      done={texts.recorded}
      onClose={onClose}
    >
      <SelectField
        name="outcome"
        label={t(texts.outcome)}
        description={t(texts.outcomeHint)}
        options={courtOutcomes.map((value) => ({ value, label: t(courtOutcomeLabels[value]) }))}
      />
      <DayField name="ended_on" label={t(texts.endedOn)} min={remedy.lodged_on} max={today()} />
      <TextAreaField name="note" label={t(texts.note)} optional rows={2} maxLength={1000} />
    </StepDialog>
  )
}

/** What is known of an entry, in one line. */
const useRemedyLine = () => {
  const { t, locale } = useLanguage()
  return (one: ActRemedy): string => {
    const { kind, lodged_on, reference, note, ended_on: ended, outcome, may_end: isOpen, withdrawn_reason: reason } = one
    const lines = [
      t(words[kind].line, { day: formatDay(lodged_on, locale) }),
      reference && t(texts.referenceLine, { number: reference }),
      kind === 'court_action' &&
        ended &&
        outcome &&
        t(texts.endedLine, { day: formatDay(ended, locale), outcome: t(courtOutcomeLabels[outcome]) }),
      isOpen && t(texts.open),
      note,
      reason && t(texts.withdrawnLine, { reason, name: one.withdrawn_by_name ?? '' }),
    ]
    return lines.filter(Boolean).join(' · ')
  }
}

type Step = { step: 'end' | 'withdraw'; remedy: ActRemedy }

/** What the party did about an act beside an appeal, and what can be entered; nothing where neither is possible. */
export const RemediesSheet = ({ act }: { act: ActDetails }) => {
  const t = useTranslate()
  const may = useMay()('applications:conduct')
  const lineOf = useRemedyLine()
  const [adding, add] = useState<RemedyKind>()
  const [open, begin] = useState<Step>()
  if (act.remedies.length === 0 && act.may_record.length === 0) return null
  return (
    <Sheet
      title={t(texts.title)}
      actions={
        may &&
        act.may_record.map((kind) => (
          <Button key={kind} look="plain" onClick={() => add(kind)}>
            {t(texts[kind])}
          </Button>
        ))
      }
    >
      {act.remedies.length === 0 && <p className={styles.soft}>{t(texts.none)}</p>}
      <ul className={styles.list}>
        {act.remedies.map((remedy) => (
          <li key={remedy.id}>
            <strong>{t(remedyKindLabels[remedy.kind])}</strong>
            <span>{lineOf(remedy)}</span>
            {may && remedy.may_end && (
              <Button small onClick={() => begin({ step: 'end', remedy })}>
                {t(texts.end)}
              </Button>
            )}
            {may && remedy.may_withdraw && (
              <Button
                look="quiet"
                small
                danger
                aria-label={`${t(texts.withdraw)}: ${lineOf(remedy)}`}
                onClick={() => begin({ step: 'withdraw', remedy })}
              >
                {t(texts.withdraw)}
              </Button>
            )}
          </li>
        ))}
      </ul>
      {adding !== undefined && <RecordRemedyDialog act={act} kind={adding} onClose={() => add(undefined)} />}
      {open?.step === 'end' && <EndCourtDialog act={act} remedy={open.remedy} onClose={() => begin(undefined)} />}
      {open?.step === 'withdraw' && (
        <WithdrawEntryDialog
          act={act}
          operation={withdrawRemedy}
          entry={open.remedy}
          text={texts.withdrawText}
          onClose={() => begin(undefined)}
        />
      )}
    </Sheet>
  )
}

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
import { formatDay, t, today, useMay, withWords } from '../../../platform/kit.ts'
import { type BodyOf, fieldsOf, optionsOf } from '../../../ui/form/kit.ts'
import { Button, Sheet, StepDialog } from '../../../ui/kit.ts'
import { useState } from 'react'
import styles from '../acts.module.css'
import { WithdrawEntryDialog } from '../service/withdraw-entry-dialog.tsx'

const texts = withWords({
  title: { sl: 'Odpoved pritožbi, upravni spor in nadzor', en: 'Renunciation, court action and supervision' },
  none: { sl: 'Vpisov še ni.', en: 'Nothing has been entered yet.' },
  supervision: { sl: 'Vpiši odpravo po nadzorstveni pravici', en: 'Record an annulment by supervision' },
  supervisionHint: {
    sl: 'Vpiše se prejeta odločba organa druge stopnje ali nadzornega organa (274. člen ZUP). Akt se s tem odpravi: vloga gre nazaj v obravnavo oziroma dovolilnica spet velja.',
    en: 'Enter the decision received from the body of second instance or supervision (ZUP, art. 274). The act is gone by it: the application is in review again, or the permit in force again.',
  },
  annulledOn: { sl: 'Odločba izdana dne', en: 'Decision made on' },
  annulledLine: { sl: 'Odločba z dne {day}', en: 'Decision of {day}' },
  decisionNumber: { sl: 'Številka odločbe', en: 'Number of the decision' },
  waiver: { sl: 'Vpiši odpoved pritožbi', en: 'Record a renunciation' },
  waiverHint: {
    sl: 'Stranka se pravici do pritožbe odpove pisno ali ustno na zapisnik, po vročitvi in pred iztekom roka. Odpovedi ne more preklicati.',
    en: 'The party renounces the appeal in writing or into the minutes, after the service and before the term ends. It cannot take this back.',
  },
  waivedOn: { sl: 'Dan odpovedi', en: 'Day of the renunciation' },
  waivedLine: { sl: 'Odpoved dne {day}', en: 'Renounced on {day}' },
  court_action: { sl: 'Vpiši tožbo', en: 'Record a court action' },
  courtHint: {
    sl: 'Dokler spor ni končan, akt ni pravnomočen. Tožba, vložena po roku, na to ne vpliva.',
    en: 'Until the action has ended, the act is not legally binding. An action that was lodged late changes nothing.',
  },
  suedOn: { sl: 'Tožba vložena dne', en: 'Action lodged on' },
  suedLine: { sl: 'Tožba vložena dne {day}', en: 'Action lodged on {day}' },
  reference: { sl: 'Opravilna številka sodišča', en: 'Number of the court’s case' },
  referenceLine: { sl: 'št. {number}', en: 'no. {number}' },
  note: { sl: 'Opomba', en: 'Remark' },
  recorded: { sl: 'Vpisano.', en: 'Recorded.' },
  end: { sl: 'Vpiši konec spora', en: 'Record the end' },
  endedOn: { sl: 'Sodna odločba pravnomočna dne', en: 'Court’s decision binding on' },
  outcomeHint: {
    sl: 'Če je sodišče akt odpravilo, gre vloga nazaj v obravnavo oziroma dovolilnica spet velja.',
    en: 'Where the court annulled the act, the application is in review again, or the permit in force again.',
  },
  endedLine: { sl: 'Končano {day}: {outcome}', en: 'Ended on {day}: {outcome}' },
  open: { sl: 'Spor teče.', en: 'The action is open.' },
  withdraw: { sl: 'Umakni vpis', en: 'Take the entry back' },
  withdrawText: { sl: 'Vpis ostane v zgodovini z razlogom umika.', en: 'The entry stays in the history with the reason.' },
  withdrawnLine: { sl: 'Umaknjeno: {reason} ({name})', en: 'Taken back: {reason} ({name})' },
})

const recordFields = fieldsOf<BodyOf<typeof recordRemedy>>()
const endFields = fieldsOf<BodyOf<typeof endCourtAction>>()

const words = {
  waiver: { hint: texts.waiverHint, on: texts.waivedOn, line: texts.waivedLine, reference: texts.reference },
  court_action: { hint: texts.courtHint, on: texts.suedOn, line: texts.suedLine, reference: texts.reference },
  supervision: { hint: texts.supervisionHint, on: texts.annulledOn, line: texts.annulledLine, reference: texts.decisionNumber },
} as const

const RecordRemedyDialog = ({ act, kind, onClose }: { act: ActDetails; kind: RemedyKind; onClose: () => void }) => {
  const { DayField, TextAreaField, TextField } = recordFields
  const isWaiver = kind === 'waiver'
  return (
    <StepDialog
      title={t(texts[kind])}
      subject={act.number}
      operation={recordRemedy}
      params={{ id: act.id }}
      defaults={{ kind, lodged_on: '', reference: '', note: '' }}
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

const EndCourtDialog = ({ act, remedy, onClose }: { act: ActDetails; remedy: ActRemedy; onClose: () => void }) => {
  const { DayField, SelectField, TextAreaField } = endFields
  return (
    <StepDialog
      title={t(texts.end)}
      subject={act.number}
      operation={endCourtAction}
      params={{ id: remedy.id }}
      defaults={{ version: remedy.version, ended_on: '', outcome: '', note: '' }}
      done={texts.recorded}
      onClose={onClose}
    >
      <SelectField
        name="outcome"
        label={t(texts.outcome)}
        description={t(texts.outcomeHint)}
        options={optionsOf(courtOutcomeLabels, courtOutcomes)}
      />
      <DayField name="ended_on" label={t(texts.endedOn)} min={remedy.lodged_on} max={today()} />
      <TextAreaField name="note" label={t(texts.note)} optional rows={2} maxLength={1000} />
    </StepDialog>
  )
}

const lineOf = (one: ActRemedy): string => {
  const { kind, lodged_on, reference, note, ended_on: ended, outcome, may_end: isOpen, withdrawn_reason: reason } = one
  const lines = [
    t(words[kind].line, { day: formatDay(lodged_on) }),
    reference && t(texts.referenceLine, { number: reference }),
    kind === 'court_action' && ended && outcome && t(texts.endedLine, { day: formatDay(ended), outcome: t(courtOutcomeLabels[outcome]) }),
    isOpen && t(texts.open),
    note,
    reason && t(texts.withdrawnLine, { reason, name: one.withdrawn_by_name ?? '' }),
  ]
  return lines.filter(Boolean).join(' · ')
}

type Step = { step: 'end' | 'withdraw'; remedy: ActRemedy }

export const RemediesSheet = ({ act }: { act: ActDetails }) => {
  const may = useMay()('applications:conduct')
  const [adding, add] = useState<RemedyKind>()
  const [open, begin] = useState<Step>()
  if (act.remedies.length === 0 && act.may_record.length === 0) return null
  return (
    <Sheet
      title={t(texts.title)}
      actions={may && act.may_record.map((kind) => <Button label={t(texts[kind])} key={kind} look="plain" onClick={() => add(kind)} />)}
    >
      {act.remedies.length === 0 && <p className={styles.soft}>{t(texts.none)}</p>}
      <ul className={styles.list}>
        {act.remedies.map((remedy) => (
          <li key={remedy.id}>
            <strong>{t(remedyKindLabels[remedy.kind])}</strong>
            <span>{lineOf(remedy)}</span>
            {may && remedy.may_end && <Button label={t(texts.end)} small onClick={() => begin({ step: 'end', remedy })} />}
            {may && remedy.may_withdraw && (
              <Button
                label={t(texts.withdraw)}
                look="quiet"
                small
                danger
                aria-label={`${t(texts.withdraw)}: ${lineOf(remedy)}`}
                onClick={() => begin({ step: 'withdraw', remedy })}
              />
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

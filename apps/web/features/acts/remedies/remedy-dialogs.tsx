import { courtOutcomeLabels, courtOutcomes } from '@dovolilnice/contract/acts/remedies/act-remedy'
import type { ActRemedy, RemedyKind } from '@dovolilnice/contract/acts/remedies/act-remedy'
import { endCourtAction } from '@dovolilnice/contract/acts/remedies/end-court-action'
import { recordRemedy } from '@dovolilnice/contract/acts/remedies/record-remedy'
import type { ActDetails } from '@dovolilnice/contract/acts/record/issued-act'
import { today } from '../../../platform/today.ts'
import { useTranslate } from '../../../platform/translate/use-translate.ts'
import { fieldsOf } from '../../../ui/form/fields.tsx'
import type { BodyOf } from '../../../ui/form/use-operation-form.ts'
import { StepDialog } from '../../../ui/record/step-dialog.tsx'
import { texts } from './texts.ts'

const recordFields = fieldsOf<BodyOf<typeof recordRemedy>>()
const endFields = fieldsOf<BodyOf<typeof endCourtAction>>()

/** Records a renunciation of the appeal, or a court action. */
export const RecordRemedyDialog = ({ act, kind, onClose }: { act: ActDetails; kind: RemedyKind; onClose: () => void }) => {
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
      <p>{t(isWaiver ? texts.waiverHint : texts.courtHint)}</p>
      <DayField
        name="lodged_on"
        label={t(isWaiver ? texts.waivedOn : texts.suedOn)}
        min={(isWaiver ? act.served_on : act.final_on) ?? undefined}
        max={today()}
      />
      {!isWaiver && <TextField name="reference" label={t(texts.reference)} optional maxLength={60} />}
      <TextAreaField name="note" label={t(texts.note)} optional rows={2} maxLength={1000} />
    </StepDialog>
  )
}

/** Records how a court action ended. */
export const EndCourtDialog = ({ act, remedy, onClose }: { act: ActDetails; remedy: ActRemedy; onClose: () => void }) => {
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

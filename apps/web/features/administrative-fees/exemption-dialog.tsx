import { decideFeeExemption } from '@dovolilnice/contract/administrative-fees/decide-fee-exemption'
import { useParameters } from '../../platform/resources/resources.ts'
import { useTranslate } from '../../platform/translate/use-translate.ts'
import { fieldsOf } from '../../ui/form/fields.tsx'
import type { BodyOf } from '../../ui/form/use-operation-form.ts'
import { StepDialog } from '../../ui/record/step-dialog.tsx'
import { texts } from './texts.ts'

const { CheckboxField, SelectField, TextAreaField } = fieldsOf<BodyOf<typeof decideFeeExemption>>()

/** Grants or refuses an exemption on a ground of the settings. */
export const ExemptionDialog = ({ applicationId, onClose }: { applicationId: string; onClose: () => void }) => {
  const t = useTranslate()
  const grounds = useParameters()?.administrative_fees.exemptions ?? []
  return (
    <StepDialog
      title={t(texts.decide)}
      operation={decideFeeExemption}
      params={{ id: applicationId }}
      defaults={{ granted: true, ground: '', reason: '' }}
      submit={t(texts.decide)}
      done={texts.decided}
      onClose={onClose}
    >
      <p>{t(texts.how)}</p>
      <SelectField name="ground" label={t(texts.ground)} options={grounds.map(({ code, name }) => ({ value: code, label: t(name) }))} />
      <CheckboxField name="granted" label={t(texts.granted)} />
      <TextAreaField name="reason" label={t(texts.reason)} rows={3} maxLength={2000} />
    </StepDialog>
  )
}

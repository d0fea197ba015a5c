import { appealFees, appealManners } from '@dovolilnice/contract/appeals/appeal-codes'
import { appealFeeLabels, appealMannerLabels } from '@dovolilnice/contract/appeals/appeal-status'
import type { updateAppeal } from '@dovolilnice/contract/appeals/steps/operations'
import { t, today } from '../../platform/kit.ts'
import { type BodyOf, fieldsOf, FormRow, optionsOf } from '../../ui/form/kit.ts'
import { texts } from './texts.ts'

const { CheckboxField, DayField, SelectField, TextAreaField, TextField } = fieldsOf<BodyOf<typeof updateAppeal>>()

/** What is written of an appeal, when it comes and when it is corrected. `received` stands beside the day of lodging. */
export const AppealFields = ({ received }: { received?: React.ReactNode }) => (
  <>
    <TextField name="appellant_name" label={t(texts.appellant)} description={t(texts.appellantHint)} maxLength={120} />
    <CheckboxField name="by_representative" label={t(texts.byRepresentative)} />
    <SelectField name="manner" label={t(texts.manner)} options={optionsOf(appealMannerLabels, appealManners)} />
    <FormRow>
      <DayField name="lodged_on" label={t(texts.lodgedOn)} description={t(texts.lodgedOnHint)} max={today()} />
      {received}
    </FormRow>
    <TextAreaField name="text" label={t(texts.text)} optional rows={5} maxLength={20_000} />
    <TextField name="paper_place" label={t(texts.paperPlace)} description={t(texts.paperPlaceHint)} optional maxLength={300} />
    <FormRow>
      <SelectField name="fee" label={t(texts.fee)} description={t(texts.feeHint)} options={optionsOf(appealFeeLabels, appealFees)} />
      <TextField name="fee_note" label={t(texts.feeNote)} optional maxLength={300} />
    </FormRow>
  </>
)

import { t, today } from '../../platform/kit.ts'
import { fieldsOf, FormRow, optionsOf } from '../../ui/form/kit.ts'
import { premiseTexts as texts } from './premise-texts.ts'
import {
  type BusinessPremise,
  businessPremiseFormSchema,
  createBusinessPremise,
  numberingLabels,
  numberings,
  premiseKindLabels,
  premiseKinds,
  updateBusinessPremise,
} from '@dovolilnice/contract/invoices/premises/premises'
import { seenVersion } from '@dovolilnice/contract/history/seen-version'
import { useWatch } from 'react-hook-form'
import { z } from 'zod/mini'
import { StepDialog } from '../../ui/kit.ts'

const { TextField: NameField } = fieldsOf<{ code: string; name: string }>()

/** How a premise or a device is called: on invoices by its code, on screens by its name. */
export const CodeAndName = () => (
  <FormRow>
    <NameField name="code" label={t(texts.code)} description={t(texts.codeHint)} maxLength={20} />
    <NameField name="name" label={t(texts.name)} maxLength={160} />
  </FormRow>
)

const updateSchema = z.extend(businessPremiseFormSchema, seenVersion)
type Values = z.input<typeof updateSchema>

const { CheckboxField, DayField, NumberField, SelectField, TextField } = fieldsOf<Values>()

const emptyPremise = (): Values => ({
  code: '',
  name: '',
  kind: 'real_estate',
  numbering: 'B',
  numbers_yearly: false,
  internal_act: '',
  valid_from: today(),
  version: 1,
})

/** Real estate is known by its cadastral data and address; a movable premise has neither. */
const PlaceFields = () => {
  const kind = useWatch<Values, 'kind'>({ name: 'kind' })
  if (kind !== 'real_estate') return null
  return (
    <>
      <FormRow>
        <NumberField name="cadastral_number" label={t(texts.cadastral)} />
        <NumberField name="building_number" label={t(texts.building)} />
        <NumberField name="building_section_number" label={t(texts.section)} />
      </FormRow>
      <FormRow>
        <TextField name="street" label={t(texts.streetName)} maxLength={100} />
        <TextField name="house_number" label={t(texts.house)} maxLength={10} />
        <TextField name="house_number_additional" label={t(texts.houseMore)} maxLength={10} optional />
      </FormRow>
      <FormRow>
        <TextField name="community" label={t(texts.community)} maxLength={80} />
        <TextField name="post_code" label={t(texts.postCode)} maxLength={4} inputMode="numeric" />
        <TextField name="city" label={t(texts.city)} maxLength={80} />
      </FormRow>
    </>
  )
}

const PremiseFields = () => (
  <>
    <CodeAndName />
    <FormRow>
      <SelectField name="kind" label={t(texts.kind)} options={optionsOf(premiseKindLabels, premiseKinds)} />
      <SelectField name="numbering" label={t(texts.numbering)} options={optionsOf(numberingLabels, numberings)} />
    </FormRow>
    <CheckboxField name="numbers_yearly" label={t(texts.numbersYearly)} description={t(texts.numbersYearlyHint)} />
    <TextField name="internal_act" label={t(texts.internalAct)} description={t(texts.internalActHint)} maxLength={160} />
    <PlaceFields />
    <FormRow>
      <DayField name="valid_from" label={t(texts.validFrom)} />
      <DayField name="closed_on" label={t(texts.closedOn)} optional />
    </FormRow>
  </>
)

export const PremiseDialog = ({ premise, onClose }: { premise: BusinessPremise | 'new'; onClose: () => void }) => {
  const frame = { submit: t(texts.save), done: texts.premiseSaved, onClose, schema: updateSchema }
  if (premise === 'new')
    return (
      <StepDialog<typeof createBusinessPremise, Values>
        {...frame}
        title={t(texts.newPremise)}
        about="new"
        operation={createBusinessPremise}
        defaults={emptyPremise()}
        toCall={({ version, ...body }) => ({ body })}
      >
        <PremiseFields />
      </StepDialog>
    )
  const { id, invoices, devices, ...values } = premise
  const params = { id }
  return (
    <StepDialog<typeof updateBusinessPremise, Values>
      {...frame}
      title={t(texts.editPremise)}
      operation={updateBusinessPremise}
      params={params}
      defaults={values}
      toCall={(body) => ({ params, body })}
    >
      <PremiseFields />
    </StepDialog>
  )
}

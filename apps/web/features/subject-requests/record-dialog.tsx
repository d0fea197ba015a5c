import { recordSubjectRequest } from '@dovolilnice/contract/subject-requests/record-subject-request'
import {
  requestChannelLabels,
  requestChannels,
  requestKindLabels,
  requestKinds,
} from '@dovolilnice/contract/subject-requests/subject-request-codes'
import { useNavigate } from '@tanstack/react-router'
import { today } from '../../platform/today.ts'
import { useTranslate } from '../../platform/translate/use-translate.ts'
import { useFurtherLanguages } from '../../ui/languages.ts'
import { CheckSetField } from '../../ui/form/inputs/check-set-field.tsx'
import { fieldsOf } from '../../ui/form/fields.tsx'
import { FormRow } from '../../ui/form/form-layout.tsx'
import type { BodyOf } from '../../ui/form/use-operation-form.ts'
import { StepDialog } from '../../ui/record/step-dialog.tsx'
import { texts } from './texts.ts'

type Values = BodyOf<typeof recordSubjectRequest>
const { DayField, SelectField, TextAreaField, TextField } = fieldsOf<Values>()

/** Fields by which the person is found, and the address of the answer. */
const PersonFields = () => {
  const t = useTranslate()
  return (
    <>
      <TextField name="name" label={t(texts.name)} description={t(texts.findBy)} />
      <FormRow>
        <TextField name="email" label={t(texts.email)} optional />
        <TextField name="phone" label={t(texts.phone)} optional />
      </FormRow>
      <FormRow>
        <TextField name="plate" label={t(texts.plate)} optional />
        <TextField name="tax_number" label={t(texts.taxNumber)} optional />
      </FormRow>
      <TextField name="street" label={t(texts.street)} />
      <FormRow>
        <TextField name="post_code" label={t(texts.postCode)} />
        <TextField name="city" label={t(texts.city)} />
      </FormRow>
    </>
  )
}

/** Records that somebody has asked about their data, and leads to the request. */
export const RecordDialog = ({ onClose }: { onClose: () => void }) => {
  const t = useTranslate()
  const hasItalian = useFurtherLanguages().includes('it')
  const navigate = useNavigate()
  return (
    <StepDialog
      title={t(texts.record)}
      about="new"
      operation={recordSubjectRequest}
      defaults={{
        ...{ name: '', email: '', phone: '', plate: '', tax_number: '', street: '', post_code: '', city: '' },
        ...{ locale: 'sl', channel: '', received_on: today(), kinds: [], text: '' },
      }}
      submit={t(texts.record)}
      done={texts.recorded}
      onClose={onClose}
      onDone={({ id }) => void navigate({ to: '/zahteve-posameznikov/$id', params: { id } })}
    >
      <PersonFields />
      <CheckSetField<Values>
        name="kinds"
        legend={t(texts.kinds)}
        options={requestKinds.map((value) => ({ value, label: t(requestKindLabels[value]) }))}
      />
      <TextAreaField name="text" label={t(texts.text)} rows={4} maxLength={2000} />
      <FormRow>
        <SelectField
          name="channel"
          label={t(texts.channel)}
          options={requestChannels.map((value) => ({ value, label: t(requestChannelLabels[value]) }))}
        />
        <DayField name="received_on" label={t(texts.receivedOn)} max={today()} />
      </FormRow>
      <SelectField
        name="locale"
        label={t(texts.language)}
        options={[
          { value: 'sl', label: t(texts.slovenian) },
          { value: 'en', label: t(texts.english) },
          ...(hasItalian ? [{ value: 'it', label: t(texts.italian) }] : []),
        ]}
      />
    </StepDialog>
  )
}

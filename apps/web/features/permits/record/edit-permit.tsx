import type { PermitDetails } from '@dovolilnice/contract/permits/permit'
import { updatePermit } from '@dovolilnice/contract/permits/record/update-permit'
import type { Resources } from '@dovolilnice/contract/resources/read-resources'
import { useState } from 'react'
import { useResources } from '../../../platform/resources/resources.ts'
import { useTranslate } from '../../../platform/translate/use-translate.ts'
import { fieldsOf } from '../../../ui/form/fields.tsx'
import { FilesField } from '../../../ui/form/inputs/files-field.tsx'
import { formDataOf } from '../../../ui/form/form-data.ts'
import { FormRow, FormSection } from '../../../ui/form/form-layout.tsx'
import { useOperationForm } from '../../../ui/form/use-operation-form.ts'
import { EditRecord } from '../../../ui/record/edit-record.tsx'
import { ScreenLoading } from '../../../ui/shell/screen-loading.tsx'
import { bodyOf, changedPermitSchema, emptyPermit, valuesOf } from '../issue/permit-form.ts'
import type { PermitValues } from '../issue/permit-form.ts'
import { HolderSection, HoursRow, lotOptions, OpeningSection } from './permit-sections.tsx'
import { texts } from '../texts.ts'
import { watchedPermit } from './watched-permit.ts'

type Values = PermitValues & { version: number }

const { DayField, LastDayField, SelectField, TextAreaField } = fieldsOf<Values>()

interface EditProps {
  permit: PermitDetails
  onClose: () => void
}

const useEditForm = (permit: PermitDetails, onDone: () => void) => {
  const params = { id: permit.id }
  const [first] = useState<Values>(() => ({ ...emptyPermit(permit.locale), ...valuesOf(permit), version: permit.version }))
  return useOperationForm<typeof updatePermit, Values>(updatePermit, {
    params,
    defaults: first,
    schema: changedPermitSchema,
    done: texts.saved,
    onDone,
    toCall: (values) => ({ params, body: formDataOf({ ...bodyOf(values), document: values.document }) }),
  })
}

/** Where and when it holds. The lots are those of its type of user, and the one it has. */
const TermsSection = ({ permit, resources }: { permit: PermitDetails; resources: Resources }) => {
  const t = useTranslate()
  const offered = lotOptions(resources, permit.user_type_code)
  const own = { value: permit.parking_lot_id, label: `${t(permit.parking_lot_name)} (${permit.zone})` }
  const lots = offered.some(({ value }) => value === own.value) ? offered : [own, ...offered]
  return (
    <FormSection title={t(texts.terms)}>
      <SelectField name="parking_lot_id" label={t(texts.lot)} options={lots} />
      <FormRow>
        <DayField name="valid_from" label={t(texts.validFrom)} />
        <LastDayField name="valid_until" label={t(texts.lastDay)} />
      </FormRow>
      {permit.from_time !== null && <HoursRow />}
    </FormSection>
  )
}

const EditForm = ({ permit, onClose, resources }: EditProps & { resources: Resources }) => {
  const t = useTranslate()
  const form = useEditForm(permit, onClose)
  const documents = resources.permit_kinds.find(({ id }) => id === permit.permit_kind_id)?.documents ?? []
  return (
    <EditRecord form={form} label={t(texts.edit)} record={watchedPermit(permit)} present={valuesOf(permit)} onClose={onClose}>
      <TermsSection permit={permit} resources={resources} />
      <OpeningSection resources={resources} kind={permit} />
      <HolderSection />
      <FormSection title={t(texts.proofs)}>
        {documents.map(({ type, name }) => (
          <FilesField<Values> key={type} name={`document.${type}`} label={t(name)} optional />
        ))}
        <TextAreaField name="reason" label={t(texts.whyChange)} rows={2} maxLength={2000} />
      </FormSection>
    </EditRecord>
  )
}

/** All fields of a permit, for a clerk who changes it. */
export const EditPermit = (props: EditProps) => {
  const resources = useResources()
  return resources === undefined ? <ScreenLoading /> : <EditForm {...props} resources={resources} />
}

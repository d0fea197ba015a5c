import { paperFieldsSchema } from '@dovolilnice/contract/applications/apply/application-form'
import type { ApplicationDetails } from '@dovolilnice/contract/applications/application'
import { checkedApplicationForm } from '@dovolilnice/contract/applications/apply/checked-application-form'
import { narrowedBy, updateApplication } from '@dovolilnice/contract/applications/record/operations'
import { otherDocument } from '@dovolilnice/contract/documents/document'
import { ownMinutes } from '@dovolilnice/contract/parking/own-hours'
import { localDayOf } from '@dovolilnice/contract/primitives/local-day'
import { formatPhone } from '@dovolilnice/contract/primitives/phone'
import type { Resources } from '@dovolilnice/contract/resources/operations'
import { useState } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import { z } from 'zod/mini'
import { t, today } from '../../../platform/kit.ts'
import { fieldsOf, FilesField, formDataOf, FormSection, useOperationForm } from '../../../ui/form/kit.ts'
import { EditRecord, Notice } from '../../../ui/kit.ts'
import { ApplicationSections, ReplacementSections } from '../form/application-sections.tsx'
import { clerkTexts } from '../form/clerk-form-texts.ts'
import { emptyValues, type ApplicationValues } from '../form/form-values.ts'
import { relevantValues } from '../form/sent-values.ts'
import { FormWording } from '../form/form-wording.ts'
import { priceDay } from '../form/terms/price-day.ts'
import { texts } from '../texts.ts'
import { ReceivedField } from '../form/sections/received-field.tsx'
import { watchedApplication } from './watched-application.ts'
import { SectionApplicant } from '../form/sections/section-applicant.tsx'
import { WithResources } from '../form/with-resources.tsx'

type Values = ApplicationValues & {
  version: number
  reason: string
  narrowed_by: (typeof narrowedBy)[number] | ''
  requested_on: string
  narrowed_note: string
}

const { DayField, SelectField, TextAreaField } = fieldsOf<Values>()

const valuesOf = (application: ApplicationDetails) => ({
  permit_kind_id: application.permit_kind_id,
  applicant_type: application.applicant_type,
  user_type_code: application.user_type_code,
  name: application.name,
  street: application.street,
  post_code: application.post_code,
  city: application.city,
  email: application.email ?? '',
  phone: formatPhone(application.phone ?? ''),
  tax_number: application.tax_number ?? '',
  plates: application.plates,
  parking_lot_id: application.parking_lot_id,
  period: application.period,
  period_count: application.period_count,
  valid_from: application.valid_from,
  from_time: application.from_time ?? '',
  until_time: application.until_time ?? '',
  wants_device: application.wants_device,
  remark: application.remark ?? '',
  ...(application.received_on !== null && { received_on: application.received_on }),
  document_expires: Object.fromEntries(application.documents.flatMap(({ type, expires_on: day }) => (day === null ? [] : [[type, day]]))),
})

/** The same rules as for a new application, judged on the day it was sent; its first day may stay. A replacement asks for less. */
const schemaFor = (resources: Resources, application: ApplicationDetails): z.ZodMiniType => {
  const sentOn = localDayOf(new Date(application.created_at))
  const replaces = application.replaces_permit !== null
  const circumstances = { resources, documents: [], today: sentOn, documentsLater: true, keptStart: application.valid_from, replaces }
  const checked = checkedApplicationForm((form) => ({ ...circumstances, pricesOn: priceDay(form.received_on, sentOn) }), paperFieldsSchema)
  const kindOf = (id: string) => resources.permit_kinds.find((kind) => kind.id === id)
  return z.pipe(
    z.transform((values: Values) => relevantValues(values, kindOf(values.permit_kind_id))),
    checked as z.ZodMiniType<unknown, Record<string, unknown>>,
  )
}

const useEditForm = (resources: Resources, application: ApplicationDetails, onDone: () => void) => {
  const [first] = useState<Values>(() => ({
    ...emptyValues(application.locale),
    ...valuesOf(application),
    version: application.version,
    reason: '',
    narrowed_by: '',
    requested_on: '',
    narrowed_note: '',
  }))
  const kindOf = (id: string) => resources.permit_kinds.find((kind) => kind.id === id)
  return useOperationForm<typeof updateApplication, Values>(updateApplication, {
    params: { id: application.id },
    defaults: first,
    schema: schemaFor(resources, application),
    done: texts.saved,
    onDone,
    toCall: (values) => {
      const { consent, idempotency_key, document, ...fields } = relevantValues(values, kindOf(values.permit_kind_id))
      const form = formDataOf({ ...fields, document: values.document, locale: application.locale })
      return { params: { id: application.id }, body: form }
    },
  })
}

interface EditProps {
  application: ApplicationDetails
  onClose: () => void
}

type FormProps = EditProps & { resources: Resources }

/** Fewer vehicles, days or hours than the party asked for, by what is seen here; the server judges it. Days by the period stay as many when they begin later. */
const useNarrower = ({ application, resources }: Omit<FormProps, 'onClose'>): boolean => {
  const { formState } = useFormContext<Values>()
  const now = useWatch<Values>()
  const { plates, period_count: count, permit_kind_id: kind, period, valid_from: from } = application
  if (formState.errors.narrowed_by !== undefined || now.permit_kind_id !== kind) return true
  const byPeriods = resources.permit_kinds.find(({ id }) => id === kind)?.validity.rule === 'periods'
  const isShorter = byPeriods ? Number(now.period_count) < count || now.period !== period : (now.valid_from ?? from) > from
  return (
    isShorter || ownMinutes(now) < ownMinutes(application) || (now.plates ?? []).filter((plate) => plate?.trim()).length < plates.length
  )
}

/** Who wanted less, how and when; nothing where as much is asked for as before. */
const NarrowingFields = ({ application, resources }: Omit<FormProps, 'onClose'>) => {
  const by = useWatch<Values, 'narrowed_by'>({ name: 'narrowed_by' })
  if (!useNarrower({ application, resources })) return null
  const ways = application.source === 'paper' ? narrowedBy : narrowedBy.filter((way) => way === 'party')
  return (
    <FormSection title={t(texts.narrowed)} hint={t(texts.narrowedHint)}>
      <SelectField
        name="narrowed_by"
        label={t(texts.narrowedBy)}
        options={ways.map((value) => ({ value, label: t(value === 'party' ? texts.narrowedByParty : texts.narrowedByEntry) }))}
      />
      {by !== 'entry' && <DayField name="requested_on" label={t(texts.narrowedOn)} max={today()} />}
      <TextAreaField name="narrowed_note" label={t(by === 'entry' ? texts.narrowedWhat : texts.narrowedHow)} rows={2} maxLength={1000} />
    </FormSection>
  )
}

const EditForm = ({ resources, application, onClose }: FormProps) => (
  <EditRecord
    form={useEditForm(resources, application, onClose)}
    label={t(texts.edit)}
    record={watchedApplication(application)}
    present={valuesOf(application)}
    onClose={onClose}
  >
    {application.is_granted ? (
      <>
        <Notice>{t(texts.grantedEdit)}</Notice>
        <SectionApplicant byClerk />
      </>
    ) : application.replaces_permit === null ? (
      <ApplicationSections resources={resources} byClerk />
    ) : (
      <ReplacementSections resources={resources} />
    )}
    {!application.is_granted && <NarrowingFields application={application} resources={resources} />}
    <FormSection title={t(texts.save)}>
      {application.received_on !== null && <ReceivedField />}
      <FilesField<Values> name={`document.${otherDocument.type}`} label={t(texts.otherDocument)} optional />
      <TextAreaField name="remark" label={t(texts.remark)} optional rows={3} maxLength={2000} />
      <TextAreaField name="reason" label={t(texts.editReason)} optional rows={2} maxLength={2000} />
    </FormSection>
  </EditRecord>
)

export const EditApplication = (props: EditProps) => (
  <FormWording value={clerkTexts}>
    <WithResources>{(resources) => <EditForm resources={resources} {...props} />}</WithResources>
  </FormWording>
)

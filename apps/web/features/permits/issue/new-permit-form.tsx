import type { PermitKind, TariffPeriod } from '@dovolilnice/contract/parking/permit-kind'
import { daysBetween } from '@dovolilnice/contract/primitives/local-day'
import { useFormContext, useWatch } from 'react-hook-form'
import { formatValidity, newKey, pageLocale, t, today, useParameters } from '../../../platform/kit.ts'
import { FeeLines, Notice } from '../../../ui/kit.ts'
import { texts } from '../texts.ts'
import { officeTerms } from './office-terms.ts'
import { bodyOf, emptyPermit, endsWithDocument, newPermitSchema, type PermitValues } from './permit-form.ts'
import { periodLabels } from '@dovolilnice/contract/parking/period-labels'
import type { issuedPermitSchema } from '@dovolilnice/contract/permits/issue/operations'
import type { Operation, OperationOutput } from '@dovolilnice/contract/operation'
import { periodsOn } from '@dovolilnice/contract/parking/price'
import type { Resources } from '@dovolilnice/contract/resources/operations'
import { useEffect, useMemo, useState } from 'react'
import {
  fieldsOf,
  FilesField,
  formDataOf,
  FormRow,
  FormSection,
  OperationForm,
  optionsOf,
  SubmitButton,
  useOperationForm,
} from '../../../ui/form/kit.ts'
import { HolderSection, hasLot, HoursRow, lotOptions, OpeningSection } from '../record/permit-sections.tsx'
import styles from '../permits.module.css'

type Watched = ['period', 'period_count', 'valid_from', 'valid_until', 'from_time', 'until_time', 'received_on']
const watched: Watched = ['period', 'period_count', 'valid_from', 'valid_until', 'from_time', 'until_time', 'received_on']

const OfficeTermsText = ({ kind }: { kind: PermitKind }) => {
  const feeTariff = useParameters()?.administrative_fees.tariff
  const [period, period_count, valid_from, valid_until, from_time, until_time, received_on] = useWatch<PermitValues, Watched>({
    name: watched,
  })
  if (feeTariff === undefined) return null
  const chosen = { period, period_count, valid_from, valid_until, from_time, until_time, received_on }
  const { validity, lines } = officeTerms(kind, chosen, today(), feeTariff)
  if (validity === undefined && lines === undefined) return null
  const days = validity && {
    days: formatValidity(validity.valid_from, validity.valid_until),
    count: daysBetween(validity.valid_from, validity.valid_until),
  }
  return (
    <Notice role="status">
      {days && t(texts.willBeValid, days)} {lines && t(lines.length === 0 ? texts.listedFree : texts.listedPrice)}
      {lines !== undefined && lines.length > 0 && <FeeLines lines={lines} />}
    </Notice>
  )
}

const { DayField, LastDayField, NumberField, SelectField, TextAreaField } = fieldsOf<PermitValues>()

export type IssueOperation = Operation & { multipart: true; output: typeof issuedPermitSchema }
export type Issued = OperationOutput<IssueOperation>

interface NewPermitProps {
  operation: IssueOperation
  params?: Record<string, string>
  defaults?: Partial<PermitValues>
  resources: Resources
  /** `email`: where the holder is told; null where nobody is. */
  onIssued: (issued: Issued, email: string | null) => void
}

/** Kinds for a type of user; those without any are issued by the office to everyone. The kind of a replacement is only a price. */
const kindsFor = (kinds: readonly PermitKind[], userType: string): PermitKind[] =>
  kinds.filter(({ validity, user_types: types }) => validity.rule !== 'replaced' && (types.length === 0 || types.includes(userType)))

const useChosen = (resources: Resources) => {
  const userType = useWatch<PermitValues, 'user_type_code'>({ name: 'user_type_code' })
  const kindId = useWatch<PermitValues, 'permit_kind_id'>({ name: 'permit_kind_id' })
  return { userType, kind: resources.permit_kinds.find(({ id }) => id === kindId) }
}

/** By what periods a kind's days are bought today. */
const soldBy = (kind: PermitKind | undefined): TariffPeriod[] => (kind?.validity.rule === 'periods' ? periodsOn(kind.tariffs, today()) : [])

/** For how long: by periods where the kind is bought so, otherwise to the end that the kind's rule says. */
const DaysFields = ({ kind }: { kind: PermitKind | undefined }) => {
  const periods = soldBy(kind)
  const withDocument = endsWithDocument(kind)
  const byHour = useWatch<PermitValues, 'period'>({ name: 'period' }) === 'hour' && periods.includes('hour')
  return (
    <>
      {periods.length > 0 && (
        <FormRow>
          <SelectField name="period" label={t(texts.period)} options={optionsOf(periodLabels, periods)} />
          <NumberField name="period_count" label={t(byHour ? texts.dayCount : texts.periodCount)} />
        </FormRow>
      )}
      {byHour && <HoursRow />}
      <FormRow>
        <DayField name="valid_from" label={t(texts.validFrom)} min={today()} />
        <LastDayField name="valid_until" label={t(texts.lastDay)} optional={!withDocument} min={today()} />
      </FormRow>
      <p className={styles.hint}>{t(withDocument ? texts.endOfDocumentHint : texts.endHint)}</p>
      {kind !== undefined && <OfficeTermsText kind={kind} />}
    </>
  )
}

/** Another type of user is offered other kinds and lots, another kind other periods: what no longer fits is chosen anew. */
const useFittingChoices = (resources: Resources, userType: string, kind: PermitKind | undefined): void => {
  const { getValues, setValue } = useFormContext<PermitValues>()
  useEffect(() => {
    const { permit_kind_id: chosen, parking_lot_id: lot } = getValues()
    if (!kindsFor(resources.permit_kinds, userType).some(({ id }) => id === chosen)) setValue('permit_kind_id', '')
    if (!hasLot(resources, userType, lot)) setValue('parking_lot_id', '')
  }, [resources, userType, getValues, setValue])
  useEffect(() => {
    const sold = soldBy(kind)
    if (kind !== undefined && !sold.some((period) => period === getValues('period')))
      setValue('period', sold.length === 1 ? (sold[0] ?? '') : '')
  }, [kind, getValues, setValue])
}

const TermsSection = ({ resources }: { resources: Resources }) => {
  const { userType, kind } = useChosen(resources)
  useFittingChoices(resources, userType, kind)
  const types = resources.user_types.map(({ code, name }) => ({ value: code, label: t(name) }))
  const kinds = kindsFor(resources.permit_kinds, userType).map(({ id, name }) => ({ value: id, label: t(name) }))
  return (
    <FormSection title={t(texts.permit)}>
      <FormRow>
        <SelectField name="user_type_code" label={t(texts.userType)} options={types} />
        <SelectField name="permit_kind_id" label={t(texts.kindOfPermit)} options={userType === '' ? [] : kinds} />
      </FormRow>
      <SelectField name="parking_lot_id" label={t(texts.lot)} options={lotOptions(resources, userType)} />
      <DaysFields kind={kind} />
    </FormSection>
  )
}

const ReasonSection = ({ resources, form }: { resources: Resources; form: Parameters<typeof SubmitButton>[0]['form'] }) => {
  const { kind } = useChosen(resources)
  return (
    <FormSection title={t(texts.proofs)}>
      {kind?.documents.map(({ type, name }) => (
        <FilesField<PermitValues> key={type} name={`document.${type}`} label={t(name)} optional />
      ))}
      <DayField name="received_on" label={t(texts.receivedOn)} max={today()} />
      <TextAreaField name="reason" label={t(texts.whyIssue)} rows={2} maxLength={2000} />
      <div>
        <SubmitButton label={t(texts.issue)} form={form} />
      </div>
    </FormSection>
  )
}

export const NewPermitForm = ({ operation, params, defaults, resources, onIssued }: NewPermitProps) => {
  const [first] = useState<PermitValues>(() => ({
    ...emptyPermit(pageLocale()),
    received_on: today(),
    ...defaults,
    idempotency_key: newKey(),
  }))
  const schema = useMemo(() => newPermitSchema(resources.permit_kinds), [resources])
  const form = useOperationForm<IssueOperation, PermitValues>(operation, {
    defaults: first,
    params,
    schema,
    onDone: (issued, { email }) => onIssued(issued, email || null),
    toCall: (values) => ({ ...(params && { params }), body: formDataOf({ ...bodyOf(values), document: values.document }) }),
  })
  return (
    <div className={styles.page}>
      <OperationForm form={form} label={t(texts.newPermit)}>
        <TermsSection resources={resources} />
        <OpeningSection resources={resources} />
        <HolderSection />
        <ReasonSection resources={resources} form={form} />
      </OperationForm>
    </div>
  )
}

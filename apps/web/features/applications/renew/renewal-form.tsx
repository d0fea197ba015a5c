import type { Renewal } from '@dovolilnice/contract/permits/issue/renewal'
import { addressLine } from '@dovolilnice/contract/primitives/holder'
import { formatPhone } from '@dovolilnice/contract/primitives/phone'
import type { Resources } from '@dovolilnice/contract/resources/operations'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { pageLocale, t } from '../../../platform/kit.ts'
import { Button, Facts, Notice, unbroken } from '../../../ui/kit.ts'
import { FormSection, OperationForm } from '../../../ui/form/kit.ts'
import { useFormTexts } from '../form/form-wording.ts'
import { laterTexts } from '../form/sections/later-texts.ts'
import { texts } from './renewal-texts.ts'
import { validityOfForm } from '@dovolilnice/contract/applications/apply/check-application'
import { useFormContext, useWatch } from 'react-hook-form'
import { DocumentField } from '../form/sections/document-field.tsx'
import { type ApplicationValues, emptyValues } from '../form/form-values.ts'
import { documentsToBring } from './documents-to-bring.ts'
import { isDay } from '../form/terms/price-day.ts'
import { ApplicationForm } from '../form/application-form.tsx'
import { applicationSchema } from '../form/application-schema.ts'
import { SectionSend } from '../form/sections/section-send.tsx'
import { type ApplicationFormOptions, useApplicationForm } from '../form/use-application-form.ts'

interface StaysProps {
  renewal: Renewal
  resources: Resources
  /** The way to change it. */
  children: ReactNode
}

const WhatStays = ({ renewal, resources, children }: StaysProps) => {
  const formTexts = useFormTexts()
  const kind = resources.permit_kinds.find(({ id }) => id === renewal.permit_kind_id)
  const lot = resources.parking_lots.find(({ id }) => id === renewal.parking_lot_id)
  const isCompany = renewal.applicant_type === 'company'
  return (
    <FormSection title={t(texts.stays)} hint={t(texts.staysHint, { number: renewal.number })}>
      <Facts
        facts={[
          { label: t(formTexts.kindLegend), value: kind && t(kind.name) },
          { label: t(texts.vehicles), value: unbroken(renewal.plates.join(', ')) },
          { label: t(laterTexts.lot), value: lot && `${t(lot.name)} (${t(laterTexts.zone, { zone: t(lot.zone_name) })})` },
          { label: t(isCompany ? laterTexts.companyName : laterTexts.name), value: renewal.name },
          { label: t(texts.address), value: addressLine(renewal) },
          { label: t(laterTexts.email), value: renewal.email },
          { label: t(laterTexts.phone), value: formatPhone(renewal.phone ?? '') },
        ]}
      />
      <div>{children}</div>
    </FormSection>
  )
}

const AskedDocuments = ({ renewal, resources }: { renewal: Renewal; resources: Resources }) => {
  const until = useWatch({ compute: (values: ApplicationValues) => endOf(values, resources) })
  const kind = resources.permit_kinds.find(({ id }) => id === renewal.permit_kind_id)
  if (kind === undefined) return null
  const { asked, kept, isNeeded } = documentsToBring(kind, renewal.kept_documents, until)
  if (asked.length === 0 && kept.length === 0) return null
  const title = isNeeded ? texts.documentsAsked : asked.length === 0 ? texts.documentsKept : texts.documentsNewer
  return (
    <FormSection
      title={t(title)}
      hint={kept.length === 0 ? undefined : t(texts.keptList, { documents: kept.map(({ name }) => t(name)).join(', ') })}
    >
      {asked.map((document) => (
        <DocumentField key={document.type} document={document} optional={!document.required} />
      ))}
    </FormSection>
  )
}

/** The first day on which the new permit no longer holds. */
const endOf = (
  { permit_kind_id: kindId, period, period_count: count, ...values }: ApplicationValues,
  { permit_kinds: kinds }: Resources,
) => {
  const kind = kinds.find(({ id }) => id === kindId)
  if (kind === undefined || period === '' || !isDay(values.valid_from)) return undefined
  const expires = Object.fromEntries(Object.entries(values.document_expires ?? {}).filter(([, day]) => isDay(day)))
  return validityOfForm(kind, { valid_from: values.valid_from, period, period_count: Number(count), document_expires: expires }).valid_until
}

/** The fields of a renewal are those of the form; what it does not know is empty. */
export const fromRenewal = (renewed: Renewal): Partial<ApplicationValues> => {
  const { number, kept_documents: kept, ...renewal } = renewed
  return {
    ...renewal,
    period: renewal.period ?? '',
    tax_number: renewal.tax_number ?? '',
    email: renewal.email ?? '',
    phone: formatPhone(renewal.phone ?? ''),
    from_time: renewal.from_time ?? '',
    until_time: renewal.until_time ?? '',
    document_expires: Object.fromEntries(kept.flatMap(({ type, expires_on: day }) => (day === null ? [] : [[type, day]]))),
    renewed,
  }
}

interface RenewalFormProps extends Pick<ApplicationFormOptions, 'operation' | 'onSent'> {
  renewal: Renewal
  resources: Resources
  /** The key of the mailed link, for a holder without an account. */
  renewalKey?: string
}

const askedHere = new Set<unknown>(['document', 'document_expires', 'consent'])

/** Whether the permit could be applied for as it is: its kind, lot, period, vehicles and holder are still what the form takes. */
const isUnchanged = (resources: Resources, values: ApplicationValues): boolean => {
  const { success, error } = applicationSchema(resources, false).safeParse(values)
  return success || error.issues.every(({ path }) => askedHere.has(path[0]))
}

/** A renewal that changes nothing, on one page: what stays, the documents that have ended, price and days, consent. */
const UnchangedForm = ({
  renewal,
  resources,
  defaults,
  onChange,
  ...options
}: RenewalFormProps & { defaults: Partial<ApplicationValues>; onChange: (values: ApplicationValues) => void }) => {
  const form = useApplicationForm(resources, { ...options, defaults })
  return (
    <OperationForm form={form} label={t(texts.title)}>
      <WhatStays renewal={renewal} resources={resources}>
        <Button label={t(texts.changed)} look="plain" onClick={() => onChange(form.getValues())} />
      </WhatStays>
      <AskedDocuments renewal={renewal} resources={resources} />
      <SectionSend form={form} resources={resources} byClerk={false} />
    </OperationForm>
  )
}

/** What was given on the one page lies over what the long form begins with, so that it counts as filled in and leaving asks. */
const Given = ({ values }: { values: Partial<ApplicationValues> }) => {
  const { getValues, reset } = useFormContext<ApplicationValues>()
  useEffect(() => reset({ ...getValues(), ...values }, { keepDefaultValues: true, keepFieldsRef: true }), [getValues, reset, values])
  return null
}

/** Says what the long form is for; the focus goes there from the button that is gone. */
const Renewing = ({ number, focused }: { number: string; focused: boolean }) => {
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => (focused ? place.current?.focus() : undefined), [focused])
  return (
    <div ref={place} tabIndex={-1}>
      <Notice title={t(texts.renewing, { number })} />
    </div>
  )
}

export const RenewalForm = ({ renewal, resources, renewalKey, ...options }: RenewalFormProps) => {
  const [first] = useState(() => ({ ...fromRenewal(renewal), ...(renewalKey !== undefined && { renewal_key: renewalKey }) }))
  const [onePage] = useState(() => isUnchanged(resources, { ...emptyValues(pageLocale()), ...first }))
  const [given, setGiven] = useState<Partial<ApplicationValues>>()
  // Another application than the one page would have sent.
  const change = ({ idempotency_key, ...values }: ApplicationValues): void => setGiven(values)
  if (onePage && given === undefined)
    return <UnchangedForm renewal={renewal} resources={resources} {...options} defaults={first} onChange={change} />
  return (
    <>
      <Renewing number={renewal.number} focused={given !== undefined} />
      <ApplicationForm resources={resources} {...options} defaults={first} chooser={given && <Given values={given} />} />
    </>
  )
}

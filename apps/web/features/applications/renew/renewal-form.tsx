import type { Renewal } from '@dovolilnice/contract/permits/issue/renewal'
import type { Resources } from '@dovolilnice/contract/resources/read-resources'
import { useEffect, useRef, useState } from 'react'
import { useFormContext } from 'react-hook-form'
import { useLocale, useTranslate } from '../../../platform/translate/use-translate.ts'
import { Button } from '../../../ui/buttons/button.tsx'
import { OperationForm } from '../../../ui/form/operation-form.tsx'
import { Notice } from '../../../ui/states/notice.tsx'
import { ApplicationForm } from '../form/application-form.tsx'
import { applicationSchema } from '../form/application-schema.ts'
import { emptyValues } from '../form/form-values.ts'
import type { ApplicationValues } from '../form/form-values.ts'
import { SectionSend } from '../form/sections/section-send.tsx'
import { useApplicationForm } from '../form/use-application-form.ts'
import type { ApplicationFormOptions } from '../form/use-application-form.ts'
import { AskedDocuments } from './asked-documents.tsx'
import { texts } from './renewal-texts.ts'
import { fromRenewal } from './renewal-values.ts'
import { WhatStays } from './what-stays.tsx'

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
  const t = useTranslate()
  const form = useApplicationForm(resources, { ...options, defaults })
  return (
    <OperationForm form={form} label={t(texts.title)}>
      <WhatStays renewal={renewal} resources={resources}>
        <Button look="plain" onClick={() => onChange(form.getValues())}>
          {t(texts.changed)}
        </Button>
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
  const t = useTranslate()
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => (focused ? place.current?.focus() : undefined), [focused])
  return (
    <div ref={place} tabIndex={-1}>
      <Notice title={t(texts.renewing, { number })} />
    </div>
  )
}

/** The renewal of a permit by its holder; the usual form, filled in, where something has changed. */
export const RenewalForm = ({ renewal, resources, renewalKey, ...options }: RenewalFormProps) => {
  const locale = useLocale()
  const [first] = useState(() => ({ ...fromRenewal(renewal), ...(renewalKey !== undefined && { renewal_key: renewalKey }) }))
  const [onePage] = useState(() => isUnchanged(resources, { ...emptyValues(locale), ...first }))
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

import type { RequiredDocument } from '@dovolilnice/contract/parking/permit-kind'
import type { OwnPermit } from '@dovolilnice/contract/permits/permit'
import { replacementFormSchema, replaceOwnPermit } from '@dovolilnice/contract/permits/issue/operations'
import { brokenReplacement, isAskedFor, lastingPlates } from '@dovolilnice/contract/permits/issue/replacement-rules'
import { useState } from 'react'
import { z } from 'zod/mini'
import { newKey, showInformation, t, today, useParameters } from '../../../platform/kit.ts'
import type { SentApplication } from '../form/use-application-form.ts'
import { chargesOf } from '@dovolilnice/contract/money/fees/administrative-fee-lines'
import { replacementFacts, replacementKind } from '@dovolilnice/contract/money/fees/administrative-fee'
import { replaceReasonLabels, replaceReasons } from '@dovolilnice/contract/permits/permit-labels'
import type { Resources } from '@dovolilnice/contract/resources/operations'
import { useWatch } from 'react-hook-form'
import {
  type BodyOf,
  fieldsOf,
  FilesField,
  formDataOf,
  FormRow,
  FormSection,
  OperationForm,
  PlateField,
  SubmitButton,
  useOperationForm,
} from '../../../ui/form/kit.ts'
import { FeeLines } from '../../../ui/kit.ts'
import styles from '../form/application-form.module.css'
import { ChoiceCards } from '../form/choice-cards.tsx'
import { texts as formTexts } from '../form/form-texts.ts'
import { laterTexts } from '../form/sections/later-texts.ts'
import { useDoubts } from '../form/steps/use-doubts.tsx'
import { reading } from '../form/sections/section-send.tsx'
import { texts } from './replace-texts.ts'

type Body = BodyOf<typeof replaceOwnPermit>

/** The contract's fields as they are typed: nothing is chosen or agreed to at first. In `plates` for each vehicle the one in its place; empty: it stays. */
type ReplaceValues = Required<Omit<Body, 'reason' | 'consent'>> & {
  reason: Body['reason'] | ''
  consent: boolean
  document: Record<string, File[]>
}

/** The values as they are checked: what is empty is absent. */
type Given = Pick<ReplaceValues, 'document'> & { reason?: ReplaceValues['reason']; plates: readonly (string | undefined)[] }

/** The vehicles of the new permit: what is left empty stays as it is. A single one must be named; so must at least one of several. */
const platesOf = ({ reason, plates }: Given, present: readonly string[]): string[] | undefined => {
  if (reason !== 'new_vehicle') return undefined
  const typed = plates.map((plate) => plate?.trim() ?? '')
  return typed.every((plate) => plate === '') ? [] : typed.map((plate, index) => plate || (present[index] ?? ''))
}

/** The contract's form and its rules on vehicles and documents, told together at their fields. */
const schemaFor = (present: readonly string[], documents: readonly RequiredDocument[]): z.ZodMiniType =>
  z.custom<Given>().check(
    z.superRefine((values, context) => {
      const form = { ...values, plates: platesOf(values, present) }
      const parsed = replacementFormSchema.safeParse(form, { reportInput: true })
      // That there is no vehicle at all is told at the first field, by the rule below.
      for (const issue of parsed.error?.issues ?? []) if (issue.path.join('.') !== 'plates') context.addIssue({ ...issue })
      if (!form.reason) return
      const sent = Object.keys(values.document).filter((type) => (values.document[type]?.length ?? 0) > 0)
      for (const { path, rule } of brokenReplacement({ ...form, reason: form.reason }, present, documents, sent))
        context.addIssue({ code: 'custom', path: path.split('.'), message: rule })
    }),
  )

interface ReplaceProps {
  permit: OwnPermit
  /** What was chosen on the way here. */
  reason: string | undefined
  resources: Resources
  onSent: (sent: SentApplication) => void
}

const useReplaceForm = ({ permit, reason = '', onSent }: ReplaceProps, documents: readonly RequiredDocument[]) => {
  const params = { id: permit.id }
  const present = lastingPlates(permit.credentials)
  const [first] = useState<ReplaceValues>(() => ({
    reason: replaceReasons.find((one) => one === reason) ?? '',
    plates: (present.length === 0 ? [''] : present).map(() => ''),
    document: {},
    remark: '',
    consent: false,
    idempotency_key: newKey(),
  }))
  return useOperationForm<typeof replaceOwnPermit, ReplaceValues>(replaceOwnPermit, {
    params,
    defaults: first,
    schema: schemaFor(present, documents),
    onDone: onSent,
    toCall: (values) => ({ params, body: formDataOf({ ...values, plates: platesOf(values, present) }) }),
  })
}

const { CheckboxField, TextAreaField } = fieldsOf<ReplaceValues>()

/** Only a new vehicle asks for plates: its own for each vehicle of the permit, which are not filled in, for they would change nothing. */
const NewPlates = ({ permit }: { permit: OwnPermit }) => {
  const reason = useWatch<ReplaceValues, 'reason'>({ name: 'reason' })
  const present = lastingPlates(permit.credentials)
  if (reason !== 'new_vehicle') return null
  if (present.length < 2) return <PlateField<ReplaceValues> name="plates.0" label={t(texts.onePlate)} className={styles.plateInput} />
  return (
    <FormRow>
      {present.map((plate, index) => (
        <PlateField<ReplaceValues>
          key={plate}
          name={`plates.${index}`}
          label={t(texts.insteadOf, { plate })}
          description={t(texts.staysEmpty)}
          className={styles.plateInput}
          optional
        />
      ))}
    </FormRow>
  )
}

/** What the permit's kind asks for; with a new vehicle its registration must come too. */
const Documents = ({ documents }: { documents: readonly RequiredDocument[] }) => {
  const reason = useWatch<ReplaceValues, 'reason'>({ name: 'reason' })
  const isAsked = (document: RequiredDocument): boolean => isAskedFor(document, reason)
  if (documents.length === 0) return null
  return (
    <FormSection title={t(texts.documents)} hint={documents.some(isAsked) ? t(texts.documentsHint) : undefined}>
      {documents.map((document) => (
        <FilesField<ReplaceValues>
          key={document.type}
          name={`document.${document.type}`}
          label={t(document.name)}
          description={t(document.explanation)}
          optional={!isAsked(document)}
        />
      ))}
    </FormSection>
  )
}

export const ReplaceForm = (props: ReplaceProps) => {
  const { permit, resources } = props
  const documents = resources.permit_kinds.find(({ id }) => id === permit.permit_kind_id)?.documents ?? []
  const form = useReplaceForm(props, documents)
  const doubts = useDoubts()
  const send: typeof form.send = async (event) => {
    event?.preventDefault()
    const { reason, plates } = form.getValues()
    // What is wrong is told first.
    if (!(await form.trigger())) doubts.clear()
    else if (await doubts.find((part) => part.doubtsOfPlates(reason === 'new_vehicle' ? plates : []))) return
    await form.send(event)
  }
  const feeTariff = useParameters()?.administrative_fees.tariff
  const priced = replacementKind(resources.permit_kinds)
  const lines = feeTariff && ((priced && chargesOf(priced, feeTariff, replacementFacts(today()))) ?? [])
  return (
    <OperationForm form={{ ...form, send }} label={t(texts.submit)} foot={doubts.question(() => void send())}>
      <FormSection title={t(texts.why)}>
        <ChoiceCards<ReplaceValues>
          name="reason"
          legend={t(texts.reason)}
          compact
          choices={replaceReasons.map((reason) => ({ value: reason, title: t(replaceReasonLabels[reason]) }))}
        />
        <NewPlates permit={permit} />
      </FormSection>
      <Documents documents={documents} />
      <FormSection title={t(texts.send)}>
        <TextAreaField name="remark" label={t(laterTexts.remark)} optional rows={3} maxLength={2000} />
        <div>
          <CheckboxField name="consent" label={t(laterTexts.consent)} />
          <button type="button" className={styles.notice} onClick={() => showInformation('gdpr', true)}>
            {t(reading.readNotice)}
          </button>
        </div>
        {lines !== undefined && (
          <div className={styles.terms}>
            {lines.length === 0 ? (
              <p>
                <strong>{t(formTexts.free)}</strong>
              </p>
            ) : (
              <FeeLines lines={lines} />
            )}
          </div>
        )}
        <div>
          <SubmitButton label={t(texts.submit)} form={form} />
        </div>
      </FormSection>
    </OperationForm>
  )
}

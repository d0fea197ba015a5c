import { replacementFee } from '@dovolilnice/contract/parking/price'
import type { OwnPermit } from '@dovolilnice/contract/permits/permit'
import { replaceReasonLabels, replaceReasons } from '@dovolilnice/contract/permits/permit-labels'
import { replacementFormSchema, replaceOwnPermit } from '@dovolilnice/contract/permits/replace-own-permit'
import { formatCents } from '@dovolilnice/contract/primitives/money'
import type { Resources } from '@dovolilnice/contract/resources/read-resources'
import { useState } from 'react'
import { useWatch } from 'react-hook-form'
import { newKey } from '../../platform/new-key.ts'
import { today } from '../../platform/today.ts'
import { showInformation } from '../../platform/app-state.ts'
import { useLocale, useTranslate } from '../../platform/translate/use-translate.ts'
import { CheckboxField, TextAreaField } from '../../ui/form/fields.tsx'
import { FilesField } from '../../ui/form/files-field.tsx'
import { formDataOf } from '../../ui/form/form-data.ts'
import { FormRow, FormSection } from '../../ui/form/form-layout.tsx'
import { PlateField } from '../../ui/form/plate-field.tsx'
import { OperationForm } from '../../ui/form/operation-form.tsx'
import { SubmitButton } from '../../ui/form/submit-button.tsx'
import { useOperationForm } from '../../ui/form/use-operation-form.ts'
import styles from './application-form.module.css'
import { ChoiceCards } from './choice-cards.tsx'
import { texts as formTexts } from './form-texts.ts'
import { texts } from './replace-texts.ts'
import type { SentApplication } from './use-application-form.ts'

interface Values extends Record<string, unknown> {
  reason: string
  plates: string[]
  document: Record<string, File[]>
  remark: string
  consent: boolean
  idempotency_key: string
}

interface ReplaceProps {
  permit: OwnPermit
  resources: Resources
  onSent: (sent: SentApplication) => void
}

const useReplaceForm = (permit: OwnPermit, onSent: ReplaceProps['onSent']) => {
  const params = { id: permit.id }
  const [first] = useState<Values>(() => ({
    reason: '',
    plates: permit.plates,
    document: {},
    remark: '',
    consent: false,
    idempotency_key: newKey(),
  }))
  return useOperationForm<typeof replaceOwnPermit, Values>(replaceOwnPermit, {
    params,
    defaults: first,
    schema: replacementFormSchema,
    onDone: onSent,
    toCall: ({ plates, ...values }) => ({
      params,
      body: formDataOf({ ...values, ...(values.reason === 'new_vehicle' && { plates }) }),
    }),
  })
}

/** Only a new vehicle asks for plates. */
const NewPlates = ({ permit }: { permit: OwnPermit }) => {
  const t = useTranslate()
  const reason = useWatch<Values, 'reason'>({ name: 'reason' })
  if (reason !== 'new_vehicle') return null
  return (
    <FormRow>
      {permit.plates.map((plate, index) => (
        <PlateField
          key={plate}
          name={`plates.${index}`}
          label={permit.plates.length === 1 ? t(texts.onePlate) : t(texts.plate, { number: index + 1 })}
          className={styles.plateInput}
        />
      ))}
    </FormRow>
  )
}

/** Why, with which vehicles, and what it costs. */
export const ReplaceForm = ({ permit, resources, onSent }: ReplaceProps) => {
  const t = useTranslate()
  const locale = useLocale()
  const form = useReplaceForm(permit, onSent)
  const documents = resources.permit_kinds.find(({ id }) => id === permit.permit_kind_id)?.documents ?? []
  const fee = replacementFee(resources.permit_kinds, today())
  return (
    <OperationForm form={form} label={t(texts.submit)}>
      <FormSection title={t(texts.why)}>
        <ChoiceCards
          name="reason"
          legend={t(texts.reason)}
          compact
          choices={replaceReasons.map((reason) => ({ value: reason, title: t(replaceReasonLabels[reason]) }))}
        />
        <NewPlates permit={permit} />
      </FormSection>
      {documents.length > 0 && (
        <FormSection title={t(texts.documents)} hint={t(texts.documentsHint)}>
          {documents.map(({ type, name, explanation }) => (
            <FilesField key={type} name={`document.${type}`} label={t(name)} description={t(explanation)} optional />
          ))}
        </FormSection>
      )}
      <FormSection title={t(texts.send)}>
        <TextAreaField name="remark" label={t(formTexts.remark)} optional rows={3} maxLength={2000} />
        <div>
          <CheckboxField name="consent" label={t(formTexts.consent)} />
          <button type="button" className={styles.notice} onClick={() => showInformation('gdpr', true)}>
            {t(formTexts.readNotice)}
          </button>
        </div>
        {fee !== undefined && (
          <dl className={styles.terms}>
            <div>
              <dt>{t(texts.fee)}</dt>
              <dd>
                <strong>{fee.cents === 0 ? t(formTexts.free) : formatCents(fee.cents, locale)}</strong>
              </dd>
            </div>
          </dl>
        )}
        <div>
          <SubmitButton form={form}>{t(texts.submit)}</SubmitButton>
        </div>
      </FormSection>
    </OperationForm>
  )
}

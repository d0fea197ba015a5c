import { Suspense } from 'react'
import type { Resources } from '@dovolilnice/contract/resources/operations'
import { defineTexts, showInformation, t } from '../../../../platform/kit.ts'
import { fieldsOf, type Form, FormSection, SubmitButton } from '../../../../ui/form/kit.ts'
import { lazyPart } from '../../../../ui/kit.ts'
import styles from '../application-form.module.css'
import type { ApplicationValues } from '../form-values.ts'
import { useLaterTexts } from './later-texts.ts'
import { Terms } from '../terms/terms.tsx'
import { useChosenKind } from '../use-dependent-choices.ts'

// Only a clerk is asked for it.
const ReceivedField = lazyPart(() => import('./received-field.tsx').then((part) => part.ReceivedField))
const FeeClaim = lazyPart(() => import('./fee-claim.tsx').then((part) => part.FeeClaim))

const { CheckboxField, TextAreaField } = fieldsOf<ApplicationValues>()

export const reading = defineTexts({
  readTerms: { sl: 'Pogoji uporabe in zasebnost', en: 'Terms of use and privacy' },
  readInstructions: { sl: 'Navodila za uporabo', en: 'Instructions' },
  readNotice: { sl: 'Preberi obvestilo o varstvu osebnih podatkov', en: 'Read the data-protection notice' },
})

/** What one may want to read before sending, in a dialog beside the form that is not left for it. */
const toRead = [
  ['gdpr', reading.readNotice],
  ['terms', reading.readTerms],
  ['instructions', reading.readInstructions],
] as const

export const SectionSend = ({ form, resources, byClerk }: { form: Form<ApplicationValues>; resources: Resources; byClerk: boolean }) => {
  const texts = useLaterTexts()
  const kind = useChosenKind(resources)
  return (
    <FormSection title={t(texts.send)}>
      {byClerk && (
        <Suspense fallback={null}>
          <ReceivedField />
        </Suspense>
      )}
      <TextAreaField name="remark" label={t(texts.remark)} optional rows={3} maxLength={2000} />
      <div>
        <CheckboxField name="consent" label={t(texts.consent)} />
        {toRead.map(([which, label]) => (
          <button key={which} type="button" className={styles.notice} onClick={() => showInformation(which, true)}>
            {t(label)}
          </button>
        ))}
      </div>
      {kind?.administrative_fees[0] !== undefined && (
        <Suspense fallback={null}>
          <FeeClaim byClerk={byClerk} />
        </Suspense>
      )}
      <Terms kind={kind} withPayLater={!byClerk} />
      <div>
        <SubmitButton label={t(texts.submit)} form={form} />
      </div>
    </FormSection>
  )
}

import type { ApplicationProgress } from '@dovolilnice/contract/applications/application-progress'
import { ownAppealSchema } from '@dovolilnice/contract/appeals/lodge-own-appeal'
import type { Operation } from '@dovolilnice/contract/operation'
import { z } from 'zod/mini'
import { formatDay, useLocale, useTranslate } from '../../../platform/translate/translate.ts'
import { fieldsOf, SubmitButton, OperationForm } from '../../../ui/form/form.tsx'
import { FilesField } from '../../../ui/form/inputs/files-field.tsx'
import { formDataOf, useOperationForm } from '../../../ui/form/use-operation-form.ts'
import { unbroken } from '../../../ui/vehicles/unbroken.tsx'
import { appealOf, type ApplicantAccess } from './applicant-access.ts'
import styles from './progress-view.module.css'
import { texts } from './status-texts.ts'

interface Values {
  text: string
  represented: boolean
  document: { other: File[] }
}

const { CheckboxField, TextAreaField } = fieldsOf<Values>()
const schema = z.object({
  text: ownAppealSchema.shape.text,
  represented: z.boolean(),
  document: z.optional(z.custom<Values['document']>()),
})

interface AppealProps {
  progress: ApplicationProgress
  access: ApplicantAccess
}

/** Against one act, or against the silence. */
const AppealForm = ({ progress: { representative }, access, may }: AppealProps & { may: ApplicationProgress['may_appeal'][number] }) => {
  const t = useTranslate()
  const locale = useLocale()
  const { operation, params, fields } = appealOf(access)
  const { against, until } = may
  const form = useOperationForm<Operation, Values>(operation, {
    defaults: { text: '', represented: false, document: { other: [] } },
    params,
    schema,
    done: texts.appealDone,
    toCall: ({ text, represented, document }) => ({
      ...(params && { params }),
      body: formDataOf({ ...fields, against, by: represented ? 'representative' : 'party', text, document }),
    }),
  })
  const title = t(against === '' ? texts.appealSilence : texts.appealAct, { number: against })
  return (
    <details className={styles.more}>
      <summary>{title}</summary>
      <OperationForm form={form} label={title}>
        <p className={styles.soft}>
          {unbroken(until === null ? t(texts.appealAnyTime) : t(texts.appealUntil, { day: formatDay(until, locale) }))}
        </p>
        <TextAreaField name="text" label={t(texts.appealText)} description={t(texts.appealHint)} rows={6} maxLength={20_000} />
        <FilesField<Values> name="document.other" label={t(texts.appealFiles)} optional />
        {representative !== null && <CheckboxField name="represented" label={t(texts.appealRepresented, { name: representative.name })} />}
        <div>
          <SubmitButton form={form}>{t(texts.appealSend)}</SubmitButton>
        </div>
      </OperationForm>
    </details>
  )
}

/** The appeals of the applicant: what came of them, and where one is possible now. */
export const AppealPart = ({ progress, access }: AppealProps) => {
  const t = useTranslate()
  const locale = useLocale()
  return (
    <>
      {progress.appeals.map(({ number, lodged_on: lodged, is_open: isOpen }) => (
        <p key={number}>{unbroken(t(isOpen ? texts.appealOpen : texts.appealOver, { number, day: formatDay(lodged, locale) }))}</p>
      ))}
      {progress.may_appeal.map((may) => (
        <AppealForm key={may.against} progress={progress} access={access} may={may} />
      ))}
    </>
  )
}

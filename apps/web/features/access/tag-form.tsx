import { createAccessTag } from '@dovolilnice/contract/access/create-access-tag'
import { useTranslate } from '../../platform/translate/use-translate.ts'
import { fieldsOf } from '../../ui/form/fields.tsx'
import { FormButtons, FormRow } from '../../ui/form/form-layout.tsx'
import { OperationForm } from '../../ui/form/operation-form.tsx'
import { SubmitButton } from '../../ui/form/submit-button.tsx'
import { useOperationForm } from '../../ui/form/use-operation-form.ts'
import type { BodyOf } from '../../ui/form/use-operation-form.ts'
import styles from './access.module.css'
import { texts } from './texts.ts'

const { TextField } = fieldsOf<BodyOf<typeof createAccessTag>>()

/** Hangs a tag on a passage, for instance on a suspected abuse. */
export const TagForm = ({ id }: { id: string }) => {
  const t = useTranslate()
  const form = useOperationForm(createAccessTag, {
    defaults: { access_log_id: id, label: '', remark: '' },
    about: id,
    done: texts.tagged,
  })
  return (
    <OperationForm form={form} leaveFreely label={t(texts.tagIt)}>
      <p className={styles.hint}>{t(texts.tagHint)}</p>
      <FormRow>
        <TextField name="label" label={t(texts.tagLabel)} maxLength={60} />
        <TextField name="remark" label={t(texts.remark)} maxLength={2000} optional />
      </FormRow>
      <FormButtons>
        <SubmitButton form={form}>{t(texts.tagIt)}</SubmitButton>
      </FormButtons>
    </OperationForm>
  )
}

import { useTranslate } from '../../platform/translate/translate.ts'
import { fieldsOf, FormRow } from '../../ui/form/form.tsx'
import { premiseTexts as texts } from './premise-texts.ts'

const { TextField } = fieldsOf<{ code: string; name: string }>()

/** How a premise or a device is called: on invoices by its code, on screens by its name. */
export const CodeAndName = () => {
  const t = useTranslate()
  return (
    <FormRow>
      <TextField name="code" label={t(texts.code)} description={t(texts.codeHint)} maxLength={20} />
      <TextField name="name" label={t(texts.name)} maxLength={160} />
    </FormRow>
  )
}

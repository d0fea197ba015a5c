import type { updateParameters } from '@dovolilnice/contract/resources/update-parameters'
import { useTranslate } from '../../platform/translate/use-translate.ts'
import { fieldsOf } from '../../ui/form/fields.tsx'
import { LinesField } from '../../ui/form/lines-field.tsx'
import type { BodyOf } from '../../ui/form/use-operation-form.ts'
import { PartForm } from './municipality-forms.tsx'
import type { OfParameters } from './municipality-forms.tsx'
import { texts } from './municipality-texts.ts'

type Values = BodyOf<typeof updateParameters>

const { CheckboxField, TextField } = fieldsOf<Values>()

/** How invoices reach their payers. */
export const InvoicesForm = ({ parameters: { invoices } }: OfParameters) => {
  const t = useTranslate()
  return (
    <PartForm title={texts.invoices} how={texts.invoicesHow} part={{ invoices }}>
      <CheckboxField name="invoices.send_on_issue" label={t(texts.sendOnIssue)} />
      <CheckboxField name="invoices.attach_xml" label={t(texts.attachXml)} />
      <CheckboxField name="invoices.vat_payer" label={t(texts.vatPayer)} description={t(texts.vatPayerHint)} />
      <TextField name="invoices.vat_clause" label={t(texts.vatClause)} description={t(texts.vatClauseHint)} optional />
      <LinesField<Values> name="invoices.budget_users" label={t(texts.budgetUsers)} description={t(texts.oneEachLine)} optional />
    </PartForm>
  )
}

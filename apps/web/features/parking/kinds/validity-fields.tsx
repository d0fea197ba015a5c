import { useWatch } from 'react-hook-form'
import { t } from '../../../platform/kit.ts'
import { fieldsOf, FormRow, FormSection } from '../../../ui/form/kit.ts'
import { texts } from '../administration/admin-texts.ts'
import type { KindValues } from './kind-values.ts'
import { monthNames } from '../../../ui/kit.ts'

const { NumberField, SelectField } = fieldsOf<KindValues>()

const ruleTexts = {
  calendar_year: texts.calendar_year,
  periods: texts.periods,
  document: texts.documentRule,
  open: texts.open,
  replaced: texts.replaced,
} as const

const RuleFields = ({ rule }: { rule: KindValues['validity']['rule'] }) => {
  const documents = useWatch<KindValues, 'documents'>({ name: 'documents' })
  if (rule === 'replaced') return null
  if (rule === 'calendar_year')
    return (
      <>
        <NumberField name="validity.lastDay" label={t(texts.lastDay)} />
        <SelectField
          name="validity.lastMonth"
          label={t(texts.lastMonth)}
          options={monthNames().map((name, index) => ({ value: String(index + 1), label: name }))}
        />
      </>
    )
  return (
    <>
      {rule === 'document' && (
        <SelectField
          name="validity.documentType"
          label={t(texts.provingDocument)}
          options={documents
            .filter(({ required, expires, type }) => required && expires && type !== '')
            .map(({ type, name }) => ({ value: type, label: t(name) }))}
        />
      )}
      <NumberField name="validity.maxDays" label={t(texts.maxDays)} />
    </>
  )
}

export const ValidityFields = () => {
  const rule = useWatch<KindValues, 'validity.rule'>({ name: 'validity.rule' })
  return (
    <FormSection title={t(texts.validity)} hint={rule === 'calendar_year' ? t(texts.lastDayHint) : undefined}>
      <FormRow>
        <SelectField
          name="validity.rule"
          label={t(texts.rule)}
          options={Object.entries(ruleTexts).map(([value, text]) => ({ value, label: t(text) }))}
        />
        <RuleFields rule={rule} />
      </FormRow>
    </FormSection>
  )
}

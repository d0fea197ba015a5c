import type { Parameters } from '@dovolilnice/contract/resources/read-parameters'
import type { updateParameters } from '@dovolilnice/contract/resources/update-parameters'
import { formatIban } from '@dovolilnice/contract/money/bank/iban'
import { IconPlus, IconTrash } from '@tabler/icons-react'
import { today } from '../../platform/today.ts'
import { useTranslate } from '../../platform/translate/use-translate.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { IconButton } from '../../ui/buttons/icon-button.tsx'
import { fieldsOf } from '../../ui/form/fields.tsx'
import { FormRow } from '../../ui/form/form-layout.tsx'
import { MoneyField } from '../../ui/form/inputs/money-field.tsx'
import { useRows } from '../../ui/form/use-rows.ts'
import type { BodyOf } from '../../ui/form/use-operation-form.ts'
import { useNameLanguages } from '../../ui/languages.ts'
import { texts } from './administrative-fees-texts.ts'
import { PartForm } from './municipality-forms.tsx'
import styles from './settings.module.css'

type Values = BodyOf<typeof updateParameters>
const { CheckboxField, DayField, NumberField, TextField } = fieldsOf<Values>()

/** What an applicant reads of a fee or a ground, in each language of the town. */
const Names = ({ at }: { at: `administrative_fees.${'tariff' | 'exemptions'}.${number}` }) => {
  const t = useTranslate()
  const labels = { sl: texts.nameSl, en: texts.nameEn, it: texts.nameIt, hu: texts.nameHu }
  return useNameLanguages().map(({ locale, optional }) => (
    <TextField key={locale} name={`${at}.name.${locale}`} label={t(labels[locale])} optional={optional} maxLength={200} />
  ))
}

/** The amounts, each from a day on; a row that was in force stays, because papers that came on its days are charged by it. */
const Tariff = () => {
  const t = useTranslate()
  const { fields, add, removeAt, adder } = useRows<Values, 'administrative_fees.tariff'>('administrative_fees.tariff')
  const empty = { tariff_number: '', name: { sl: '', en: '' }, valid_from: today(), electronic_cents: 0, paper_cents: 0 }
  return (
    <>
      {fields.map(({ id }, index) => {
        const at = `administrative_fees.tariff.${index}` as const
        return (
          <fieldset key={id} className={styles.row}>
            <legend>{t(texts.row, { number: index + 1 })}</legend>
            <FormRow>
              <TextField name={`${at}.tariff_number`} label={t(texts.tariffNumber)} maxLength={40} />
              <Names at={at} />
            </FormRow>
            <FormRow>
              <DayField name={`${at}.valid_from`} label={t(texts.validFrom)} />
              <MoneyField<Values> name={`${at}.electronic_cents`} label={t(texts.electronic)} />
              <MoneyField<Values> name={`${at}.paper_cents`} label={t(texts.paper)} />
              <IconButton
                quiet
                label={t(texts.removeRow, { number: index + 1 })}
                icon={<IconTrash size={18} />}
                onClick={() => removeAt(index)}
              />
            </FormRow>
          </fieldset>
        )
      })}
      <div>
        <Button ref={adder} look="plain" small icon={<IconPlus size={18} aria-hidden />} onClick={() => add(empty)}>
          {t(texts.addRow)}
        </Button>
      </div>
    </>
  )
}

const Exemptions = () => {
  const t = useTranslate()
  const { fields, add, removeAt, adder } = useRows<Values, 'administrative_fees.exemptions'>('administrative_fees.exemptions')
  return (
    <>
      <h3>{t(texts.exemptions)}</h3>
      {fields.map(({ id }, index) => {
        const at = `administrative_fees.exemptions.${index}` as const
        return (
          <FormRow key={id}>
            <TextField name={`${at}.code`} label={t(texts.code)} maxLength={40} autoCapitalize="none" />
            <Names at={at} />
            <IconButton
              quiet
              label={t(texts.removeGround, { number: index + 1 })}
              icon={<IconTrash size={18} />}
              onClick={() => removeAt(index)}
            />
          </FormRow>
        )
      })}
      <div>
        <Button
          ref={adder}
          look="plain"
          small
          icon={<IconPlus size={18} aria-hidden />}
          onClick={() => add({ code: '', name: { sl: '', en: '' } })}
        >
          {t(texts.addGround)}
        </Button>
      </div>
    </>
  )
}

/** What procedures cost by the law on administrative fees: amounts, grounds of exemption, and where they are paid. */
export const AdministrativeFeesForm = ({ parameters: { administrative_fees: fees } }: { parameters: Parameters }) => {
  const t = useTranslate()
  return (
    <PartForm title={texts.title} how={texts.how} part={{ administrative_fees: { ...fees, iban: formatIban(fees.iban) } }}>
      <Tariff />
      <Exemptions />
      <h3>{t(texts.place)}</h3>
      <FormRow>
        <TextField name="administrative_fees.iban" label={t(texts.iban)} description={t(texts.asPrices)} optional />
        <TextField
          name="administrative_fees.budget_user_code"
          label={t(texts.budgetUserCode)}
          description={t(texts.asPrices)}
          inputMode="numeric"
          optional
        />
        <TextField name="administrative_fees.account_code" label={t(texts.accountCode)} inputMode="numeric" />
        <NumberField name="administrative_fees.due_days" label={t(texts.dueDays)} />
      </FormRow>
      <CheckboxField name="administrative_fees.required" label={t(texts.required)} description={t(texts.requiredHint)} />
    </PartForm>
  )
}

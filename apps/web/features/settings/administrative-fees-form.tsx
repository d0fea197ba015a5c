import type { Parameters, updateParameters } from '@dovolilnice/contract/resources/operations'
import { formatIban } from '@dovolilnice/contract/money/bank/iban'
import { IconPlus, IconTrash } from '@tabler/icons-react'
import { t, today, withWords } from '../../platform/kit.ts'
import { Button, IconButton, useNameLanguages } from '../../ui/kit.ts'
import { type BodyOf, fieldsOf, FormRow, MoneyField, useRows } from '../../ui/form/kit.ts'
import { PartForm } from './municipality-forms.tsx'
import styles from './settings.module.css'

export const texts = withWords({
  title: { sl: 'Upravne takse', en: 'Administrative fees' },
  how: {
    sl: 'Taksa po Zakonu o upravnih taksah se zaračuna enkrat na vlogo, ločeno od cene in brez DDV. Kateri vrsti dovolilnice pripada katera tarifna številka, določite pri vrsti. Nov znesek dodajte kot novo vrstico z dnem, od katerega velja; vloge, oddane prej, obdržijo svojega.',
    en: 'A fee by the law on administrative fees is charged once for an application, apart from the price and outside VAT. Which kind of permit carries which tariff number is set with the kind. Add a new amount as a new row with the day from which it holds; applications sent before keep theirs.',
  },
  row: { sl: 'Tarifna postavka {number}', en: 'Tariff row {number}' },
  tariffNumber: { sl: 'Tarifna številka', en: 'Tariff number' },
  nameSl: { sl: 'Naziv v slovenščini', en: 'Name in Slovenian' },
  nameEn: { sl: 'Naziv v angleščini', en: 'Name in English' },
  nameIt: { sl: 'Naziv v italijanščini', en: 'Name in Italian' },
  nameHu: { sl: 'Naziv v madžarščini', en: 'Name in Hungarian' },
  electronic: { sl: 'Za elektronsko vlogo', en: 'For an application sent online' },
  paper: { sl: 'Za vlogo na papirju', en: 'For an application on paper' },
  addRow: { sl: 'Dodaj postavko', en: 'Add a row' },
  removeRow: { sl: 'Odstrani postavko {number}', en: 'Remove row {number}' },
  exemptions: { sl: 'Razlogi oprostitve', en: 'Grounds of exemption' },
  addGround: { sl: 'Dodaj razlog', en: 'Add a ground' },
  removeGround: { sl: 'Odstrani razlog {number}', en: 'Remove ground {number}' },
  place: { sl: 'Kam se plača', en: 'Where it is paid' },
  iban: { sl: 'IBAN za takse', en: 'IBAN for fees' },
  asPrices: { sl: 'Prazno: kot pri plačilih dovolilnic.', en: 'Empty: as for the prices of permits.' },
  budgetUserCode: { sl: 'Šifra proračunskega uporabnika', en: 'Code of the budget user' },
  accountCode: { sl: 'Podkonto takse', en: 'Sub-account of the fee' },
  dueDays: { sl: 'Dni za plačilo od vložitve', en: 'Days to pay after the filing' },
  required: { sl: 'Vlogo je mogoče odobriti šele po plačilu takse', en: 'An application is approved only when its fee is paid' },
  requiredHint: { sl: 'Sicer neplačana taksa postopka ne ustavi.', en: 'Otherwise an unpaid fee does not stop the procedure.' },
})

type Values = BodyOf<typeof updateParameters>
const { CheckboxField, DayField, NumberField, TextField } = fieldsOf<Values>()

const Names = ({ at }: { at: `administrative_fees.${'tariff' | 'exemptions'}.${number}` }) => {
  const labels = { sl: texts.nameSl, en: texts.nameEn, it: texts.nameIt, hu: texts.nameHu }
  return useNameLanguages().map(({ locale, optional }) => (
    <TextField key={locale} name={`${at}.name.${locale}`} label={t(labels[locale])} optional={optional} maxLength={200} />
  ))
}

/** The amounts, each from a day on; a row that was in force stays, because papers that came on its days are charged by it. */
const Tariff = () => {
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
        <Button label={t(texts.addRow)} ref={adder} look="plain" small icon={IconPlus} onClick={() => add(empty)} />
      </div>
    </>
  )
}

const Exemptions = () => {
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
          label={t(texts.addGround)}
          ref={adder}
          look="plain"
          small
          icon={IconPlus}
          onClick={() => add({ code: '', name: { sl: '', en: '' } })}
        />
      </div>
    </>
  )
}

export const AdministrativeFeesForm = ({ parameters: { administrative_fees: fees } }: { parameters: Parameters }) => (
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

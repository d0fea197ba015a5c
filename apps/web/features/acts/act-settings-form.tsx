import { actSettingsSchema, approvalForms, secondMatters, type ActSettings } from '@dovolilnice/contract/acts/settings/act-settings'
import type { FurtherLocale } from '@dovolilnice/contract/locale'
import { updateActSettings } from '@dovolilnice/contract/acts/settings/operations'
import { readAdminResources } from '@dovolilnice/contract/resources/read-admin-resources'
import { z } from 'zod/mini'
import { t, today, useOperation } from '../../platform/kit.ts'
import { fieldsOf, FormRow, MoneyField } from '../../ui/form/kit.ts'
import { SharedForm, Sheet, useFurtherLanguages, useSharedForm } from '../../ui/kit.ts'
import { texts } from './texts.ts'

/** What this form sets; the settings have others, with forms of their own. */
const own = z.pick(actSettingsSchema, {
  organ: true,
  place: true,
  number_pattern: true,
  competence: true,
  payment_basis: true,
  competence_second: true,
  payment_basis_second: true,
  appeal_fee_account: true,
  appeal_fee_reference: true,
  costs: true,
  appeal_body: true,
  appeal_body_address: true,
  appeal_days: true,
  appeal_fee_cents: true,
  transmission_days: true,
  approvals: true,
  approval_remedy: true,
  second_for: true,
  second_confirmed_by: true,
  second_confirmed_on: true,
})
type Values = z.input<typeof own> & {
  automatic_decider: string
  second_language: '' | FurtherLocale
}
const { DayField, NumberField, SelectField, TextAreaField, TextField } = fieldsOf<Values>()

const emptied = {
  organ: '',
  appeal_body_address: '',
  place: '',
  competence: '',
  payment_basis: '',
  competence_second: '',
  payment_basis_second: '',
  appeal_fee_account: '',
  appeal_fee_reference: '',
  costs: '',
  approval_remedy: '',
  second_confirmed_by: '',
  second_confirmed_on: '',
}

const asBody = ({ automatic_decider: id, second_language: second, ...body }: Partial<Values>) => ({
  ...{ ...emptied, ...body },
  ...{ automatic_decider: id || null, second_language: second || null },
})

export const ActSettingsForm = ({ settings }: { settings: ActSettings }) => {
  const languages = useFurtherLanguages()
  const staff = useOperation(readAdminResources, {}).data?.staff ?? []
  const shared = useSharedForm<typeof updateActSettings, Values>(updateActSettings, {
    defaults: {
      ...own.parse(settings),
      automatic_decider: settings.automatic_decider ?? '',
      second_language: settings.second_language ?? '',
    },
    // What is emptied is sent as empty: an absent setting would stay as it was.
    callOf: (typed, began) => ({ body: { ...asBody(typed), seen: began && asBody({ ...began }) } }),
    done: texts.saved,
  })
  return (
    <Sheet title={t(texts.organTitle)}>
      <SharedForm {...shared} label={t(texts.organTitle)} submit={t(texts.save)}>
        <p>{t(texts.organHow)}</p>
        <TextAreaField name="organ" label={t(texts.organ)} description={t(texts.organHint)} optional rows={2} maxLength={300} />
        <FormRow>
          <TextField name="number_pattern" label={t(texts.pattern)} description={t(texts.patternHint)} maxLength={60} />
          <TextField name="place" label={t(texts.place)} description={t(texts.placeHint)} optional maxLength={80} />
        </FormRow>
        <TextField name="competence" label={t(texts.competence)} description={t(texts.competenceHint)} optional maxLength={500} />
        <TextField name="payment_basis" label={t(texts.paymentBasis)} description={t(texts.paymentBasisHint)} maxLength={500} />
        <TextField name="costs" label={t(texts.costs)} optional maxLength={500} />
        <FormRow>
          <TextField name="appeal_body" label={t(texts.appealBody)} maxLength={120} />
          <TextAreaField
            name="appeal_body_address"
            label={t(texts.appealBodyAddress)}
            description={t(texts.placeHint)}
            optional
            rows={2}
            maxLength={300}
          />
        </FormRow>
        <FormRow>
          <NumberField name="appeal_days" label={t(texts.appealDays)} />
          <MoneyField<Values> name="appeal_fee_cents" label={t(texts.appealFee)} />
          <NumberField name="transmission_days" label={t(texts.transmissionDays)} />
        </FormRow>
        <FormRow>
          <TextField
            name="appeal_fee_account"
            label={t(texts.appealFeeAccount)}
            description={t(texts.appealFeeHint)}
            optional
            maxLength={60}
          />
          <TextField name="appeal_fee_reference" label={t(texts.appealFeeReference)} optional maxLength={60} />
        </FormRow>
        <FormRow>
          <SelectField
            name="approvals"
            label={t(texts.approvals)}
            description={t(texts.approvalsHint)}
            options={approvalForms.map((value) => ({ value, label: t(value === 'paper' ? texts.approvalsPaper : texts.approvalsAct) }))}
          />
          <TextField
            name="approval_remedy"
            label={t(texts.approvalRemedy)}
            description={t(texts.approvalRemedyHint)}
            optional
            maxLength={500}
          />
        </FormRow>
        {languages.length > 0 && (
          <>
            <SelectField
              name="second_language"
              label={t(texts.second)}
              description={t(texts.secondHint)}
              optional
              placeholder={t(texts.slovenianOnly)}
              options={languages.map((value) => ({
                value,
                label: t(value === 'it' ? texts.slovenianAndItalian : texts.slovenianAndHungarian),
              }))}
            />
            <SelectField
              name="second_for"
              label={t(texts.secondFor)}
              description={t(texts.secondForHint)}
              options={secondMatters.map((value) => ({ value, label: t(value === 'all' ? texts.secondForAll : texts.secondForProcedure) }))}
            />
            <p>{t(settings.second_confirmed_by === '' || settings.second_confirmed_on === '' ? texts.toConfirm : texts.confirmed)}</p>
            <TextField
              name="competence_second"
              label={t(texts.competenceSecond)}
              description={t(texts.competenceSecondHint)}
              optional
              maxLength={500}
            />
            <TextField name="payment_basis_second" label={t(texts.paymentBasisSecond)} optional maxLength={500} />
            <FormRow>
              <TextField
                name="second_confirmed_by"
                label={t(texts.confirmedBy)}
                description={t(texts.confirmedByHint)}
                optional
                maxLength={160}
              />
              <DayField name="second_confirmed_on" label={t(texts.confirmedOn)} max={today()} optional />
            </FormRow>
          </>
        )}
        <SelectField
          name="automatic_decider"
          label={t(texts.automatic)}
          description={t(texts.automaticHint)}
          optional
          placeholder={t(texts.nobody)}
          options={staff.map(({ id, name }) => ({ value: id, label: name }))}
        />
      </SharedForm>
    </Sheet>
  )
}

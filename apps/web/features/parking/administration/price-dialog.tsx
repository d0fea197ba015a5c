import { periodLabels, tariffPeriods } from '@dovolilnice/contract/parking/period-labels'
import { changeTariff } from '@dovolilnice/contract/parking/operations'
import { type AdministeredKind, tariffFormSchema } from '@dovolilnice/contract/parking/parking-administration'
import { proRataRules } from '@dovolilnice/contract/parking/permit-kind'
import { periodsOn } from '@dovolilnice/contract/parking/price'
import { earliestNewPrice, versionsOf } from '@dovolilnice/contract/parking/tariff-versions'
import { useWatch } from 'react-hook-form'
import { z } from 'zod/mini'
import { t } from '../../../platform/kit.ts'
import { fieldsOf, FormRow, MoneyField, optionsOf } from '../../../ui/form/kit.ts'
import { texts } from './admin-texts.ts'
import { today } from '../overview/lot-kinds.ts'
import { vatOptions } from './vat-options.ts'
import { previewedCall, PreviewedDialog } from './previewed-form.tsx'

const {
  price_cents: cents,
  second_cents,
  third_cents,
  ...others
} = z.omit(tariffFormSchema, { vat_basis_points: true, preview: true }).shape
const priceSchema = z
  // A select holds text.
  .object({
    ...others,
    price_cents: z.optional(cents),
    second_cents: z.optional(second_cents),
    third_cents: z.optional(third_cents),
    vat: z.string(),
    stops: z.boolean(),
  })
  .check(z.refine(({ price_cents: price, stops }) => stops || typeof price === 'number', { message: 'required', path: ['price_cents'] }))

type PriceValues = z.input<typeof priceSchema>

const { CheckboxField, DayField, SelectField } = fieldsOf<PriceValues>()

const defaultsOf = ({ tariffs, version }: AdministeredKind): PriceValues => {
  const period = periodsOn(tariffs, today())[0] ?? 'year'
  const last = versionsOf(tariffs, period).at(-1) ?? tariffs.at(-1)
  const { pro_rata = 'full', second_cents: second = null, third_cents: third = null, vat_basis_points: vat = 0 } = last ?? {}
  return { version, period, vat: String(vat), pro_rata, second_cents: second, third_cents: third, valid_from: '', stops: false }
}

const PriceFields = ({ kind }: { kind: AdministeredKind }) => {
  const period = useWatch<PriceValues, 'period'>({ name: 'period' })
  const stops = useWatch<PriceValues, 'stops'>({ name: 'stops' })
  return (
    <>
      <p>{t(texts.priceHint)}</p>
      <FormRow>
        <SelectField name="period" label={t(texts.period)} options={optionsOf(periodLabels, tariffPeriods)} />
        <DayField name="valid_from" label={t(texts.validFrom)} min={earliestNewPrice(versionsOf(kind.tariffs, period), today())} />
      </FormRow>
      <FormRow>
        <MoneyField<PriceValues> name="price_cents" label={t(texts.priceWithVat)} disabled={stops} />
        <SelectField name="vat" label={t(texts.vat)} disabled={stops} options={vatOptions()} />
      </FormRow>
      {period === 'year' && (
        <SelectField
          name="pro_rata"
          label={t(texts.proRata)}
          description={t(texts.proRataHint)}
          disabled={stops}
          options={optionsOf(texts, proRataRules)}
        />
      )}
      <FormRow>
        <MoneyField<PriceValues> name="second_cents" label={t(texts.second)} description={t(texts.secondHint)} disabled={stops} />
        <MoneyField<PriceValues> name="third_cents" label={t(texts.third)} description={t(texts.thirdHint)} disabled={stops} />
      </FormRow>
      <CheckboxField name="stops" label={t(texts.stops)} />
    </>
  )
}

export const PriceDialog = ({ kind, onClose, onChanged }: { kind: AdministeredKind; onClose: () => void; onChanged: () => void }) => {
  const params = { id: kind.id }
  const call = previewedCall(
    changeTariff,
    ({ stops, price_cents: price, vat, pro_rata, second_cents, third_cents, ...values }: PriceValues, preview) => ({
      params,
      body: {
        ...values,
        price_cents: stops ? null : (price ?? null),
        // What a year costs that ends early is asked of a year alone.
        pro_rata: values.period === 'year' ? pro_rata : 'full',
        second_cents: second_cents ?? null,
        third_cents: third_cents ?? null,
        vat_basis_points: Number(vat),
        preview,
      },
    }),
  )
  return (
    <PreviewedDialog
      title={t(texts.newPrice)}
      size={640}
      call={call}
      defaults={defaultsOf(kind)}
      params={params}
      schema={priceSchema}
      onSaved={onChanged}
      onClose={onClose}
    >
      <PriceFields kind={kind} />
    </PreviewedDialog>
  )
}

import type { ApplicationDetails } from '@dovolilnice/contract/applications/application'
import {
  feeWaiverSchema,
  waiverCoverLabels,
  waiverCovers,
  waiverGroundLabels,
  waiverGrounds,
  withWaiver,
  type FeeWaiver,
} from '@dovolilnice/contract/money/fees/fee-waiver'
import { type MoneyLine, sumOf } from '@dovolilnice/contract/money/money-line'
import { idSchema } from '@dovolilnice/contract/primitives/field-schemas'
import { useWatch } from 'react-hook-form'
import { z } from 'zod/mini'
import { t } from '../../../platform/kit.ts'
import { fieldsOf, FormRow, optionsOf } from '../../../ui/form/kit.ts'
import { FeeLines, Notice } from '../../../ui/kit.ts'
import { texts } from '../texts.ts'

/** An exemption as it is typed; it is given when `waives` is ticked. */
export interface WaiverValues {
  waives: boolean
  waiver: { [Field in keyof FeeWaiver]: string | number }
}
export const noWaiver: WaiverValues = {
  waives: false,
  waiver: { ground: '', covers: 'everything', percent: 100, reason: '', document_id: '' },
}

const { CheckboxField, NumberField, SelectField, TextAreaField } = fieldsOf<WaiverValues>()

/** What is typed, as the call wants it: no chosen document is none. */
const typedWaiver = z.extend(feeWaiverSchema, {
  document_id: z.pipe(
    z.optional(idSchema),
    z.transform((id) => id ?? null),
  ),
})

/** What the call says of the exemption, of values that were checked; undefined without one. */
export const waiverOf = ({ waives, waiver }: WaiverValues): FeeWaiver | undefined => (waives ? typedWaiver.parse(waiver) : undefined)

export const waiverCheck = z.superRefine<Record<string, unknown>>(({ waives, waiver }, context) => {
  if (waives !== true) return
  for (const issue of typedWaiver.safeParse(waiver, { reportInput: true }).error?.issues ?? [])
    context.addIssue({ ...issue, path: ['waiver', ...issue.path] })
})

/** The lines as they would be; the typed exemption counts as soon as it can be computed. */
const waived = (lines: readonly MoneyLine[], waives: boolean, { covers, percent }: WaiverValues['waiver']): readonly MoneyLine[] => {
  const parsed = z.pick(feeWaiverSchema, { covers: true, percent: true }).safeParse({ covers, percent })
  return waives && parsed.success ? withWaiver(lines, parsed.data) : lines
}

const Details = ({ documents, fee }: Pick<ApplicationDetails, 'documents' | 'fee'>) => {
  // Only the lines of applications from before have one; the fee of others is a debt of its own.
  const hasFee = fee.some(({ code }) => code === 'administrative_fee')
  const covers = waiverCovers.filter((cover) => cover !== 'administrative_fee' || hasFee)
  const proofs = documents.filter(({ deleted_at: deleted }) => deleted === null)
  return (
    <>
      <FormRow>
        <SelectField name="waiver.ground" label={t(texts.waiverGround)} options={optionsOf(waiverGroundLabels, waiverGrounds)} />
        <SelectField name="waiver.covers" label={t(texts.waiverCovers)} options={optionsOf(waiverCoverLabels, covers)} />
        <NumberField name="waiver.percent" label={t(texts.waiverPercent)} />
        <SelectField
          name="waiver.document_id"
          label={t(texts.waiverProof)}
          optional
          placeholder={t(texts.waiverNoProof)}
          options={proofs.map(({ id, type_name: type, file_name: name }) => ({ value: id, label: `${t(type)} (${name})` }))}
        />
      </FormRow>
      <TextAreaField name="waiver.reason" label={t(texts.waiverReason)} description={t(texts.waiverReasonHint)} rows={3} maxLength={2000} />
    </>
  )
}

export const FeePreview = ({ application }: { application: ApplicationDetails }) => {
  const [waives, waiver] = useWatch<WaiverValues, ['waives', 'waiver']>({ name: ['waives', 'waiver'] })
  if (sumOf(application.fee) === 0) return <Notice tone="good" title={t(texts.feeFree)} />
  const lines = waived(application.fee, waives, waiver)
  return (
    <>
      <Notice title={t(texts.feeNow)}>
        <FeeLines lines={lines} />
        {t(sumOf(lines) === 0 ? texts.feeWaived : texts.feeWait)}
      </Notice>
      <CheckboxField name="waives" label={t(texts.waives)} />
      {waives && <Details documents={application.documents} fee={application.fee} />}
    </>
  )
}

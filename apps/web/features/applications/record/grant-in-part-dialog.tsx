import { withGrounds } from '@dovolilnice/contract/acts/grounds'
import type { ApplicationDetails } from '@dovolilnice/contract/applications/application'
import { applicationActionLabels } from '@dovolilnice/contract/applications/application-labels'
import { grantInPart, previewPartialGrant, weighPartialGrant } from '@dovolilnice/contract/applications/decide/operations'
import { callForFile, formatMoney, formatValidity, refusalOf, t, useOperation, useResources } from '../../../platform/kit.ts'
import type { HeardWay } from '@dovolilnice/contract/primitives/heard'
import { addDays, lastDayOf } from '@dovolilnice/contract/primitives/local-day'
import { useFormContext, useWatch } from 'react-hook-form'
import { z } from 'zod/mini'
import { fieldsOf, PreviewButton } from '../../../ui/form/kit.ts'
import { Notice, Part, StepDialog } from '../../../ui/kit.ts'
import { texts } from '../texts.ts'
import styles from './application-screen.module.css'
import type { DialogProps } from './dialog-props.ts'
import { gapsOf, KnownGaps, knownGapsSchema, noneKnown } from './known-gaps.tsx'
import { watchedApplication } from './watched-application.ts'

/** Vehicles are ticked, by their place in the application. */
type Values = typeof noneKnown & {
  version: number
  granted: Record<string, boolean>
  period_count: number | ''
  last_day: string
  facts: string
  reason: string
  heard: HeardWay | ''
  heard_note: string
}
const { CheckboxField, DayField, NumberField, TextAreaField } = fieldsOf<Values>()

/** By what the time of this application can be cut: the number of periods, a last day, or nothing of a replacement, which has the days that are left. */
const useCut = ({ permit_kind_id: kindId, replaces_permit: replaced }: ApplicationDetails): 'periods' | 'last_day' | undefined => {
  const rule = useResources()?.permit_kinds.find(({ id }) => id === kindId)?.validity.rule
  if (replaced !== null || rule === undefined) return undefined
  return rule === 'periods' ? 'periods' : 'last_day'
}

const nameOf = (at: number): string => `v${at}`

/** What is granted, as the call wants it. */
const grantedOf = (
  { plates: asked }: ApplicationDetails,
  { granted, period_count: count, last_day: last }: Pick<Values, 'granted' | 'period_count' | 'last_day'>,
  cut: ReturnType<typeof useCut>,
) => ({
  plates: asked.filter((_, at) => granted[nameOf(at)]),
  ...(cut === 'periods' && count !== '' && { period_count: count }),
  ...(cut === 'last_day' && last !== '' && { last_day: last }),
})

/** What the decision would do, told before it is sent: what is granted, what is refused, and the price of each; at first nothing is refused. */
const Effect = ({ application }: { application: ApplicationDetails }) => {
  const cut = useCut(application)
  const [granted, period_count, last_day] = useWatch<Values, ['granted', 'period_count', 'last_day']>({
    name: ['granted', 'period_count', 'last_day'],
  })
  const body = grantedOf(application, { granted, period_count, last_day }, cut)
  const isWhole =
    body.plates.length === application.plates.length &&
    (body.period_count ?? application.period_count) === application.period_count &&
    (body.last_day ?? '') === (cut === 'last_day' ? lastDayOf(application.valid_until) : '')
  const input = { params: { id: application.id }, body }
  const { data, error } = useOperation(weighPartialGrant, input, { quiet: true, keep: true, enabled: !isWhole })
  const isCuttable = cut === 'last_day' || (cut === 'periods' && application.period_count > 1)
  const byVehicle = isCuttable ? texts.partFirst : texts.partVehiclesFirst
  if (isWhole) return <Notice>{t(application.plates.length > 1 ? byVehicle : texts.partTimeFirst)}</Notice>
  if (error !== null) return <Notice tone="warning">{refusalOf(error)}</Notice>
  if (data === undefined) return null
  const { granted: part, refused, fee_cents: fee, asked_cents: asked } = data
  const days = refused.days === null ? '' : formatValidity(refused.days.from, refused.days.until)
  return (
    <Notice title={t(texts.partEffect)}>
      <p className={styles.dialogText}>
        {t(texts.partGranted, { plates: part.plates.join(', '), validity: formatValidity(part.valid_from, part.valid_until) })}
      </p>
      <p className={styles.dialogText}>{t(texts.partRefused, { refused: [...refused.plates, days].filter(Boolean).join(', ') })}</p>
      <p className={styles.dialogText}>{t(texts.partPrice, { fee: formatMoney(fee), asked: formatMoney(asked) })}</p>
    </Notice>
  )
}

const Preview = ({ application }: { application: ApplicationDetails }) => {
  const cut = useCut(application)
  const { getValues } = useFormContext<Values>()
  const load = () => {
    const { facts, reason, heard, heard_note, ...values } = getValues()
    const said = { facts, reason, ...(heard && { heard }), heard_note }
    return callForFile(previewPartialGrant, { params: { id: application.id }, body: { ...grantedOf(application, values, cut), ...said } })
  }
  return <PreviewButton label={texts.partPreview} load={load} />
}

/** What is left empty is absent, and told with all that is. */
const typed = z._default(z.string(), '')
const said = { facts: typed, reason: typed, heard_note: typed }

/** What is refused is refused as a whole claim is: with facts, reasons and how the party was heard. */
const saidSchema = withGrounds(z.looseObject({ ...said, heard: z.optional(z.string()) }), 'partial_grant')
/** It is asked beside the ticks of what is known, and leaves the values as they are: two schemas must not give one field differently. */
const saidCheck = z.pipe(
  saidSchema,
  z.transform(() => ({})),
)

export const GrantInPartDialog = ({ application, onClose }: DialogProps) => {
  const cut = useCut(application)
  const params = { id: application.id }
  const schema = z.intersection(saidCheck, knownGapsSchema(application))
  return (
    <StepDialog<typeof grantInPart, Values>
      side
      undoFor={application.name}
      params={params}
      record={watchedApplication(application)}
      defaults={{
        version: application.version,
        ...noneKnown,
        granted: Object.fromEntries(application.plates.map((_, at) => [nameOf(at), true])),
        ...{
          period_count: cut === 'periods' ? application.period_count : '',
          last_day: cut === 'last_day' ? lastDayOf(application.valid_until) : '',
        },
        ...{ facts: '', reason: '', heard: '', heard_note: '' },
      }}
      schema={schema}
      toCall={(values) => {
        const { version, facts, reason, heard, heard_note } = values
        const said = { version, facts, reason, ...(heard !== '' && { heard }), heard_note }
        return { params, body: { ...grantedOf(application, values, cut), ...said, ...gapsOf(application) } }
      }}
      title={t(applicationActionLabels.grant_in_part)}
      operation={grantInPart}
      done={texts.partDone}
      onClose={onClose}
    >
      {application.plates.length > 1 && (
        <fieldset className={styles.asked}>
          <legend>{t(texts.partVehicles)}</legend>
          {application.plates.map((plate, at) => (
            <CheckboxField key={plate} name={`granted.${nameOf(at)}`} label={plate} />
          ))}
        </fieldset>
      )}
      {cut === 'periods' && application.period_count > 1 && (
        <NumberField
          name="period_count"
          label={t(texts.partPeriods)}
          description={t(texts.partPeriodsHint, { count: application.period_count })}
        />
      )}
      {cut === 'last_day' && (
        <DayField
          name="last_day"
          label={t(texts.partLastDay)}
          description={t(texts.partLastDayHint, { validity: formatValidity(application.valid_from, application.valid_until) })}
          min={application.valid_from}
          max={addDays(application.valid_until, -1)}
        />
      )}
      <Effect application={application} />
      <KnownGaps application={application} withoutDocuments={t(texts.approveWithout)} />
      <TextAreaField name="facts" label={t(texts.partFacts)} description={t(texts.partFactsHint)} rows={3} maxLength={4000} />
      <TextAreaField name="reason" label={t(texts.partReason)} description={t(texts.partReasonHint)} rows={4} maxLength={4000} />
      <Part name="HeardFields" props={{}} />
      <Preview application={application} />
    </StepDialog>
  )
}

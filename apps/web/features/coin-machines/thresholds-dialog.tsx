import { readThresholds, updateThresholds } from '@dovolilnice/contract/coin-machines/alerts/alerts'
import { knownFaults } from '@dovolilnice/contract/coin-machines/machine-faults'
import type { OperationOutput } from '@dovolilnice/contract/operation'
import { z } from 'zod/mini'
import { t, useOperation } from '../../platform/kit.ts'
import { CheckSetField, DecimalField, fieldsOf, FormRow, MoneyField } from '../../ui/form/kit.ts'
import { Modal, OperationView, StepDialog } from '../../ui/kit.ts'
import { texts } from './texts.ts'

/** An empty address is left out by the form and stored as null. */
const { mail_to, escalate_to } = updateThresholds.body.shape
const schema = z.extend(z.omit(updateThresholds.body, { vat_basis_points: true }), {
  mail_to: z.optional(mail_to),
  escalate_to: z.optional(escalate_to),
  vat_percent: z.optional(z.number({ error: 'required' }).check(z.minimum(0), z.maximum(100))),
})
type Values = z.input<typeof schema>

const { NumberField, TextField } = fieldsOf<Values>()

const ThresholdsForm = ({ thresholds, onClose }: { thresholds: OperationOutput<typeof readThresholds>; onClose: () => void }) => {
  const { vat_basis_points: vat, ...more } = thresholds
  return (
    <StepDialog<typeof updateThresholds, Values>
      title={t(texts.thresholds)}
      about="thresholds"
      operation={updateThresholds}
      schema={schema}
      defaults={{
        ...more,
        mail_to: thresholds.mail_to ?? '',
        escalate_to: thresholds.escalate_to ?? '',
        vat_percent: vat === null ? '' : vat / 100,
      }}
      toCall={({ vat_percent: percent, ...values }) => ({
        body: {
          ...values,
          mail_to: values.mail_to ?? null,
          escalate_to: values.escalate_to ?? null,
          vat_basis_points: percent === undefined ? null : Math.round(percent * 100),
        },
      })}
      submit={t(texts.save)}
      done={texts.thresholdsSaved}
      onClose={onClose}
    >
      <FormRow>
        <NumberField name="fill_percent" label={t(texts.fillPercent)} />
        <MoneyField<Values> name="change_cents" label={t(texts.changeCents)} />
      </FormRow>
      <FormRow>
        <NumberField name="silence_minutes" label={t(texts.silenceMinutes)} />
        <NumberField name="escalate_minutes" label={t(texts.escalateMinutes)} />
      </FormRow>
      <TextField name="mail_to" type="email" label={t(texts.mailTo)} description={t(texts.mailToHint)} optional />
      <TextField name="escalate_to" type="email" label={t(texts.escalateTo)} description={t(texts.escalateToHint)} optional />
      <DecimalField<Values> name="vat_percent" label={t(texts.vatRate)} description={t(texts.vatHint)} optional />
      <CheckSetField<Values>
        name="ignored_faults"
        legend={t(texts.ignoredFaults)}
        options={Object.entries(knownFaults).map(([value, name]) => ({ value, label: t(name) }))}
      />
    </StepDialog>
  )
}

/** From when a machine needs a look, and who is told. */
export const ThresholdsDialog = ({ onClose }: { onClose: () => void }) => {
  const query = useOperation(readThresholds, {})
  if (query.data !== undefined) return <ThresholdsForm thresholds={query.data} onClose={onClose} />
  return (
    <Modal opened onClose={onClose} size={600} title={t(texts.thresholds)}>
      <OperationView query={query}>{() => null}</OperationView>
    </Modal>
  )
}

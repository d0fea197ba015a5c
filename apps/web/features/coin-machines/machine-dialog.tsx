import { createMachine, type MachineRow, updateMachine } from '@dovolilnice/contract/coin-machines/operations'
import { z } from 'zod/mini'
import { t } from '../../platform/kit.ts'
import { DecimalField, fieldsOf, FormRow } from '../../ui/form/kit.ts'
import { StepDialog } from '../../ui/kit.ts'
import { texts } from './texts.ts'

/** What an empty input leaves out, the contract wants as null. */
const { latitude, longitude } = createMachine.body.shape
const places = { latitude: z.optional(latitude), longitude: z.optional(longitude) }
const newSchema = z.extend(createMachine.body, places)
const changedSchema = z.extend(updateMachine.body, places)
type NewValues = z.input<typeof newSchema>
type ChangedValues = z.input<typeof changedSchema>

const { CheckboxField, TextField } = fieldsOf<Omit<NewValues, 'code'>>()
const { TextField: CodeField } = fieldsOf<NewValues>()

const CommonFields = () => (
  <>
    <FormRow>
      <TextField name="cashier_name" label={t(texts.name)} maxLength={160} />
      <TextField name="cashier_nr" label={t(texts.number)} maxLength={20} />
    </FormRow>
    <TextField name="business_premise_name" label={t(texts.premise)} description={t(texts.premiseHint)} maxLength={160} />
    <FormRow>
      <DecimalField<NewValues> name="latitude" label={t(texts.latitude)} optional />
      <DecimalField<NewValues> name="longitude" label={t(texts.longitude)} optional />
    </FormRow>
    <CheckboxField name="active" label={t(texts.active)} />
  </>
)

const placeOf = ({ latitude = null, longitude = null }: Pick<NewValues, 'latitude' | 'longitude'>) => ({ latitude, longitude })

const emptyMachine: NewValues = { business_premise_name: '', cashier_nr: '', cashier_name: '', code: '', active: true }

interface DialogProps {
  machine: MachineRow | 'new'
  onClose: () => void
  /** The key of a new machine. */
  onKey: (made: { code: string; secret: string }) => void
}

export const MachineDialog = ({ machine, onClose, onKey }: DialogProps) => {
  if (machine === 'new')
    return (
      <StepDialog<typeof createMachine, NewValues>
        title={t(texts.add)}
        about="new"
        operation={createMachine}
        schema={newSchema}
        defaults={emptyMachine}
        toCall={(values) => ({ body: { ...values, ...placeOf(values) } })}
        done={texts.saved}
        onClose={onClose}
        onDone={({ code, key }) => onKey({ code, secret: key })}
      >
        <CodeField name="code" label={t(texts.code)} description={t(texts.codeHint)} maxLength={40} autoCapitalize="none" />
        <CommonFields />
      </StepDialog>
    )
  const { id, code, business_premise_name, cashier_nr, cashier_name, active, version, latitude, longitude } = machine
  const place = { latitude: latitude ?? undefined, longitude: longitude ?? undefined }
  return (
    <StepDialog<typeof updateMachine, ChangedValues>
      title={t(texts.editTitle)}
      subject={code}
      operation={updateMachine}
      schema={changedSchema}
      params={{ id }}
      defaults={{ business_premise_name, cashier_nr, cashier_name, active, version, ...place }}
      toCall={(values) => ({ params: { id }, body: { ...values, ...placeOf(values) } })}
      submit={t(texts.save)}
      done={texts.saved}
      onClose={onClose}
    >
      <CommonFields />
    </StepDialog>
  )
}

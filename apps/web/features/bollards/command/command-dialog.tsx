import type { controlBollard } from '@dovolilnice/contract/bollards/operations'
import type { Device } from '@dovolilnice/contract/bollards/device'
import { endOfHold } from '@dovolilnice/contract/bollards/holds/holds'
import { commandActionNames, hasEnd, type CommandAction } from '@dovolilnice/contract/bollards/gate-command'
import { commandReasons } from '@dovolilnice/contract/resources/command-reasons'
import { useMemo } from 'react'
import { useWatch } from 'react-hook-form'
import { tidied } from '../check/plate-check.tsx'
import { t } from '../../../platform/kit.ts'
import { Button, Modal } from '../../../ui/kit.ts'
import { fieldsOf, OperationForm, useOperationForm } from '../../../ui/form/kit.ts'
import styles from '../bollards.module.css'
import { texts } from '../texts.ts'
import { commandValuesSchema, isHoldEnd, type CommandValues } from './command-values.ts'
import { HoldEndFields } from './hold-end-fields.tsx'
import { useBollardCalls } from '../use-bollards.ts'
import { useHoldLengths } from './use-hold-lengths.ts'

const { NumberField, TextAreaField, TextField } = fieldsOf<CommandValues>()

export interface Command {
  device: Device
  action: CommandAction
  /** What the reason begins with, where it is known. */
  reason?: string
  /** The plate or phone for which it is. */
  vehicle?: string
}

const CommandForm = ({ command, onClose }: { command: Command; onClose: () => void }) => {
  const { control } = useBollardCalls()
  const lengths = useHoldLengths()
  const schema = useMemo(() => commandValuesSchema(lengths), [lengths])
  const { device, action } = command
  const form = useOperationForm<typeof controlBollard, CommandValues>(control as typeof controlBollard, {
    defaults: {
      device_code: device.code,
      action,
      chip: '',
      reason: command.reason ?? '',
      vehicle: command.vehicle ?? '',
      hold_until: hasEnd(action) ? 'usual' : '',
      time: '',
    },
    about: `${device.code} ${action} ${command.reason ?? ''} ${command.vehicle ?? ''}`,
    schema,
    toCall: ({ hold_until: end, time, chip, reason: typed, vehicle, ...body }) => {
      const until = isHoldEnd(end) ? endOfHold(end, time, new Date(), lengths) : undefined
      // What is blank is absent in checked values.
      const why = chip ? { reason: chip, explanation: typed || undefined } : { reason: typed || t(texts.checked) }
      return { body: { ...body, ...why, vehicle: vehicle || undefined, hold_until: until?.toISOString() } }
    },
    done: texts.sent,
    onDone: onClose,
  })
  const chip = useWatch({ control: form.control, name: 'chip' })
  // It never touches the vehicle nor what was typed; pressed again it lets go.
  const press = (reason: string) => {
    form.setValue('chip', chip === reason ? '' : reason, { shouldDirty: true })
    form.clearErrors('reason')
  }
  return (
    <OperationForm form={form} leaveFreely submit={t(commandActionNames[action])} onCancel={onClose}>
      <TextField name="vehicle" label={t(texts.forVehicle)} optional autoCapitalize="characters" maxLength={24} tidy={tidied} />
      <div className={styles.reasons} role="group" aria-label={t(texts.usualReasons)}>
        {commandReasons.map((reason) => (
          <Button
            label={t(reason)}
            key={reason.sl}
            small
            look={chip === t(reason) ? 'light' : 'plain'}
            aria-pressed={chip === t(reason)}
            onClick={() => press(t(reason))}
          />
        ))}
      </div>
      <TextAreaField
        name="reason"
        label={t(texts.reason)}
        description={t(texts.reasonHint)}
        rows={hasEnd(action) ? 1 : 2}
        maxLength={2000}
      />
      {action === 'lower' && <NumberField name="vehicles" label={t(texts.convoy)} description={t(texts.convoyHint)} optional />}
      {hasEnd(action) && <HoldEndFields forService={action === 'service'} />}
    </OperationForm>
  )
}

/** Asks for whom and why before a bollard is moved: every command names person and reason. */
export const CommandDialog = ({ command, onClose }: { command: Command | undefined; onClose: () => void }) => (
  <Modal
    opened={command !== undefined}
    onClose={onClose}
    size={520}
    title={command && t(texts.commandTitle, { action: t(commandActionNames[command.action]), device: command.device.name })}
  >
    {command && <CommandForm command={command} onClose={onClose} />}
  </Modal>
)

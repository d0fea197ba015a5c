import type { Device } from '@dovolilnice/contract/bollards/device'
import { holdBollards } from '@dovolilnice/contract/bollards/operations'
import { endOfHold, holdEnds } from '@dovolilnice/contract/bollards/holds/holds'
import { reasonSchema } from '@dovolilnice/contract/primitives/field-schemas'
import { emergencyReasons } from '@dovolilnice/contract/resources/command-reasons'
import { type KeyboardEvent, useEffect, useMemo, useRef } from 'react'
import { useWatch } from 'react-hook-form'
import { z } from 'zod/mini'
import { t } from '../../../platform/kit.ts'
import { Button, InDialog, Modal } from '../../../ui/kit.ts'
import { fieldsOf, FormButtons, OperationForm, SelectInput, SubmitButton, useField, useOperationForm } from '../../../ui/form/kit.ts'
import styles from '../bollards.module.css'
import { endRules } from '../command/command-values.ts'
import { HoldEndFields } from '../command/hold-end-fields.tsx'
import { useHoldLengths } from '../command/use-hold-lengths.ts'
import { texts } from '../texts.ts'
import { groupTexts } from './group-texts.ts'

/** The zones that bollards guard, each once, in the order of the map. */
const zonesOf = (devices: readonly Device[]): string[] => [...new Set(devices.flatMap(({ zone }) => zone ?? []))]

/** The bollards that a command to all, or to a zone, is for. @param scope a zone; empty for all */
const devicesIn = (devices: readonly Device[], scope: string): Device[] => devices.filter(({ zone }) => scope === '' || zone === scope)

const groupSchema = (lengths: ReturnType<typeof useHoldLengths>) =>
  z
    .object({
      scope: z._default(z.string(), ''),
      reason: reasonSchema,
      hold_until: z.enum(holdEnds, { error: 'required' }),
      time: z._default(z.string(), ''),
    })
    .check(...endRules(lengths))

/** A blank is sent as absent: no scope is all bollards. */
type Values = z.input<ReturnType<typeof groupSchema>>
const { TextAreaField } = fieldsOf<Values>()

const ScopeField = ({ devices }: { devices: readonly Device[] }) => {
  const field = useField<Values>('scope')
  const zones = zonesOf(devices).map((zone) => ({ value: zone, label: t(groupTexts.inZone, { zone }) }))
  return <SelectInput {...field} label={t(groupTexts.scope)} options={[{ value: '', label: t(groupTexts.all) }, ...zones]} />
}

const namesOf = (devices: readonly Device[]): string => devices.map(({ name }) => name).join(', ')

const Preview = ({ reached, away }: { reached: readonly Device[]; away: readonly Device[] }) => (
  <div role="status">
    <p className={styles.will}>
      {reached.length === 0
        ? t(groupTexts.noneReached)
        : `${t(groupTexts.will, { count: reached.length, names: namesOf(reached) })} ${t(groupTexts.stay)}`}
    </p>
    {away.length > 0 && <p className={styles.away}>{t(groupTexts.away, { names: namesOf(away) })}</p>}
  </div>
)

/** An Enter that is held down chose the reason; it must not go on to lower all bollards. */
const ignoreHeldKey = (event: KeyboardEvent): void => {
  if (event.repeat) event.preventDefault()
}

const GroupForm = ({ devices, onClose }: { devices: readonly Device[]; onClose: () => void }) => {
  const lengths = useHoldLengths()
  const schema = useMemo(() => groupSchema(lengths), [lengths])
  const send = useRef<HTMLDivElement>(null)
  const form = useOperationForm<typeof holdBollards, Values>(holdBollards, {
    defaults: { scope: '', reason: '', hold_until: 'usual', time: '' },
    schema,
    toCall: ({ scope = '', reason, hold_until, time = '' }) => {
      const until = endOfHold(hold_until, time, new Date(), lengths) ?? new Date()
      return { body: { device_codes: devicesIn(devices, scope).map(({ code }) => code), reason, hold_until: until.toISOString() } }
    },
    done: groupTexts.sent,
    onDone: onClose,
  })
  const { forget } = form
  useEffect(() => () => forget(), [forget])
  const scope = useWatch({ control: form.control, name: 'scope' })
  const asked = devicesIn(devices, scope ?? '')
  const reached = asked.filter(({ online }) => online)
  const choose = (reason: string): void => {
    form.setValue('reason', reason, { shouldDirty: true, shouldValidate: true })
    send.current?.querySelector<HTMLElement>('button[type="submit"]')?.focus()
  }
  return (
    <OperationForm form={form} leaveFreely>
      <Preview reached={reached} away={asked.filter(({ online }) => !online)} />
      <div className={styles.reasons}>
        {emergencyReasons.map((reason, index) => (
          <Button
            label={t(reason)}
            key={reason.sl}
            look="plain"
            data-autofocus={index === 0 || undefined}
            onClick={() => choose(t(reason))}
          />
        ))}
      </div>
      <TextAreaField name="reason" label={t(groupTexts.reason)} description={t(groupTexts.reasonHint)} rows={2} maxLength={2000} />
      <ScopeField devices={devices} />
      <HoldEndFields />
      <div ref={send} onKeyDown={ignoreHeldKey}>
        <FormButtons>
          <Button label={t(texts.cancel)} look="plain" onClick={onClose} />
          {reached.length > 0 && <SubmitButton label={t(groupTexts.send, { count: reached.length })} form={form} danger />}
        </FormButtons>
      </div>
    </OperationForm>
  )
}

/** Names what will happen before several bollards are lowered at once; the first reason has the focus, so that two presses of Enter send it. */
export const GroupDialog = ({ devices, onClose }: { devices: readonly Device[] | undefined; onClose: () => void }) => (
  <Modal opened={devices !== undefined} onClose={onClose} size={560} title={t(groupTexts.title)}>
    {/* Nothing is kept of it: a zone chosen and dismissed would narrow the next emergency. */}
    {devices && (
      <InDialog value={false}>
        <GroupForm devices={devices} onClose={onClose} />
      </InDialog>
    )}
  </Modal>
)

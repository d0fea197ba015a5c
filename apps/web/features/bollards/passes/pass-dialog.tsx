import {
  issuePass,
  passDaysAhead,
  passLengthLabels,
  passLengths,
  type PassPurpose,
  passPurposeLabels,
  passPurposes,
} from '@dovolilnice/contract/access/passes'
import { openingLabels } from '@dovolilnice/contract/permits/permit-labels'
import type { MouseEvent } from 'react'
import { useWatch } from 'react-hook-form'
import { formatPlate } from '@dovolilnice/contract/primitives/plate'
import { addDays } from '@dovolilnice/contract/primitives/local-day'
import { t, today } from '../../../platform/kit.ts'
import { Button, Modal } from '../../../ui/kit.ts'
import { type BodyOf, fieldsOf, FormButtons, FormRow, OperationForm, optionsOf, useOperationForm } from '../../../ui/form/kit.ts'
import styles from '../bollards.module.css'
import { texts } from '../texts.ts'
import { useDevices } from '../use-bollards.ts'
import { passTexts } from './texts.ts'

const { TextField, TextAreaField, SelectField, DayField, NumberField } = fieldsOf<BodyOf<typeof issuePass>>()

export interface PassFor {
  kind: 'plate' | 'rfid'
  /** Of a card its number. */
  plate: string
  zone: string | null
}

/** Each purpose is a button that issues: at the telephone a pass is two clicks. */
const PassForm = ({ asked, onClose }: { asked: PassFor; onClose: () => void }) => {
  const devices = useDevices().data?.items ?? []
  const zones = [...new Set(devices.flatMap(({ zone }) => zone ?? []))].toSorted()
  const zone = asked.zone ?? (zones.length === 1 ? zones[0] : undefined) ?? ''
  const form = useOperationForm(issuePass, {
    defaults: { kind: asked.kind, plate: asked.plate, zone, day: '', length: 'hour', gate: '', ways: '', purpose: '', note: '' },
    about: `${asked.plate} ${zone}`,
    done: passTexts.issued,
    onDone: onClose,
  })
  const byCard = useWatch({ control: form.control, name: 'kind' }) === 'rfid'
  // Enter in a field issues nothing: what it is for is said by the button.
  const issueFor = (purpose: PassPurpose) => (event: MouseEvent<HTMLButtonElement>) => {
    form.setValue('purpose', purpose)
    event.currentTarget.form?.requestSubmit()
  }
  return (
    <OperationForm form={form} leaveFreely>
      <FormRow>
        <SelectField name="kind" label={t(passTexts.byWhat)} options={optionsOf(openingLabels, ['plate', 'rfid'] as const)} />
        <TextField
          name="plate"
          label={t(byCard ? passTexts.card : passTexts.plate)}
          autoCapitalize="characters"
          {...(byCard ? { maxLength: 64 } : { maxLength: 24, tidy: formatPlate })}
        />
      </FormRow>
      <FormRow>
        <SelectField name="zone" label={t(passTexts.zone)} options={zones.map((name) => ({ value: name, label: name }))} />
        <SelectField name="length" label={t(passTexts.length)} options={optionsOf(passLengthLabels, passLengths)} />
      </FormRow>
      <FormRow>
        <DayField name="day" label={t(passTexts.day)} min={today()} max={addDays(today(), passDaysAhead)} optional />
        <SelectField
          name="gate"
          label={t(passTexts.gate)}
          placeholder={t(passTexts.everyGate)}
          options={devices.map(({ code, name }) => ({ value: code, label: name }))}
          optional
        />
      </FormRow>
      <FormRow>
        <NumberField name="ways" label={t(passTexts.ways)} optional />
        <TextAreaField name="note" label={t(passTexts.note)} description={t(passTexts.noteHint)} rows={1} maxLength={300} optional />
      </FormRow>
      <p className={styles.label}>{t(passTexts.issueFor)}</p>
      <div className={styles.reasons} role="group" aria-label={t(passTexts.issueFor)}>
        {passPurposes.map((purpose) => (
          <Button label={t(passPurposeLabels[purpose])} key={purpose} onClick={issueFor(purpose)} />
        ))}
      </div>
      <FormButtons>
        <Button label={t(texts.cancel)} look="plain" onClick={onClose} />
      </FormButtons>
    </OperationForm>
  )
}

export const PassDialog = ({ asked, onClose }: { asked: PassFor | undefined; onClose: () => void }) => (
  <Modal opened={asked !== undefined} onClose={onClose} size={560} title={t(passTexts.title)}>
    {asked && <PassForm asked={asked} onClose={onClose} />}
  </Modal>
)

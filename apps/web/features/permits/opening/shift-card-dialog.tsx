import { shiftRfidCard } from '@dovolilnice/contract/access/shift-rfid-card'
import { listPermits } from '@dovolilnice/contract/permits/list/permit-list'
import type { PermitDetails, PermitRow } from '@dovolilnice/contract/permits/permit'
import { reasonSchema } from '@dovolilnice/contract/primitives/field-schemas'
import { useEffect, useState } from 'react'
import { useFormContext } from 'react-hook-form'
import { z } from 'zod/mini'
import { t, useOperation, usePaused } from '../../../platform/kit.ts'
import { type BodyOf, fieldsOf, TextInput } from '../../../ui/form/kit.ts'
import { StepDialog } from '../../../ui/kit.ts'
import styles from '../permits.module.css'
import { texts } from '../texts.ts'

const shortest = 2
const shiftSchema = z.object({ permit_id: z.uuid({ error: 'choice' }), reason: reasonSchema })
type Values = z.input<typeof shiftSchema>

const { SelectField, TextAreaField } = fieldsOf<Values>()

/** The permits in force that the typed words lead to; the one that has the card is none of them. */
const useTargets = (typed: string, permitId: string): PermitRow[] | undefined => {
  const search = typed.trim()
  const filters: BodyOf<typeof listPermits>['filters'] = { search, status: ['active', 'scheduled', 'suspended'] }
  const { data } = useOperation(
    listPermits,
    { body: { filters } },
    { enabled: search.length >= shortest, keep: true, quiet: 'server-error' },
  )
  return search.length < shortest ? undefined : data?.items.filter(({ id }) => id !== permitId)
}

/** A permit that is no longer offered is no longer chosen either: the card must go to none that is not on the screen. */
const useOfferedTarget = (targets: PermitRow[] | undefined): void => {
  const { getValues, setValue } = useFormContext<Values>()
  useEffect(() => {
    const chosen = getValues('permit_id')
    if (chosen !== '' && targets?.some(({ id }) => id === chosen) !== true) setValue('permit_id', '')
  }, [targets, getValues, setValue])
}

const TargetFields = ({ permit }: { permit: PermitDetails }) => {
  const [typed, setTyped] = useState('')
  const targets = useTargets(usePaused(typed), permit.id)
  useOfferedTarget(targets)
  return (
    <>
      <TextInput
        type="search"
        label={t(texts.shiftSearch)}
        value={typed}
        onChange={(event) => setTyped(event.currentTarget.value)}
        description={targets?.length === 0 ? t(texts.shiftNone) : undefined}
      />
      <SelectField
        name="permit_id"
        label={t(texts.shiftTarget)}
        options={(targets ?? []).map(({ id, number, name, plates }) => ({ value: id, label: [number, name, ...plates].join(' · ') }))}
      />
    </>
  )
}

/** A card goes to another permit, for instance of the same company; both permits' histories tell it. */
export const ShiftCardDialog = ({ permit, card, onClose }: { permit: PermitDetails; card: string; onClose: () => void }) => (
  <StepDialog
    title={t(texts.shiftTitle)}
    subject={permit.number}
    operation={shiftRfidCard}
    about={card}
    defaults={{ permit_id: '', reason: '' }}
    schema={shiftSchema}
    toCall={({ permit_id, reason }: Values) => ({ body: { shifts: [{ from: card, permit_id }], reason } })}
    done={texts.shiftDone}
    onClose={onClose}
  >
    <p className={styles.text}>{t(texts.shiftText, { value: card, number: permit.number })}</p>
    <TargetFields permit={permit} />
    <TextAreaField name="reason" label={t(texts.reason)} rows={3} maxLength={2000} />
  </StepDialog>
)

import type { OwnPermit, PermitCredential, PermitDetails } from '@dovolilnice/contract/permits/permit'
import { vehicleClasses, vehicleClassNames } from '@dovolilnice/contract/parking/vehicle-class'
import { removePermitCredential, setVehicleClass, unblockPermitCredential } from '@dovolilnice/contract/permits/opening/operations'
import { confirm, formatDay, formatInstant, t, today, useAction, useMay } from '../../../platform/kit.ts'
import { type BodyOf, fieldsOf } from '../../../ui/form/kit.ts'
import { Button, PhoneText, Sheet, StatusBadge, StepDialog } from '../../../ui/kit.ts'
import { watchedPermit } from '../record/watched-permit.ts'
import styles from '../permits.module.css'
import { texts } from '../texts.ts'
import { openingLabels } from '@dovolilnice/contract/permits/permit-labels'
import { formatPhone } from '@dovolilnice/contract/primitives/phone'
import { IconCar, IconCreditCard, IconPhone, IconTrash } from '@tabler/icons-react'
import { type ReactNode, useState } from 'react'
import { z } from 'zod/mini'
import { lastDayOf } from '@dovolilnice/contract/primitives/local-day'
import { fillText } from '@dovolilnice/contract/locale'
import { ShiftCardDialog } from './shift-card-dialog.tsx'
import { RefuseChangeDialog } from './vehicle-dialogs.tsx'

const classSchema = z.object({ vehicle_class: z.enum([...vehicleClasses, 'unknown']) })
type ClassValues = z.output<typeof classSchema>
const { TextAreaField } = fieldsOf<BodyOf<typeof unblockPermitCredential>>()
const { SelectField } = fieldsOf<ClassValues>()

interface DialogProps {
  permit: PermitDetails
  credential: PermitCredential
  onClose: () => void
}

/** The office lifts a holder's block, with a reason that the holder reads. */
const UnblockDialog = ({ permit, credential, onClose }: DialogProps) => (
  <StepDialog
    title={t(texts.unblock)}
    operation={unblockPermitCredential}
    params={{ id: permit.id, credential_id: credential.id }}
    record={watchedPermit(permit)}
    defaults={{ reason: '' }}
    done={texts.unblocked}
    onClose={onClose}
  >
    <p className={styles.text}>{t(texts.unblockText)}</p>
    <TextAreaField name="reason" label={t(texts.reason)} rows={3} />
  </StepDialog>
)

const ClassDialog = ({ permit, credential, onClose }: DialogProps) => {
  const params = { id: permit.id, credential_id: credential.id }
  return (
    <StepDialog
      title={t(texts.vehicleClass)}
      subject={credential.value}
      operation={setVehicleClass}
      params={params}
      record={watchedPermit(permit)}
      defaults={{ vehicle_class: credential.vehicle_class ?? 'unknown' }}
      schema={classSchema}
      toCall={({ vehicle_class: chosen }: ClassValues) => ({ params, body: { vehicle_class: chosen === 'unknown' ? null : chosen } })}
      submit={t(texts.saveClass)}
      done={texts.classSaved}
      onClose={onClose}
    >
      <SelectField
        name="vehicle_class"
        label={t(texts.vehicleClass)}
        description={t(texts.classHint)}
        options={[
          { value: 'unknown', label: t(texts.classUnknown) },
          ...vehicleClasses.map((value) => ({ value, label: t(vehicleClassNames[value]) })),
        ]}
      />
    </StepDialog>
  )
}

const icons = { plate: IconCar, rfid: IconCreditCard, phone: IconPhone }

const daysText = ({ valid_from: from, valid_until: until }: PermitCredential): string => {
  const parts = [
    from === null ? '' : t(texts.credentialsSince, { from: formatDay(from) }),
    until === null ? '' : t(texts.credentialsUntil, { last: formatDay(lastDayOf(until)) }),
  ]
  return parts.filter(Boolean).join(' ')
}

const CredentialLine = ({ credential, children }: { credential: PermitCredential; children?: ReactNode }) => {
  const Icon = icons[credential.kind]
  const days = daysText(credential)
  const { blocked_at: blocked, vehicle_class: ofClass } = credential
  const over = credential.valid_until !== null && credential.valid_until <= today()
  return (
    <li className={styles.credential} data-over={over || undefined}>
      <Icon size={22} stroke={1.6} aria-hidden />
      <span className={styles.words}>
        <span className={styles.value}>{credential.kind === 'phone' ? <PhoneText phone={credential.value} /> : credential.value}</span>
        <span className="soft">
          {[t(openingLabels[credential.kind]), ofClass && t(vehicleClassNames[ofClass]), days].filter(Boolean).join(' · ')}
        </span>
        {blocked !== null && <StatusBadge tone="bad">{t(texts.blockedSince, { instant: formatInstant(blocked) })}</StatusBadge>}
      </span>
      {children}
    </li>
  )
}

export const CredentialList = ({ permit, after }: { permit: OwnPermit; after?: (credential: PermitCredential) => ReactNode }) => {
  if (permit.credentials.length === 0) return <p className="soft">{t(texts.noCredentials)}</p>
  return (
    <ul className={styles.credentials}>
      {permit.credentials.map((credential) => (
        <CredentialLine key={credential.id} credential={credential}>
          {after?.(credential)}
        </CredentialLine>
      ))}
    </ul>
  )
}

const RemoveButton = ({ permit, credential }: { permit: PermitDetails; credential: PermitCredential }) => {
  const remove = useAction(removePermitCredential, { done: texts.credentialRemoved })
  const value = formatPhone(credential.value)
  const ask = async () => {
    const title = { sl: fillText(texts.removeCredentialTitle.sl, { value }), en: fillText(texts.removeCredentialTitle.en, { value }) }
    if (await confirm({ title, text: texts.removeCredentialText, action: texts.remove, danger: true }))
      remove.mutate({ params: { id: permit.id, credential_id: credential.id } })
  }
  return (
    <button type="button" className={styles.remove} aria-label={t(texts.removeCredential, { value })} onClick={() => void ask()}>
      <IconTrash size={20} />
    </button>
  )
}

const ShiftButton = ({ value, onClick }: { value: string; onClick: () => void }) => (
  <Button label={t(texts.shiftCard)} look="quiet" small onClick={onClick} aria-label={t(texts.shiftCardOf, { value })} />
)

export const CredentialsSheet = ({ permit }: { permit: PermitDetails }) => {
  const may = useMay()
  const [refusing, setRefusing] = useState(false)
  const [shifted, setShifted] = useState<string>()
  const [blocked, setBlocked] = useState<PermitCredential>()
  const [classed, setClassed] = useState<PermitCredential>()
  const changeable = permit.actions.includes('update')
  const severalVehicles = permit.credentials.filter(({ kind }) => kind === 'plate').length > 1
  const removable = ({ kind }: PermitCredential) => changeable && (kind !== 'plate' || severalVehicles)
  return (
    <Sheet title={t(texts.credentials)}>
      <CredentialList
        permit={permit}
        after={(one) => (
          <>
            {one.blocked_at !== null && (
              <Button
                label={t(texts.unblock)}
                look="quiet"
                small
                onClick={() => setBlocked(one)}
                aria-label={t(texts.unblockOf, { value: formatPhone(one.value) })}
              />
            )}
            {changeable && one.kind === 'plate' && (
              <Button
                label={t(texts.vehicleClass)}
                look="quiet"
                small
                onClick={() => setClassed(one)}
                aria-label={t(texts.classOf, { value: one.value })}
              />
            )}
            {changeable && one.kind === 'rfid' && <ShiftButton value={one.value} onClick={() => setShifted(one.value)} />}
            {removable(one) && <RemoveButton permit={permit} credential={one} />}
          </>
        )}
      />
      {changeable && may('applications:decide') && (
        <div className={styles.below}>
          <Button label={t(texts.refuseChange)} look="plain" small onClick={() => setRefusing(true)} />
        </div>
      )}
      {shifted !== undefined && <ShiftCardDialog permit={permit} card={shifted} onClose={() => setShifted(undefined)} />}
      {blocked !== undefined && <UnblockDialog permit={permit} credential={blocked} onClose={() => setBlocked(undefined)} />}
      {classed !== undefined && <ClassDialog permit={permit} credential={classed} onClose={() => setClassed(undefined)} />}
      {refusing && <RefuseChangeDialog permit={permit} onClose={() => setRefusing(false)} />}
    </Sheet>
  )
}

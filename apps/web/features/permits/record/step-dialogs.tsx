import type { PermitDetails } from '@dovolilnice/contract/permits/permit'
import {
  deletePermit,
  getPermit,
  resumePermit,
  revokePermit,
  suspendPermit,
  updatePermit,
} from '@dovolilnice/contract/permits/record/operations'
import { permitActionLabels, replaceReasonLabels, replaceReasons } from '@dovolilnice/contract/permits/permit-labels'
import { replacePermit } from '@dovolilnice/contract/permits/issue/operations'
import { brokenVehicles, lastingPlates } from '@dovolilnice/contract/permits/issue/replacement-rules'
import { withGrounds } from '@dovolilnice/contract/acts/grounds'
import { earliestRequest, withRequestDay } from '@dovolilnice/contract/acts/suspension-ground'
import { useNavigate } from '@tanstack/react-router'
import { useWatch } from 'react-hook-form'
import { z } from 'zod/mini'
import { queryClient, t } from '../../../platform/kit.ts'
import { bodyOf, changedPermitSchema, emptyPermit, type PermitValues, valuesOf } from '../issue/permit-form.ts'
import { type BodyOf, fieldsOf, filledLines, formDataOf, FormRow, LinesField, optionsOf } from '../../../ui/form/kit.ts'
import { DeleteDialog, Part, StepDialog } from '../../../ui/kit.ts'
import { PlatesField } from '../opening/plates-field.tsx'
import styles from '../permits.module.css'
import { texts } from '../texts.ts'
import { watchedPermit } from './watched-permit.ts'

type Replacement = BodyOf<typeof replacePermit>

const reasons = fieldsOf<BodyOf<typeof revokePermit>>()
const replacement = fieldsOf<Replacement>()

export interface DialogProps {
  permit: PermitDetails
  onClose: () => void
}

/** Whoever revokes says what was found and how the holder was heard, or on which day the holder asked for it. */
const revocationSchema = (permit: PermitDetails) =>
  withGrounds(withRequestDay(revokePermit.body, earliestRequest(permit.chain)), 'revocation')

/** A suspension says the same; one that nobody asked for, what it waits for and its end too. */
const suspensionSchema = (permit: PermitDetails) =>
  withGrounds(withRequestDay(suspendPermit.body, earliestRequest(permit.chain)), 'suspension')

/** Each step is a decision with facts and reasons, whose paper can be looked at. `asks`: it says who began it, and how the holder was heard. */
const steps = {
  suspend: {
    operation: suspendPermit,
    schema: suspensionSchema,
    act: 'suspension',
    asks: true,
    text: texts.suspendText,
    done: texts.suspended,
  },
  resume: { operation: resumePermit, schema: undefined, act: 'suspension_end', asks: false, text: texts.resumeText, done: texts.resumed },
  revoke: { operation: revokePermit, schema: revocationSchema, act: 'revocation', asks: true, text: texts.revokeText, done: texts.revoked },
} as const

const asked = { ground: 'ex_officio', requested_on: '', facts: '', reason: '', heard: '', heard_note: '', at_once: '' } as const

const emptyFields = { suspend: { ...asked, awaits: '', ends_on: '' }, resume: { facts: '', reason: '' }, revoke: asked } as const

const StatusStep = ({ step, permit, onClose }: DialogProps & { step: keyof typeof steps }) => {
  const { operation, schema, act, asks, text, done } = steps[step]
  const revokes = step === 'revoke'
  return (
    <StepDialog
      title={t(permitActionLabels[step])}
      operation={operation}
      params={{ id: permit.id }}
      record={watchedPermit(permit)}
      defaults={{ version: permit.version, ...emptyFields[step] }}
      schema={schema?.(permit)}
      cancel={revokes ? texts.back : undefined}
      danger={revokes}
      done={done}
      onClose={onClose}
    >
      <p className={styles.text}>{t(text)}</p>
      {asks && <Part name="GroundFields" props={{ earliest: earliestRequest(permit.chain) }} />}
      <reasons.TextAreaField
        name="facts"
        label={t(texts.facts)}
        description={t(texts.factsHint)}
        optional={!asks}
        rows={3}
        maxLength={4000}
      />
      <reasons.TextAreaField name="reason" label={t(texts.reason)} rows={3} maxLength={4000} />
      {asks && <Part name="HeardFields" props={{}} />}
      <Part name="PreviewAct" props={{ kind: act, recordId: permit.id }} />
    </StepDialog>
  )
}

const SuspendDialog = (props: DialogProps) => <StatusStep step="suspend" {...props} />
const ResumeDialog = (props: DialogProps) => <StatusStep step="resume" {...props} />
const RevokeDialog = (props: DialogProps) => <StatusStep step="revoke" {...props} />

/** Only a new vehicle changes the plates; those of the permit stand beside the field, not in it. */
const NewPlates = ({ permit }: { permit: PermitDetails }) => {
  const reason = useWatch<Replacement, 'reason'>({ name: 'reason' })
  if (reason !== 'new_vehicle') return null
  const present = lastingPlates(permit.credentials).join(', ')
  return <PlatesField count={permit.max_vehicles} present={present === '' ? undefined : t(texts.presentVehicles, { present })} />
}

const replaceSchema = ({ credentials }: PermitDetails) =>
  z
    .pipe(
      z.transform((values: Partial<Replacement>): unknown => {
        const plates = values.reason === 'new_vehicle' ? filledLines(values.plates) : undefined
        return { ...values, plates, tags: filledLines(values.tags) }
      }),
      replacePermit.body,
    )
    .check(
      z.superRefine((form, context) => {
        // The field of the vehicles is one; its errors are told at it.
        for (const { rule } of brokenVehicles(form, lastingPlates(credentials)))
          context.addIssue({ code: 'custom', path: ['plates'], message: rule })
      }),
    )

const ReplaceDialog = ({ permit, onClose }: DialogProps) => {
  const navigate = useNavigate()
  const params = { id: permit.id }
  return (
    <StepDialog
      title={t(permitActionLabels.replace)}
      operation={replacePermit}
      params={params}
      record={watchedPermit(permit)}
      defaults={{ version: permit.version, reason: '', plates: [], tags: [], remark: '' }}
      schema={replaceSchema(permit)}
      toCall={(values: Replacement) => ({
        params,
        body: {
          ...values,
          plates: values.reason === 'new_vehicle' ? filledLines(values.plates) : undefined,
          tags: filledLines(values.tags),
        },
      })}
      done={texts.replaced}
      onClose={onClose}
      onDone={({ permit_uuid: id }) => void navigate({ to: '/dovolilnice/$id', params: { id } })}
    >
      <p className={styles.text}>{t(texts.replaceText)}</p>
      <replacement.SelectField name="reason" label={t(texts.replaceReason)} options={optionsOf(replaceReasonLabels, replaceReasons)} />
      <NewPlates permit={permit} />
      {permit.openings.includes('rfid') && (
        <LinesField<Replacement> name="tags" label={t(texts.newCards)} description={t(texts.cardsHint)} optional />
      )}
      <replacement.TextAreaField name="remark" label={t(texts.remark)} optional rows={2} maxLength={2000} />
    </StepDialog>
  )
}

const holderFields = ['name', 'street', 'post_code', 'city', 'email', 'phone'] as const

/** What a slip of the pen concerns, with why it is put right; all else of the permit is sent as it stands. */
type Holder = Pick<PermitValues, (typeof holderFields)[number] | 'reason'> & { version: number }
const holder = fieldsOf<Holder>()

/** What the person wrote otherwise than it was: over what a colleague has saved meanwhile nothing else is sent. */
const writtenOver = ({ version, reason, ...values }: Holder, began: Partial<Holder> | undefined) => ({
  version,
  reason,
  ...Object.fromEntries(holderFields.filter((field) => values[field] !== began?.[field]).map((field) => [field, values[field]])),
})

/** An address or a telephone number with a slip in it: one field, not the form of the whole permit. */
export const HolderDialog = ({ permit, onClose }: DialogProps) => {
  const params = { id: permit.id }
  const whole = { ...emptyPermit(permit.locale), ...valuesOf(permit) }
  const { name, street, post_code, city, email, phone } = whole
  return (
    <StepDialog<typeof updatePermit, Holder>
      title={t(texts.correctHolder)}
      operation={updatePermit}
      params={params}
      record={watchedPermit(permit)}
      defaults={{ version: permit.version, name, street, post_code, city, email, phone, reason: texts.slip.sl }}
      schema={z.pipe(
        z.transform((values: Holder): unknown => ({ ...whole, ...values })),
        changedPermitSchema,
      )}
      toCall={(values, began) => ({ params, body: formDataOf(bodyOf({ ...whole, ...writtenOver(values, began) })) })}
      submit={t(texts.saveHolder)}
      done={texts.saved}
      onClose={onClose}
    >
      <holder.TextField name="street" label={t(texts.street)} />
      <FormRow>
        <holder.TextField name="post_code" label={t(texts.postCode)} inputMode="numeric" maxLength={12} />
        <holder.TextField name="city" label={t(texts.city)} />
      </FormRow>
      <holder.TextField name="name" label={t(texts.nameField)} maxLength={120} />
      <FormRow>
        <holder.TextField name="email" label={t(texts.email)} type="email" inputMode="email" optional />
        <holder.TextField name="phone" label={t(texts.phone)} inputMode="tel" optional />
      </FormRow>
      <holder.TextField name="reason" label={t(texts.whyChange)} maxLength={2000} />
    </StepDialog>
  )
}

export const DeletePermitDialog = ({ permit, onClose }: DialogProps) => {
  const navigate = useNavigate()
  // The screen of what is gone must not ask for it again.
  const leave = () => void navigate({ to: '/dovolilnice/' }).then(() => queryClient.removeQueries({ queryKey: [getPermit.name] }))
  return (
    <DeleteDialog
      title={t(texts.deletePermit)}
      subject={permit.number}
      text={t(texts.deleteText)}
      operation={deletePermit}
      params={{ id: permit.id }}
      done={texts.deleted}
      onClose={onClose}
      onDone={leave}
    />
  )
}

/** The dialog of each step that a clerk takes with a permit; editing has a form of its own. */
export const stepDialogs = { suspend: SuspendDialog, resume: ResumeDialog, revoke: RevokeDialog, replace: ReplaceDialog }

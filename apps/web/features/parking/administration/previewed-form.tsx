import type { ChangeEffect } from '@dovolilnice/contract/parking/tariff-versions'
import type { Operation, OperationCall, OperationOutput } from '@dovolilnice/contract/operation'
import type { changedSchema } from '@dovolilnice/contract/parking/parking-administration'
import { useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import type { DefaultValues, FieldValues } from 'react-hook-form'
import type { z } from 'zod/mini'
import { type CallError, formatDay, isCallError, reportFailure, t, useAction } from '../../../platform/kit.ts'
import { Button, Modal, Notice, Sheet, Stacked } from '../../../ui/kit.ts'
import { FormButtons, OperationForm, SubmitButton, useOperationForm } from '../../../ui/form/kit.ts'
import type { Change } from '../kinds/kind-changes.ts'
import { texts } from './admin-texts.ts'
import styles from './administration.module.css'
import { changeTexts } from './change-texts.ts'
import { effectTexts, noteTexts } from './effect-texts.ts'

/** Every operation that first only looks at what it would do. */
type PreviewedOperation = Operation & { output: typeof changedSchema }

/** An operation and the call that the checked values stand for. */
interface PreviewedCall<Values extends FieldValues> {
  operation: PreviewedOperation
  callOf: (values: Values, preview: boolean) => OperationCall<PreviewedOperation>
}

/** Holds an operation and its call together: a call that the operation does not take does not compile. */
export const previewedCall = <O extends PreviewedOperation, Values extends FieldValues>(
  operation: O,
  callOf: (values: Values, preview: boolean) => OperationCall<O>,
): PreviewedCall<Values> => ({ operation, callOf })

const ChangesTable = ({ changes }: { changes: readonly Change[] }) => {
  if (changes.length === 0) return <Notice title={t(changeTexts.none)} />
  return (
    <Sheet title={t(changeTexts.title)}>
      <table className={styles.changes}>
        <thead>
          <tr>
            <th scope="col">{t(changeTexts.field)}</th>
            <th scope="col">{t(changeTexts.before)}</th>
            <th scope="col">{t(changeTexts.after)}</th>
          </tr>
        </thead>
        <tbody>
          {changes.map(({ label, before, after }) => (
            <tr key={label}>
              <th scope="row">{label}</th>
              <td data-label={t(changeTexts.before)}>{before || '–'}</td>
              <td data-label={t(changeTexts.after)}>{after || '–'}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Sheet>
  )
}

const EffectNotice = ({ effect }: { effect: ChangeEffect }) => {
  const untouched = effect.open_permits === 0 && effect.open_applications === 0
  return (
    <Notice tone={effect.notes.length > 0 ? 'warning' : 'neutral'} title={t(effectTexts.title)} role="status">
      <p>
        {t(effectTexts.from, { day: formatDay(effect.from) })}{' '}
        {untouched
          ? t(effectTexts.none)
          : `${t(effectTexts.permits, { count: effect.open_permits })} ${t(effectTexts.applications, { count: effect.open_applications })}`}
      </p>
      {effect.notes.length === 0 && !untouched && <p>{t(effectTexts.nothingElse)}</p>}
      {effect.notes.length > 0 && (
        <ul>
          {effect.notes.map(({ note, count }) => (
            <li key={note}>{t(noteTexts[note], { count })}</li>
          ))}
        </ul>
      )}
    </Notice>
  )
}

interface ConfirmationProps {
  effect: ChangeEffect
  changes: readonly Change[] | undefined
  save: () => void
  saving: boolean
  back: () => void
}

const Confirmation = ({ effect, changes, save, saving, back }: ConfirmationProps) => {
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    place.current?.focus()
    place.current?.scrollIntoView({ block: 'nearest' })
  }, [])
  return (
    <div ref={place} tabIndex={-1} className={styles.confirmation}>
      <Stacked>
        {changes !== undefined && <ChangesTable changes={changes} />}
        <EffectNotice effect={effect} />
        <FormButtons>
          <Button label={t(texts.back)} look="plain" onClick={back} />
          <Button label={t(texts.save)} busy={saving} onClick={save} />
        </FormButtons>
      </Stacked>
    </div>
  )
}

interface FormProps<Values extends FieldValues> {
  call: PreviewedCall<Values>
  defaults: DefaultValues<Values>
  params: Record<string, string> | undefined
  schema: z.ZodMiniType
  changesOf?: (values: Values) => readonly Change[]
  onSaved: (id: string) => void
  onCancel: () => void
  /** Begins anew after somebody else changed the record; it has been read anew by then. */
  onReload?: () => void
  leaveFreely?: boolean
  children: ReactNode
}

const isConflict = (error: CallError | null | undefined): boolean => isCallError(error) && error.code === 'conflict'

/** What is wanted, then what it does as the server says it; only then the same values are saved, which stay in sight while one looks. */
export const PreviewedForm = <Values extends FieldValues>({ call, children, ...given }: FormProps<Values>) => {
  const { defaults, params, schema, changesOf, onSaved, onCancel, onReload, leaveFreely } = given
  const { operation, callOf } = call
  const client = useQueryClient()
  // What was looked at, until its person goes back.
  const [looked, setLooked] = useState<{ values: Values; effect: ChangeEffect }>()
  const form = useOperationForm<PreviewedOperation, Values>(operation, {
    defaults,
    params,
    schema,
    preview: true,
    toCall: (values) => callOf(values, true),
    onDone: ({ effect }, values) => setLooked({ values, effect }),
  })
  const saved = ({ id }: OperationOutput<PreviewedOperation>): void => {
    form.forget()
    onSaved(id)
  }
  const action = useAction(operation, { done: texts.saved, onDone: saved, silent: true })
  // Refused because somebody else was quicker.
  const conflict = isConflict(action.error) || isConflict(form.failure)
  const beginAnew = async (reload: () => void): Promise<void> => {
    await client.invalidateQueries()
    form.forget()
    reload()
  }
  return (
    <Stacked>
      {conflict && onReload && (
        <Notice tone="bad" role="alert" title={t(texts.conflict)}>
          <FormButtons>
            <Button label={t(texts.loadFresh)} small onClick={() => void beginAnew(onReload)} />
          </FormButtons>
        </Notice>
      )}
      <div inert={looked !== undefined} className={looked === undefined ? undefined : styles.resting}>
        <OperationForm form={form} leaveFreely={leaveFreely} failureShown={conflict && onReload !== undefined}>
          {children}
          {looked === undefined && (
            <FormButtons>
              <Button label={t(texts.cancel)} look="plain" onClick={onCancel} />
              <SubmitButton label={t(texts.look)} form={form} />
            </FormButtons>
          )}
        </OperationForm>
      </div>
      {looked !== undefined && (
        <Confirmation
          effect={looked.effect}
          changes={changesOf?.(looked.values)}
          save={() => action.mutate(callOf(looked.values, false), { onError: (error) => isConflict(error) || reportFailure(error) })}
          saving={action.isPending}
          back={() => setLooked(undefined)}
        />
      )}
    </Stacked>
  )
}

interface DialogProps<Values extends FieldValues> extends Omit<FormProps<Values>, 'onSaved' | 'onCancel' | 'onReload' | 'leaveFreely'> {
  title: string
  size: number
  onSaved?: () => void
  onClose: () => void
}

/** The form in a dialog, which closes when the record is saved; it is made anew with the record as it is now when its person asks for that. */
export const PreviewedDialog = <Values extends FieldValues>({ title, size, onSaved, onClose, ...form }: DialogProps<Values>) => {
  const [round, setRound] = useState(0)
  const done = (): void => {
    onSaved?.()
    onClose()
  }
  return (
    <Modal opened onClose={onClose} size={size} title={title}>
      <PreviewedForm key={round} {...form} onSaved={done} onCancel={onClose} onReload={() => setRound(round + 1)} leaveFreely />
    </Modal>
  )
}

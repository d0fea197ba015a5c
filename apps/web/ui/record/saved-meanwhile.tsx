import type { Operation, OperationCall } from '@dovolilnice/contract/operation'
import { useEffect, useRef, useState, type ReactNode } from 'react'
import type { DeepPartial, FieldValues } from 'react-hook-form'
import { type CallError, t } from '../../platform/kit.ts'
import { Button } from '../buttons/button.tsx'
import { OperationForm, useOperationForm, type BodyOf, type Form } from '../form/form.tsx'
import type { FormOptions } from '../form/use-operation-form.ts'
import { Notice } from '../states/notice.tsx'
import { texts } from './texts.ts'

/**
 * For a form over values that others may save too: it sends what it began with, which the server compares, unless the person insists on saving
 * over what somebody else has saved.
 */
export const useInsistence = () => {
  const insists = useRef(false)
  const insist = async ({ send }: { send: () => Promise<void> }): Promise<void> => {
    insists.current = true
    await send().finally(() => (insists.current = false))
  }
  return { insists, insist }
}

/** Whether the server refused because the values are not those that were `seen`; an old version of a record cannot be saved over. */
export const isSavedMeanwhile = (failure: CallError | undefined): boolean =>
  failure?.code === 'conflict' && failure.details?.['seen'] === true

/** Says below the button that somebody else has saved meanwhile; what was typed stays, and is saved over theirs when the person says so. */
export const SavedMeanwhile = ({ failure, onInsist }: { failure: CallError | undefined; onInsist: () => void }) => {
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    place.current?.scrollIntoView({ block: 'nearest' })
  }, [failure])
  if (!isSavedMeanwhile(failure)) return null
  // The notice goes with its button while the call is on the way.
  const saveMine = (): void => {
    place.current?.closest('form')?.querySelector<HTMLElement>('[type="submit"]')?.focus()
    onInsist()
  }
  return (
    <div ref={place}>
      <Notice tone="warning" role="alert" title={t(texts.savedMeanwhile)}>
        <p>{t(texts.savedMeanwhileText)}</p>
        <Button label={t(texts.saveMine)} small look="plain" onClick={saveMine} />
      </Notice>
    </div>
  )
}

/**
 * Keeps a form over a record of one version in step with it: fields that were not touched take what was saved meanwhile, in another window or by somebody
 * else, with the new version; what was typed stays, and the next press saves it.
 * @param present the record's fields now, as the form holds them
 * @returns whether it has taken over a new version beside what was typed
 */
export const useNewVersion = <Values extends FieldValues & { version: number }>(form: Form<Values>, present: Values): boolean => {
  const [isNew, setNew] = useState(false)
  const { isDirty, isSubmitting } = form.formState
  useEffect(() => {
    // What this form saves itself comes back while it is sent.
    if (isSubmitting || present.version <= form.getValues().version) return
    setNew(isDirty)
    form.reset(present, isDirty ? { keepDirtyValues: true, keepDirty: true, keepErrors: true } : {})
  }, [form, present, isDirty, isSubmitting])
  return isNew && isDirty
}

/** An old version was sent. */
export const isConflict = (failure: CallError | undefined): boolean => failure?.code === 'conflict'

/** Says that the other fields show a new version. */
export const ChangedElsewhere = ({ shown }: { shown: boolean }) =>
  shown && (
    <Notice tone="warning" role="alert">
      {t(texts.changedElsewhere)}
    </Notice>
  )

/** `callOf` may say what the form `began` with; undefined when the person saves over what somebody else has saved. */
type SharedOptions<O extends Operation, Values extends FieldValues> = FormOptions<O, Values> & {
  /** The call comes from `callOf` alone. */
  toCall?: undefined
  callOf: (values: Values, began: Readonly<DeepPartial<Values>> | undefined) => OperationCall<O> | Promise<OperationCall<O>>
}

interface Shared<Values extends FieldValues> {
  form: Form<Values>
  insist: () => Promise<void>
}

/** A form over values that others may save too: `const shared = useSharedForm(…)`, then `<SharedForm {...shared} …>`. */
export const useSharedForm = <O extends Operation, Values extends FieldValues = BodyOf<O>>(
  operation: O,
  options: SharedOptions<O, Values>,
): Shared<Values> => {
  const { insists, insist } = useInsistence()
  const form: Form<Values> = useOperationForm<O, Values>(operation, {
    ...options,
    toCall: (values) => options.callOf(values, insists.current ? undefined : form.formState.defaultValues),
  })
  return { form, insist: () => insist(form) }
}

interface SharedFormProps<Values extends FieldValues> extends Shared<Values> {
  label: string
  submit: string
  children: ReactNode
}

/** The frame of such a form, with what is to be done when somebody else has saved. */
export const SharedForm = <Values extends FieldValues>({ form, insist, ...more }: SharedFormProps<Values>) => (
  <OperationForm
    {...more}
    form={form}
    failureShown={isSavedMeanwhile(form.failure)}
    foot={<SavedMeanwhile failure={form.failure} onInsist={() => void insist()} />}
  />
)

import {
  type HTMLInputAutoCompleteAttribute,
  type HTMLInputTypeAttribute,
  type ReactNode,
  useId,
  type ComponentType,
  Suspense,
  useEffect,
  useRef,
  useState,
} from 'react'
import { addDays, lastDayOf } from '@dovolilnice/contract/primitives/local-day'
import { type FieldValues, FormProvider } from 'react-hook-form'
import { type CallError, mayRetry, sentenceOf, t } from '../../platform/kit.ts'
import { DayInput } from './inputs/day-input.tsx'
import styles from './form.module.css'
import { CheckInput, type Option, SelectInput, TextArea, TextInput } from './inputs/inputs.tsx'
import { readDay } from './inputs/day-text.ts'
import { texts } from './texts.ts'
import { type FieldProps, useField } from './use-field.ts'
import { Button } from '../buttons/button.tsx'
import type { Form } from './use-operation-form.ts'
import { Link } from '@tanstack/react-router'
import { lazyPart } from '../states/lazy-part.tsx'
import { Notice } from '../states/notice.tsx'

export { optionsOf } from './inputs/inputs.tsx'
export { formDataOf, useOperationForm, type BodyOf, type Form, type TypedBody } from './use-operation-form.ts'

/** A field's label; optional ones say so in words, because an asterisk explains nothing. */
const labelOf = (label: string, optional = false): ReactNode => {
  if (!optional) return label
  return (
    <>
      {label} <span className={styles.optional}>({t(texts.optional)})</span>
    </>
  )
}

interface TextFieldProps<Values extends FieldValues> extends FieldProps<Values> {
  type?: HTMLInputTypeAttribute
  autoComplete?: HTMLInputAutoCompleteAttribute
  inputMode?: 'text' | 'numeric' | 'decimal' | 'tel' | 'email' | 'search' | 'none' | 'url'
  maxLength?: number
  /** The id of a list of suggestions. */
  list?: string
  autoCapitalize?: string
  /** How the text is written once the field is left. */
  tidy?: (text: string) => string
}

const TextField = <Values extends FieldValues>({ name, label, optional, tidy, ...more }: TextFieldProps<Values>) => {
  const field = useField<Values>(name)
  const leave = () => {
    const tidied = tidy?.(String(field.value))
    if (tidied !== undefined && tidied !== field.value) field.onChange(tidied)
    field.onBlur()
  }
  return <TextInput {...more} {...field} onBlur={leave} label={labelOf(label, optional)} />
}

const TextAreaField = <Values extends FieldValues>({
  name,
  label,
  optional,
  rows = 4,
  ...more
}: FieldProps<Values> & { rows?: number; maxLength?: number }) => {
  const field = useField<Values>(name)
  return <TextArea {...more} {...field} rows={rows} label={labelOf(label, optional)} />
}

const NumberField = <Values extends FieldValues>({ name, label, optional, ...more }: FieldProps<Values>) => {
  const { onChange, ...field } = useField<Values>(name)
  return (
    <TextInput
      {...more}
      {...field}
      inputMode="numeric"
      label={labelOf(label, optional)}
      onChange={({ currentTarget: { value } }) => onChange(/^-?\d+$/.test(value.trim()) ? Number(value) : value)}
    />
  )
}

/** One of a few: the browser's own select, which every phone and screen reader knows. */
const SelectField = <Values extends FieldValues>({
  name,
  label,
  optional,
  options,
  placeholder,
  ...more
}: FieldProps<Values> & { options: readonly Option[] }) => {
  const field = useField<Values>(name)
  const all = [{ value: '', label: placeholder ?? texts.choose }, ...options]
  return <SelectInput {...more} {...field} options={all} label={labelOf(label, optional)} />
}

const CheckboxField = <Values extends FieldValues>({
  name,
  label,
  description,
  disabled,
}: Omit<FieldProps<Values>, 'label'> & { label: ReactNode }) => {
  const { value, error, ...field } = useField<Values>(name)
  return (
    <CheckInput
      {...field}
      checked={value === true}
      label={label}
      description={description}
      disabled={disabled}
      error={error}
      onChange={(event) => field.onChange(event.currentTarget.checked)}
    />
  )
}

/** A local day; the value is `YYYY-MM-DD`. */
const DayField = <Values extends FieldValues>({ name, label, optional, ...more }: FieldProps<Values> & { min?: string; max?: string }) => {
  const { ref, ...field } = useField<Values>(name)
  return <DayInput {...more} {...field} inputRef={ref} label={label} shownLabel={labelOf(label, optional)} />
}

const shifted = (day: string, shift: (day: string) => string): string => (readDay(day) === undefined ? day : shift(day))

/** The last day of a half-open span. Its value is the contract's: the first day that is no longer in the span, `YYYY-MM-DD`. */
const LastDayField = <Values extends FieldValues>({
  name,
  label,
  optional,
  ...more
}: FieldProps<Values> & { min?: string; max?: string }) => {
  const { ref, value, onChange, ...field } = useField<Values>(name)
  return (
    <DayInput
      {...more}
      {...field}
      inputRef={ref}
      label={label}
      shownLabel={labelOf(label, optional)}
      value={shifted(value, lastDayOf)}
      onChange={(day) => onChange(shifted(day, (last) => addDays(last, 1)))}
    />
  )
}

/**
 * The fields of a form by the type of its values: `const { TextField } = fieldsOf<Values>()`, beside the component that shows them. A name
 * that the values do not have does not compile.
 */
export const fieldsOf = <Values extends FieldValues = never>() => ({
  TextField: TextField<Values>,
  TextAreaField: TextAreaField<Values>,
  NumberField: NumberField<Values>,
  SelectField: SelectField<Values>,
  CheckboxField: CheckboxField<Values>,
  DayField: DayField<Values>,
  LastDayField: LastDayField<Values>,
})

/** A titled part of a form, read as a group. */
export const FormSection = ({ title, hint, children }: { title: string; hint?: ReactNode; children: ReactNode }) => {
  const id = useId()
  return (
    <section className={styles.section} role="group" aria-labelledby={id}>
      <h2 className={styles.sectionTitle} id={id}>
        {title}
      </h2>
      {hint !== undefined && <p className={styles.sectionHint}>{hint}</p>}
      {children}
    </section>
  )
}

/** Fields side by side where there is room. */
export const FormRow = ({ children }: { children: ReactNode }) => <div className={styles.row}>{children}</div>

/** The way out first, the deed last; in a dialog they stand at the right (`modal.module.css`). */
export const FormButtons = ({ children }: { children: ReactNode }) => (
  <div className={styles.buttons} data-buttons>
    {children}
  </div>
)

interface SubmitProps {
  form: Pick<Form, 'sending' | 'progress'>
  /** Its words, where they are all that stands on it. */
  label?: string
  children?: ReactNode
  /** `plain` where the screen is about another action. */
  look?: 'plain'
  danger?: boolean
  wide?: boolean
  /** Has the focus when its dialog opens. */
  'data-autofocus'?: true | undefined
}

/** Sends the form it stands in; while sending it cannot be pressed twice and says how far an upload is. */
export const SubmitButton = ({ form, label, children = label, ...more }: SubmitProps) => {
  const share = form.progress === undefined ? undefined : Math.round(form.progress * 100)
  return (
    <Button type="submit" busy={form.sending} {...more}>
      {form.sending && share !== undefined ? t(texts.sending, { share }) : children}
    </Button>
  )
}

/** Where a refusal names the permit that stands in the way: the way there, in a tab of its own, for the form keeps what was typed. */
const OtherPermit = ({ failure }: { failure: CallError }) => {
  const { permit_id: id, number } = failure.details ?? {}
  if (typeof id !== 'string' || typeof number !== 'string') return null
  return (
    <div>
      <Link to="/dovolilnice/$id" params={{ id }} target="_blank">
        {t(texts.otherPermit, { number })}
      </Link>
    </div>
  )
}

/** The warning is fetched as soon as the form stands, so that even the fastest leaver is asked; not with it, because the form comes first. */
const Unsaved = ({ unsaved, draft }: { unsaved: boolean; draft: string | undefined }) => {
  const [loaded, setLoaded] = useState<{ LeaveWarning: ComponentType<{ draft: string | undefined }> }>()
  useEffect(() => void import('./leave-warning.tsx').then(setLoaded), [])
  return unsaved && loaded !== undefined && <loaded.LeaveWarning draft={draft} />
}

interface FormProps<Values extends FieldValues> {
  form: Form<Values>
  children?: ReactNode
  /** Do not ask before leaving with unsaved input (login, small dialogs). */
  leaveFreely?: boolean
  label?: string
  /** The form tells this failure itself, with what can be done about it (someone else's change). */
  failureShown?: boolean
  /** What stays below the list of what is wrong. */
  foot?: ReactNode
  /** The words of the button that sends it; a form with other buttons has them among its children. */
  submit?: string
  /** The way out beside that button. */
  onCancel?: () => void
}

/** Why the form could not be sent, under the button that was just pressed: there the person looks, however long the form. */
const Failure = ({ failure }: { failure: CallError }) => {
  const place = useRef<HTMLDivElement>(null)
  // Nothing is given back: in newer browsers a scroll is a promise, which an effect would take for its clean-up.
  useEffect(() => {
    place.current?.scrollIntoView({ block: 'nearest' })
  }, [failure])
  return (
    <div ref={place} data-failure>
      <Notice tone="bad" role="alert">
        {sentenceOf(failure)} {mayRetry(failure) && t(texts.inputKept)}
        <OtherPermit failure={failure} />
      </Notice>
    </div>
  )
}

/** What must be corrected, loaded when something must. */
const ErrorSummary = lazyPart(() => import('./error-summary.tsx').then(({ ErrorSummary }) => ErrorSummary))

/** The form's frame: summary of errors, restored draft, failure, leave-warning. Fields find their form through it. */
export const OperationForm = <Values extends FieldValues>({
  form,
  children,
  leaveFreely = false,
  label,
  failureShown = false,
  foot,
  submit,
  onCancel,
}: FormProps<Values>) => {
  const formId = useId()
  const { errors, isDirty, isSubmitted, isSubmitSuccessful, submitCount } = form.formState
  // A call that failed was still a successful submit to the form.
  const saved = isSubmitSuccessful && form.failure === undefined
  const unsaved = isDirty && !saved && !form.sending
  return (
    <FormProvider {...form}>
      <form id={formId} className={styles.form} aria-label={label} onSubmit={(event) => void form.send(event)} noValidate>
        {form.restored && (
          <Notice>
            {t(texts.draftRestored)} {form.filesMissing && t(texts.draftFiles)}{' '}
            <Button label={t(texts.draftDiscard)} small look="quiet" onClick={form.discardDraft} />
          </Notice>
        )}
        {children}
        {submit !== undefined && (
          <FormButtons>
            {onCancel !== undefined && <Button label={t(texts.cancel)} look="plain" onClick={onCancel} />}
            <SubmitButton form={form} label={submit} />
          </FormButtons>
        )}
        {form.failure !== undefined && !failureShown && <Failure failure={form.failure} />}
        {isSubmitted && form.failure === undefined && (
          <Suspense fallback={null}>
            <ErrorSummary formId={formId} errors={errors} submitCount={submitCount} />
          </Suspense>
        )}
        {foot}
      </form>
      {!leaveFreely && <Unsaved unsaved={unsaved} draft={form.draft} />}
    </FormProvider>
  )
}

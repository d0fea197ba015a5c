import { errorCatalogue } from '@dovolilnice/contract/errors'
import { useEffect, useId, useRef, useState } from 'react'
import type { ComponentType, ReactNode } from 'react'
import type { Text } from '@dovolilnice/contract/locale'
import { FormProvider, useWatch } from 'react-hook-form'
import type { FieldErrors, FieldPath, FieldValues } from 'react-hook-form'
import { sentenceOf } from '../../platform/calls/call-error.ts'
import type { CallError } from '../../platform/calls/call-error.ts'
import { useLocale, useTranslate } from '../../platform/translate/use-translate.ts'
import { Button } from '../buttons/button.tsx'
import { Notice } from '../states/notice.tsx'
import styles from './form.module.css'
import { holdFiles } from './kept-values.ts'
import { texts } from './texts.ts'
import type { OperationForm as Form } from './use-operation-form.ts'

/** The warning is fetched as soon as the form stands, so that even the fastest leaver is asked; not with it, because the form comes first. */
const Unsaved = ({ unsaved, keepsDraft }: { unsaved: boolean; keepsDraft: boolean }) => {
  const [loaded, setLoaded] = useState<{ LeaveWarning: ComponentType<{ text: Text }> }>()
  useEffect(() => void import('./leave-warning.tsx').then(setLoaded), [])
  // What a draft keeps is not lost; its files are.
  const lost = useWatch({ compute: holdFiles }) || !keepsDraft
  if (!unsaved || !lost || loaded === undefined) return null
  return <loaded.LeaveWarning text={keepsDraft ? texts.leaveDraft : texts.leaveText} />
}

interface FormProps<Values extends FieldValues> {
  form: Form<Values>
  children: ReactNode
  /** Do not ask before leaving with unsaved input (login, small dialogs). */
  leaveFreely?: boolean
  label?: string
  /** The form tells this failure itself, with what can be done about it (someone else's change). */
  failureShown?: boolean
}

/** The type of the mark at a field that someone else has changed too: nothing is wrong with it. */
export const clashType = 'clash'

interface Broken {
  path: string
  message: string
}

/** The errors of nested fields as a flat list, in the order of the schema. */
const brokenFields = (errors: FieldErrors, prefix = ''): Broken[] =>
  Object.entries(errors).flatMap(([key, error]) => {
    const path = prefix === '' ? key : `${prefix}.${key}`
    if (error === undefined || error === null || typeof error !== 'object') return []
    // What two people changed is told where it can be decided.
    if (error.type === clashType) return []
    if (typeof error.message === 'string') return [{ path, message: error.message }]
    return brokenFields(error as FieldErrors, path)
  })

/** The fields of one form: another on the same page may have fields of the same name. */
const fieldsOf = (formId: string): Element[] => [...document.querySelectorAll(`#${CSS.escape(formId)} [name]`)]
const fieldOf = (formId: string, path: string): Element | undefined => fieldsOf(formId).find((field) => field.getAttribute('name') === path)

/** The errors in the order in which a person meets the fields; one whose field is not on the page is told only when nothing else is wrong. */
const inPageOrder = (broken: readonly Broken[], formId: string): Broken[] => {
  const names = fieldsOf(formId).map((field) => field.getAttribute('name') ?? '')
  const shown = broken.filter(({ path }) => names.includes(path))
  return shown.length === 0 ? [...broken] : shown.toSorted((a, b) => names.indexOf(a.path) - names.indexOf(b.path))
}

/** A way to the field, by its label; what a checkbox wants is said in full, for its label is a sentence already. */
const BrokenField = ({ path, message, formId, onGo }: Broken & { formId: string; onGo: () => void }) => {
  const field = fieldOf(formId, path)
  const label = labelOf(field)
  if (field === undefined) return message
  return (
    <>
      <button type="button" onClick={onGo}>
        {label ?? message}
      </button>
      {label !== undefined && `: ${message}`}
    </>
  )
}

/** Why the form could not be sent, under the button that was just pressed: there the person looks, however long the form. */
const Failure = ({ failure }: { failure: CallError }) => {
  const t = useTranslate()
  const locale = useLocale()
  const { recovery } = errorCatalogue[failure.code]
  const place = useRef<HTMLDivElement>(null)
  // Nothing is given back: in newer browsers a scroll is a promise, which an effect would take for its clean-up.
  useEffect(() => {
    place.current?.scrollIntoView({ block: 'nearest' })
  }, [failure])
  return (
    <div ref={place}>
      <Notice tone="bad" role="alert">
        {sentenceOf(failure, locale)} {(recovery === 'retry' || recovery === 'refresh-token') && t(texts.inputKept)}
        {failure.reference !== undefined && failure.status >= 500 && <div>{failure.reference}</div>}
      </Notice>
    </div>
  )
}

const ErrorSummary = <Values extends FieldValues>({ form, formId }: { form: Form<Values>; formId: string }) => {
  const t = useTranslate()
  const { errors, isSubmitted } = form.formState
  const broken = isSubmitted ? inPageOrder(brokenFields(errors), formId) : []
  if (form.failure !== undefined) return null
  if (broken.length < 2 && broken.every(({ path }) => fieldOf(formId, path) !== undefined)) return null
  return (
    <Notice tone="bad" role="alert" title={t(texts.summary, { count: broken.length })}>
      <ul className={styles.summary}>
        {broken.map((field) => (
          <li key={field.path}>
            <BrokenField {...field} formId={formId} onGo={() => form.setFocus(field.path as FieldPath<Values>)} />
          </li>
        ))}
      </ul>
    </Notice>
  )
}

/** The visible label of a field, so that the summary speaks the form's words: of a choice its group's, of a file without the explanation. */
const labelOf = (field: Element | undefined): string | undefined => {
  if (!(field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement || field instanceof HTMLSelectElement)) return undefined
  if (field.type === 'checkbox') return undefined
  const own = field.labels?.[0]
  const label = field.type === 'radio' ? field.closest('fieldset')?.querySelector('legend') : (own?.querySelector('[data-label]') ?? own)
  return label?.textContent?.replace(/\s*\*\s*$/, '') ?? undefined
}

/** The form's frame: summary of errors, restored draft, failure, leave-warning. Fields find their form through it. */
export const OperationForm = <Values extends FieldValues>({
  form,
  children,
  leaveFreely = false,
  label,
  failureShown = false,
}: FormProps<Values>) => {
  const t = useTranslate()
  const formId = useId()
  const { isDirty, isSubmitSuccessful } = form.formState
  // A call that failed was still a successful submit to the form.
  const saved = isSubmitSuccessful && form.failure === undefined
  const unsaved = isDirty && !saved && !form.sending
  return (
    <FormProvider {...form}>
      <form id={formId} className={styles.form} aria-label={label} onSubmit={(event) => void form.send(event)} noValidate>
        {form.restored && (
          <Notice>
            {t(texts.draftRestored)} {form.filesMissing && t(texts.draftFiles)}{' '}
            <Button small look="quiet" onClick={form.discardDraft}>
              {t(texts.draftDiscard)}
            </Button>
          </Notice>
        )}
        <ErrorSummary form={form} formId={formId} />
        {children}
        {form.failure !== undefined && !failureShown && <Failure failure={form.failure} />}
      </form>
      {!leaveFreely && <Unsaved unsaved={unsaved} keepsDraft={form.keepsDraft} />}
    </FormProvider>
  )
}

import { Link } from '@tanstack/react-router'
import { type CallError, mayRetry, sentenceOf } from '../../platform/calls/call-error.ts'
import { useLocale, useTranslate } from '../../platform/translate/use-translate.ts'
import { texts } from './texts.ts'
import { type ComponentType, type ReactNode, Suspense, useEffect, useId, useRef, useState } from 'react'
import { type FieldValues, FormProvider } from 'react-hook-form'
import { Button } from '../buttons/button.tsx'
import { lazyPart } from '../states/lazy-part.tsx'
import { Notice } from '../states/notice.tsx'
import styles from './form.module.css'
import type { OperationForm as Form } from './use-operation-form.ts'

/** Where a refusal names the permit that stands in the way: the way there, in a tab of its own, for the form keeps what was typed. */
const OtherPermit = ({ failure }: { failure: CallError }) => {
  const t = useTranslate()
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
  children: ReactNode
  /** Do not ask before leaving with unsaved input (login, small dialogs). */
  leaveFreely?: boolean
  label?: string
  /** The form tells this failure itself, with what can be done about it (someone else's change). */
  failureShown?: boolean
  /** What stays below the list of what is wrong. */
  foot?: ReactNode
}

/** Why the form could not be sent, under the button that was just pressed: there the person looks, however long the form. */
const Failure = ({ failure }: { failure: CallError }) => {
  const t = useTranslate()
  const locale = useLocale()
  const place = useRef<HTMLDivElement>(null)
  // Nothing is given back: in newer browsers a scroll is a promise, which an effect would take for its clean-up.
  useEffect(() => {
    place.current?.scrollIntoView({ block: 'nearest' })
  }, [failure])
  return (
    <div ref={place}>
      <Notice tone="bad" role="alert">
        {sentenceOf(failure, locale)} {mayRetry(failure) && t(texts.inputKept)}
        <OtherPermit failure={failure} />
        {failure.reference !== undefined && failure.status >= 500 && <div>{failure.reference}</div>}
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
}: FormProps<Values>) => {
  const t = useTranslate()
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
            <Button small look="quiet" onClick={form.discardDraft}>
              {t(texts.draftDiscard)}
            </Button>
          </Notice>
        )}
        {children}
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

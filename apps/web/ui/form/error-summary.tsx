import { useEffect, useEffectEvent, useState } from 'react'
import type { FieldErrors } from 'react-hook-form'
import { t } from '../../platform/kit.ts'
import { clashType } from './clash-type.ts'
import styles from './form.module.css'
import { reveal } from './reveal.ts'
import { texts } from './texts.ts'

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

/** The fields of one form, in the order of the page: another form on it may have fields of the same name. */
const fieldsOf = (formId: string): HTMLElement[] => [...document.querySelectorAll<HTMLElement>(`#${CSS.escape(formId)} [name]`)]

/** Where in the form a path's field stands; of a list its first, of a line the field of the list. −1 where it is not on the page. */
const placeOf = (fields: readonly HTMLElement[], path: string): number =>
  fields
    .map((field) => field.getAttribute('name') ?? '')
    .findIndex((name) => name === path || name.startsWith(`${path}.`) || path.startsWith(`${name}.`))

const fieldOf = (formId: string, path: string): HTMLElement | undefined => {
  const fields = fieldsOf(formId)
  return fields[placeOf(fields, path)]
}

/** The errors in the order in which a person meets the fields; one whose field is not on the page is told only when nothing else is wrong. */
const inPageOrder = (broken: readonly Broken[], formId: string): Broken[] => {
  const fields = fieldsOf(formId)
  const shown = broken.filter(({ path }) => placeOf(fields, path) >= 0)
  return shown.length === 0 ? [...broken] : shown.toSorted((a, b) => placeOf(fields, a.path) - placeOf(fields, b.path))
}

/** The visible label of a field, so that the summary speaks the form's words: of a choice its group's, of a file without the explanation. */
const labelOf = (field: Element | undefined): string | undefined => {
  if (!(field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement || field instanceof HTMLSelectElement)) return undefined
  if (field.type === 'checkbox') return undefined
  const own = field.labels?.[0]
  const label = field.type === 'radio' ? field.closest('fieldset')?.querySelector('legend') : (own?.querySelector('[data-label]') ?? own)
  return label?.textContent?.replace(/\s*\*\s*$/, '') ?? undefined
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

const goTo = (formId: string, path: string): void => {
  const field = fieldOf(formId, path)
  reveal(field)
  field?.focus({ preventScroll: true })
  field?.scrollIntoView({ block: 'center' })
}

/** On a phone the list would hide the form: it opens at a press. */
const opensAtFirst = (): boolean => window.matchMedia('(min-width: 48rem)').matches

interface SummaryProps {
  formId: string
  errors: FieldErrors
  /** How often the form was tried to be sent. */
  submitCount: number
}

/**
 * What must be corrected, with a way to each field, in the order of the page. It stays at the lower edge of the window while one goes from
 * field to field. After each attempt to send, the focus goes to the first field of the page that is wrong.
 */
export const ErrorSummary = ({ formId, errors, submitCount }: SummaryProps) => {
  const [open] = useState(opensAtFirst)
  const broken = inPageOrder(brokenFields(errors), formId)
  const goToFirst = useEffectEvent(() => {
    if (broken[0] !== undefined) goTo(formId, broken[0].path)
  })
  // Once for each attempt, not at each letter that is typed afterwards.
  useEffect(() => goToFirst(), [submitCount])
  if (broken.length < 2 && broken.every(({ path }) => fieldOf(formId, path) !== undefined)) return null
  return (
    <div className={styles.errors} role="alert" data-errors>
      <details open={open}>
        <summary>{t(texts.summary, { count: broken.length })}</summary>
        <ul className={styles.summary}>
          {broken.map((field) => (
            <li key={field.path}>
              <BrokenField {...field} formId={formId} onGo={() => goTo(formId, field.path)} />
            </li>
          ))}
        </ul>
      </details>
    </div>
  )
}

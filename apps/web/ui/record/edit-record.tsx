import { type ReactNode, useEffect, useState } from 'react'
import { type FieldValues, useWatch } from 'react-hook-form'
import { pageLocale, t, translate } from '../../platform/kit.ts'
import { OperationForm, type Form } from '../form/form.tsx'
import { CollisionNotice } from './collision-notice.tsx'
import styles from './record.module.css'
import { texts } from './texts.ts'
import { isCollision, useCollision, type WatchedRecord, type Collision } from './watched-record.tsx'
import { clashType } from '../form/clash-type.ts'
import { fieldLabel } from '../history/changes.tsx'
import { useValueInWords } from '../history/value-in-words.ts'
import { mergeValues } from './merge-values.ts'

/** A field that two people have changed, in people's words. */
interface ClashInWords {
  field: string
  label: string
  own: string
  theirs: string
}

type Choices = Readonly<Record<string, 'own' | 'theirs'>>

interface ClashProps {
  clashes: readonly ClashInWords[]
  choices: Choices
  onChoose: (field: string, whose: 'own' | 'theirs') => void
}

/** For each field that both changed: one's own value, or the other's. */
const ClashChoices = ({ clashes, choices, onChoose }: ClashProps) => {
  if (clashes.length === 0) return null
  return (
    <div className="stack" role="group" aria-label={t(texts.bothChanged)}>
      <strong>{t(texts.bothChanged)}</strong>
      {clashes.map(({ field, label, ...values }) => (
        <fieldset key={field} className={styles.clash}>
          <legend>{label}</legend>
          {(['own', 'theirs'] as const).map((whose) => (
            <label key={whose}>
              <input type="radio" name={`clash.${field}`} checked={choices[field] === whose} onChange={() => onChoose(field, whose)} />
              {t(texts[whose], { value: values[whose] })}
            </label>
          ))}
        </fieldset>
      ))}
    </div>
  )
}

type Values = Record<string, unknown>

/**
 * What becomes of a form when someone else has changed its record: fields that this person did not touch take the new values, fields that
 * both changed are marked until this person has chosen.
 * @param present the record's fields now, as the form holds them
 */
const useMerge = (form: Form, record: WatchedRecord, present: Values, collision: Collision | undefined) => {
  const inWords = useValueInWords(record.topic)
  const [takenOver, setTakenOver] = useState<Values>()
  // A form that was interrupted began with what the record held then, not with what it holds now.
  const first: Values = takenOver ?? form.formState.defaultValues ?? present
  const [choices, setChoices] = useState<Choices>({})
  const own = useWatch({ control: form.control })
  const { taken, clashes } = collision?.known ? mergeValues(first, present, own) : { taken: {}, clashes: [] }
  const clashesInWords = clashes.map(({ field, own: mine, theirs }) => ({
    field,
    label: fieldLabel(field, record.topic),
    own: inWords(field, mine),
    theirs: inWords(field, theirs),
  }))
  const marked = clashesInWords.filter(({ field }) => choices[field] === undefined).map(({ field, theirs }) => [field, theirs] as const)
  const marks = JSON.stringify(marked)
  const { setError, clearErrors, getFieldState } = form
  const locale = pageLocale()
  useEffect(() => {
    const fields = JSON.parse(marks) as [string, string][]
    for (const [field, value] of fields) setError(field, { type: clashType, message: translate(texts.alsoChanged, locale, { value }) })
    return () => {
      for (const [field] of fields) if (getFieldState(field).error?.type === clashType) clearErrors(field)
    }
  }, [marks, setError, clearErrors, getFieldState, locale])

  const takeOver = (version: number): void => {
    const chosen = clashes.flatMap(({ field, theirs }) => (choices[field] === 'theirs' ? [[field, theirs] as const] : []))
    for (const [field, value] of [...Object.entries(taken), ...chosen]) form.setValue(field, value, { shouldDirty: true })
    form.setValue('version', version)
    setTakenOver(present)
    setChoices({})
  }
  const choose = (field: string, whose: 'own' | 'theirs') => setChoices({ ...choices, [field]: whose })
  return { clashes: clashesInWords, choices, choose, undecided: marked.length > 0, takeOver }
}

interface EditProps<Values extends FieldValues> {
  form: Form<Values>
  label: string
  record: WatchedRecord
  /** The record's fields now, as the form holds them; without what only the form knows (the reason, new files). */
  present: Record<string, unknown>
  onClose: () => void
  children: ReactNode
}

/** The frame of a form that changes a record which others may change meanwhile: nothing typed is lost, and nothing of theirs undone. */
export const EditRecord = <Values extends FieldValues>({ form: given, label, record, present, onClose, children }: EditProps<Values>) => {
  // Here its fields go by their names alone.
  const form = given as unknown as Form
  const collision = useCollision(form, record)
  const { clashes, choices, choose, undecided, takeOver } = useMerge(form, record, present, collision)
  const proceed = (version: number, send: boolean) => {
    takeOver(version)
    if (send) void form.send()
  }
  return (
    <div className={styles.page}>
      <OperationForm form={form} label={label} failureShown={isCollision(form.failure)} submit={t(texts.save)} onCancel={onClose}>
        {children}
        {collision !== undefined && (
          <CollisionNotice
            collision={collision}
            record={record}
            text={t(texts.theirsStay)}
            action={t(collision.refused ? texts.proceed : texts.takeOver)}
            disabled={undecided}
            onProceed={() => proceed(collision.version, collision.refused)}
          >
            <ClashChoices clashes={clashes} choices={choices} onChoose={choose} />
          </CollisionNotice>
        )}
      </OperationForm>
    </div>
  )
}

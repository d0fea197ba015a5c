import { useEffect, useState } from 'react'
import { useWatch } from 'react-hook-form'
import { useTranslate } from '../../platform/translate/translate.ts'
import { clashType } from '../form/clash-type.ts'
import type { Form } from '../form/form.tsx'
import { fieldLabel } from '../history/changes.tsx'
import { useValueInWords } from '../history/value-in-words.ts'
import type { Choices } from './clash-choices.tsx'
import { mergeValues } from './merge-values.ts'
import { texts } from './texts.ts'
import type { Collision, WatchedRecord } from './watched-record.tsx'

type Values = Record<string, unknown>

/**
 * What becomes of a form when someone else has changed its record: fields that this person did not touch take the new values, fields that
 * both changed are marked until this person has chosen.
 * @param present the record's fields now, as the form holds them
 */
export const useMerge = (form: Form, record: WatchedRecord, present: Values, collision: Collision | undefined) => {
  const t = useTranslate()
  const inWords = useValueInWords(record.topic)
  const [takenOver, setTakenOver] = useState<Values>()
  // A form that was interrupted began with what the record held then, not with what it holds now.
  const first: Values = takenOver ?? form.formState.defaultValues ?? present
  const [choices, setChoices] = useState<Choices>({})
  const own = useWatch({ control: form.control })
  const { taken, clashes } = collision?.known ? mergeValues(first, present, own) : { taken: {}, clashes: [] }
  const clashesInWords = clashes.map(({ field, own: mine, theirs }) => ({
    field,
    label: fieldLabel(field, record.topic, { t }),
    own: inWords(field, mine),
    theirs: inWords(field, theirs),
  }))
  const marked = clashesInWords.filter(({ field }) => choices[field] === undefined).map(({ field, theirs }) => [field, theirs] as const)
  const marks = JSON.stringify(marked)
  const { setError, clearErrors, getFieldState } = form
  useEffect(() => {
    const fields = JSON.parse(marks) as [string, string][]
    for (const [field, value] of fields) setError(field, { type: clashType, message: t(texts.alsoChanged, { value }) })
    return () => {
      for (const [field] of fields) if (getFieldState(field).error?.type === clashType) clearErrors(field)
    }
  }, [marks, setError, clearErrors, getFieldState, t])

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

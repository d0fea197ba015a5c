import type { RequiredDocument } from '@dovolilnice/contract/parking/permit-kind'
import { useEffect, useRef, useState } from 'react'
import { useFormContext, useFormState, useWatch } from 'react-hook-form'
import { defineTexts, formatDay, t, today } from '../../../../platform/kit.ts'
import { documentFiles, fieldsOf, FilesField, markedFiles } from '../../../../ui/form/kit.ts'
import styles from '../application-form.module.css'
import type { ApplicationValues } from '../form-values.ts'
import { keptNow } from '../sent-values.ts'

const texts = defineTexts({
  expires: { sl: 'Dokazilo velja do', en: 'Document valid until' },
  read: { sl: 'Prebrano iz dokumenta. Preverite.', en: 'Read from the document. Check it.' },
  ended: { sl: 'Dokazilo je poteklo. Priložite veljavno.', en: 'The document has expired. Attach a valid one.' },
  keptHere: {
    sl: 'Občina to dokazilo že ima. Priložite ga le, če imate novejše.',
    en: 'The municipality has this document already. Attach it only if you have a newer one.',
  },
  keptUntil: {
    sl: 'Občina že ima dokazilo, ki velja do {day}. Priložite ga, če imate novejše.',
    en: 'The municipality has one that is valid until {day}. Attach it if you have a newer one.',
  },
})

const { DayField } = fieldsOf<ApplicationValues>()

/** The last day of the document that the office has; empty where it has none, undefined where it is asked for. */
const keptText = (values: ApplicationValues, type: string): string | undefined => {
  const kept = keptNow(values).find((one) => one.type === type)
  return kept && (kept.expires_on ?? '')
}

/** Proposes the day on which a chosen PDF says that it ends, unless a day was given, and takes it back with the file; the reader comes when a PDF is chosen. @returns that day */
const useReadDay = (name: `document_expires.${string}`, files: readonly File[]): string => {
  const { getValues, setValue } = useFormContext<ApplicationValues>()
  const [read, setRead] = useState('')
  const proposed = useRef('')
  const pdf = files.findLast(({ name: file, type }) => type === 'application/pdf' || /\.pdf$/i.test(file))
  useEffect(() => {
    let left = false
    const propose = async (): Promise<void> => {
      if (proposed.current !== '' && getValues(name) === proposed.current) setValue(name, '')
      if (pdf === undefined) return
      const { readEndDay } = await import('./read-end-day.ts')
      const day = await readEndDay(pdf)
      if (left || day === undefined || ![undefined, ''].includes(getValues(name))) return
      proposed.current = day
      setRead(day)
      setValue(name, day, { shouldDirty: true, shouldValidate: day >= today() })
    }
    // What cannot be read is typed.
    propose().catch(() => undefined)
    return () => void (left = true)
  }, [pdf, name, getValues, setValue])
  return read
}

/** The last day of a document, in the box of its files: as the file says it, else as it is typed; one that is over is told at once. */
const LastDay = ({ type, read }: { type: string; read: string }) => {
  const name = `document_expires.${type}` as const
  const day = useWatch<ApplicationValues>({ name })
  const { getFieldState } = useFormContext<ApplicationValues>()
  const isTold = getFieldState(name, useFormState<ApplicationValues>({ name })).error !== undefined
  const ended = typeof day === 'string' && day !== '' && day < today() && !isTold
  return (
    <>
      <DayField name={name} label={t(texts.expires)} min={today()} {...(read !== '' && read === day && { description: t(texts.read) })} />
      {ended && (
        <p className={styles.ended} role="alert">
          {t(texts.ended)}
        </p>
      )}
    </>
  )
}

const filesIn = (value: unknown): File[] => (Array.isArray(value) ? value.filter((one: unknown) => one instanceof File) : [])

export const DocumentField = ({ document, optional }: { document: RequiredDocument; optional: boolean }) => {
  const files = filesIn(useWatch<ApplicationValues>({ name: `document.${document.type}` }))
  const read = useReadDay(`document_expires.${document.type}`, document.expires ? files : [])
  const kept = useWatch({ compute: (values: ApplicationValues) => keptText(values, document.type) })
  const keptSentence = (day: string): string => (day === '' ? t(texts.keptHere) : t(texts.keptUntil, { day: formatDay(day) }))
  return (
    <FilesField<ApplicationValues>
      name={`document.${document.type}`}
      label={t(document.name)}
      description={kept === undefined ? t(document.explanation) : keptSentence(kept)}
      optional={optional || kept !== undefined}
      rules={document.marked ? markedFiles : documentFiles}
      about={document.expires ? <LastDay type={document.type} read={read} /> : undefined}
    />
  )
}

import {
  reasonGap,
  rejectionReasonCodes,
  rejectionReasons,
  type RejectionReasonCode,
} from '@dovolilnice/contract/applications/decide/rejection-reasons'
import { useEffect } from 'react'
import { useFormContext } from 'react-hook-form'
import { t } from '../../platform/kit.ts'
import { fieldsOf } from '../../ui/form/kit.ts'
import { texts } from './texts.ts'

interface Values {
  reason_code: RejectionReasonCode | ''
  facts: string
  reason: string
}

const { SelectField, TextAreaField } = fieldsOf<Values>()

/** Puts the cursor where the template waits for its rest, the mark of the gap selected, so that typing takes its place. */
const selectGap = (text: string): void => {
  const [field] = document.getElementsByName('reason')
  const at = text.indexOf(reasonGap)
  if (!(field instanceof HTMLTextAreaElement) || at < 0) return
  field.focus()
  field.setSelectionRange(at, at + reasonGap.length)
}

/** Choosing a template writes its text, Slovenian as the decision is, where the clerk completes it. */
const useTemplate = (): void => {
  const { setValue, getValues, clearErrors, subscribe } = useFormContext<Values>()
  useEffect(() => {
    const write = (code: RejectionReasonCode): void => {
      const typed = getValues('reason').trim()
      const isTemplate = rejectionReasonCodes.some((known) => rejectionReasons[known].text.sl === typed)
      const template = rejectionReasons[code].text.sl
      // What the clerk has typed stays; another template takes the place of one that was not touched.
      const text = typed === '' || isTemplate ? template : `${typed}\n\n${template}`
      setValue('reason', text, { shouldDirty: true })
      clearErrors('reason')
      setTimeout(() => selectGap(text))
    }
    // Only a choice writes: a reason that comes back with its code was completed already.
    return subscribe({
      name: 'reason_code',
      exact: true,
      formState: { values: true },
      callback: ({ values: { reason_code: code }, type }) => type === 'change' && code && write(code),
    })
  }, [setValue, getValues, clearErrors, subscribe])
}

/** Inside a form: why an application is rejected. The usual reason chooses provisions and texts, and begins the words. */
export const RejectionFields = () => {
  useTemplate()
  return (
    <>
      <SelectField
        name="reason_code"
        label={t(texts.rejectTemplate)}
        optional
        options={rejectionReasonCodes.map((value) => ({ value, label: t(rejectionReasons[value].name) }))}
      />
      <TextAreaField name="facts" label={t(texts.facts)} description={t(texts.rejectFactsHint)} rows={3} maxLength={4000} />
      <TextAreaField name="reason" label={t(texts.rejectReason)} description={t(texts.rejectHint)} rows={5} maxLength={4000} />
    </>
  )
}

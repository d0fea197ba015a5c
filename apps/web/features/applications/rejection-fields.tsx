import { rejectionReasonCodes, rejectionReasons } from '@dovolilnice/contract/applications/rejection-reasons'
import type { RejectionReasonCode } from '@dovolilnice/contract/applications/rejection-reasons'
import type { Locale } from '@dovolilnice/contract/locale'
import { useEffect } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import { useTranslate } from '../../platform/translate/use-translate.ts'
import { SelectField, TextAreaField } from '../../ui/form/fields.tsx'
import { texts } from './texts.ts'

interface Values {
  reason_code: RejectionReasonCode | ''
  reason: string
}

/** Choosing a template writes its text, in the applicant's language, where the clerk completes it. */
export const RejectionFields = ({ locale }: { locale: Locale }) => {
  const t = useTranslate()
  const { setValue } = useFormContext<Values>()
  const code = useWatch<Values, 'reason_code'>({ name: 'reason_code' })
  useEffect(() => {
    if (code) setValue('reason', rejectionReasons[code].text[locale], { shouldDirty: true })
  }, [code, locale, setValue])
  return (
    <>
      <SelectField
        name="reason_code"
        label={t(texts.rejectTemplate)}
        optional
        options={rejectionReasonCodes.map((value) => ({ value, label: t(rejectionReasons[value].name) }))}
      />
      <TextAreaField name="reason" label={t(texts.rejectReason)} description={t(texts.rejectHint)} rows={5} maxLength={2000} />
    </>
  )
}

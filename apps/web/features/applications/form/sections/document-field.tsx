import { defineTexts } from '../../../../platform/translate/message.ts'
import type { RequiredDocument } from '@dovolilnice/contract/parking/permit-kind'
import { useWatch } from 'react-hook-form'
import { today, formatDay, useLocale, useTranslate } from '../../../../platform/translate/use-translate.ts'
import { fieldsOf } from '../../../../ui/form/fields.tsx'
import { documentFiles, markedFiles } from '../../../../ui/form/inputs/check-files.ts'
import { FilesField } from '../../../../ui/form/inputs/files-field.tsx'
import styles from '../application-form.module.css'
import type { ApplicationValues } from '../form-values.ts'
import { keptNow } from '../sent-values.ts'

/** The texts of one document, which come when the kind of permit asks for some. */
const texts = defineTexts({
  expires: { sl: 'Dokazilo velja do', en: 'Document valid until' },
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

/** One document: its files, and its last day where that matters. */
export const DocumentField = ({ document, optional }: { document: RequiredDocument; optional: boolean }) => {
  const t = useTranslate()
  const locale = useLocale()
  const files = useWatch<ApplicationValues>({ name: `document.${document.type}` })
  const sent = Array.isArray(files) && files.length > 0
  const kept = useWatch({ compute: (values: ApplicationValues) => keptText(values, document.type) })
  const keptSentence = (day: string): string => (day === '' ? t(texts.keptHere) : t(texts.keptUntil, { day: formatDay(day, locale) }))
  return (
    <div className={styles.document}>
      <FilesField<ApplicationValues>
        name={`document.${document.type}`}
        label={t(document.name)}
        description={kept === undefined ? t(document.explanation) : keptSentence(kept)}
        optional={optional || kept !== undefined}
        rules={document.marked ? markedFiles : documentFiles}
      />
      {document.expires && sent && <DayField name={`document_expires.${document.type}`} label={t(texts.expires)} min={today()} />}
    </div>
  )
}

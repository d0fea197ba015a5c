import type { RequiredDocument } from '@dovolilnice/contract/parking/permit-kind'
import { useWatch } from 'react-hook-form'
import { today } from '../../../../platform/today.ts'
import { useTranslate } from '../../../../platform/translate/use-translate.ts'
import { fieldsOf } from '../../../../ui/form/fields.tsx'
import { documentFiles, markedFiles } from '../../../../ui/form/inputs/check-files.ts'
import { FilesField } from '../../../../ui/form/inputs/files-field.tsx'
import styles from '../application-form.module.css'
import type { ApplicationValues } from '../form-values.ts'
import { useFormTexts } from '../form-wording.ts'

const { DayField } = fieldsOf<ApplicationValues>()

/** One document: its files, and its last day where that matters. */
export const DocumentField = ({ document, optional }: { document: RequiredDocument; optional: boolean }) => {
  const t = useTranslate()
  const texts = useFormTexts()
  const files = useWatch<ApplicationValues>({ name: `document.${document.type}` })
  const sent = Array.isArray(files) && files.length > 0
  return (
    <div className={styles.document}>
      <FilesField<ApplicationValues>
        name={`document.${document.type}`}
        label={t(document.name)}
        description={t(document.explanation)}
        optional={optional}
        rules={document.marked ? markedFiles : documentFiles}
      />
      {document.expires && sent && <DayField name={`document_expires.${document.type}`} label={t(texts.expires)} min={today()} />}
    </div>
  )
}

import { supplementSchema } from '@dovolilnice/contract/applications/application-progress'
import type { ApplicationProgress } from '@dovolilnice/contract/applications/application-progress'
import { otherDocument } from '@dovolilnice/contract/documents/document'
import type { Operation } from '@dovolilnice/contract/operation'
import type { RequiredDocument } from '@dovolilnice/contract/parking/permit-kind'
import { z } from 'zod'
import { useTranslate } from '../../platform/translate/use-translate.ts'
import { TextAreaField } from '../../ui/form/fields.tsx'
import { formDataOf } from '../../ui/form/form-data.ts'
import { OperationForm } from '../../ui/form/operation-form.tsx'
import { SubmitButton } from '../../ui/form/submit-button.tsx'
import { useOperationForm } from '../../ui/form/use-operation-form.ts'
import { DocumentField } from './section-documents.tsx'
import { texts } from './status-texts.ts'

interface Values extends Record<string, unknown> {
  message: string
  document: Record<string, File[]>
  document_expires: Record<string, string>
}

const filledDays = (days: Values['document_expires'] | undefined) =>
  Object.fromEntries(Object.entries(days ?? {}).filter(([, day]) => Boolean(day)))
const schema = z
  .transform((values: Values): z.input<typeof supplementSchema> => ({
    message: values.message,
    document_expires: filledDays(values.document_expires),
  }))
  .pipe(supplementSchema)

const other: RequiredDocument = { ...otherDocument, explanation: { sl: '', en: '' }, required: false, expires: false }

interface SupplementProps {
  /** Any operation that takes a supplement. */
  supplement: { operation: Operation & { multipart: true }; params: Record<string, string> | undefined; fields: Record<string, unknown> }
  documents: ApplicationProgress['required_documents']
  onDone?: () => void
}

/** What was asked for: files by their type, or a message, or both. */
export const SupplementForm = ({ supplement: { operation, params, fields }, documents, onDone }: SupplementProps) => {
  const t = useTranslate()
  const form = useOperationForm<Operation, Values>(operation, {
    defaults: { message: '', document: {}, document_expires: {} },
    params,
    schema,
    done: texts.supplementDone,
    toCall: ({ message, document, document_expires }) => ({
      ...(params && { params }),
      body: formDataOf({ ...fields, message, document, document_expires }),
    }),
    onDone,
  })
  return (
    <OperationForm form={form} label={t(texts.supplementTitle)}>
      {[...documents, other].map((document) => (
        <DocumentField key={document.type} document={document} optional />
      ))}
      <TextAreaField name="message" label={t(texts.message)} optional rows={3} maxLength={2000} />
      <div>
        <SubmitButton form={form}>{t(texts.sendSupplement)}</SubmitButton>
      </div>
    </OperationForm>
  )
}

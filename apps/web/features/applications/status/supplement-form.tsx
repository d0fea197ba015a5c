import { supplementSchema } from '@dovolilnice/contract/applications/application-progress'
import type { ApplicationProgress } from '@dovolilnice/contract/applications/application-progress'
import { otherDocument } from '@dovolilnice/contract/documents/document'
import type { Operation } from '@dovolilnice/contract/operation'
import type { RequiredDocument } from '@dovolilnice/contract/parking/permit-kind'
import { useState } from 'react'
import { z } from 'zod/mini'
import { useTranslate } from '../../../platform/translate/use-translate.ts'
import { fieldsOf } from '../../../ui/form/fields.tsx'
import { formDataOf } from '../../../ui/form/form-data.ts'
import { OperationForm } from '../../../ui/form/operation-form.tsx'
import { SubmitButton } from '../../../ui/form/submit-button.tsx'
import { useOperationForm } from '../../../ui/form/use-operation-form.ts'
import styles from './progress-view.module.css'
import { DocumentField } from '../form/sections/document-field.tsx'
import { texts } from './status-texts.ts'

interface Values {
  message: string
  document: Record<string, File[]>
  document_expires: Record<string, string>
}

const { TextAreaField } = fieldsOf<Values>()

const filledDays = (days: Values['document_expires'] | undefined) =>
  Object.fromEntries(Object.entries(days ?? {}).filter(([, day]) => Boolean(day)))
/** @param requested types of documents that must be there */
const schemaFor = (requested: readonly string[]) =>
  z.pipe(
    z.pipe(
      z.custom<Values>().check(
        z.superRefine(({ document }, context) => {
          for (const type of requested)
            if ((document?.[type] ?? []).length === 0)
              context.addIssue({ code: 'custom', path: ['document', type], message: 'document_missing' })
        }),
      ),
      z.transform((values): z.input<typeof supplementSchema> => ({
        message: values.message,
        document_expires: filledDays(values.document_expires),
      })),
    ),
    supplementSchema,
  )

const other: RequiredDocument = { ...otherDocument, explanation: { sl: '', en: '' }, required: false, expires: false }

interface SupplementProps {
  /** Any operation that takes a supplement. */
  supplement: { operation: Operation & { multipart: true }; params: Record<string, string> | undefined; fields: Record<string, unknown> }
  documents: ApplicationProgress['required_documents']
  /** Types of those that must be sent. */
  requested?: readonly string[]
  onDone?: () => void
}

/** What was asked for: files by their type, or a message, or both. */
export const SupplementForm = ({ supplement: { operation, params, fields }, documents, requested = [], onDone }: SupplementProps) => {
  const t = useTranslate()
  const [schema] = useState(() => schemaFor(requested))
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
  const asked = documents.filter(({ type }) => requested.includes(type))
  return (
    <OperationForm form={form} label={t(texts.supplementTitle)}>
      {asked.map((document) => (
        <DocumentField key={document.type} document={document} optional={false} />
      ))}
      {asked.length > 0 && <p className={styles.soft}>{t(texts.supplementMore)}</p>}
      {[...documents.filter((document) => !asked.includes(document)), other].map((document) => (
        <DocumentField key={document.type} document={document} optional />
      ))}
      <TextAreaField name="message" label={t(texts.message)} optional rows={3} maxLength={2000} />
      <div>
        <SubmitButton form={form}>{t(texts.sendSupplement)}</SubmitButton>
      </div>
    </OperationForm>
  )
}

import { supplementSchema, type ApplicationProgress } from '@dovolilnice/contract/applications/application-progress'
import { otherDocument } from '@dovolilnice/contract/documents/document'
import type { Operation } from '@dovolilnice/contract/operation'
import type { RequiredDocument } from '@dovolilnice/contract/parking/permit-kind'
import { type ComponentProps, useState } from 'react'
import { useWatch } from 'react-hook-form'
import { z } from 'zod/mini'
import { t, today } from '../../../platform/kit.ts'
import { fieldsOf, formDataOf, OperationForm, SubmitButton, useOperationForm } from '../../../ui/form/kit.ts'
import { More } from '../../../ui/kit.ts'
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
/** What is checked before anything is sent: a phone takes minutes for a picture. */
interface Asked {
  documents: ApplicationProgress['required_documents']
  /** Types of those that must be there. */
  requested: readonly string[]
  /** The first day of the permit, on which a document must still hold. */
  from?: string | undefined
}

const schemaFor = ({ documents, requested, from }: Asked) =>
  z.pipe(
    z.pipe(
      z.custom<Values>().check(
        z.superRefine(({ document, document_expires: days }, context) => {
          for (const { type, expires } of documents) {
            const sent = (document?.[type] ?? []).length > 0
            const day = days?.[type]
            if (!sent && requested.includes(type))
              context.addIssue({ code: 'custom', path: ['document', type], message: 'document_missing' })
            if (sent && expires && !day) context.addIssue({ code: 'custom', path: ['document_expires', type], message: 'required' })
            if (sent && expires && day && day < (from !== undefined && from > today() ? from : today()))
              context.addIssue({ code: 'custom', path: ['document_expires', type], message: 'document_expired' })
          }
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
  supplement: { operation: Operation & { multipart: true }; params: Record<string, string> | undefined; fields: Record<string, unknown> }
  documents: ApplicationProgress['required_documents']
  /** Types of those that must be sent. */
  requested?: readonly string[]
  /** What was sent before: its last day is offered, to be checked. */
  sent?: ApplicationProgress['documents']
  from?: string
  onDone?: () => void
  /** Whoever shows the form says itself that it was sent. */
  quiet?: boolean
}

/** The last days of the newest documents of each type. */
const daysOf = (sent: ApplicationProgress['documents']): Record<string, string> =>
  Object.fromEntries(
    sent
      .toSorted((a, b) => a.created_at.localeCompare(b.created_at))
      .flatMap(({ type, expires_on: day }) => (day === null ? [] : [[type, day]])),
  )

type SendProps = Pick<ComponentProps<typeof SubmitButton>, 'form'> & { requested: readonly string[] }

/** Until all that was asked for is there, the way to add it is the one filled button. */
const SendButton = ({ requested, form }: SendProps) => {
  const document = useWatch<Values, 'document'>({ name: 'document' })
  const lacks = requested.some((type) => (document[type] ?? []).length === 0)
  return <SubmitButton label={t(texts.sendSupplement)} form={form} {...(lacks && { look: 'plain' })} />
}

export const SupplementForm = ({
  supplement: { operation, params, fields },
  documents,
  requested = [],
  sent = [],
  from,
  onDone,
  quiet = false,
}: SupplementProps) => {
  const [schema] = useState(() => schemaFor({ documents, requested, from }))
  const form = useOperationForm<Operation, Values>(operation, {
    defaults: { message: '', document: {}, document_expires: daysOf(sent) },
    params,
    schema,
    ...(!quiet && { done: texts.supplementDone }),
    toCall: ({ message, document, document_expires }) => ({
      ...(params && { params }),
      body: formDataOf({ ...fields, message, document, document_expires }),
    }),
    onDone,
  })
  const asked = documents.filter(({ type }) => requested.includes(type))
  const more = [...documents.filter((document) => !asked.includes(document)), other].map((document) => (
    <DocumentField key={document.type} document={document} optional />
  ))
  return (
    <OperationForm form={form} label={t(texts.supplementTitle)}>
      {asked.map((document) => (
        <DocumentField key={document.type} document={document} optional={false} />
      ))}
      {asked.length === 0 && more}
      <TextAreaField name="message" label={t(texts.message)} optional rows={2} maxLength={2000} />
      <div>
        <SendButton form={form} requested={requested} />
      </div>
      {asked.length > 0 && <More title={t(texts.supplementMore)}>{more}</More>}
    </OperationForm>
  )
}

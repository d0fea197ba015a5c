import type { submittedApplicationSchema } from '@dovolilnice/contract/applications/application-progress'
import { checkedApplicationForm } from '@dovolilnice/contract/applications/check-application'
import type { Operation, OperationOutput } from '@dovolilnice/contract/operation'
import type { Resources } from '@dovolilnice/contract/resources/read-resources'
import { useState } from 'react'
import { z } from 'zod'
import { today } from '../../platform/today.ts'
import { useLocale } from '../../platform/translate/use-translate.ts'
import { formDataOf } from '../../ui/form/form-data.ts'
import { useOperationForm } from '../../ui/form/use-operation-form.ts'
import { chosenDocuments, emptyValues, relevantValues } from './form-values.ts'
import type { ApplicationValues } from './form-values.ts'

/** Every operation that makes an application out of the form. */
export type CreateOperation = Operation & { multipart: true; output: typeof submittedApplicationSchema }
export type SentApplication = OperationOutput<CreateOperation>

export interface ApplicationFormOptions {
  operation: CreateOperation
  params?: Record<string, string>
  /** What stands in the form at first. */
  defaults?: Partial<ApplicationValues>
  /** Names the draft kept in this browser. */
  draft?: string
  /** A clerk enters what came on paper: documents may follow. */
  byClerk?: boolean
  onSent: (sent: SentApplication) => void
}

/** The form's schema for what is offered now; it sees only what belongs to the chosen kind. */
const schemaFor = (resources: Resources, byClerk: boolean): z.ZodType => {
  const kindOf = (id: unknown) => resources.permit_kinds.find((kind) => kind.id === id)
  const checked = checkedApplicationForm((form) => {
    const documents = chosenDocuments((form as { document?: Record<string, File[]> }).document, kindOf(form.permit_kind_id))
    return { resources, documents, today: today(), documentsLater: byClerk }
  })
  return z
    .transform((values: ApplicationValues) => relevantValues(values, kindOf(values.permit_kind_id)))
    .pipe(checked as z.ZodType<unknown, Record<string, unknown>>)
}

/** The application form: checked by the contract's rules as the person types, sent once however often it is sent. */
export const useApplicationForm = (
  resources: Resources,
  { operation, params, defaults, draft, byClerk = false, onSent }: ApplicationFormOptions,
) => {
  const locale = useLocale()
  const [first] = useState(() => ({ ...emptyValues(locale), ...defaults }))
  return useOperationForm<CreateOperation, ApplicationValues>(operation, {
    defaults: first,
    draft,
    schema: schemaFor(resources, byClerk),
    toCall: (values) => {
      const kind = resources.permit_kinds.find(({ id }) => id === values.permit_kind_id)
      return { ...(params && { params }), body: formDataOf({ ...relevantValues(values, kind), locale }) }
    },
    onDone: onSent,
  })
}

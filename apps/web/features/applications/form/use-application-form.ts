import type { submittedApplicationSchema } from '@dovolilnice/contract/applications/apply/operations'
import type { Operation, OperationOutput } from '@dovolilnice/contract/operation'
import type { Resources } from '@dovolilnice/contract/resources/operations'
import { useMemo, useState, type ReactNode } from 'react'
import { pageLocale } from '../../../platform/kit.ts'
import { formDataOf, useOperationForm } from '../../../ui/form/kit.ts'
import { emptyValues, type ApplicationValues } from './form-values.ts'

/** Every operation that makes an application out of the form. */
export type CreateOperation = Operation & { multipart: true; output: typeof submittedApplicationSchema }
export type SentApplication = OperationOutput<CreateOperation>

export interface ApplicationFormOptions {
  operation: CreateOperation
  params?: Record<string, string>
  defaults?: Partial<ApplicationValues>
  /** Names the draft kept in this browser. */
  draft?: string
  /** A clerk enters what came on paper: documents may follow. */
  byClerk?: boolean
  /** Fills in what is known already: the data of a chosen person, or what was given before. */
  chooser?: ReactNode
  onSent: (sent: SentApplication) => void
}

/** Sent once however often it is sent. Its rules come while the first fields are read: a tenth of the page, which nobody needs to begin. */
export const useApplicationForm = (
  resources: Resources,
  { operation, params, defaults, draft, byClerk = false, onSent }: ApplicationFormOptions,
) => {
  const locale = pageLocale()
  const [first] = useState(() => ({ ...emptyValues(locale), ...defaults }))
  const schema = useMemo(
    () => () => import('./application-schema.ts').then(({ applicationSchema }) => applicationSchema(resources, byClerk)),
    [resources, byClerk],
  )
  return useOperationForm<CreateOperation, ApplicationValues>(operation, {
    defaults: first,
    draft,
    schema,
    toCall: async (values) => {
      // With the rules, which have come by now.
      const { relevantValues } = await import('./application-schema.ts')
      const kind = resources.permit_kinds.find(({ id }) => id === values.permit_kind_id)
      return { ...(params && { params }), body: formDataOf({ ...relevantValues(values, kind), locale }) }
    },
    onDone: onSent,
  })
}

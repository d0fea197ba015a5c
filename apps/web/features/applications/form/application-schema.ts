import { paperFormSchema } from '@dovolilnice/contract/applications/apply/application-form'
import { checkedApplicationForm } from '@dovolilnice/contract/applications/apply/checked-application-form'
import { localMinutesOf } from '@dovolilnice/contract/primitives/local-day'
import type { PermitKind } from '@dovolilnice/contract/parking/permit-kind'
import type { Resources } from '@dovolilnice/contract/resources/operations'
import { z } from 'zod/mini'
import { today } from '../../../platform/kit.ts'
import { chosenDocuments, relevantValues } from './sent-values.ts'
import type { ApplicationValues } from './form-values.ts'
import { priceDay } from './terms/price-day.ts'

interface SentForm {
  document?: Record<string, File[]>
  kept_documents?: string[]
}

/** What is sent and what is taken over. */
const documentsOf = ({ document, kept_documents: kept = [] }: SentForm, kind: PermitKind | undefined): string[] => [
  ...chosenDocuments(document, kind),
  ...kept,
]

/** The form's schema for what is offered now; it sees only what belongs to the chosen kind. */
export const applicationSchema = (resources: Resources, byClerk: boolean): z.ZodMiniType => {
  const kindOf = (id: unknown) => resources.permit_kinds.find((kind) => kind.id === id)
  const checked = checkedApplicationForm(
    (form) => {
      const documents = documentsOf(form as SentForm, kindOf(form.permit_kind_id))
      const pricesOn = priceDay(form.received_on, today())
      return { resources, documents, today: today(), pricesOn, minutes: localMinutesOf(new Date()), documentsLater: byClerk }
    },
    byClerk ? paperFormSchema : undefined,
  )
  return z.pipe(
    z.transform((values: ApplicationValues) => relevantValues(values, kindOf(values.permit_kind_id))),
    checked as z.ZodMiniType<unknown, Record<string, unknown>>,
  )
}

export { relevantValues } from './sent-values.ts'

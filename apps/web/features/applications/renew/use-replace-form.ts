import type { RequiredDocument } from '@dovolilnice/contract/parking/permit-kind'
import type { OwnPermit } from '@dovolilnice/contract/permits/permit'
import { replacementFormSchema, replaceOwnPermit } from '@dovolilnice/contract/permits/issue/replace-own-permit'
import { brokenReplacement, lastingPlates } from '@dovolilnice/contract/permits/issue/replacement-rules'
import { useState } from 'react'
import { z } from 'zod/mini'
import { newKey } from '../../../platform/calls/new-key.ts'
import { formDataOf } from '../../../ui/form/form-data.ts'
import { useOperationForm } from '../../../ui/form/use-operation-form.ts'
import type { BodyOf } from '../../../ui/form/use-operation-form.ts'
import type { SentApplication } from '../form/use-application-form.ts'

type Body = BodyOf<typeof replaceOwnPermit>

/** The contract's fields as they are typed: nothing is chosen or agreed to at first. In `plates` for each vehicle the one in its place; empty: it stays. */
export type ReplaceValues = Required<Omit<Body, 'reason' | 'consent'>> & {
  reason: Body['reason'] | ''
  consent: boolean
  /** The chosen files by the document's type. */
  document: Record<string, File[]>
}

/** The values as they are checked: what is empty is absent. */
type Given = Pick<ReplaceValues, 'document'> & { reason?: ReplaceValues['reason']; plates: readonly (string | undefined)[] }

/** The vehicles of the new permit: what is left empty stays as it is. A single one must be named; so must at least one of several. */
const platesOf = ({ reason, plates }: Given, present: readonly string[]): string[] | undefined => {
  if (reason !== 'new_vehicle') return undefined
  const typed = plates.map((plate) => plate?.trim() ?? '')
  return typed.every((plate) => plate === '') ? [] : typed.map((plate, index) => plate || (present[index] ?? ''))
}

/** The contract's form and its rules on vehicles and documents, told together at their fields. */
const schemaFor = (present: readonly string[], documents: readonly RequiredDocument[]): z.ZodMiniType =>
  z.custom<Given>().check(
    z.superRefine((values, context) => {
      const form = { ...values, plates: platesOf(values, present) }
      const parsed = replacementFormSchema.safeParse(form, { reportInput: true })
      // That there is no vehicle at all is told at the first field, by the rule below.
      for (const issue of parsed.error?.issues ?? []) if (issue.path.join('.') !== 'plates') context.addIssue({ ...issue })
      if (!form.reason) return
      const sent = Object.keys(values.document).filter((type) => (values.document[type]?.length ?? 0) > 0)
      for (const { path, rule } of brokenReplacement({ ...form, reason: form.reason }, present, documents, sent))
        context.addIssue({ code: 'custom', path: path.split('.'), message: rule })
    }),
  )

/** The form in which a holder asks for a replacement. */
export const useReplaceForm = (permit: OwnPermit, documents: readonly RequiredDocument[], onSent: (sent: SentApplication) => void) => {
  const params = { id: permit.id }
  const present = lastingPlates(permit.credentials)
  const [first] = useState<ReplaceValues>(() => ({
    reason: '',
    plates: (present.length === 0 ? [''] : present).map(() => ''),
    document: {},
    remark: '',
    consent: false,
    idempotency_key: newKey(),
  }))
  return useOperationForm<typeof replaceOwnPermit, ReplaceValues>(replaceOwnPermit, {
    params,
    defaults: first,
    schema: schemaFor(present, documents),
    onDone: onSent,
    toCall: (values) => ({ params, body: formDataOf({ ...values, plates: platesOf(values, present) }) }),
  })
}

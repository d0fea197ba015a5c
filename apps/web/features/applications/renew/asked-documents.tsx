import { validityOfForm } from '@dovolilnice/contract/applications/apply/check-application'
import type { Renewal } from '@dovolilnice/contract/permits/issue/renewal'
import type { RequiredDocument } from '@dovolilnice/contract/parking/permit-kind'
import type { Resources } from '@dovolilnice/contract/resources/read-resources'
import { useWatch } from 'react-hook-form'
import { useTranslate } from '../../../platform/translate/use-translate.ts'
import { FormSection } from '../../../ui/form/form-layout.tsx'
import { DocumentField } from '../form/sections/document-field.tsx'
import type { ApplicationValues } from '../form/form-values.ts'
import { texts } from './renewal-texts.ts'

/** The last day of what the office has, by type; null where it has none. */
const daysOf = ({ kept_documents: kept }: Renewal) => new Map(kept.map(({ type, expires_on: day }) => [type, day]))

/**
 * The documents to bring: those that are missing or have ended, and, for who has a newer one already, those that end before the new permit does.
 * All others are named.
 */
export const AskedDocuments = ({ renewal, resources }: { renewal: Renewal; resources: Resources }) => {
  const t = useTranslate()
  const until = useWatch({ compute: (values: ApplicationValues) => endOf(values, resources) })
  const documents = resources.permit_kinds.find(({ id }) => id === renewal.permit_kind_id)?.documents ?? []
  const days = daysOf(renewal)
  const ends = ({ type }: RequiredDocument): boolean => until !== undefined && (days.get(type) ?? until) < until
  const asked = documents.filter((document) => (days.has(document.type) ? ends(document) : document.required))
  const kept = documents.filter(({ type }) => days.has(type)).map(({ name }) => t(name))
  if (asked.length === 0 && kept.length === 0) return null
  return (
    <FormSection
      title={t(asked.length === 0 ? texts.documentsKept : texts.documentsAsked)}
      hint={kept.length === 0 ? undefined : t(texts.keptList, { documents: kept.join(', ') })}
    >
      {asked.map((document) => (
        <DocumentField key={document.type} document={document} optional={!document.required} />
      ))}
    </FormSection>
  )
}

/** The first day on which the new permit no longer holds. */
const endOf = (
  { permit_kind_id: kindId, period, period_count: count, ...values }: ApplicationValues,
  { permit_kinds: kinds }: Resources,
) => {
  const kind = kinds.find(({ id }) => id === kindId)
  if (kind === undefined || period === '') return undefined
  const expires = Object.fromEntries(Object.entries(values.document_expires ?? {}).filter(([, day]) => day !== ''))
  return validityOfForm(kind, { valid_from: values.valid_from, period, period_count: Number(count), document_expires: expires }).valid_until
}

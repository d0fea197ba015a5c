import { validityOfForm } from '@dovolilnice/contract/applications/apply/check-application'
import type { Renewal } from '@dovolilnice/contract/permits/issue/renewal'
import type { Resources } from '@dovolilnice/contract/resources/read-resources'
import { useWatch } from 'react-hook-form'
import { useTranslate } from '../../../platform/translate/use-translate.ts'
import { FormSection } from '../../../ui/form/form-layout.tsx'
import { DocumentField } from '../form/sections/document-field.tsx'
import type { ApplicationValues } from '../form/form-values.ts'
import { documentsToBring } from './documents-to-bring.ts'
import { texts } from './renewal-texts.ts'

/** The documents to bring; those that the office keeps are named. */
export const AskedDocuments = ({ renewal, resources }: { renewal: Renewal; resources: Resources }) => {
  const t = useTranslate()
  const until = useWatch({ compute: (values: ApplicationValues) => endOf(values, resources) })
  const kind = resources.permit_kinds.find(({ id }) => id === renewal.permit_kind_id)
  if (kind === undefined) return null
  const { asked, kept, isNeeded } = documentsToBring(kind, renewal.kept_documents, until)
  if (asked.length === 0 && kept.length === 0) return null
  const title = isNeeded ? texts.documentsAsked : asked.length === 0 ? texts.documentsKept : texts.documentsNewer
  return (
    <FormSection
      title={t(title)}
      hint={kept.length === 0 ? undefined : t(texts.keptList, { documents: kept.map(({ name }) => t(name)).join(', ') })}
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

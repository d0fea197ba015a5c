import type { PermitKind } from '@dovolilnice/contract/parking/permit-kind'
import { provesTheSame, type KeptDocument } from '@dovolilnice/contract/permits/issue/kept-documents'
import type { ApplicationValues } from './form-values.ts'

/** The documents of a renewed permit that still prove what the form says and are not sent anew. */
export const keptNow = ({ renewed, ...values }: ApplicationValues): KeptDocument[] => {
  if (renewed === undefined || !provesTheSame(values, renewed)) return []
  return renewed.kept_documents.filter(
    ({ type, expires_on: day }) => (values.document[type] ?? []).length === 0 && (day === null || day >= values.valid_from),
  )
}

const only = <Value>(record: Record<string, Value>, keys: readonly string[]): Record<string, Value> =>
  Object.fromEntries(Object.entries(record).filter(([key]) => keys.includes(key)))

/** What belongs to the chosen kind and type of applicant: what was filled in for another choice stays in the form but is not sent. */
export const relevantValues = (values: ApplicationValues, kind: PermitKind | undefined): Record<string, unknown> => {
  const types = kind?.documents.map(({ type }) => type) ?? []
  const expiring = kind?.documents.filter(({ expires }) => expires).map(({ type }) => type) ?? []
  const company = values.applicant_type === 'company'
  return {
    ...values,
    tax_number: company ? values.tax_number : undefined,
    // Without a kind there is nothing to choose a period from; only the kind is asked for then.
    period: kind === undefined ? 'once' : values.period,
    ...(values.period !== 'hour' && { from_time: undefined, until_time: undefined }),
    period_count: kind?.validity.rule === 'periods' ? values.period_count : 1,
    wants_device: kind?.device == null ? undefined : values.wants_device,
    renewed: undefined,
    kept_documents: keptNow(values).map(({ type }) => type),
    document: only(values.document ?? {}, types),
    document_expires: only(values.document_expires ?? {}, expiring),
    consent: values.consent ? true : undefined,
  }
}

/** The types of the chosen files, once for each. */
export const chosenDocuments = (document: Record<string, File[]> | undefined, kind: PermitKind | undefined): string[] =>
  (kind?.documents ?? []).flatMap(({ type }) => (document?.[type] ?? []).map(() => type))

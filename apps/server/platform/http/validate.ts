import { OperationError } from '@dovolilnice/contract/errors'
import { fieldError, fieldErrors } from '@dovolilnice/contract/field-rules'
import type { Locale } from '@dovolilnice/contract/locale'
import type { Operation, OperationInput } from '@dovolilnice/contract/operation'
import { unstorablePaths } from './storable-text.ts'

/** A request before validation. */
export interface Given {
  params?: unknown
  query?: unknown
  body?: unknown
}

/**
 * Checks all parts of a request together, so that one answer lists all errors.
 * @param locale the language of the error sentences
 * @throws OperationError `validation`; `not_found` for a path parameter that cannot be an id
 */
export const validate = (operation: Operation, given: Given, locale: Locale): OperationInput<Operation> => {
  const params = operation.params?.safeParse(given.params)
  if (params?.success === false || unstorablePaths(params?.data).length > 0) throw new OperationError('not_found')
  const query = operation.query?.safeParse(given.query, { reportInput: true })
  const parsed = operation.body?.safeParse(given.body ?? {}, { reportInput: true })
  const issues = [query, parsed].flatMap((part) => (part?.success === false ? part.error.issues : []))
  if (issues.length > 0) throw new OperationError('validation', { fields: fieldErrors(issues, locale) })
  const unstorable = [query, parsed].flatMap((part) => unstorablePaths(part?.data))
  if (unstorable.length > 0)
    throw new OperationError('validation', { fields: unstorable.map((path) => fieldError(path, 'invalid', locale)) })
  return { params: params?.data, query: query?.data, body: parsed?.data }
}

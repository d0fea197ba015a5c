import { OperationError, fieldErrors, invalidField } from '@dovolilnice/contract/errors'
import { exportRequest, type ListDefinition } from '@dovolilnice/contract/list'
import type { Locale } from '@dovolilnice/contract/locale'
import type { Row } from '../../platform/database/db.ts'
import type { ListRoute } from '../../platform/http/context.ts'

/** Which rows and columns of a list were asked for. */
type Asked = Pick<Row<'data_export'>, 'record_id' | 'filters' | 'sort_key' | 'sort_order' | 'columns'>

/** What `exportRequest` makes of it. */
export interface ReadyRequest {
  sortByKey: string
  sortOrder: 'asc' | 'desc'
  filters: Record<string, unknown>
  columns: string[]
}

const requestOf = (list: ListDefinition, { filters, sort_key: key, sort_order: order, columns }: Asked) =>
  exportRequest(list).safeParse(
    { filters, columns, ...(key !== null && { sortByKey: key }), ...(order !== null && { sortOrder: order }) },
    { reportInput: true },
  )

/** What is asked of the list, or nothing where the list does not take it (any more). */
export const readRequest = ({ operation }: ListRoute, asked: Asked): ReadyRequest | undefined => {
  const isWhole = (operation.params === undefined) === (asked.record_id === null)
  const request = requestOf(operation.list, asked)
  return isWhole && request.success ? request.data : undefined
}

/** @throws OperationError `validation` where the list does not take what is asked of it */
export const requireRequest = (route: ListRoute, asked: Asked, locale: Locale): void => {
  const { operation } = route
  const request = requestOf(operation.list, asked)
  if (!request.success) throw new OperationError('validation', { fields: fieldErrors(request.error.issues, locale) })
  if ((operation.params === undefined) !== (asked.record_id === null)) throw invalidField('record_id', 'invalid', locale)
}

import type { ExportFailure } from '@dovolilnice/contract/exports/export-status'
import { OperationError } from '@dovolilnice/contract/errors'
import { isDiskFull } from '../../../platform/errors/error-facts.ts'

/** The export was cancelled or deleted, or another run writes it now: nothing is left to do. */
export class RunEnded extends Error {
  override name = 'RunEnded'
}

/** There will be no file, however often it is tried. */
export class RunFailed extends Error {
  override name = 'RunFailed'
  readonly failure: ExportFailure

  constructor(failure: ExportFailure) {
    super(failure)
    this.failure = failure
  }
}

/** Why no further try can help; undefined where one may. */
export const failureOf = (error: unknown): ExportFailure | undefined => {
  if (error instanceof RunFailed) return error.failure
  if (error instanceof OperationError) return error.code === 'not_found' ? 'gone' : error.code === 'forbidden' ? 'forbidden' : undefined
  return isDiskFull(error) ? 'storage_full' : undefined
}

import type { Operation, OperationCall } from '@dovolilnice/contract/operation'
import type { changedSchema } from '@dovolilnice/contract/parking/parking-administration'
import type { FieldValues } from 'react-hook-form'

/** Every operation that first only looks at what it would do. */
export type PreviewedOperation = Operation & { output: typeof changedSchema }

/** An operation and the call that the checked values stand for. */
export interface PreviewedCall<Values extends FieldValues> {
  operation: PreviewedOperation
  callOf: (values: Values, preview: boolean) => OperationCall<PreviewedOperation>
}

/** Holds an operation and its call together: a call that the operation does not take does not compile. */
export const previewedCall = <O extends PreviewedOperation, Values extends FieldValues>(
  operation: O,
  callOf: (values: Values, preview: boolean) => OperationCall<O>,
): PreviewedCall<Values> => ({ operation, callOf })

import type { Operation, OperationCall } from '@dovolilnice/contract/operation'
import { useState } from 'react'
import { useOperation } from '../../../platform/calls/query.ts'

/** Reads an operation until it has answered: once the renewal is sent, the permit has none to read any more. */
export const useOnce = <O extends Operation>(operation: O, input: OperationCall<O>) => {
  const [isRead, setRead] = useState(false)
  const query = useOperation(operation, input, { enabled: !isRead })
  if (query.isSuccess && !isRead) setRead(true)
  return query
}

import type { Operation, OperationCall, OperationOutput } from '@dovolilnice/contract/operation'
import { useQuery, type UseQueryResult } from '@tanstack/react-query'
import { useState } from 'react'
import type { CallOptions } from './call.ts'
import type { CallError } from './call-error.ts'
import { operationQuery } from './query.ts'

/**
 * Reads an operation until it has answered, and another input until that has: after a step everything on screen is read anew, and there is
 * nothing more to read once a renewal is sent or the link to a password is used. No earlier answer is taken from the cache.
 */
export const useOnce = <O extends Operation>(
  operation: O,
  input: OperationCall<O>,
  options: Pick<CallOptions, 'quiet'> = {},
): UseQueryResult<OperationOutput<O>, CallError> => {
  const asked = JSON.stringify(input)
  const [read, setRead] = useState<string>()
  const query = useQuery({ ...operationQuery(operation, input, options), enabled: read !== asked, staleTime: 0, gcTime: 0 })
  if (query.isSuccess && query.isFetchedAfterMount && read !== asked) setRead(asked)
  return query
}

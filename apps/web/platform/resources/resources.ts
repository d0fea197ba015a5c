import type { Operation, OperationCall, OperationOutput } from '@dovolilnice/contract/operation'
import type {
  PublicParameters,
  readParameters as ReadParameters,
  readResources as ReadResources,
  Resources,
} from '@dovolilnice/contract/resources/operations'
import { useQuery, type UseQueryResult } from '@tanstack/react-query'
import type { CallError } from '../calls/call-error.ts'
import { keepParameters, keptParameters } from './kept-parameters.ts'
import { plainOperation } from '../calls/plain-operation.ts'
import { operationQuery, queryClient } from '../calls/query.ts'
import { leaveLanguageSwitchedOff } from '../translate/locale-store.ts'

export const readParameters = plainOperation<typeof ReadParameters>({
  name: 'read-parameters',
  method: 'GET',
  path: 'v1/parameters',
  access: 'public',
})

export const readResources = plainOperation<typeof ReadResources>({
  name: 'read-resources',
  method: 'GET',
  path: 'v1/resources',
  access: 'public',
})

// The stored value counts as stale: it is shown and fetched again at once.
queryClient.setQueryDefaults([readParameters.name], { initialData: keptParameters, initialDataUpdatedAt: 0 })
queryClient.getQueryCache().subscribe((event) => {
  if (event.type !== 'updated' || event.action.type !== 'success' || event.query.queryKey[0] !== readParameters.name) return
  keepParameters(event.query.state.data as PublicParameters)
  leaveLanguageSwitchedOff()
})

/** Resources are read anew this often, and this often again while they could not be read. */
export const resourcesRefreshInterval = 180_000
export const resourceRetryInterval = 30_000

/** Reads what rarely changes: kept while it is refreshed, retried until it succeeds, never an error page. */
export const useResource = <O extends Operation>(operation: O, enabled = true): UseQueryResult<OperationOutput<O>, CallError> =>
  useQuery({
    ...operationQuery(operation, {} as OperationCall<O>, { quiet: true }),
    enabled,
    refetchIntervalInBackground: true,
    refetchInterval: (query) => (query.state.status === 'success' ? resourcesRefreshInterval : resourceRetryInterval),
  })

/** The municipality and its texts; undefined until they are loaded. */
export const useParameters = (): PublicParameters | undefined => useResource(readParameters).data

/** Loads what the public pages show ahead of the first screen; gives up after three seconds and never fails. */
export const loadPublicResources = (): Promise<unknown> =>
  Promise.race([
    Promise.all([
      queryClient.prefetchQuery(operationQuery(readParameters, {}, { quiet: true })),
      queryClient.prefetchQuery(operationQuery(readResources, {}, { quiet: true })),
    ]),
    new Promise((resolve) => setTimeout(resolve, 3_000)),
  ])

/** Loads what everyone may read when any page opens (specification, section 6), so that every screen finds it. */
export const usePublicResources = (): void => {
  useResource(readParameters)
  useResource(readResources)
}

/** Kinds of permit with prices and documents, lots, types of users; undefined until they are loaded. */
export const useResources = (): Resources | undefined => useResource(readResources).data

/** The zones of the town's lots, each once. */
export const useZones = (): string[] => [...new Set(useResources()?.parking_lots.map(({ zone }) => zone) ?? [])].toSorted()

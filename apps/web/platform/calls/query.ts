import type { Operation, OperationCall, OperationOutput } from '@dovolilnice/contract/operation'
import {
  QueryClient,
  keepPreviousData,
  onlineManager,
  queryOptions,
  useMutation,
  useQuery,
  useQueryClient,
  type UseMutationResult,
  type UseQueryResult,
} from '@tanstack/react-query'
import { useMemo } from 'react'
import { call, type CallOptions } from './call.ts'
import { isCallError, mayRetry, refusalOf, type CallError } from './call-error.ts'
import { closeRefusal, showSnackbar } from '../snackbar.ts'
import type { Message } from '../translate/translate.ts'
import { newKey } from './new-key.ts'

const entryOf = (value: unknown): unknown =>
  value instanceof FormData ? [...value] : value instanceof File ? [value.name, value.size, value.lastModified] : value

/** The request as a text; equal requests have equal texts. */
const wordsOf = (input: unknown): string => JSON.stringify(input, (_, value: unknown) => entryOf(value)) ?? ''

/**
 * The sendings of one button: as long as the same is sent and no answer has come, a double click is one sending, and a second try after a lost answer
 * has the same key, by which an idempotent operation does it once; another key for other words, and after an answer.
 */
export const sendingKeys = <Answer>() => {
  let words = ''
  let key = ''
  let running: Promise<Answer> | undefined
  return {
    send: (input: unknown, act: (key: string) => Promise<Answer>): Promise<Answer> => {
      const wanted = wordsOf(input)
      if (wanted === words && running) return running
      if (wanted !== words) key = newKey()
      words = wanted
      return (running = act(key).finally(() => (running = undefined)))
    },
    answered: (): void => void (words = ''),
  }
}

/** Tables are fetched anew this often, and when the window gets the focus. */
export const tableRefreshInterval = 180_000

// TanStack Query assumes a network at the start of the page, and would miss its return on a page opened offline.
if (typeof window !== 'undefined') onlineManager.setOnline(navigator.onLine)

export const queryClient = new QueryClient({
  defaultOptions: {
    queries: { retry: false, staleTime: 5_000, networkMode: 'always', refetchOnReconnect: true },
    mutations: { retry: false, networkMode: 'always' },
  },
})

/** Query key and fetcher of an operation, in one object: for `useQuery`, for prefetching, for reading the cache. */
export const operationQuery = <O extends Operation>(operation: O, input: OperationCall<O>, options: Pick<CallOptions, 'quiet'> = {}) =>
  queryOptions<OperationOutput<O>, CallError>({
    queryKey: [operation.name, input],
    queryFn: ({ signal }) => call(operation, input, { ...options, reading: true, signal }),
  })

interface ReadOptions<O extends Operation> {
  enabled?: boolean
  /** Refetch every so many ms while the screen is visible; a function says how many after each answer. */
  every?: number | ((answer: OperationOutput<O> | undefined) => number)
  /** Keeps the previous answer on screen while the one for a new input loads. */
  keep?: boolean
  /** The screen shows errors itself, without an error page: `true` all, `'server-error'` only 500. */
  quiet?: CallOptions['quiet']
}

/** Reads an operation: `const { data, error, isPending } = useOperation(readPermit, { params: { id } })`. */
export const useOperation = <O extends Operation>(
  operation: O,
  input: OperationCall<O>,
  { every, ...options }: ReadOptions<O> = {},
): UseQueryResult<OperationOutput<O>, CallError> =>
  useQuery({
    ...operationQuery(operation, input, { quiet: options.quiet }),
    enabled: options.enabled,
    refetchInterval: typeof every === 'function' ? ({ state }) => every(state.data) : every,
    refetchOnWindowFocus: true,
    ...(options.keep === true && { placeholderData: keepPreviousData }),
  })

interface ActionOptions<O extends Operation> {
  /** What the snackbar says when it worked. */
  done?: Message
  onDone?: (output: OperationOutput<O>) => void
  /** A form shows the failure itself, at its fields. */
  silent?: boolean
  onProgress?: (share: number) => void
}

/** Statuses for which the global handler opens an error page; a snackbar would repeat it. */
const hasOwnPage = new Set([401, 403, 404, 500])

/** Says in the snackbar why an action failed, unless an error page does. What the server refused stays until it is closed, the page changes or another action begins. */
export const reportFailure = (error: unknown): void => {
  if (isCallError(error) && hasOwnPage.has(error.status)) return
  const isRefused = isCallError(error) && error.status < 500 && !mayRetry(error)
  showSnackbar(refusalOf(error), { tone: 'bad', mode: 'multi-line', ...(isRefused && { timeout: -1, passes: true }) })
}

/**
 * An operation that changes something: `const approve = useAction(approveApplication, { done: texts.approved })`, then
 * `approve.mutate({ params: { id }, body })`. Everything on screen is read anew afterwards, also where a newer state was the reason of a refusal (409).
 */
export const useAction = <O extends Operation>(
  operation: O,
  { done, onDone, silent = false, onProgress }: ActionOptions<O> = {},
): UseMutationResult<OperationOutput<O>, CallError, OperationCall<O>> => {
  const client = useQueryClient()
  const keys = useMemo(() => sendingKeys<OperationOutput<O>>(), [])
  return useMutation<OperationOutput<O>, CallError, OperationCall<O>>({
    mutationKey: [operation.name],
    onMutate: () => (silent ? undefined : closeRefusal()),
    mutationFn: (input) => keys.send(input, (idempotencyKey) => call(operation, input, { onProgress, idempotencyKey })),
    onSuccess: async (output) => {
      keys.answered()
      if (done !== undefined) showSnackbar(done, { tone: 'good' })
      onDone?.(output)
      await client.invalidateQueries()
    },
    onError: (error) => {
      // It does not fit the record as it is now: what is on screen is old.
      if (error.status === 409) void client.invalidateQueries()
      if (!silent) reportFailure(error)
    },
  })
}

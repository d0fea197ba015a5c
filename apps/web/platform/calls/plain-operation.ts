import type { Operation } from '@dovolilnice/contract/operation'

/** Fields that only the server reads, and schemas. */
type LeftOut = 'summary' | 'params' | 'query' | 'body' | 'output' | 'errors' | 'duringReset' | 'duringSetUp' | 'rate' | 'audit' | 'etag'

/**
 * An operation of the contract without its schemas, written out once more: its name, path and so on. A page that calls it loads no zod (11 kB).
 * Only for the few operations that every first visit calls; all others are imported as values. Not for a body of JSON: a form is checked by
 * that schema. The compiler holds it to the contract: `plainOperation<typeof logOut>({ name: 'log-out', … })` with a wrong path or without
 * `idempotent` does not compile.
 */
export const plainOperation = <O extends Operation & ({ body?: never } | { multipart: true })>(call: Omit<O, LeftOut>): O => call as O

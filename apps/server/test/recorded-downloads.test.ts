import { expect, test } from 'vitest'
import { features } from '../compose.ts'
import type { ServedOperation } from '../platform/http/context.ts'

/** Files that a member of staff takes away, and nobody could tell later who has them. */
const unrecorded = (operations: readonly ServedOperation[]): string[] =>
  operations
    .filter(({ method, access, output, audit }) => method === 'GET' && output === undefined && audit === undefined && access.includes(':'))
    .map(({ name }) => name)

const operations = features.flatMap(({ routes }) => routes.map(({ operation }) => operation))

test('each file that staff download stands in the audit trail', () => {
  expect(unrecorded(operations)).toEqual([])
})

test('the rule can fail', () => {
  const careless = operations.map((operation) => (operation.name === 'read-permit-pdf' ? { ...operation, audit: undefined } : operation))
  expect(unrecorded(careless)).toEqual(['read-permit-pdf'])
})

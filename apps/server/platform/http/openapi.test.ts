import { logIn } from '@dovolilnice/contract/session/log-in'
import { readParameters } from '@dovolilnice/contract/resources/operations'
import { rejectApplication } from '@dovolilnice/contract/applications/decide/operations'
import { expect, test } from 'vitest'
import { openApiOf } from './openapi.ts'

interface Described {
  paths: Record<string, Record<string, { responses: Record<string, unknown> }>>
}

test('says what may be refused before a call acts: a missing token, nobody signed in, a right that is missing', () => {
  const { paths } = openApiOf([logIn, readParameters, rejectApplication]) as unknown as Described
  const answersOf = ({ path, method }: { path: string; method: string }) =>
    Object.keys(paths[`/${path}`]?.[method.toLowerCase()]?.responses ?? {})
  expect(answersOf(rejectApplication)).toEqual(expect.arrayContaining(['401', '403', '419']))
  expect(answersOf(logIn)).toContain('419')
  expect(answersOf(logIn)).not.toContain('403')
  expect(answersOf(readParameters)).not.toContain('419')
})

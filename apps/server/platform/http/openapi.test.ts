import { bookGuest } from '@dovolilnice/contract/access/hosts'
import { logIn } from '@dovolilnice/contract/session/log-in'
import { listPrograms } from '@dovolilnice/contract/access/street/programs'
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

test('says for what the key of a program must have been made, and that another is refused', () => {
  const described = openApiOf([bookGuest, listPrograms]) as unknown as Described & {
    components: { securitySchemes: Record<string, unknown> }
  }
  const { paths, components } = described
  expect(paths['/v1/bookings']?.post).toMatchObject({ security: [{ key: ['bookings:write'] }], responses: { 401: {}, 403: {} } })
  expect(paths[`/${listPrograms.path}`]?.get).toMatchObject({ security: [{ session: [] }] })
  expect(components.securitySchemes.key).toMatchObject({ type: 'http', scheme: 'bearer' })
})

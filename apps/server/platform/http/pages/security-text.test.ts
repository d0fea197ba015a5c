import fastify from 'fastify'
import { afterAll, expect, test } from 'vitest'
import { fixedClock } from '../../../test/fixed-clock.ts'
import { addSecurityText } from './security-text.ts'

const clock = fixedClock('2026-11-16T09:00:00Z')
const values = new Map([['municipality.email', 'obcina@lipograd.example']])
const app = fastify()
addSecurityText(app, async () => values, { clock, publicUrl: 'https://dovolilnice.example' })
afterAll(() => app.close())

const read = async (): Promise<Map<string, string>> => {
  const { body, headers, statusCode } = await app.inject('/.well-known/security.txt')
  expect([statusCode, headers['content-type']]).toEqual([200, 'text/plain; charset=utf-8'])
  const lines = body
    .trimEnd()
    .split('\n')
    .map((line): [string, string] => {
      const [, name = '', value = ''] = /^([A-Z][A-Za-z-]+): (\S.*)$/.exec(line) ?? []
      return [name, value]
    })
  // RFC 9116: these two may stand there only once.
  for (const name of ['Expires', 'Preferred-Languages']) expect(lines.filter(([field]) => field === name)).toHaveLength(1)
  return new Map(lines)
}

test('names the municipality, as its settings say now', async () => {
  expect(Object.fromEntries(await read())).toEqual({
    Contact: 'mailto:obcina@lipograd.example',
    Expires: '2027-05-14T22:00:00.000Z',
    'Preferred-Languages': 'sl, en',
    Canonical: 'https://dovolilnice.example/.well-known/security.txt',
  })
  values.set('municipality.email', 'varnost@lipograd.example')
  expect((await read()).get('Contact')).toBe('mailto:varnost@lipograd.example')
  values.set('municipality.email', '')
  expect((await read()).get('Contact')).toBe('https://dovolilnice.example/kolofon')
})

test('never expires within the next months, and never later than in a year', async () => {
  for (let month = 0; month < 30; month++) {
    clock.advance(31 * 86_400_000)
    const expires = Date.parse((await read()).get('Expires') ?? '')
    const days = (expires - clock.now().getTime()) / 86_400_000
    expect(days).toBeGreaterThan(170)
    expect(days).toBeLessThan(365)
  }
})

test('is found at its old place too', async () => {
  const { statusCode, headers } = await app.inject('/security.txt')
  expect([statusCode, headers.location]).toEqual([301, '/.well-known/security.txt'])
})

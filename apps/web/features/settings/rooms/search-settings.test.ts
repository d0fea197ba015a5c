import { parametersSchema } from '@dovolilnice/contract/resources/operations'
import { expect, test } from 'vitest'
import { z } from 'zod/mini'
import { rooms, searchSettings } from './rooms.ts'

const all = rooms.flatMap(({ title, about, settings }) => [
  { label: title, around: `${about.sl} ${about.en}` },
  ...settings.map(({ label, also = '' }) => ({ label, around: `${title.sl} ${title.en} ${also}` })),
])
const found = (typed: string): string[] => searchSettings(typed, all).map(({ label }) => label.sl)

test('finds a setting by its name in either language, without carons, and by the beginning of a word', () => {
  expect(found('Davčna številka')[0]).toBe('Davčna številka')
  expect(found('davcna stev')[0]).toBe('Davčna številka')
  expect(found('coat of arms')[0]).toBe('Grb občine')
  expect(found('uradnih ur')[0]).toBe('Uradne ure')
})

test('finds a setting by its meaning, after those that are called so', () => {
  expect(found('swift')).toEqual(['BIC'])
  expect(found('upn qr')).toEqual(['Koda namena'])
  const named = found('rok')
  expect(named[0]).toMatch(/^Rok/)
  expect(named).toContain('Dni za izjavo o ugotovitvah')
})

test('finds nothing for blanks and for words that no setting has', () => {
  expect(found('  ')).toEqual([])
  expect(found('krokodil')).toEqual([])
})

type Shape = z.core.JSONSchema.JSONSchema

/** The paths of the single values; a list or a record counts as one. */
const leavesOf = ({ properties }: Shape, path = ''): string[] =>
  properties === undefined
    ? [path]
    : Object.entries(properties).flatMap(([key, value]) =>
        typeof value === 'boolean' ? [] : leavesOf(value, path === '' ? key : `${path}.${key}`),
      )

/** Set by hand in the database, or on no screen. */
const elsewhere = ['demo']
/** Values that stand side by side under one name. */
const together = ['colours', 'languages', 'municipality.names', 'privacy.legal_basis', 'privacy.grounds']

test('every value of the parameters has a setting that is found', () => {
  const leaves = leavesOf(z.toJSONSchema(parametersSchema)).map((leaf) => together.find((one) => leaf.startsWith(`${one}.`)) ?? leaf)
  const fields = rooms.flatMap(({ settings }) => settings.map(({ field = '' }) => field))
  const isFound = (leaf: string): boolean => fields.some((field) => field === leaf || field.startsWith(`${leaf}.`))
  expect(leaves.length).toBeGreaterThan(50)
  expect(leaves.filter((leaf) => !isFound(leaf) && !elsewhere.includes(leaf))).toEqual([])
})

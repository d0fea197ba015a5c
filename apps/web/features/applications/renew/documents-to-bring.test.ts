import type { PermitKind } from '@dovolilnice/contract/parking/permit-kind'
import { expect, it } from 'vitest'
import { documentsToBring } from './documents-to-bring.ts'

const text = { sl: '', en: '' }
const document = (type: string, required = true) => ({
  ...{ type, required, name: text, explanation: text, expires: true, marked: false },
})
const kind = (validity: PermitKind['validity']) => ({ validity, documents: [document('lease'), document('photo', false)] })
const byYear = kind({ rule: 'periods', maxDays: 366 })
const typesOf = ({ asked, kept, isNeeded }: ReturnType<typeof documentsToBring>) => ({
  asked: asked.map(({ type }) => type),
  kept: kept.map(({ type }) => type),
  isNeeded,
})
const lease = (day: string | null) => [{ type: 'lease', expires_on: day }]

it('a document that the office does not have is asked for where it is required', () => {
  expect(typesOf(documentsToBring(byYear, [], '2027-01-01'))).toEqual({ asked: ['lease'], kept: [], isNeeded: true })
})

it('one that holds until the last day of the permit, or for ever, is kept', () => {
  for (const day of ['2026-12-31', null])
    expect(typesOf(documentsToBring(byYear, lease(day), '2027-01-01'))).toEqual({ asked: [], kept: ['lease'], isNeeded: false })
})

it('one that ends before may be brought anew, and is not named among what is kept', () => {
  expect(typesOf(documentsToBring(byYear, lease('2026-12-30'), '2027-01-01'))).toEqual({ asked: ['lease'], kept: [], isNeeded: false })
})

it('the document that gives the permit its days may be brought anew, for a newer one gives more', () => {
  const byDocument = kind({ rule: 'document', documentType: 'lease', maxDays: 366 })
  expect(typesOf(documentsToBring(byDocument, lease('2026-12-31'), '2027-01-01')).asked).toEqual(['lease'])
})

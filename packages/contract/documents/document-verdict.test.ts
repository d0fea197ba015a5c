import { expect, test } from 'vitest'
import { failingDocuments, unjudgedDocuments, type DocumentVerdict } from './document-verdict.ts'

const document = (type: string, day: number, verdict: DocumentVerdict | null, deleted = false) => ({
  ...{ type, type_name: { sl: type, en: type }, created_at: `2026-11-0${day}T09:00:00.000Z`, verdict },
  ...{ verdict_reason: verdict === 'fails' ? 'Ni čitljivo.' : null, deleted_at: deleted ? '2026-11-09T09:00:00.000Z' : null },
})
const required_documents = [
  { type: 'identity', required: true },
  { type: 'flat', required: false },
]
const typesOf = (documents: readonly { type: string }[]) => documents.map(({ type }) => type)

test('a required document that nobody has judged waits; one that need not be sent does not', () => {
  expect(typesOf(unjudgedDocuments({ required_documents, documents: [document('identity', 1, null), document('flat', 1, null)] }))).toEqual(
    ['identity'],
  )
  expect(typesOf(unjudgedDocuments({ required_documents, documents: [document('identity', 1, 'meets')] }))).toEqual([])
  expect(typesOf(unjudgedDocuments({ required_documents, documents: [document('identity', 1, null, true)] }))).toEqual([])
})

test('what does not meet is made up for by one that does, and waits again when a new one comes', () => {
  const failed = document('identity', 1, 'fails')
  expect(typesOf(failingDocuments({ documents: [failed] }))).toEqual(['identity'])
  expect(failingDocuments({ documents: [failed, document('identity', 2, 'meets')] })).toEqual([])
  const supplemented = [document('identity', 2, null), failed]
  expect(failingDocuments({ documents: supplemented })).toEqual([])
  expect(typesOf(unjudgedDocuments({ required_documents, documents: supplemented }))).toEqual(['identity'])
  expect(failingDocuments({ documents: [document('identity', 1, 'fails', true)] })).toEqual([])
})

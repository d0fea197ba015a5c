import { expect, test } from 'vitest'
import { lastSupplement } from './judge-bar.tsx'

const sent = '2026-11-20T09:00:00.000Z'
const documents = (...times: string[]) => times.map((created_at) => ({ created_at }))

test('documents of the last supplement are new, those sent with the application are not', () => {
  expect(lastSupplement({ created_at: sent, documents: [] })).toBeUndefined()
  expect(lastSupplement({ created_at: sent, documents: documents(sent, sent) })).toBeUndefined()
  const [first, second] = ['2026-11-21T09:00:00.000Z', '2026-11-22T09:00:00.000Z']
  expect(lastSupplement({ created_at: sent, documents: documents(second, sent, first) })).toBe(second)
})

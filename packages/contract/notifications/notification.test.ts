import { expect, test } from 'vitest'
import { fieldErrors } from '../errors.ts'
import { notificationFormSchema } from './notification.ts'

const form = { audience: { to: 'zone', zone: 'center' }, text: { sl: 'Zapora ceste.\n\nPrimer.' } }

test('the subject of a notification is one line, in both languages', () => {
  expect(notificationFormSchema.safeParse({ ...form, subject: { sl: 'Zapora Glavnega trga' } }).success).toBe(true)
  const parsed = notificationFormSchema.safeParse({ ...form, subject: { sl: 'Zapora\r\nBcc: x@evil.example', en: 'Closed\nX: y' } })
  expect(fieldErrors(parsed.error?.issues ?? [], 'sl').map(({ path, rule }) => [path, rule])).toEqual([
    ['subject.sl', 'one_line'],
    ['subject.en', 'one_line'],
  ])
})

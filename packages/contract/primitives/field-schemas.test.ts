import { lineSchema, nameSchema } from './field-schemas.ts'
import { expect, test } from 'vitest'

test.each([nameSchema, lineSchema])('a line holds no line end and no other control character', (schema) => {
  for (const text of ['Ana\nBcc: x', 'Ana\r\nNovak', 'Ana\u0000Novak', 'Ana\tNovak', 'Ana\u0085Novak'])
    expect(schema.safeParse(text).error?.issues[0]?.message).toBe('invalid')
  expect(schema.parse(' Čedomir Žšđć-O’Neill ')).toBe('Čedomir Žšđć-O’Neill')
})

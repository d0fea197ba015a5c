import { describe, expect, it } from 'vitest'
import { phoneSchema } from './field-schemas.ts'
import { formatPhone, normalisePhone } from './phone.ts'

describe('a phone number', () => {
  it.each([
    ['+38641234567', '+386 41 234 567'],
    ['+38630234567', '+386 30 234 567'],
    ['+38659123456', '+386 59 123 456'],
    ['+38612345678', '+386 1 234 56 78'],
    ['+38640123456', '+386 40 123 456'],
    ['+38642345678', '+386 4 234 56 78'],
    ['+38680123456', '+386 80 123 456'],
  ])('%s is read %s', (stored, read) => {
    expect(formatPhone(stored)).toBe(read)
    expect(normalisePhone(read)).toBe(stored)
    expect(phoneSchema.parse(read)).toBe(stored)
  })

  it.each(['+436601234567', '01 234 56 78', '', '+3864123'])('%j stays as it is', (phone) => {
    expect(formatPhone(phone)).toBe(phone)
  })
})

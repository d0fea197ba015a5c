import { z } from 'zod'

/**
 * A phone number in E.164: `041 123 456` → `+38641123456`. Numbers without a country code are Slovenian.
 * @returns undefined when it cannot be a phone number.
 */
export const normalisePhone = (phone: string): string | undefined => {
  const digits = phone.replace(/[\s()/.-]/g, '')
  const international = digits.startsWith('+')
    ? digits
    : digits.startsWith('00')
      ? `+${digits.slice(2)}`
      : digits.startsWith('0')
        ? `+386${digits.slice(1)}`
        : digits.startsWith('386')
          ? `+${digits}`
          : undefined
  if (international === undefined || !/^\+[1-9]\d{6,14}$/.test(international)) return undefined
  return international.startsWith('+386') && !/^\+386\d{8}$/.test(international) ? undefined : international
}

/** A phone number, stored and compared in E.164. */
export const phoneSchema = z
  .string({ error: 'required' })
  .trim()
  .min(1)
  .max(24)
  .transform((phone, context) => {
    const normalised = normalisePhone(phone)
    if (normalised !== undefined) return normalised
    context.addIssue({ code: 'custom', message: 'phone', input: phone })
    return z.NEVER
  })

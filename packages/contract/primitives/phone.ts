/**
 * A phone number in E.164: `041 123 456` → `+38641123456`. Numbers without a country code are Slovenian.
 * @returns undefined when it cannot be a phone number.
 */
export const normalisePhone = (phone: string): string | undefined => {
  const digits = phone.replace(/[\s()/.-]/g, '')
  // Abroad is dialled as + or 00, or copied without either; a single 0 leads into the country.
  const international = digits.replace(/^00/, '+').replace(/^0/, '+386').replace(/^386/, '+386')
  if (!/^\+[1-9]\d{6,14}$/.test(international)) return undefined
  return international.startsWith('+386') && !/^\+386\d{8}$/.test(international) ? undefined : international
}

/** Slovenian area codes have one digit (Ljubljana is 1). A number that begins with a two-digit mobile or internet code has no area code. */
const areaCode = /^(?!30|31|40|41|51|59|70|71)[1-57]/

/**
 * A stored number for reading: `+38641234567` → `+386 41 234 567`, `+38612345678` → `+386 1 234 56 78`. Foreign numbers, whose
 * grouping is not known here, and text that is not E.164 stay unchanged. Comparison, calls and exports use E.164.
 */
export const formatPhone = (phone: string): string => {
  const digits = /^\+386(\d{8})$/.exec(phone)?.[1]
  if (digits === undefined) return phone
  const grouped = areaCode.test(digits)
    ? digits.replace(/^(.)(...)(..)(..)$/, '$1 $2 $3 $4')
    : digits.replace(/^(..)(...)(...)$/, '$1 $2 $3')
  return `+386 ${grouped}`
}

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

/** Slovenian area codes of one digit (Ljubljana is 1); what begins with two of a mobile or an internet network is none of them. */
const areaCode = /^(?!30|31|40|41|51|59|70|71)[1-57]/

/**
 * A stored number as it is read: `+38641234567` → `+386 41 234 567`, `+38612345678` → `+386 1 234 56 78`. Numbers of other countries, whose
 * groups only they know, and whatever is no number in E.164 stay as they are. What is compared, called and exported is E.164.
 */
export const formatPhone = (phone: string): string => {
  const digits = /^\+386(\d{8})$/.exec(phone)?.[1]
  if (digits === undefined) return phone
  const grouped = areaCode.test(digits)
    ? digits.replace(/^(.)(...)(..)(..)$/, '$1 $2 $3 $4')
    : digits.replace(/^(..)(...)(...)$/, '$1 $2 $3')
  return `+386 ${grouped}`
}

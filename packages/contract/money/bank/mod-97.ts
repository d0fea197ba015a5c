/**
 * The remainder by 97 that IBANs (ISO 13616) and RF references (ISO 11649) are checked by: letters count 10 to 35, and the four signs in
 * front stand last. A valid text has the remainder 1.
 * @param text letters A–Z and digits alone, without blanks
 */
export const remainderBy97 = (text: string): number => {
  const digits = [...text.slice(4), ...text.slice(0, 4)].map((sign) => Number.parseInt(sign, 36).toString()).join('')
  let remainder = 0
  for (const digit of digits) remainder = (remainder * 10 + Number(digit)) % 97
  return remainder
}

/**
 * Whether eight digits are a Slovenian tax number (davčna številka): weights 8…2, check = 11 − Σ mod 11; 10 counts as 0, 11 is invalid.
 * @param taxNumber with or without the VAT prefix `SI`
 */
export const isTaxNumber = (taxNumber: string): boolean => {
  const digits = taxNumber.replace(/^SI/i, '').replace(/\s/g, '')
  if (!/^[1-9]\d{7}$/.test(digits)) return false
  const sum = [...digits.slice(0, 7)].reduce((total, digit, index) => total + Number(digit) * (8 - index), 0)
  const check = 11 - (sum % 11)
  return check !== 11 && check % 10 === Number(digits[7])
}

import { remainderBy97 } from './mod-97.ts'

/** An IBAN as it is stored and compared: upper case, without blanks. */
export const plainIban = (typed: string): string => typed.replace(/\s/g, '').toUpperCase()

/** Whether a text is an IBAN of any country, by its shape and its check digits. Blanks do not matter. */
export const isIban = (typed: string): boolean => {
  const iban = plainIban(typed)
  return /^[A-Z]{2}\d{2}[A-Z\d]{11,30}$/.test(iban) && remainderBy97(iban) === 1
}

/** Whether a text is a Slovenian IBAN: SI, two check digits and an account of 15 digits. */
export const isSlovenianIban = (typed: string): boolean => /^SI\d{17}$/.test(plainIban(typed)) && isIban(typed)

/** In groups of four, as on a payment slip: `SI56 0201 7001 4356 205`. */
export const formatIban = (iban: string): string => plainIban(iban).replace(/(.{4})(?=.)/g, '$1 ')

/** Enough to know one's own account by, and no more: `SI56 … 7892`. */
export const maskedIban = (iban: string): string => `${plainIban(iban).slice(0, 4)} … ${plainIban(iban).slice(-4)}`

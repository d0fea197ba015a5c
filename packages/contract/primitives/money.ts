import type { Locale } from '../locale.ts'

/** `12345` → `123,45 €` (sl) or `€123.45` (en). */
export const formatCents = (cents: number, locale: Locale): string =>
  new Intl.NumberFormat(locale === 'sl' ? 'sl-SI' : 'en-IE', { style: 'currency', currency: 'EUR' }).format(cents / 100)

/** The VAT contained in a gross amount, rounded half up to the cent. */
export const vatIncluded = (grossCents: number, vatBasisPoints: number): number =>
  Math.round((grossCents * vatBasisPoints) / (10_000 + vatBasisPoints))

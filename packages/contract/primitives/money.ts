import type { Locale } from '../locale.ts'
import { lazy } from './lazy.ts'

const euros = (tag: string) => lazy(() => new Intl.NumberFormat(tag, { style: 'currency', currency: 'EUR' }))
const amounts: Record<Locale, () => Intl.NumberFormat> = {
  sl: euros('sl-SI'),
  en: euros('en-IE'),
  it: euros('it-IT'),
  hu: euros('hu-HU'),
}

/** `12345` → `123,45 €` (sl, it) or `€123.45` (en). */
export const formatCents = (cents: number, locale: Locale): string => amounts[locale]().format(cents / 100)

/**
 * The VAT contained in a gross amount, rounded to the cent, half a cent away from zero: what an invoice charges and what its storno takes
 * back are the same.
 */
export const vatIncluded = (grossCents: number, vatBasisPoints: number): number =>
  grossCents < 0 ? 0 - vatIncluded(-grossCents, vatBasisPoints) : Math.round((grossCents * vatBasisPoints) / (10_000 + vatBasisPoints))

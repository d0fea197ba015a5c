import { z } from 'zod'
import type { Locale } from '../locale.ts'

/** An amount in whole euro cents. Never a float, never euros. */
export const centsSchema = z.number().int().min(-100_000_000).max(100_000_000)

/** VAT in basis points: 22 % is 2200. */
export const basisPointsSchema = z.number().int().min(0).max(10_000)

/** `12345` → `123,45 €` (sl) or `€123.45` (en). */
export const formatCents = (cents: number, locale: Locale): string =>
  new Intl.NumberFormat(locale === 'sl' ? 'sl-SI' : 'en-IE', { style: 'currency', currency: 'EUR' }).format(cents / 100)

/** The VAT contained in a gross amount, rounded half up to the cent. */
export const vatIncluded = (grossCents: number, vatBasisPoints: number): number =>
  Math.round((grossCents * vatBasisPoints) / (10_000 + vatBasisPoints))

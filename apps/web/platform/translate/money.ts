import { formatCents } from '@dovolilnice/contract/primitives/money'
import { pageLocale } from './translate.ts'

/** `12345` → `123,45 €`, in English `€123.45`. */
export const formatMoney = (cents: number): string => formatCents(cents, pageLocale())

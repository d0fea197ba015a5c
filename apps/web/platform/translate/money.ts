import { formatCents } from '@dovolilnice/contract/primitives/money'
import { pageLocale } from './translate.ts'

/** Apart from the texts, for a first page that names no sum loads nothing of it. `12345` → `123,45 €`, in English `€123.45`. */
export const formatMoney = (cents: number): string => formatCents(cents, pageLocale())

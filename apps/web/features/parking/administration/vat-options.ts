import { pageLocale, t } from '../../../platform/kit.ts'
import { texts } from './admin-texts.ts'

/** The VAT rates in force in basis points, and none where the municipality charges a fee as an authority. */
const vatRates = [0, 500, 950, 2200]

/** `22 %`, or that there is none. */
export const vatText = (points: number): string => (points === 0 ? t(texts.noVat) : `${(points / 100).toLocaleString(pageLocale())} %`)

export const vatOptions = (): { value: string; label: string }[] => vatRates.map((rate) => ({ value: String(rate), label: vatText(rate) }))

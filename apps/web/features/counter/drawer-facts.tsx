import type { DrawerSums } from '@dovolilnice/contract/counter/drawer'
import { formatCents } from '@dovolilnice/contract/primitives/money'
import { useLocale, useTranslate } from '../../platform/translate/use-translate.ts'
import type { Fact } from '../../ui/facts.tsx'
import { texts } from './texts.ts'

type Sums = DrawerSums & { opening_cents: number; expected_cents: number }

/** What came into and went out of a drawer; what is nothing is left out, but not what must lie in it. */
export const useDrawerFacts = (sums: Sums): Fact[] => {
  const t = useTranslate()
  const locale = useLocale()
  const money = (cents: number) => cents !== 0 && formatCents(cents, locale)
  return [
    { label: t(texts.payments), value: String(sums.payments) },
    { label: t(texts.giveBacks), value: sums.give_backs > 0 && String(sums.give_backs) },
    { label: t(texts.opening), value: formatCents(sums.opening_cents, locale) },
    { label: t(texts.changeMoney), value: money(sums.change_money_cents) },
    { label: t(texts.cashPaid), value: money(sums.cash_cents) },
    { label: t(texts.cashBack), value: money(sums.cash_back_cents) },
    { label: t(texts.cardPaid), value: money(sums.card_cents) },
    { label: t(texts.cardBack), value: money(sums.card_back_cents) },
    { label: t(texts.expected), value: <strong>{formatCents(sums.expected_cents, locale)}</strong> },
  ]
}
